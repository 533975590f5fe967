import { useEffect, useState } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { paths } from '#contract/paths.ts'
import { size } from '../../files/amounts.ts'
import { clock } from '../../learning/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import type { DataUse } from './use-used.ts'

type RoomBarProps = {
  page: RoomPage
  used: DataUse
  /** When the recording started. */
  recording: number | null
}

export function RoomBar({ page, used, recording }: RoomBarProps) {
  const { batch, number, classes, isHost } = page
  const now = useNow(recording !== null && isHost ? 1000 : 15_000)
  const left = timeLeft(page, now)
  const place = { n: digits(number), all: digits(classes) }
  return (
    <header className="room-bar row small numbers">
      <a href={paths.home} target="_blank" rel="noreferrer" aria-label={m.site_name()}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
      </a>
      <div>
        <h1 className="one-line" lang={langOf(batch.title)}>
          {batch.title}
        </h1>
        <p className="one-line room-wide">
          {isHost ? m.room_class_host(place) : m.room_class_of({ ...place, name: batch.tutor })}
        </p>
        <p className="one-line room-narrow">{isHost ? m.room_host_left({ left }) : left}</p>
      </div>
      {!isHost && (
        <span className="inline room-used">
          <Icon name="gauge" />
          {m.room_used({ a: size(used.bytes), b: size(used.hourly) })}
        </span>
      )}
      <span className="inline room-left" role="timer" aria-label={m.room_time_left()}>
        {left}
      </span>
      {recording !== null && (
        <span className="inline room-recording">
          {isHost ? m.room_recording_for({ time: clock(Math.max(0, now - recording) / 1000) }) : m.room_recording()}
        </span>
      )}
    </header>
  )
}

function timeLeft({ startsAt, minutes }: RoomPage, now: number): string {
  const start = Date.parse(startsAt)
  const inMinutes = (ms: number) => digits(Math.ceil(ms / 60_000))
  if (now < start) return m.room_begins_in({ n: inMinutes(start - now) })
  const left = start + minutes * 60_000 - now
  return left > 0 ? m.room_minutes_left({ n: inMinutes(left) }) : m.room_over_time({ n: inMinutes(-left) })
}

export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
