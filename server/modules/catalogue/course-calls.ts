// Courses: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { CLASS_ALIASES, type CourseKey } from '#contract/constants.ts'
import { courses, products } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { toCents } from '../money.ts'
import { foldTitle } from '../search/fold-title.ts'
import { courseAnswer } from './answers.ts'
import { live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import { change, hide, noteAdded } from './content-writes.ts'
import { keptFor } from './kept-for-buyers.ts'
import type { Totals } from './totals.ts'

type CourseCalls = Pick<
  Handlers,
  'GET /courses/{key}' | 'GET /course/{id}' | 'POST /addCourse' | 'PUT /courseUpdate/{id}' | 'DELETE /course/{id}'
>

const PICTURES = ['img', 'instructorImg', 'video'] as const

export function courseCalls({ db, content, now, settings }: Deps, totals: Totals): CourseCalls {
  const courseById = db
    .select(courseAnswer)
    .from(courses)
    .where(live(courses, sql.placeholder('id')))
    .prepare('course_by_id')
  const coursesOfCategory = db
    .select(courseAnswer)
    .from(courses)
    .where(liveAfter(courses, eq(courses.category, sql.placeholder('category'))))
    .orderBy(newestFirst(courses))
    .limit(sql.placeholder('rows'))
    .prepare('courses_of_category')

  return {
    async 'GET /courses/{key}'({ params, query, request }) {
      const category = categoryOf(params.key)
      const rows = await coursesOfCategory.execute({ category, ...listValues(query) })
      const total = await totals(`courses ${category}`)
      return listPage(rows, query, total, request)
    },

    async 'GET /course/{id}'({ params, caller }) {
      const [course] = await courseById.execute(params)
      return (
        course ??
        one(
          await db
            .select(courseAnswer)
            .from(courses)
            .where(keptFor(db, caller, courses, params.id)),
        )
      )
    },

    async 'POST /addCourse'({ body, caller }) {
      const id = newId()
      await content.write(async (tx, version) => {
        await tx.insert(products).values({ id, kind: 'course' })
        await tx.insert(courses).values({
          ...body,
          id,
          category: body.classCourse,
          titleFolded: foldTitle(body.title),
          priceCents: toCents(body.price),
          shortDescription: body.ShortDescription,
          enrolled: body.Enrolled,
          createdAt: now(),
          changedIn: version,
          ...(await keepUploads(tx, settings.publicUrl, now(), body, ...PICTURES)),
        })
        await noteAdded(tx, { kind: 'course', id }, caller, now())
      })
      return { insertedId: id }
    },

    async 'PUT /courseUpdate/{id}'({ params: { id }, body: { revision, ...body }, caller }) {
      await content.write((tx, version) =>
        change(tx, { kind: 'course', id, revision }, caller, now(), async () => {
          const { price, ShortDescription, Enrolled, ...same } = body
          await tx
            .update(courses)
            .set({
              ...mentioned({
                ...same,
                titleFolded: body.title === undefined ? undefined : foldTitle(body.title),
                priceCents: price === undefined ? undefined : toCents(price),
                shortDescription: ShortDescription,
                enrolled: Enrolled,
              }),
              ...(await keepUploads(tx, settings.publicUrl, now(), body, ...PICTURES)),
              changedIn: version,
            })
            .where(eq(courses.id, id))
        }),
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /course/{id}'({ params: { id }, caller }) {
      await content.write((tx, version) => hide(tx, { kind: 'course', id }, version, caller, now()))
      return { deletedCount: 1 }
    },
  }
}

function categoryOf(key: CourseKey): string {
  return key in CLASS_ALIASES ? CLASS_ALIASES[key as keyof typeof CLASS_ALIASES] : key
}
