import { useCallback, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/toast.tsx'
import type { RoomConnection } from './connection.ts'

/** Text on a screen needs sharpness more than motion. */
const SCREEN = { width: { max: 1280 }, height: { max: 720 }, frameRate: { max: 5 } }

/** The person's own shared screen. */
export function useScreen(connection: RoomConnection) {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)

  useEffect(() => {
    connection.share(track)
    if (!track) return
    const end = () => setTrack(null)
    // The event of the browser's own 'Stop sharing' button.
    track.addEventListener('ended', end)
    return () => {
      track.removeEventListener('ended', end)
      track.stop()
    }
  }, [connection, track])

  const toggle = useCallback(() => {
    if (track) return setTrack(null)
    if (!('getDisplayMedia' in navigator.mediaDevices)) return void toast(m.room_share_unsupported(), { kind: 'error' })
    navigator.mediaDevices.getDisplayMedia({ video: SCREEN, audio: false }).then(
      (stream) => setTrack(stream.getVideoTracks()[0] ?? null),
      (error: unknown) => {
        // Closing the browser's prompt isn't a failure.
        const isDeclined = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isDeclined) toast(m.room_share_failed(), { kind: 'error' })
      },
    )
  }, [track])
  return { track, toggle }
}
