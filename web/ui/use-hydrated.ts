import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

/** For subscribing to values that never change while the page is open, but that only browsers know. */
export const neverChanges = () => () => {}

/** False on the server and during hydration, then true. For browser-only state. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const NO_QUERY = new URLSearchParams()

/** The URL's query. Empty until hydrated, because the server renders a personal page once for all queries. */
export function useQuery(): URLSearchParams {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  return isHydrated ? query : NO_QUERY
}
