// Coupons: codes that administrators give out. What is empty has no limit.
import { z } from 'zod'
import { orRequired } from '../check-fields.ts'
import { COURSE_TYPES, PRODUCT_KINDS } from '../../constants.ts'
import { COUPON_STATES } from '../../record-states.ts'
import { dollars, id, instant, orEmpty, wholeNumber } from '../fields.ts'

/** Letters, digits and hyphens; case does not matter. */
export const COUPON_CODE = /^[A-Z0-9-]{4,20}$/
/** Shorter ones from before are guessed too easily, and stay. */
export const NEW_COUPON_CODE = /^[A-Z0-9-]{6,20}$/

const code = (pattern: RegExp) =>
  z
    .string({ error: orRequired('not_text') })
    .trim()
    .toUpperCase()
    .regex(pattern, { error: orRequired('not_a_coupon_code') })

export const couponBody = z.object({
  code: code(NEW_COUPON_CODE),
  /** One of these two. */
  percent: orEmpty(wholeNumber(1, 100)),
  amount: orEmpty(dollars(0.01)),
  /** At most one of these; without any, the coupon is for everything. */
  product: orEmpty(id),
  category: orEmpty(z.enum(COURSE_TYPES)),
  kind: orEmpty(z.enum(PRODUCT_KINDS)),
  startsAt: orEmpty(instant),
  /** The first moment at which it can no longer be used. */
  endsAt: orEmpty(instant),
  maxUses: orEmpty(wholeNumber(1)),
  maxEach: orEmpty(wholeNumber(1)),
  firstOnly: z.boolean().optional(),
})
export const couponChange = couponBody.partial().extend({ code: code(COUPON_CODE).optional() })

export const coupon = z.object({
  _id: id,
  code: z.string(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  product: id.nullable(),
  productName: z.string().nullable(),
  category: z.enum(COURSE_TYPES).nullable(),
  kind: z.enum(PRODUCT_KINDS).nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  maxUses: z.number().nullable(),
  maxEach: z.number().nullable(),
  firstOnly: z.boolean(),
  /** Paid orders, and unpaid ones that have it reserved. */
  used: z.number(),
  /** What was paid with it, less refunds. */
  revenue: z.number(),
  state: z.enum(COUPON_STATES),
})
export type Coupon = z.infer<typeof coupon>
