// A course's figures, counted from its visible lessons. The course keeps what an administrator last saved. The editor
// shows both and offers to use the counted ones.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CourseFigures } from '#contract/calls/learning/learning.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { files, lessons } from '../../../db/schema-learning.ts'
import { kindsWhere } from './kinds/lesson-kinds.ts'
import { isVisible, secondsOf } from './lesson-rows.ts'

const number = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`
const numberOf = (figure: keyof CourseFigures) =>
  number(
    inArray(
      lessons.kind,
      kindsWhere(({ countedAs }) => countedAs === figure),
    ),
  )
const isCaptioned = sql`exists (select from file_captions where file_captions.file_id = ${lessons.fileId})`

const counted = {
  // First rounded to whole minutes, as lessons show them.
  hours: sql<number>`ceil(ceil(sum(${secondsOf}) / 60.0) / 60.0)::int`,
  videos: numberOf('videos'),
  quizzes: numberOf('quizzes'),
  notes: numberOf('notes'),
  transcripts: number(isCaptioned),
}

/** The totals that cards show for each course. Courses without visible lessons are left out. */
export const lessonTotals = (db: Database, courseIds: string[]) =>
  db
    .select({
      course: lessons.courseId,
      lessons: sql<number>`count(*)::int`,
      seconds: sql<number>`sum(${secondsOf})::int`,
    })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(inArray(lessons.courseId, courseIds), isVisible))
    .groupBy(lessons.courseId)

/** Courses without visible lessons are left out. */
export async function countedFigures(tx: Transaction, courseIds: string[]): Promise<Map<string, CourseFigures>> {
  const rows = await tx
    .select({ courseId: lessons.courseId, figures: counted })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(inArray(lessons.courseId, courseIds), isVisible))
    .groupBy(lessons.courseId)
  return new Map(rows.map(({ courseId, figures }) => [courseId, figures]))
}
