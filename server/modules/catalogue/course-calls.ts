// Courses: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { CLASS_ALIASES, type CourseKey } from '#contract/constants.ts'
import { courses } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { live, liveAfter, newestFirst, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { buyerAccess } from './buyer-access.ts'
import { courseAnswer } from './content-kinds.ts'
import type { Totals } from './totals.ts'

type CourseCalls = Pick<
  Handlers,
  'GET /courses/{key}' | 'GET /course/{id}' | 'POST /addCourse' | 'PUT /courseUpdate/{id}' | 'DELETE /course/{id}'
>

export function courseCalls(deps: Deps, totals: Totals): CourseCalls {
  const { db } = deps
  const writes = contentWrites(deps)
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
            .where(await buyerAccess(db, caller, courses, params.id)),
        )
      )
    },

    'POST /addCourse': ({ body, caller }) => writes.add('course', body, caller),
    'PUT /courseUpdate/{id}': ({ params, body, caller }) => writes.change('course', params.id, body, caller),
    'DELETE /course/{id}': ({ params, caller }) => writes.remove('course', params.id, caller),
  }
}

function categoryOf(key: CourseKey): string {
  return key in CLASS_ALIASES ? CLASS_ALIASES[key as keyof typeof CLASS_ALIASES] : key
}
