// Merges several reports about one lesson in a request, by the same rules as the database merges requests.
import type { PlaceUpdate } from '#contract/calls/learning/learning.ts'

export type Report = {
  item: string
  position: number
  positionAt: Date | null
  /** The PostgreSQL multirange literal. */
  watched: string
  watchedSince: string | null
  marked: boolean | null
  markedAt: Date | null
  seenAt: Date
}

export function mergeUpdates(updates: PlaceUpdate[], at: Date): Report[] {
  const items = Map.groupBy(updates, ({ item }) => item)
  return [...items].map(([item, all]) => {
    // Ordered by the device's own clock, because clamping it to ours first would make all reports from a fast clock
    // equally new.
    const reports = all.map((update) => ({ ...update, seenAt: Date.parse(update.seenAt) }))
    const newest = reports.toSorted((one, other) => other.seenAt - one.seenAt)
    // A freshly opened player reports 0, which must not reset the position.
    const positions = newest.filter(({ position }) => position > 0)
    const latest = positions.filter(({ seenAt }) => seenAt === positions[0]?.seenAt)
    const marks = newest.filter(({ done }) => done !== undefined)
    // What was played before the last undo doesn't count any more.
    const watchedSince = all.flatMap(undosKnownTo).toSorted().at(-1) ?? null
    const counted = all.filter(({ since }) => (since ? iso(since) : null) === watchedSince)
    const latestMarks = marks.filter(({ seenAt }) => seenAt === marks[0]?.seenAt)
    return {
      item,
      position: Math.max(0, ...latest.map(({ position }) => position)),
      positionAt: positions[0] ? notAfter(positions[0].seenAt, at) : null,
      watched: `{${counted.flatMap(({ watched }) => watched.map(([from, to]) => `[${from},${to})`)).join(',')}}`,
      watchedSince,
      marked: marks.length ? latestMarks.some(({ done }) => done) : null,
      markedAt: marks[0] ? notAfter(marks[0].seenAt, at) : null,
      seenAt: notAfter(newest[0]!.seenAt, at),
    }
  })
}

/** Compared by the device's own clock, because later reports refer to the undo by the same time. */
const undosKnownTo = ({ done, seenAt, since }: PlaceUpdate): string[] => [
  ...(since ? [iso(since)] : []),
  ...(done === false ? [iso(seenAt)] : []),
]

const iso = (moment: string) => new Date(moment).toISOString()

/** Prevents a phone with a fast clock from winning over all later reports. */
function notAfter(moment: number, at: Date): Date {
  return new Date(Math.min(moment, at.getTime()))
}
