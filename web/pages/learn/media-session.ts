// The lesson's name and the controls on the lock screen and on headphones.
import { useEffect } from 'react'
import { skip } from './film-controls.ts'

export function useMediaSession(film: HTMLVideoElement | null, title: string, course: string | undefined): void {
  useEffect(() => {
    if (!film || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({ title, artist: course ?? '', artwork: [{ src: '/icons/180.png' }] })
    session.setActionHandler('seekbackward', () => skip(film, -10))
    session.setActionHandler('seekforward', () => skip(film, 10))
    return () => {
      session.metadata = null
      session.setActionHandler('seekbackward', null)
      session.setActionHandler('seekforward', null)
    }
  }, [film, title, course])
}
