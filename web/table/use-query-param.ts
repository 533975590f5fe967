// Searches and filters are kept in the URL, so that they survive a reload and can be shared.
import { useNavigate } from 'react-router'
import { useQuery } from '../ui/use-hydrated.ts'

type SetParams = (changed: Record<string, string>, options?: { replace?: boolean }) => void

/**
 * Sets query parameters, or removes them with ''. Each change is a step that Back undoes, unless it replaces the last.
 */
export function useSetParams(): SetParams {
  const navigate = useNavigate()
  return (changed, options) => {
    // Reads the current URL, because the search box calls this after a delay.
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate({ search: String(next) }, { ...options, preventScrollReset: true })
  }
}

/** A query parameter, '' if missing. */
export function useQueryParam(name: string): string {
  return useQuery().get(name) ?? ''
}
