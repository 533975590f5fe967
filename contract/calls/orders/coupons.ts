// Coupons: codes that administrators hand out. An empty limit means there is none.
import { z } from 'zod'
import { orRequired } from '../check-fields.ts'
import { COURSE_TYPES, PRODUCT_KINDS } from '../../constants.ts'
import { COUPON_STATES } from '../../record-states.ts'
import { dollars, id, instant, orEmpty, wholeNumber } from '../fields.ts'

/** Letters, digits and hyphens; case does not matter. */
export const COUPON_CODE = /^[A-Z0-9-]{4,20}$/
/** Shorter codes are too easy to guess. Existing ones keep working. */
export const NEW_COUPON_CODE = /^[A-Z0-9-]{6,20}$/

const code = (pattern: RegExp) =>
  z
    .string({ error: orRequired('not_text') })
    .trim()
    .toUpperCase()
    .regex(pattern, { error: orRequired('not_a_coupon_code') })

export const couponBody = z.object({
  code: code(NEW_COUPON_CODE),
  /** A coupon has a percentage or an amount. */
  percent: orEmpty(wholeNumber(1, 100)),
  amount: orEmpty(dollars(0.01)),
  /** At most one of these. Without any, the coupon applies to everything. */
  product: orEmpty(id),
  category: orEmpty(z.enum(COURSE_TYPES)),
  kind: orEmpty(z.enum(PRODUCT_KINDS)),
  startsAt: orEmpty(instant),
  /** The first moment at which the coupon can no longer be used. */
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
  /** Paid orders, plus unpaid ones that have reserved the coupon. */
  used: z.number(),
  /** The total paid in orders with this coupon, less refunds. */
  revenue: z.number(),
  state: z.enum(COUPON_STATES),
})
export type Coupon = z.infer<typeof coupon>
