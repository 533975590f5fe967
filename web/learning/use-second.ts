import { useCallback, useSyncExternalStore } from 'react'

/** The second that is playing; 0 without a film or recording. */
export function useSecond(film: HTMLMediaElement | null): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      film?.addEventListener('timeupdate', listener)
      film?.addEventListener('seeking', listener)
      return () => {
        film?.removeEventListener('timeupdate', listener)
        film?.removeEventListener('seeking', listener)
      }
    },
    [film],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(film?.currentTime ?? 0))
}
