// Questions shown over the stage: whether to speak, or whether sound only would be better.
import { useEffect, useState } from 'react'
import type { PictureLevel } from '#contract/calls/live/room.ts'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { SOUND_BYTES } from './data-use.ts'

/** The offer appears after a connection was weak for this long. It is never forced. */
const WEAK_MS = 10_000
/** The level at which only a small stage is left. */
const WEAK_LEVEL = 2

type AskProps = {
  host: string
  isInvited: boolean
  speak: () => void
  decline: () => void
  level: PictureLevel
  listen: () => void
}

export function StageQuestion({ host, isInvited, speak, decline, level, listen }: AskProps) {
  const weak = useWeak(level)
  if (isInvited) {
    return (
      <div className="room-ask strong cluster" role="group">
        <p>{m.room_invited({ name: host })}</p>
        <button type="button" className="button button-primary" onClick={speak}>
          {m.room_speak_now()}
        </button>
        <button type="button" className="button" onClick={decline}>
          {m.room_not_now()}
        </button>
      </div>
    )
  }
  if (!weak.isWeak) return null
  return (
    <div className="room-ask strong cluster" role="group">
      <p>{m.room_weak_line()}</p>
      <button type="button" className="button button-primary" onClick={listen}>
        {m.room_sound_for({ size: size(SOUND_BYTES) })}
      </button>
      <button type="button" className="button" onClick={weak.dismiss}>
        {m.room_weak_dismiss()}
      </button>
    </div>
  )
}

function useWeak(level: PictureLevel) {
  const [isWeak, setIsWeak] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const isLow = level >= WEAK_LEVEL
  useEffect(() => {
    if (!isLow) return
    const timer = setTimeout(() => setIsWeak(true), WEAK_MS)
    return () => {
      clearTimeout(timer)
      setIsWeak(false)
    }
  }, [isLow])
  return { isWeak: isWeak && !isDismissed, dismiss: () => setIsDismissed(true) }
}
