// Joins several reports about one lesson in a request, by the same rules as the database joins requests.
import type { PlaceUpdate } from '#contract/learning.ts'

export type Report = {
  thing: string
  position: number
  positionAt: Date | null
  /** As PostgreSQL writes a set of ranges. */
  watched: string
  watchedSince: string | null
  marked: boolean | null
  markedAt: Date | null
  seenAt: Date
}

export function mergeUpdates(updates: PlaceUpdate[], at: Date): Report[] {
  const things = Map.groupBy(updates, ({ thing }) => thing)
  return [...things].map(([thing, all]) => {
    const reports = all.map((update) => ({ ...update, seenAt: notAfter(update.seenAt, at) }))
    const newest = reports.toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime())
    // A player that has just opened reports 0, which must not move somebody back to the start.
    const positions = newest.filter(({ position }) => position > 0)
    const latest = positions.filter(({ seenAt }) => seenAt.getTime() === positions[0]?.seenAt.getTime())
    const marks = newest.filter(({ done }) => done !== undefined)
    // What was played before the last undo no longer counts.
    const watchedSince = all.flatMap(undosKnownTo).toSorted().at(-1) ?? null
    const counted = all.filter(({ since }) => (since ? iso(since) : null) === watchedSince)
    const latestMarks = marks.filter(({ seenAt }) => seenAt.getTime() === marks[0]?.seenAt.getTime())
    return {
      thing,
      position: Math.max(0, ...latest.map(({ position }) => position)),
      positionAt: positions[0]?.seenAt ?? null,
      watched: `{${counted.flatMap(({ watched }) => watched.map(([from, to]) => `[${from},${to})`)).join(',')}}`,
      watchedSince,
      marked: marks.length ? latestMarks.some(({ done }) => done) : null,
      markedAt: marks[0]?.seenAt ?? null,
      seenAt: newest[0]!.seenAt,
    }
  })
}

/** By the device's own clock, because later reports name the undo by the same time. */
const undosKnownTo = ({ done, seenAt, since }: PlaceUpdate): string[] => [
  ...(since ? [iso(since)] : []),
  ...(done === false ? [iso(seenAt)] : []),
]

const iso = (moment: string) => new Date(moment).toISOString()

/** A phone whose clock is ahead must not win over all later reports. */
function notAfter(moment: string, at: Date): Date {
  return new Date(Math.min(Date.parse(moment), at.getTime()))
}
