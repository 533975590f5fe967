// A course's figures computed from its visible lessons. The course keeps what an administrator saved last; the editor
// shows both and offers these.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CourseFigures } from '#contract/learning.ts'
import type { Transaction } from '../../db/database.ts'
import { files, lessons } from '../../db/schema-learning.ts'
import { isVisible, secondsOf } from './lesson-rows.ts'

const number = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`
const isCaptioned = sql`exists (select from file_captions where file_captions.file_id = ${lessons.fileId})`

const counted = {
  // Rounded to whole minutes first, as the lessons show them.
  hours: sql<number>`ceil(ceil(sum(${secondsOf}) / 60.0) / 60.0)::int`,
  videos: number(sql`${lessons.kind} = 'video'`),
  quizzes: number(sql`${lessons.kind} = 'quiz'`),
  notes: number(sql`${lessons.kind} in ('text', 'pdf')`),
  transcripts: number(isCaptioned),
}

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
