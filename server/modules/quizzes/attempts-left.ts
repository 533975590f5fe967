// How many attempts at a quiz are left today: a fixed number, and then perhaps one a day.

type Limits = { attempts: number | null; daily: boolean }
type LastAttempt = { number: number; startedAt: Date }

const DAY_MS = 86_400_000
/** Days start at midnight in Dhaka, which has no daylight saving time. */
const DHAKA_MS = 6 * 3_600_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + DHAKA_MS) / DAY_MS)

/** Null for unlimited. */
export function attemptsLeft({ attempts, daily }: Limits, last: LastAttempt | null, now: Date): number | null {
  if (attempts === null) return null
  const left = attempts - (last?.number ?? 0)
  if (left > 0 || !daily) return Math.max(0, left)
  return dayOf(last!.startedAt) < dayOf(now) ? 1 : 0
}
