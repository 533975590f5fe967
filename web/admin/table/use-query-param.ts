// Searches and filters are kept in the URL, so that they survive a reload and can be shared.
import { useNavigate, useSearchParams } from 'react-router'

/** A query parameter, '' if missing. Setting it replaces the history entry, so that Back leaves the page. */
export function useQueryParam(name: string): [value: string, setValue: (value: string) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setValue = (value: string) => {
    // Read the current URL, because the search box calls this after a delay.
    const next = new URLSearchParams(location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true })
  }
  return [query.get(name) ?? '', setValue]
}

/** A query parameter with a fixed set of values. */
export function useChoiceParam<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const [value] = useQueryParam(name)
  return choices.find((choice) => choice === value)
}
