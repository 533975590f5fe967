// Schemas that many calls share: parameters, paging, and short answers.
import { z } from 'zod'
import { COURSE_KEYS, MAX_PAGE_LIMIT, PAGE_LIMIT } from '../constants.ts'
import { email, id, instant, searchText, wholeNumber } from './fields.ts'

export const byId = z.object({ id })
export const byEmail = z.object({ email })
export const byKey = z.object({ key: z.enum(COURSE_KEYS) })
export const byCourse = z.object({ course: id })
export const bySession = z.object({ session: id })
export const ofEmail = z.object({ email: email.optional() })
export const paging = z.object({ limit: wholeNumber(1, MAX_PAGE_LIMIT).default(PAGE_LIMIT), after: id.optional() })
/** `q` finds rows that contain every word; the last word may be a prefix. */
export const searching = paging.extend({ q: searchText.default('') })
/**
 * `q` finds rows that contain every word. `since` is the first and `before` the end of the period in which the rows
 * began.
 */
export const recordFilters = z.object({
  q: searchText.default(''),
  since: instant.optional(),
  before: instant.optional(),
})
/** Administrators' lists can also be filtered by the time when the rows began. */
export const records = paging.extend(recordFilters.shape)

export const inserted = z.object({ insertedId: id })
export const modified = z.object({ modifiedCount: z.number().int() })
export const deleted = z.object({ deletedCount: z.number().int() })
