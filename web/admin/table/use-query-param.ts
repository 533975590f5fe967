// What is looked for stands in the address, so that it survives a reload and can be sent to somebody.
import { useNavigate, useSearchParams } from 'react-router'

/** A word of the address's query, '' where there is none. A new one takes the old one's place: Back leaves the page. */
export function useQueryParam(name: string): [wish: string, change: (wish: string) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const change = (wish: string) => {
    // As it is now: who types is followed with a delay.
    const next = new URLSearchParams(location.search)
    if (wish) next.set(name, wish)
    else next.delete(name)
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true })
  }
  return [query.get(name) ?? '', change]
}

/** The same where only some words mean something. */
export function useChosen<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const [wish] = useQueryParam(name)
  return choices.find((choice) => choice === wish)
}
