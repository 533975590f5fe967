import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes the page over; what depends on the browser is shown when true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
