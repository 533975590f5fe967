// What a course's certificate still requires, lesson by lesson, under the course's rule.
import { and, eq, sql } from 'drizzle-orm'
import type { MissingLesson } from '#contract/calls/learning/classroom.ts'
import { DONE_SHARE, type CertificateRule } from '#contract/constants.ts'
import type { Reads } from '../../../db/database.ts'
import { files, lessons, places, sections } from '../../../db/schema-learning.ts'
import { KIND_RULES } from '../lessons/kinds/lesson-kinds.ts'
import { isVisible } from '../lessons/lesson-rows.ts'

const played = sql<number>`coalesce((select sum(upper(part) - lower(part)) from unnest(${places.watched}) part), 0)::int`

/** Also counts the lessons, because a course without any is never finished. */
export async function missingLessons(
  reads: Reads,
  { userId, courseId, rule }: { userId: string; courseId: string; rule: CertificateRule },
): Promise<{ lessons: number; missing: MissingLesson[] }> {
  const rows = await reads
    .select({
      _id: lessons.id,
      title: lessons.title,
      kind: lessons.kind,
      seconds: files.seconds,
      played,
      isDone: sql<boolean>`${places.doneAt} is not null`,
    })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .leftJoin(places, and(eq(places.itemId, lessons.id), eq(places.userId, userId)))
    .where(and(eq(lessons.courseId, courseId), isVisible))
    .orderBy(sections.position, lessons.position)
  const missing = rows.flatMap(({ _id, title, kind, seconds, played: playedSeconds, isDone }): MissingLesson[] => {
    // Texts and documents have no playing time.
    const isWatched = rule === 'watched' && seconds !== null
    if (isWatched ? playedSeconds >= Math.ceil(seconds * DONE_SHARE) : isDone) return []
    const reason = isWatched ? 'watch' : KIND_RULES[kind].doneBy
    return [
      { _id, title, why: reason, percent: reason === 'watch' ? Math.floor((playedSeconds / seconds!) * 100) : null },
    ]
  })
  return { lessons: rows.length, missing }
}
