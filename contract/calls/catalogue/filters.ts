// The filters of lists in a query, and the number of rows for each value.
import { z } from 'zod'
import { count } from '../fields.ts'
import { BOOK_FORMATS, LANGUAGES, SUBJECTS } from '../../constants.ts'
import { LENGTH_FILTERS, PRICE_FILTERS, RATING_FILTERS, SORTS } from '../../catalogue/filter-values.ts'

const shared = {
  language: z.enum(LANGUAGES).optional(),
  /** Free, or up to this many dollars. */
  price: z.enum(PRICE_FILTERS).optional(),
  /** Measured in hours for courses and in pages for books. */
  length: z.enum(LENGTH_FILTERS).optional(),
  /** At least this many stars, among items with enough ratings. */
  rating: z.enum(RATING_FILTERS).optional(),
}
export const courseFilters = z.object({ subject: z.enum(SUBJECTS).optional(), ...shared })
export const bookFilters = z.object({ format: z.enum(BOOK_FORMATS).optional(), ...shared })
export type CourseFilters = z.output<typeof courseFilters>
export type BookFilters = z.output<typeof bookFilters>

export const sorting = { sort: z.enum(SORTS).optional() }

const countsOf = <Value extends string>(values: readonly [Value, ...Value[]]) => z.partialRecord(z.enum(values), count)
const sharedCounts = {
  language: countsOf(LANGUAGES),
  price: countsOf(PRICE_FILTERS),
  length: countsOf(LENGTH_FILTERS),
  rating: countsOf(RATING_FILTERS),
}
/** The count for each value, combined with the other filters; empty values are left out. */
export const courseCounts = z.object({ total: count, subject: countsOf(SUBJECTS), ...sharedCounts })
export const bookCounts = z.object({ total: count, format: countsOf(BOOK_FORMATS), ...sharedCounts })
