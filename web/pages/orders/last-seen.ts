import type { Progress } from '#contract/learning.ts'
import type { ReadingProgress } from '#contract/reading.ts'

/** The course or book that was seen last and is not finished. */
export function lastSeen(progress: Progress[], reading: ReadingProgress[]) {
  const course = latest(progress.filter(({ next }) => next))
  const book = latest(reading.filter(({ isReadable, finishedAt }) => isReadable && !finishedAt))
  return (book?.seenAt ?? '') > (course?.seenAt ?? '') ? { book } : { course }
}

function latest<Seen extends { seenAt: string | null }>(all: Seen[]): Seen | undefined {
  return all
    .filter(({ seenAt }) => seenAt)
    .toSorted((one, other) => other.seenAt!.localeCompare(one.seenAt!))
    .at(0)
}
