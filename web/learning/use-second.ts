import { useCallback, useSyncExternalStore } from 'react'

/** The current second. 0 without a video or recording. */
export function useSecond(video: HTMLMediaElement | null): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      video?.addEventListener('timeupdate', listener)
      video?.addEventListener('seeking', listener)
      return () => {
        video?.removeEventListener('timeupdate', listener)
        video?.removeEventListener('seeking', listener)
      }
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(video?.currentTime ?? 0))
}
