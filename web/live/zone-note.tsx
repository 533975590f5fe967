import { LIVE_ZONE } from '#contract/constants.ts'
import { offsetOf } from '#contract/live/zoned-times.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { digits } from '../ui/numbers.ts'
import { isDhakaTime, placeOf } from './zones.ts'

/** Which time zone the times are in. */
export function ZoneNote({ zone, at }: { zone: string; at: number }) {
  return (
    <p className="live-zone row muted">
      <Icon name="language" />
      {isDhakaTime(zone, at) ? m.live_zone_dhaka() : m.live_zone({ city: placeOf(zone), apart: apart(zone, at) })}
    </p>
  )
}

/** Formats as: Dhaka is 2 hours ahead. */
function apart(zone: string, at: number): string {
  const minutes = offsetOf(LIVE_ZONE, at) - offsetOf(zone, at)
  const time = duration(Math.abs(minutes))
  return minutes > 0 ? m.live_zone_ahead({ time }) : m.live_zone_behind({ time })
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = { a: digits(hours), b: digits(rest) }
  if (hours === 0) return m.live_minutes(words)
  if (rest > 0) return m.live_hours_minutes(words)
  return hours === 1 ? m.live_hour(words) : m.live_hours(words)
}
