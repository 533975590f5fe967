// How many attempts at a quiz are left today: a number of them, and then perhaps one a day.

type Limits = { attempts: number | null; daily: boolean }
type LastAttempt = { number: number; startedAt: Date }

const DAY_MS = 86_400_000
/** Days begin at midnight in Dhaka, which has no summer time. */
const DHAKA_MS = 6 * 3_600_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + DHAKA_MS) / DAY_MS)

/** Null for as many as one likes. */
export function attemptsLeft({ attempts, daily }: Limits, last: LastAttempt | null, now: Date): number | null {
  if (attempts === null) return null
  const left = attempts - (last?.number ?? 0)
  if (left > 0 || !daily) return Math.max(0, left)
  return dayOf(last!.startedAt) < dayOf(now) ? 1 : 0
}
