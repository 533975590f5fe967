// Instructors by subject: read by anyone, written by administrators.
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { SUBJECTS } from '#contract/constants.ts'
import { courses, instructors, listTotals } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { contentWrites } from './content-writes.ts'
import { courseAnswer, instructorAnswer } from './content-kinds.ts'
import { preparedItem } from './json-rows.ts'
import { preparedList, totalOf } from './public-list.ts'

type InstructorCalls = Pick<
  Handlers,
  | 'GET /instructors/{Subject}'
  | 'GET /instructor/{id}'
  | 'GET /instructor/{id}/courses'
  | 'GET /instructor/{id}/subjects'
  | 'POST /addInstructor'
  | 'PUT /updateInstructor/{id}'
  | 'DELETE /instructor/{id}'
>

export function instructorCalls(deps: Deps): InstructorCalls {
  const { db, reads } = deps
  const writes = contentWrites(deps)
  const instructorById = preparedItem(reads, 'instructor_by_id', instructors, instructorAnswer)
  const instructorsOfSubject = preparedList(db, 'instructors_of_subject', {
    table: instructors,
    fields: instructorAnswer,
    where: eq(instructors.subject, sql.placeholder('subject')),
    total: totalOf(sql`'instructors ' || ${sql.placeholder('subject')}`),
  })
  const coursesOfInstructor = preparedList(db, 'courses_of_instructor', {
    table: courses,
    fields: courseAnswer,
    where: eq(courses.instructorId, sql.placeholder('instructor')),
    total: totalOf(sql`'courses by ' || ${sql.placeholder('instructor')}`),
  })

  return {
    'GET /instructors/{Subject}': ({ params, query, request }) =>
      instructorsOfSubject(query, request, { subject: params.Subject }),

    async 'GET /instructor/{id}'({ params }) {
      return one(await instructorById(params))
    },

    async 'GET /instructor/{id}/courses'({ params, query, request }) {
      one(await instructorById(params))
      return coursesOfInstructor(query, request, { instructor: params.id })
    },

    async 'GET /instructor/{id}/subjects'({ params }) {
      one(await instructorById(params))
      const lists = SUBJECTS.map((subject) => `courses by ${params.id} ${subject}`)
      const totals = await db
        .select()
        .from(listTotals)
        .where(and(inArray(listTotals.list, lists), gt(listTotals.total, 0)))
        .orderBy(desc(listTotals.total), listTotals.list)
      return totals.map(({ list, total }) => ({ Subject: SUBJECTS[lists.indexOf(list)]!, courses: total }))
    },

    'POST /addInstructor': ({ body, caller }) => writes.add('instructor', body, caller),
    'PUT /updateInstructor/{id}': ({ params, body, caller }) => writes.change('instructor', params.id, body, caller),
    'DELETE /instructor/{id}': ({ params, caller }) => writes.remove('instructor', params.id, caller),
  }
}
