// Open work in a teacher's courses, as parts of queries.
import { sql } from 'drizzle-orm'

/** The CTE `own`: the courses of the account. */
export const ownCourses = (userId: string) => sql`own as (
    select courses.* from instructors
    join courses on courses.instructor_id = instructors.id and courses.deleted_at is null
    where instructors.user_id = ${userId} and instructors.deleted_at is null
  )`

/** Questions without an answer in published lessons. */
export const UNANSWERED = sql`
  select question.id, question.lesson_id, question.user_id, question.text, question.created_at,
    lessons.course_id, lessons.title
  from own
  join lessons on lessons.course_id = own.id and lessons.section_id is not null
  join lesson_questions as question on question.lesson_id = lessons.id
    and question.hidden_at is null and question.shown_answers = 0`

/** Handed-in work that is waiting to be graded. */
export const HANDED_IN = sql`
  select hand_ins.id, hand_ins.lesson_id, hand_ins.user_id, hand_ins.number, hand_ins.handed_in_at,
    lessons.course_id, lessons.title
  from own
  join lessons on lessons.course_id = own.id and lessons.kind = 'task'
  join hand_ins on hand_ins.lesson_id = lessons.id and hand_ins.state = 'handed_in'`
