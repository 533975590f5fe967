// A teacher's own courses with what waits in each.
import { sql } from 'drizzle-orm'
import type { TaughtCourse } from '#contract/teaching.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { monthOf, startOfMonth } from '../dhaka.ts'
import { earnedSince } from '../earnings/balances.ts'

export function teachCalls({ db, now }: Deps): Pick<Handlers, 'GET /teach'> {
  return {
    async 'GET /teach'({ caller }) {
      const [{ rows }, earned] = await Promise.all([
        db.execute<Omit<TaughtCourse, 'earnedCents'>>(taughtBy(caller.userId)),
        earnedSince(db, caller.userId, startOfMonth(monthOf(now()))),
      ])
      const courses = rows.map((course) => ({ ...course, earnedCents: earned.get(course._id) ?? 0 }))
      const total = (field: 'learners' | 'questions' | 'tasks' | 'earnedCents') =>
        courses.reduce((sum, course) => sum + course[field], 0)
      return {
        learners: total('learners'),
        questions: total('questions'),
        tasks: total('tasks'),
        earnedCents: total('earnedCents'),
        courses,
      }
    },
  }
}

/** The newest first. */
const taughtBy = (userId: string) => sql`
  select courses.id as "_id", courses.title, courses.review_state as "reviewState", courses.learners,
    coalesce(asked.waiting, 0)::int as questions, 0 as tasks
  from instructors
  join courses on courses.instructor_id = instructors.id and courses.deleted_at is null
  left join (${questionsOf(userId)}) asked on asked.course_id = courses.id
  where instructors.user_id = ${userId} and instructors.deleted_at is null
  order by courses.id desc`

/** Questions without an answer in published lessons, by course. */
const questionsOf = (userId: string) => sql`
  select lessons.course_id, count(*) as waiting
  from instructors
  join courses on courses.instructor_id = instructors.id
  join lessons on lessons.course_id = courses.id and lessons.section_id is not null
  join lesson_questions as question on question.lesson_id = lessons.id and question.hidden_at is null
  where instructors.user_id = ${userId} and not exists (
    select from lesson_answers as answer where answer.question_id = question.id and answer.hidden_at is null
  )
  group by lessons.course_id`
