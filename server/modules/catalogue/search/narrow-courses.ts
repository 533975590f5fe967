// Filters and sorts the courses a search found. The index only has titles, so the database does it.
import { and, sql } from 'drizzle-orm'
import type { CourseFilters } from '#contract/calls/catalogue/filters.ts'
import type { SortName } from '#contract/catalogue/filter-values.ts'
import type { Database } from '../../../db/database.ts'
import { courses } from '../../../db/schema.ts'
import { listed } from '../content/content-rows.ts'
import { COURSE_SORTS } from '../content/course-calls.ts'
import { countFilters, courseCondition, isFiltered, totalsOfCourses } from '../content/list-filters.ts'

/** If more titles match, only the best ones are filtered and sorted. */
export const MAX_NARROWED = 5_000

export type Narrowing = CourseFilters & { sort?: SortName | undefined }

export const isNarrowed = (narrowing: Narrowing): boolean => narrowing.sort !== undefined || isFiltered(narrowing)

/** The ids that pass the filters, in the given order unless sorted otherwise. */
export async function narrowCourses(db: Database, ids: string[], narrowing: Narrowing): Promise<string[]> {
  if (!isNarrowed(narrowing)) return ids
  const { sort } = narrowing
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(listed(courses), isOneOf(ids), courseCondition(narrowing)))
    .orderBy(...(sort ? [COURSE_SORTS[sort].order] : []))
  const fitting = rows.map(({ id }) => id)
  if (sort) return fitting
  const fits = new Set(fitting)
  return ids.filter((id) => fits.has(id))
}

export const countCourses = (db: Database, ids: string[], filters: CourseFilters) =>
  countFilters(db, totalsOfCourses(isOneOf(ids)), filters)

const isOneOf = (ids: string[]) => sql`${courses.id} = any(${sql.param(ids)}::uuid[])`
