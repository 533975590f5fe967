// How many attempts at a quiz are left today: a fixed number, and then possibly one a day.
import { dayNumber } from '../../dhaka.ts'

type Limits = { attempts: number | null; daily: boolean }
type LastAttempt = { number: number; startedAt: Date }

/** Null for unlimited. */
export function attemptsLeft({ attempts, daily }: Limits, last: LastAttempt | null, now: Date): number | null {
  if (attempts === null) return null
  const left = attempts - (last?.number ?? 0)
  if (left > 0 || !daily) return Math.max(0, left)
  return dayNumber(last!.startedAt) < dayNumber(now) ? 1 : 0
}
