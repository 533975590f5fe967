// Courses: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { CLASS_ALIASES, type CourseKey } from '#contract/constants.ts'
import { courses } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { live, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { buyerAccess } from './buyer-access.ts'
import { courseAnswer } from './content-kinds.ts'
import { languageOf } from './language-of.ts'
import { preparedList, totalOf } from './public-list.ts'

type CourseCalls = Pick<
  Handlers,
  'GET /courses/{key}' | 'GET /course/{id}' | 'POST /addCourse' | 'PUT /courseUpdate/{id}' | 'DELETE /course/{id}'
>

export function courseCalls(deps: Deps): CourseCalls {
  const { db } = deps
  const writes = contentWrites(deps)
  const courseById = db
    .select(courseAnswer)
    .from(courses)
    .where(live(courses, sql.placeholder('id')))
    .prepare('course_by_id')
  const coursesOfCategory = preparedList(db, 'courses_of_category', {
    table: courses,
    fields: courseAnswer,
    where: eq(courses.category, sql.placeholder('category')),
    total: totalOf(sql`'courses ' || ${sql.placeholder('category')}`),
  })

  return {
    'GET /courses/{key}': ({ params, query, request }) =>
      coursesOfCategory(query, request, { category: categoryOf(params.key) }),

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

    'POST /addCourse': ({ body, caller }) =>
      writes.add('course', { ...body, language: body.language ?? languageOf(body.title) }, caller),
    'PUT /courseUpdate/{id}': ({ params, body, caller }) => writes.change('course', params.id, body, caller),
    'DELETE /course/{id}': ({ params, caller }) => writes.remove('course', params.id, caller),
  }
}

function categoryOf(key: CourseKey): string {
  return key in CLASS_ALIASES ? CLASS_ALIASES[key as keyof typeof CLASS_ALIASES] : key
}
