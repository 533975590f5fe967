// Courses: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { CLASS_ALIASES, type CourseKey } from '#contract/constants.ts'
import { courses, products } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { inDollars, toCents } from '../money.ts'
import { foldTitle } from '../search/fold-title.ts'
import { countOf, hide, live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import type { Totals } from './totals.ts'

type CourseCalls = Pick<
  Handlers,
  'GET /courses/{key}' | 'GET /course/{id}' | 'POST /addCourse' | 'PUT /courseUpdate/{id}' | 'DELETE /course/{id}'
>

/** A course as it is answered. `state` is the item's own; what a person has read is kept apart. */
export const courseAnswer = {
  _id: courses.id,
  title: courses.title,
  img: courses.img,
  price: inDollars(courses.priceCents),
  classCourse: courses.category,
  state: sql<'unread'>`'unread'`,
  ShortDescription: courses.shortDescription,
  instructorImg: courses.instructorImg,
  instructorName: courses.instructorName,
  education: courses.education,
  objective: courses.objective,
  about: courses.about,
  syllabus: courses.syllabus,
  video: courses.video,
  promoCode: courses.promoCode,
  Enrolled: courses.enrolled,
  hours: courses.hours,
  videos: courses.videos,
  quizzes: courses.quizzes,
  notes: courses.notes,
  transcripts: courses.transcripts,
}

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
      const total = await totals(`courses ${category}`, () => countOf(db, courses, eq(courses.category, category)))
      return listPage(rows, query.limit, total, request)
    },

    async 'GET /course/{id}'({ params }) {
      return one(await courseById.execute(params))
    },

    async 'POST /addCourse'({ body }) {
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
          ...(await keepUploads(tx, settings.publicUrl, now(), body, 'img', 'instructorImg', 'video')),
        })
      })
      return { insertedId: id }
    },

    async 'PUT /courseUpdate/{id}'({ params, body }) {
      const changed = await content.write(async (tx, version) => {
        const { price, ShortDescription, Enrolled, ...same } = body
        return tx
          .update(courses)
          .set({
            ...mentioned({
              ...same,
              titleFolded: body.title === undefined ? undefined : foldTitle(body.title),
              priceCents: price === undefined ? undefined : toCents(price),
              shortDescription: ShortDescription,
              enrolled: Enrolled,
            }),
            ...(await keepUploads(tx, settings.publicUrl, now(), body, 'img', 'instructorImg', 'video')),
            changedIn: version,
          })
          .where(live(courses, params.id))
          .returning({ id: courses.id })
      })
      one(changed)
      return { modifiedCount: 1 }
    },

    async 'DELETE /course/{id}'({ params }) {
      await content.write(async (tx, version) => {
        await hide(tx, courses, params.id, now())
        await tx.update(courses).set({ changedIn: version }).where(eq(courses.id, params.id))
      })
      return { deletedCount: 1 }
    },
  }
}

function categoryOf(key: CourseKey): string {
  return key in CLASS_ALIASES ? CLASS_ALIASES[key as keyof typeof CLASS_ALIASES] : key
}
