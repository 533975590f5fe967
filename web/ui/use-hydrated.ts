import { useSyncExternalStore } from 'react'

/** To subscribe to what stays as it is while the page is open, but is known to browsers only. */
export const neverChanges = () => () => {}

/** False on the server and during hydration, then true: for browser-only state. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
