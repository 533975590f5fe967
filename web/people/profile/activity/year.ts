// A year as rows of stitches: a column for each week, from Monday to Sunday.
import type { MyActivity } from '#contract/calls/teaching/overview.ts'
import { perLanguage } from '../../../ui/per-language.ts'

const DAY_MS = 86_400_000
/** The minutes from which a stitch is drawn stronger. A finished lesson counts as a few minutes. */
const STEPS = [1, 15, 40]
const MINUTES_OF_LESSON = 8

type Day = MyActivity['days'][number]
export type Stitch = { day: string; column: number; row: number; strength: number; learned: Day | undefined }

const strengthOf = ({ minutes, lessons }: Day) =>
  STEPS.filter((step) => minutes + lessons * MINUTES_OF_LESSON >= step).length

export function stitchesOf({ from, to, days }: MyActivity): Stitch[] {
  const learned = new Map(days.map((each) => [each.day, each]))
  const first = Date.parse(from)
  // Monday is 0.
  const offset = (new Date(first).getUTCDay() + 6) % 7
  const length = Math.round((Date.parse(to) - first) / DAY_MS) + 1
  return Array.from({ length }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    const known = learned.get(day)
    const place = index + offset
    return {
      day,
      column: Math.floor(place / 7),
      row: place % 7,
      strength: known ? strengthOf(known) : 0,
      learned: known,
    }
  })
}

const shortMonth = perLanguage((language) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }))
/** A name needs as many columns, so the first month goes without one if it ends before that. */
const NAME_COLUMNS = 3

/** The names of the months, above the first full week of each. */
export function monthLabelsOf(stitches: Stitch[]): { column: number; name: string }[] {
  const months = Map.groupBy(stitches, ({ day }) => day.slice(0, 7))
  const labels = [...months.values()].map((days, index) => {
    const { day, column, row } = days[0]!
    return { column: index > 0 && row > 0 ? column + 1 : column, name: shortMonth().format(new Date(day)) }
  })
  const last = stitches.at(-1)!.column
  return labels.filter(({ column }, index) => (labels[index + 1]?.column ?? last + 1) - column >= NAME_COLUMNS)
}

export type Month = { month: string; days: number; minutes: number; lessons: number }

/** Newest first, without months in which nothing was learned. */
export function monthsOf({ days }: MyActivity): Month[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months]
    .map(([month, all]) => ({ month, days: all.length, ...totalsOf(all) }))
    .toSorted((one, other) => other.month.localeCompare(one.month))
}

export function totalsOf(days: Day[]) {
  return {
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: days.reduce((sum, { lessons }) => sum + lessons, 0),
  }
}
