import { useCallback, useSyncExternalStore } from 'react'

export function usePlaying(audio: HTMLMediaElement | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const events = ['play', 'pause', 'ended', 'emptied']
      for (const event of events) audio?.addEventListener(event, listener)
      return () => {
        for (const event of events) audio?.removeEventListener(event, listener)
      }
    },
    [audio],
  )
  return useSyncExternalStore(subscribe, () => audio !== null && !audio.paused)
}
