// Teachers' earnings, in cents: statements by month, and payouts.
import { z } from 'zod'
import { orRequired } from '../check-fields.ts'
import { PAYOUT_METHODS, PAYOUT_STATES } from '../../orders/earning-kinds.ts'
import { count, day, id, text, wholeNumber } from '../fields.ts'
import { tidy } from '../../tidy.ts'

const cents = z.number().int()

/** A month of Dhaka, e.g. 2026-11. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: orRequired('not_a_date') })

const bankField = z.string().max(100).overwrite(tidy).default('')

/** What a wallet or bank needs; only a bank has a name and a branch. */
export const payoutDetails = z.object({
  method: z.enum(PAYOUT_METHODS, { error: orRequired('not_a_choice') }),
  name: text(100),
  /** The wallet's phone number, or the account's number. */
  number: text(40),
  bank: bankField,
  branch: bankField,
})
export type PayoutDetails = z.infer<typeof payoutDetails>

const courseEarnings = z.object({
  _id: id,
  title: z.string(),
  priceCents: cents,
  sales: count,
  soldCents: cents,
  /** The codes that lowered the price of some of these sales. */
  codes: z.array(z.object({ code: z.string(), sales: count })),
  refunds: count,
  returnedCents: cents,
  /** The shares of the days of sale; usually one. */
  sharePercents: z.array(z.number()),
  earnedCents: cents,
})
export type CourseEarnings = z.infer<typeof courseEarnings>

const payoutOf = {
  _id: id,
  month,
  cents,
  /** In whole taka, at taka for a dollar. */
  taka: count,
  rate: z.number(),
  reference: z.string(),
  paidOn: z.string(),
  state: z.enum(PAYOUT_STATES),
}

/** A payout to come: what the month has earned so far, with what is carried on. */
const planned = z.object({ month, on: z.string(), cents, isSoFar: z.boolean() })

export const statement = z.object({
  month,
  /** Those with entries and the current one, newest first. */
  months: z.array(month),
  isSoFar: z.boolean(),
  /** The day on which this month is paid out. */
  payoutOn: z.string(),
  /** What earlier months have left over or owe. */
  carriedCents: cents,
  earnedCents: cents,
  courses: z.array(courseEarnings),
  planned: z.array(planned),
  payouts: z.array(z.object(payoutOf)),
  /** Null until the teacher has said where to. */
  payoutTo: payoutDetails.nullable(),
})
export type Statement = z.infer<typeof statement>

/** What is owed to instructors for the months that are over. */
export const payoutsDue = z.object({
  month,
  /** The rate in force; null until one is set. */
  rate: z.object({ version: count, taka: z.number() }).nullable(),
  instructors: z.array(
    z.object({
      _id: id,
      name: z.string(),
      /** Of the months that are over; a negative sum is carried on. */
      dueCents: cents,
      /** With the current month. */
      balanceCents: cents,
      details: payoutDetails.nullable(),
    }),
  ),
})
export type PayoutsDue = z.infer<typeof payoutsDue>

export const payoutsBody = z.object({
  month,
  /** The version of the exchange rate that the batch was made with. */
  rate: wholeNumber(1),
  reference: text(60),
  paidOn: day,
  /** Made by the browser: the same key is the same payout. */
  key: id,
  items: z
    .array(z.object({ instructor: id, /** As it was shown. */ cents: wholeNumber(1, 1_000_000_000) }))
    .min(1)
    .max(500),
})

export const payout = z.object({ ...payoutOf, instructor: id, name: z.string() })
export type Payout = z.infer<typeof payout>
