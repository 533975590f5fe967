// What has been waiting longest for a teacher: questions, work to grade, and courses that were sent back.
import { sql } from 'drizzle-orm'
import type { WaitingItem } from '#contract/calls/teaching/teaching.ts'
import type { Database } from '../../../db/database.ts'
import { firstName } from '#contract/first-name.ts'
import { HANDED_IN, ownCourses, UNANSWERED } from './own-courses.ts'

/** As many as someone would read. The rest follow as these are done. */
const SHOWN_COUNT = 10
const BEGINNING = 200

type Row = Pick<WaitingItem, 'what' | '_id' | 'text' | 'isAgain'> & {
  course: string
  title: string
  lesson: string | null
  lessonTitle: string | null
  name: string | null
  at: Date | string
}

export async function waitingFor(db: Database, userId: string): Promise<WaitingItem[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${ownCourses(userId)},
    waiting as (
      (select 'question' as what, id, course_id, lesson_id, title as lesson_title, user_id,
        left(text, ${BEGINNING}) as text, false as is_again, created_at as at
      from (${UNANSWERED}) question order by created_at, id limit ${SHOWN_COUNT})
      union all
      (select 'task', id, course_id, lesson_id, title, user_id, '', number > 1, handed_in_at
      from (${HANDED_IN}) work order by handed_in_at, id limit ${SHOWN_COUNT})
      union all
      (select 'course', own.id, own.id, null, null, null, '', false, max(decided_at)
      from own join course_reviews on course_id = own.id and decision = 'sent_back'
      where review_state = 'sent_back' group by own.id)
    )
    select what, waiting.id as "_id", course_id as course, own.title, lesson_id as lesson,
      lesson_title as "lessonTitle", users.name, text, is_again as "isAgain", at
    from waiting join own on own.id = course_id left join users on users.id = waiting.user_id
    order by at, waiting.id limit ${SHOWN_COUNT}`)
  return rows.map(({ course, title, lesson, lessonTitle, name, at, ...row }) => ({
    ...row,
    course: { _id: course, title },
    lesson: lesson === null ? null : { _id: lesson, title: lessonTitle! },
    name: name ? firstName(name) : '',
    at: new Date(at).toISOString(),
  }))
}
