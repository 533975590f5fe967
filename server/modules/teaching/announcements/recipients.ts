// The people an announcement reaches, and which of them want emails.
import { sql, type SQL } from 'drizzle-orm'
import type { Audience } from '#contract/orders/earning-kinds.ts'
import type { CourseAnnouncements } from '#contract/calls/teaching/announcements.ts'
import type { Database } from '../../../db/database.ts'
import { mutedCourses } from '../../../db/schema-announcements.ts'
import { files, lessons, places } from '../../../db/schema-learning.ts'
import { orders, users } from '../../../db/schema.ts'

/** A published lesson that the reader hasn't completed. */
const hasOpenLesson = (courseId: SQL) => sql`exists (
  select from ${lessons} lesson left join ${files} file on file.id = lesson.file_id
  where lesson.course_id = ${courseId} and lesson.section_id is not null
    and (lesson.file_id is null or file.state = 'ready')
    and not exists (
      select from ${places} place
      where place.user_id = reader.id and place.item_id = lesson.id and place.done_at is not null))`

const wantsMail = (courseId: SQL) => sql`(reader.email_verified and not exists (
  select from ${mutedCourses} muted where muted.user_id = reader.id and muted.course_id = ${courseId}))`

/**
 * The learners of a course, or the people with seats in a batch, as `reader`, with `reader.id` and whether each wants
 * emails.
 */
export function readersOf(courseId: SQL, audience: Audience): SQL {
  const open = audience === 'unfinished' ? sql`and ${hasOpenLesson(courseId)}` : sql``
  return sql`select reader.id, reader.email, reader.name, reader.language, ${wantsMail(courseId)} as wants_mail
    from ${orders} bought join ${users} reader on reader.id = bought.user_id
    where bought.product_id = ${courseId} and bought.state = 'paid' ${open}`
}

export async function reachOf(db: Database, courseId: string): Promise<CourseAnnouncements['reach']> {
  const course = sql`${courseId}::uuid`
  const { rows } = await db.execute<Record<'all' | 'allMail' | 'unfinished' | 'unfinishedMail', number>>(sql`
    select count(*)::int as all, (count(*) filter (where wants_mail))::int as "allMail",
      (count(*) filter (where is_open))::int as unfinished,
      (count(*) filter (where is_open and wants_mail))::int as "unfinishedMail"
    from (
      select ${wantsMail(course)} as wants_mail, ${hasOpenLesson(course)} as is_open
      from ${orders} bought join ${users} reader on reader.id = bought.user_id
      where bought.product_id = ${course} and bought.state = 'paid'
    ) reached`)
  const { all, allMail, unfinished, unfinishedMail } = rows[0]!
  return {
    all: { learners: all, byMail: allMail },
    unfinished: { learners: unfinished, byMail: unfinishedMail },
  }
}
