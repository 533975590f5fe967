// The filters of lists, applied to a table's rows and to the totals that triggers maintain for every combination of
// values.
import { and, eq, gte, lte, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BookFilters, CourseFilters } from '#contract/calls/catalogue/filters.ts'
import {
  LENGTH_FILTERS,
  MAX_LENGTHS,
  PRICE_FILTERS,
  RATING_FILTERS,
  type PriceFilter,
} from '#contract/catalogue/filter-values.ts'
import type { Database } from '../../../db/database.ts'
import { books, courses, filterTotals } from '../../../db/schema.ts'
import { listed } from './content-rows.ts'

export type Filters = CourseFilters & BookFilters
const NAMES = ['subject', 'language', 'format', 'price', 'length', 'rating'] as const

type Filtered = {
  language: PgColumn
  price: PgColumn
  length: PgColumn
  rating: PgColumn
  subject?: PgColumn
  format?: PgColumn
  maxLengths: { short: number; medium: number }
}

const COURSES: Filtered = {
  subject: courses.subject,
  language: courses.language,
  price: courses.priceCents,
  length: courses.hours,
  rating: courses.ratingTenths,
  maxLengths: MAX_LENGTHS.course,
}
const BOOKS: Filtered = {
  format: books.formate,
  language: books.language,
  price: books.priceCents,
  length: books.page,
  rating: books.ratingTenths,
  maxLengths: MAX_LENGTHS.book,
}

export const courseFilter = (list: string, filters: CourseFilters) =>
  and(courseCondition(filters), hasAny(list, filters))
export const bookFilter = (list: string, filters: BookFilters) => and(filterOf(BOOKS, filters), hasAny(list, filters))

/** The condition for any set of courses. */
export const courseCondition = (filters: CourseFilters) => filterOf(COURSES, filters)

/** Checks the totals first, so that PostgreSQL doesn't scan a list that has no matches. */
const hasAny = (list: string, filters: Filters): SQL =>
  sql`exists (select from filter_totals where ${and(eq(filterTotals.list, list), gt(filterTotals.total, 0), ofTotals(filters))})`

export const isFiltered = (filters: Filters): boolean => ofTotals(filters) !== undefined

/** The number of rows that match the filters, as part of a query. */
export const filteredTotal = (list: string, filters: Filters): SQL =>
  sql`(select sum(total) from filter_totals where ${and(eq(filterTotals.list, list), ofTotals(filters))})`

const totalsOfList = (list: string): SQL => sql`select * from ${filterTotals} where ${eq(filterTotals.list, list)}`

/** The same totals, counted on the fly for courses that aren't a maintained list. */
export const totalsOfCourses = (condition: SQL | undefined): SQL => sql`
  select listed.subject, listed.language, listed.format, listed.price, listed.length, listed.rating, count(*) as total
  from ${courses}, lateral filters_of(courses) as listed where ${and(listed(courses), condition)}
  group by 1, 2, 3, 4, 5, 6`

export const countListFilters = (db: Database, list: string, filters: Filters) =>
  countFilters(db, totalsOfList(list), filters)

/** For each filter, counts every value in combination with the other filters. */
export async function countFilters(db: Database, totals: SQL, filters: Filters) {
  const counts = [...NAMES, null].map((name) => {
    const others = name === null ? filters : { ...filters, [name]: undefined }
    const value = name === null ? sql`''` : sql`${filterTotals[name]}::text`
    return sql`select ${name}::text as name, ${value} as value, sum(total)::int as total from ${filterTotals}
      where ${ofTotals(others) ?? sql`true`} group by 2 having sum(total) > 0`
  })
  // Shadows the table with a CTE that has the same columns.
  const { rows } = await db.execute<{ name: keyof Filters | null; value: string; total: number }>(
    sql`with filter_totals as (${totals}) ${sql.join(counts, sql` union all `)}`,
  )
  const of = (name: keyof Filters) => rows.filter((row) => row.name === name)
  return {
    total: rows.find((row) => row.name === null)?.total ?? 0,
    subject: byValue(of('subject')),
    language: byValue(of('language')),
    format: byValue(of('format')),
    // A price limit includes lower prices, and a rating includes higher ones.
    price: byPosition(PRICE_FILTERS, of('price'), (found, asked) => found <= asked),
    length: byPosition(LENGTH_FILTERS, of('length'), (found, asked) => found === asked),
    rating: byPosition(RATING_FILTERS, of('rating'), (found, asked) => found >= asked),
  }
}

type Counted = { value: string; total: number }

const byValue = (rows: Counted[]): Record<string, number> =>
  Object.fromEntries(rows.filter(({ value }) => value).map(({ value, total }) => [value, total]))

function byPosition(
  values: readonly string[],
  rows: Counted[],
  includes: (found: number, asked: number) => boolean,
): Record<string, number> {
  const totals = values.map((value, asked): [string, number] => {
    const included = rows.filter((row) => includes(Number(row.value), asked))
    return [value, included.reduce((sum, { total }) => sum + total, 0)]
  })
  return Object.fromEntries(totals.filter(([, total]) => total > 0))
}

function filterOf(columns: Filtered, filters: Filters): SQL | undefined {
  const { subject, language, format, price, length, rating } = filters
  return and(
    subject && columns.subject && eq(columns.subject, subject),
    language && eq(columns.language, language),
    format && columns.format && eq(columns.format, format),
    price && lte(columns.price, maxCents(price)),
    length && lengthOf(columns, length),
    rating && gte(columns.rating, Number(rating) * 10),
  )
}

const maxCents = (price: PriceFilter): number => (price === 'free' ? 0 : Number(price) * 100)

function lengthOf({ length, maxLengths }: Filtered, asked: NonNullable<Filters['length']>): SQL | undefined {
  if (asked === 'short') return lte(length, maxLengths.short)
  if (asked === 'long') return gt(length, maxLengths.medium)
  return and(gt(length, maxLengths.short), lte(length, maxLengths.medium))
}

function ofTotals({ subject, language, format, price, length, rating }: Filters): SQL | undefined {
  return and(
    subject && eq(filterTotals.subject, subject),
    language && eq(filterTotals.language, language),
    format && eq(filterTotals.format, format),
    price && lte(filterTotals.price, PRICE_FILTERS.indexOf(price)),
    length && eq(filterTotals.length, LENGTH_FILTERS.indexOf(length)),
    rating && gte(filterTotals.rating, RATING_FILTERS.indexOf(rating)),
  )
}
