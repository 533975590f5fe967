// The days, weeks or months of an overview, and the earlier ones to compare them with.
import { MAX_PERIODS, type Period } from '#contract/constants.ts'
import { refusal } from '#contract/refusals.ts'
import { invalid } from '../../../http/errors.ts'
import { dayAfter, monthAfter } from '../../dhaka.ts'

export type Range = {
  by: Period
  from: string
  to: string
  /** The first day of each period. */
  starts: string[]
  before: { from: string; to: string; starts: string[] }
}

const MONDAY = 1

/** The first day of the day's week or month; months count from 0. */
export function firstDay(day: string, by: Period): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return by === 'week' ? dayAfter(day, -((weekday + 7 - MONDAY) % 7)) : day
}

/** The first day of the period this many periods later, or earlier if negative. */
function step(start: string, by: Period, periods: number): string {
  if (by === 'month') return `${monthAfter(start.slice(0, 7), periods)}-01`
  return dayAfter(start, by === 'week' ? 7 * periods : periods)
}

/** Widens the days to whole weeks or months. */
export function readRange({ from, to, by }: { from: string; to: string; by: Period }): Range {
  if (to < from) throw invalid({ to: 'before_start' })
  const first = firstDay(from, by)
  const starts: string[] = []
  for (let start = first; start <= to; start = step(start, by, 1)) {
    starts.push(start)
    if (starts.length > MAX_PERIODS[by]) throw invalid({ to: refusal('too_many_days', MAX_PERIODS[by]) })
  }
  const earlier = starts.map((_, index) => step(first, by, index - starts.length))
  return {
    by,
    from: first,
    to: dayAfter(step(first, by, starts.length), -1),
    starts,
    before: { from: earlier[0]!, to: dayAfter(first, -1), starts: earlier },
  }
}
