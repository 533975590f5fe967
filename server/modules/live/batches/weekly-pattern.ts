// The days and times of a batch whose classes repeat every week.
import type { WallTime } from '#contract/live/zoned-times.ts'

const DAY_MS = 86_400_000

export type Pattern = { from: string; weekdays: number[]; at: string; count: number }

/** The first `count` days, starting on a day, that are one of these weekdays, with 1 for Monday. */
export function timesOf({ from, weekdays, at, count }: Pattern): WallTime[] {
  const times: WallTime[] = []
  for (let day = Date.parse(from); times.length < count; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay() || 7
    if (weekdays.includes(weekday)) times.push({ day: new Date(day).toISOString().slice(0, 10), at })
  }
  return times
}
