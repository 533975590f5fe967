// Courses: read by anyone, written by administrators and their teachers.
import { eq, sql } from 'drizzle-orm'
import { CLASS_ALIASES, type CourseKey } from '#contract/constants.ts'
import { courses } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { contentWrites } from './content-writes.ts'
import { buyerAccess } from './buyer-access.ts'
import { courseAnswer } from './content-kinds.ts'
import { preparedItem } from './json-rows.ts'
import { languageOf } from './language-of.ts'
import { countListFilters, courseFilter, filteredTotal, isFiltered } from './list-filters.ts'
import { lowestFirst, highestFirst, newestFirst } from './list-sorts.ts'
import { answerList, preparedList, totalOf } from './public-list.ts'
import { relatedCourses } from './related.ts'
import { taughtCourses } from './taught-courses.ts'

type CourseCalls = Pick<
  Handlers,
  | 'GET /courses/{key}'
  | 'GET /courseCounts/{key}'
  | 'GET /course/{id}'
  | 'GET /course/{id}/related'
  | 'POST /addCourse'
  | 'PUT /courseUpdate/{id}'
  | 'DELETE /course/{id}'
>

export const COURSE_SORTS = {
  newest: newestFirst(courses),
  popular: highestFirst(courses, courses.enrolled),
  price: lowestFirst(courses, courses.priceCents),
}

export function courseCalls(deps: Deps): CourseCalls {
  const { db, reads } = deps
  const writes = contentWrites(deps)
  const taught = taughtCourses(deps)
  const courseById = preparedItem(reads, 'course_by_id', courses, courseAnswer)
  const coursesOfCategory = preparedList(db, 'courses_of_category', {
    table: courses,
    fields: courseAnswer,
    where: eq(courses.category, sql.placeholder('category')),
    total: totalOf(sql`'courses ' || ${sql.placeholder('category')}`),
  })
  const related = relatedCourses(db)

  return {
    async 'GET /courses/{key}'({ params, query, request }) {
      const category = categoryOf(params.key)
      if (!query.sort && !isFiltered(query)) return coursesOfCategory(query, request, { category })
      const name = `courses ${category}`
      const list = {
        table: courses,
        fields: courseAnswer,
        where: eq(courses.category, category),
        filter: courseFilter(name, query),
        sort: COURSE_SORTS[query.sort ?? 'newest'],
        total: filteredTotal(name, query),
      }
      return answerList(db, list, query, request)
    },

    async 'GET /courseCounts/{key}'({ params, query }) {
      const { format: _, ...counts } = await countListFilters(db, `courses ${categoryOf(params.key)}`, query)
      return counts
    },

    async 'GET /course/{id}'({ params, caller }) {
      const [course] = await courseById(params)
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

    'GET /course/{id}/related': ({ params }) => related(params.id),

    'POST /addCourse': ({ body, caller }) =>
      writes.add('course', { ...body, language: body.language ?? languageOf(body.title) }, caller),
    'PUT /courseUpdate/{id}': ({ params, body, caller }) => {
      if (caller.role !== 'admin') return taught.change(params.id, body, caller)
      const { classCourse: _fixed, ...change } = body
      return writes.change('course', params.id, change, caller)
    },
    'DELETE /course/{id}': ({ params, caller }) => writes.remove('course', params.id, caller),
  }
}

function categoryOf(key: CourseKey): string {
  return key in CLASS_ALIASES ? CLASS_ALIASES[key as keyof typeof CLASS_ALIASES] : key
}
