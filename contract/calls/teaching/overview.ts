// What is learned and sold, by days of Dhaka.
import { z } from 'zod'
import { ORDER_STATES, PERIODS, PRODUCT_KINDS } from '../../constants.ts'
import { orRequired } from '../check-fields.ts'
import { count, day, id } from '../fields.ts'
import { refusal } from '../../refusals.ts'

/** A learner's year; days without activity are left out. */
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
  /** The days that were asked for, widened to whole weeks or months. */
  from: z.string(),
  to: z.string(),
  by: z.enum(PERIODS),
  /** When the totals were last added up; null before the first time. */
  asOf: z.string().nullable(),
  /** By the day of payment; free orders count, too. */
  sales: z.array(z.object({ at, cents, orders: count })),
  /** Refunds and lost disputes, by the day they began. */
  refunds: z.array(z.object({ at, cents, refunds: count })),
  /** `minutes` of all of them together; null for a teacher. */
  learners: z.array(z.object({ at, active: count, new: count, minutes: count.nullable() })),
  lessons: z.array(z.object({ at, finished: count })),
  /** Orders placed in these days, by their state now. */
  states: z.array(z.object({ state: z.enum(ORDER_STATES), orders: count })),
  /** The same number of days, weeks or months before; `active` is their average. */
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
  /** What brought in most, best first. */
  products: z.array(z.object({ _id: id, name: z.string(), kind: z.enum(PRODUCT_KINDS), orders: count, cents })),
  /** How often nothing was found, by the number of days; empty for a teacher. */
  searches: z.array(z.object({ text: z.string(), days: count })),
  /** Whose lessons can be looked at: a teacher's own courses, or those that were bought most. */
  courses: z.array(z.object({ _id: id, title: z.string() })),
})
export type Overview = z.infer<typeof overview>

/** How far the buyers of a course come. */
export const completion = z.object({
  course: id,
  title: z.string(),
  asOf: z.string().nullable(),
  buyers: count,
  lessons: z.array(z.object({ _id: id, title: z.string(), begun: count, done: count })),
})
export type Completion = z.infer<typeof completion>
