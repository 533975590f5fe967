// Progress, derived from the published lessons and the person's places; a percentage is never stored.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ListedLesson, Progress } from '#contract/calls/learning/learning.ts'
import type { Database } from '../../../db/database.ts'
import { lessons, places } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { visibleLessons } from './lesson-rows.ts'

type SeenPlace = { item: string; position: number; doneAt: Date | null; seenAt: Date }

/** The lesson to resume: the last one started but unfinished, or else the first one that isn't done. */
export function nextLesson<Lesson extends { _id: string }>(listed: Lesson[], seen: SeenPlace[]): Lesson | undefined {
  const byId = new Map(seen.map((place) => [place.item, place]))
  const open = listed.filter(({ _id }) => !byId.get(_id)?.doneAt)
  const begun = open.filter(({ _id }) => byId.has(_id))
  const latest = begun.toSorted((one, other) => seenAt(byId, other) - seenAt(byId, one))[0]
  return latest ?? open[0]
}

const seenAt = (byId: Map<string, SeenPlace>, { _id }: { _id: string }) => byId.get(_id)!.seenAt.getTime()

/** Progress in each owned course, last opened first. */
export async function progressOf(db: Database, userId: string, owned: SQL): Promise<Progress[]> {
  const [owns, listed, seen] = await Promise.all([
    db.select({ course: courses.id, classCourse: courses.category }).from(courses).where(inArray(courses.id, owned)),
    visibleLessons(db, inArray(lessons.courseId, owned)),
    db
      .select({
        course: places.productId,
        item: places.itemId,
        position: places.position,
        doneAt: places.doneAt,
        seenAt: places.seenAt,
      })
      .from(places)
      .where(and(eq(places.userId, userId), inArray(places.productId, owned))),
  ])
  const lessonsByCourse = Map.groupBy(listed, ({ courseId }) => courseId)
  const seenByCourse = Map.groupBy(seen, ({ course }) => course)
  return owns
    .map((bought) =>
      courseProgress(bought, lessonsByCourse.get(bought.course) ?? [], seenByCourse.get(bought.course) ?? []),
    )
    .toSorted((one, other) => (other.seenAt ?? '').localeCompare(one.seenAt ?? ''))
}

type BoughtCourse = { course: string; classCourse: string }

function courseProgress(
  bought: BoughtCourse,
  listed: (ListedLesson & { sectionId: string })[],
  seen: SeenPlace[],
): Progress {
  const published = new Set(listed.map(({ _id }) => _id))
  const done = seen.filter(({ item, doneAt }) => doneAt && published.has(item))
  const finished = new Set(done.map(({ item }) => item))
  const next = nextLesson(listed, seen)
  const position = seen.find(({ item }) => item === next?._id)?.position ?? 0
  const isFinished = listed.length > 0 && done.length === listed.length
  return {
    ...bought,
    lessons: listed.length,
    done: done.length,
    sections: [...Map.groupBy(listed, ({ sectionId }) => sectionId).values()].map((section) => {
      const isDone = section.map(({ _id }) => finished.has(_id))
      return { lessons: section.length, done: isDone.filter(Boolean).length, isDone }
    }),
    seenAt: latest(seen.map((place) => place.seenAt)),
    finishedAt: isFinished ? latest(done.map(({ doneAt }) => doneAt!)) : null,
    next: next ? { ...listedFields(next), position, number: listed.indexOf(next) + 1 } : null,
  }
}

const listedFields = ({ _id, title, kind, seconds, bytes, sizes, besides, free }: ListedLesson): ListedLesson => ({
  _id,
  title,
  kind,
  seconds,
  bytes,
  sizes,
  besides,
  free,
})

const latest = (moments: Date[]): string | null =>
  moments.length ? new Date(Math.max(...moments.map(Number))).toISOString() : null
