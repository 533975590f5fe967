import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import { useNow } from './use-now.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats as: 2 days 4 h, 3 h 25 min, or 8 min 20 s. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const words = (large: number, small: number) => ({
    a: digits(Math.floor(seconds / large)),
    b: digits(Math.floor((seconds % large) / small)),
  })
  if (seconds >= 2 * DAY) return m.live_left_days(words(DAY, HOUR))
  if (seconds >= HOUR) return m.live_left_hours(words(HOUR, MINUTE))
  return m.live_left_minutes(words(MINUTE, 1))
}

/** Not announced every second to screen readers, because the time itself is below it. */
export function Countdown({ to }: { to: string }) {
  const now = useNow()
  return (
    <div className="live-countdown numbers" role="timer">
      {timeLeft(Date.parse(to) - now)}
    </div>
  )
}
