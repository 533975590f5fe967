import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query. True on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => true,
  )
}
