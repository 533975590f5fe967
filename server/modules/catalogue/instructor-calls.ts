// Instructors by subject: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { instructors } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { live, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { instructorAnswer } from './content-kinds.ts'
import { preparedList, totalOf } from './public-list.ts'

type InstructorCalls = Pick<
  Handlers,
  | 'GET /instructors/{Subject}'
  | 'GET /instructor/{id}'
  | 'POST /addInstructor'
  | 'PUT /updateInstructor/{id}'
  | 'DELETE /instructor/{id}'
>

export function instructorCalls(deps: Deps): InstructorCalls {
  const { db } = deps
  const writes = contentWrites(deps)
  const instructorById = db
    .select(instructorAnswer)
    .from(instructors)
    .where(live(instructors, sql.placeholder('id')))
    .prepare('instructor_by_id')
  const instructorsOfSubject = preparedList(db, 'instructors_of_subject', {
    table: instructors,
    fields: instructorAnswer,
    where: eq(instructors.subject, sql.placeholder('subject')),
    total: totalOf(sql`'instructors ' || ${sql.placeholder('subject')}`),
  })

  return {
    'GET /instructors/{Subject}': ({ params, query, request }) =>
      instructorsOfSubject(query, request, { subject: params.Subject }),

    async 'GET /instructor/{id}'({ params }) {
      return one(await instructorById.execute(params))
    },

    'POST /addInstructor': ({ body, caller }) => writes.add('instructor', body, caller),
    'PUT /updateInstructor/{id}': ({ params, body, caller }) => writes.change('instructor', params.id, body, caller),
    'DELETE /instructor/{id}': ({ params, caller }) => writes.remove('instructor', params.id, caller),
  }
}
