// Instructors by subject: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { instructors } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { instructorAnswer } from './answers.ts'
import { live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import { change, hide, noteAdded } from './content-writes.ts'
import type { Totals } from './totals.ts'

type InstructorCalls = Pick<
  Handlers,
  | 'GET /instructors/{Subject}'
  | 'GET /instructor/{id}'
  | 'POST /addInstructor'
  | 'PUT /updateInstructor/{id}'
  | 'DELETE /instructor/{id}'
>

export function instructorCalls({ db, content, now, settings }: Deps, totals: Totals): InstructorCalls {
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

    async 'POST /addInstructor'({ body, caller }) {
      const id = newId()
      await content.write(async (tx, version) => {
        const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
        await tx
          .insert(instructors)
          .values({ ...body, ...kept, id, subject: body.Subject, createdAt: now(), changedIn: version })
        await noteAdded(tx, { kind: 'instructor', id }, caller, now())
      })
      return { insertedId: id }
    },

    async 'PUT /updateInstructor/{id}'({ params: { id }, body: { revision, ...body }, caller }) {
      await content.write((tx, version) =>
        change(tx, { kind: 'instructor', id, revision }, caller, now(), async () => {
          const kept = await keepUploads(tx, settings.publicUrl, now(), body, 'img')
          const { Subject, ...same } = body
          await tx
            .update(instructors)
            .set({ ...mentioned({ ...same, subject: Subject }), ...kept, changedIn: version })
            .where(eq(instructors.id, id))
        }),
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /instructor/{id}'({ params: { id }, caller }) {
      await content.write((tx, version) => hide(tx, { kind: 'instructor', id }, version, caller, now()))
      return { deletedCount: 1 }
    },
  }
}
