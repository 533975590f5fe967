// The times of a new batch's classes, as the form shows them before anything is saved.
import { instantOf } from '#contract/live/zoned-times.ts'
import { addDays } from '../zones.ts'

export type ClassDate = { day: string; at: string }
/** Weekdays are numbered from 1 for Monday. */
export type WeeklyPlan = { from: string; weekdays: number[]; at: string; count: number }

const DATE = /^\d{4}-\d\d-\d\d$/
const CLOCK = /^\d\d:\d\d$/

/** Empty while something is missing. */
export function weeklyDates({ from, weekdays, at, count }: WeeklyPlan): ClassDate[] {
  if (!DATE.test(from) || !CLOCK.test(at) || !weekdays.length || !(count > 0)) return []
  const dates: ClassDate[] = []
  for (let day = from; dates.length < count; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) dates.push({ day, at })
  }
  return dates
}

/** The moments of the complete dates, earliest first. */
export const momentsOf = (dates: ClassDate[], zone: string): string[] =>
  [
    ...new Set(
      dates
        .filter(({ day, at }) => DATE.test(day) && CLOCK.test(at))
        .map(({ day, at }) => instantOf({ day, at }, zone).toISOString()),
    ),
  ].toSorted()

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
