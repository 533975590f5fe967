// Learning and sales, by day in Dhaka.
import { z } from 'zod'
import { ORDER_STATES, PERIODS, PRODUCT_KINDS } from '../../constants.ts'
import { orRequired } from '../check-fields.ts'
import { count, day, id } from '../fields.ts'
import { refusal } from '../../refusals.ts'

/** A learner's activity in a year. Days without activity are left out. */
export const myActivity = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ day: z.string(), minutes: count, lessons: count })),
})
export type MyActivity = z.infer<typeof myActivity>

const inThisCentury = day.refine((value) => value.startsWith('20'), refusal('not_a_date'))

export const overviewQuery = z.object({
  from: inThisCentury,
  to: inThisCentury,
  by: z.enum(PERIODS, { error: orRequired('not_a_choice') }).default('day'),
})

const cents = z.number().int()
/** The first day of a day, week or month. */
const at = z.string()

export const overview = z.object({
  /** The requested days, widened to whole weeks or months. */
  from: z.string(),
  to: z.string(),
  by: z.enum(PERIODS),
  /** When the totals were last updated. Null before the first time. */
  asOf: z.string().nullable(),
  /** Sales by day of payment. Free orders count as well. */
  sales: z.array(z.object({ at, cents, orders: count })),
  /** Refunds and lost disputes, by the day they started. */
  refunds: z.array(z.object({ at, cents, refunds: count })),
  /** `minutes` is the total for all learners. Null for a teacher. */
  learners: z.array(z.object({ at, active: count, new: count, minutes: count.nullable() })),
  lessons: z.array(z.object({ at, finished: count })),
  /** Orders placed in these days, by their current state. */
  states: z.array(z.object({ state: z.enum(ORDER_STATES), orders: count })),
  /** The same number of days, weeks or months before these. `active` is an average. */
  before: z.object({
    from: z.string(),
    to: z.string(),
    cents,
    orders: count,
    refundedCents: cents,
    refunds: count,
    active: count,
    new: count,
    finished: count,
  }),
  /** The products that earned most, highest first. */
  products: z.array(z.object({ _id: id, name: z.string(), kind: z.enum(PRODUCT_KINDS), orders: count, cents })),
  /** Searches with no results, by the number of days they occurred. Empty for a teacher. */
  searches: z.array(z.object({ text: z.string(), days: count })),
  /** Courses whose lessons can be inspected: a teacher's own, or the best-selling ones. */
  courses: z.array(z.object({ _id: id, title: z.string() })),
})
export type Overview = z.infer<typeof overview>

/** How far a course's buyers get. */
export const completion = z.object({
  course: id,
  title: z.string(),
  asOf: z.string().nullable(),
  buyers: count,
  lessons: z.array(z.object({ _id: id, title: z.string(), begun: count, done: count })),
})
export type Completion = z.infer<typeof completion>
