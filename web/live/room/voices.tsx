import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Slots } from './connection.ts'

/** The voices that can be heard at the same time. */
export function Voices({ slots }: { slots: Slots | null }) {
  const [isSilenced, setIsSilenced] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  if (!slots) return null
  const playAll = () => {
    setIsSilenced(false)
    for (const voice of box.current?.querySelectorAll('audio') ?? []) {
      voice.play().catch(() => setIsSilenced(true))
    }
  }
  return (
    <div className="room-voices" ref={box}>
      {[slots.a0, slots.a1, slots.a2, slots.a3].map((track) => (
        <Voice key={track.id} track={track} onSilenced={() => setIsSilenced(true)} />
      ))}
      {isSilenced && (
        <button type="button" className="button button-primary" onClick={playAll}>
          {m.room_tap_sound()}
        </button>
      )}
    </div>
  )
}

/** Some browsers play nothing before a tap. */
function Voice({ track, onSilenced }: { track: MediaStreamTrack; onSilenced: () => void }) {
  const element = useRef<HTMLAudioElement>(null)
  const silenced = useEffectEvent(onSilenced)
  useEffect(() => {
    const audio = element.current
    if (!audio) return
    audio.srcObject = new MediaStream([track])
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') silenced()
    })
    return () => {
      audio.srcObject = null
    }
  }, [track])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions while people talk
  return <audio ref={element} />
}
