// Instructors by subject: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { instructors } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { live, liveAfter, newestFirst, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { instructorAnswer } from './content-kinds.ts'
import type { Totals } from './totals.ts'

type InstructorCalls = Pick<
  Handlers,
  | 'GET /instructors/{Subject}'
  | 'GET /instructor/{id}'
  | 'POST /addInstructor'
  | 'PUT /updateInstructor/{id}'
  | 'DELETE /instructor/{id}'
>

export function instructorCalls(deps: Deps, totals: Totals): InstructorCalls {
  const { db } = deps
  const writes = contentWrites(deps)
  const instructorById = db
    .select(instructorAnswer)
    .from(instructors)
    .where(live(instructors, sql.placeholder('id')))
    .prepare('instructor_by_id')
  const instructorsOfSubject = db
    .select(instructorAnswer)
    .from(instructors)
    .where(liveAfter(instructors, eq(instructors.subject, sql.placeholder('subject'))))
    .orderBy(newestFirst(instructors))
    .limit(sql.placeholder('rows'))
    .prepare('instructors_of_subject')

  return {
    async 'GET /instructors/{Subject}'({ params, query, request }) {
      const rows = await instructorsOfSubject.execute({ subject: params.Subject, ...listValues(query) })
      const total = await totals(`instructors ${params.Subject}`)
      return listPage(rows, query, total, request)
    },

    async 'GET /instructor/{id}'({ params }) {
      return one(await instructorById.execute(params))
    },

    'POST /addInstructor': ({ body, caller }) => writes.add('instructor', body, caller),
    'PUT /updateInstructor/{id}': ({ params, body, caller }) => writes.change('instructor', params.id, body, caller),
    'DELETE /instructor/{id}': ({ params, caller }) => writes.remove('instructor', params.id, caller),
  }
}
