// Shows the recording's name and controls on the lock screen and on headphones.
import { useEffect, useEffectEvent } from 'react'
import { skip } from './play-controls.ts'

type MediaOptions = {
  title: string
  /** The title of the course or book. */
  artist: string | undefined
  /** Chapter controls, if there are chapters. */
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

export function useMediaSession(video: HTMLMediaElement | null, { title, artist, previous, next }: MediaOptions): void {
  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({ title, artist: artist ?? '', artwork: [{ src: '/icons/180.png' }] })
    return () => {
      session.metadata = null
    }
  }, [video, title, artist])

  const goBack = useEffectEvent(() => previous?.())
  const goOn = useEffectEvent(() => next?.())
  const [hasPrevious, hasNext] = [previous !== undefined, next !== undefined]
  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    const actions: [MediaSessionAction, (() => void) | null][] = [
      ['seekbackward', () => skip(video, -10)],
      ['seekforward', () => skip(video, 10)],
      ['previoustrack', hasPrevious ? () => goBack() : null],
      ['nexttrack', hasNext ? () => goOn() : null],
    ]
    for (const [action, run] of actions) navigator.mediaSession.setActionHandler(action, run)
    return () => {
      for (const [action] of actions) navigator.mediaSession.setActionHandler(action, null)
    }
  }, [video, hasPrevious, hasNext])
}
