// A course's numbers, counted from its visible lessons. Without any, the numbers of the form stay.
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { fileCaptions, files, lessons } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { isVisible, secondsOf } from './lesson-rows.ts'

export async function countLessons(tx: Transaction, courseId: string, version: number): Promise<void> {
  const captioned = sql`exists (select 1 from ${fileCaptions} where ${fileCaptions.fileId} = ${lessons.fileId})`
  const number = (where: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const [counted] = await tx
    .select({
      all: number(sql`true`),
      seconds: sql<number>`coalesce(sum(${secondsOf}), 0)`.mapWith(Number),
      videos: number(sql`${lessons.kind} = 'video'`),
      notes: number(sql`${lessons.kind} in ('text', 'pdf')`),
      transcripts: number(captioned),
    })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(sql`${lessons.courseId} = ${courseId} and ${isVisible}`)
  const { all, seconds, videos, notes, transcripts } = counted!
  const counts = all ? { hours: hoursOf(seconds), videos, quizzes: 0, notes, transcripts } : {}
  await tx
    .update(courses)
    .set({ ...counts, changedIn: version })
    .where(eq(courses.id, courseId))
}

/** Whole minutes first, as the lessons show them. */
const hoursOf = (seconds: number): number => Math.ceil(Math.ceil(seconds / 60) / 60)
