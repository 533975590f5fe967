// The numbers of courses, counted from their visible lessons. Without any, the numbers of the form stay.
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { files, lessons } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { isVisible, secondsOf } from './lesson-rows.ts'

/** Also marks the courses as changed in this content version. */
export async function countLessons(tx: Transaction, courseIds: string[], version: number): Promise<void> {
  if (!courseIds.length) return
  // Whole minutes first, as the lessons show them.
  const hours = sql`ceil(ceil(sum(${secondsOf}) / 60.0) / 60.0)::int`
  const number = (where: ReturnType<typeof sql>) => sql`(count(*) filter (where ${where}))::int`
  const isCaptioned = sql`exists (select from file_captions where file_captions.file_id = ${lessons.fileId})`
  await tx.execute(sql`
    update courses set hours = counted.hours, videos = counted.videos, quizzes = counted.quizzes, notes = counted.notes,
      transcripts = counted.transcripts
    from (
      select ${lessons.courseId} as course_id, ${hours} as hours, ${number(sql`${lessons.kind} = 'video'`)} as videos,
        ${number(sql`${lessons.kind} = 'quiz'`)} as quizzes, ${number(sql`${lessons.kind} in ('text', 'pdf')`)} as notes,
        ${number(isCaptioned)} as transcripts
      from ${lessons} left join ${files} on ${files.id} = ${lessons.fileId}
      where ${inArray(lessons.courseId, courseIds)} and ${isVisible}
      group by ${lessons.courseId}
    ) counted where courses.id = counted.course_id`)
  await tx.update(courses).set({ changedIn: version }).where(inArray(courses.id, courseIds))
}
