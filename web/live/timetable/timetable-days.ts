// A week's classes, by day in a time zone.
import type { ListedBatch } from '#contract/calls/live/live.ts'
import { endOf } from '../next-class.ts'
import { addDays, dateIn } from '../zones.ts'

export const WEEK = 7

export type ListedClass = { batch: ListedBatch; id: string; startsAt: string; minutes: number }
export type TimetableDay = { date: string; classes: ListedClass[] }

type Week = {
  batches: ListedBatch[]
  /** The first day. Null for today. */
  from: string | null
  now: number
}

/** Seven days, with classes that aren't cancelled or over. */
export function daysOf({ batches, from, now }: Week, zone: string): TimetableDay[] {
  const first = from ?? dateIn(now, zone)
  const classes = batches
    .flatMap((batch) => batch.sessions.map((session) => ({ batch, session })))
    .filter(({ session }) => session.state === 'planned' && endOf(session) > now)
    .map(({ batch, session: { _id: id, startsAt, minutes } }) => ({ batch, id, startsAt, minutes }))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const byDate = Map.groupBy(classes, ({ startsAt }) => dateIn(startsAt, zone))
  return Array.from({ length: WEEK }, (_, index) => {
    const date = addDays(first, index)
    return { date, classes: byDate.get(date) ?? [] }
  })
}

/** The first class after the week, in batches that have none in it. */
export function nextAfter(batches: ListedBatch[], days: TimetableDay[], zone: string): string | null {
  const end = addDays(days[0]!.date, WEEK)
  const later = batches.flatMap(({ nextAt }) => (nextAt && dateIn(nextAt, zone) >= end ? [nextAt] : []))
  return later.toSorted()[0] ?? null
}
