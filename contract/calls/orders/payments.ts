// Ways to pay: what each charges, how an attempt stands, and what administrators decide about money.
import { z } from 'zod'
import { CURRENCIES, MAX_TAKA, MIN_TAKA, PAYMENT_FAILURES } from '../../constants.ts'
import { PAYMENT_METHODS } from '../../orders/payment-methods.ts'
import { order, receipt } from './orders.ts'
import { id, revision, twoDecimals } from '../fields.ts'
import { refusal } from '../../refusals.ts'

export const paymentMethod = z.enum(PAYMENT_METHODS)
/** The id of an attempt to pay, as it is in the provider's return address. */
export const attemptId = z.string().regex(/^[\da-f]{30}$/, refusal('not_an_id'))
/** In dollars, or in whole taka. */
const sum = { amount: z.number(), currency: z.enum(CURRENCIES) }
/** What a provider charged; `rate` is taka for a dollar, null in dollars. */
export const charged = z.object({ method: paymentMethod, ...sum, rate: z.number().nullable() })
export type Charged = z.infer<typeof charged>

/**
 * - held: the provider calls it risky; an administrator accepts it or sends it back
 * - reversed: its money, if it took any, goes back
 */
const ATTEMPT_STATES = ['open', 'held', 'succeeded', 'cancelled', 'reversed'] as const

/** Why the provider took no money; null if nobody knows. */
export const failure = z.enum(PAYMENT_FAILURES).nullable()

export const orderToPay = order.extend({
  /** The ways to pay it now, card first; none once it is paid. */
  methods: z.array(z.object({ name: paymentMethod, ...sum })),
  /** Taka for a dollar today; null if no administrator has set it. */
  rate: z.number().nullable(),
  /** The attempt that was asked for, or else the last one. */
  attempt: charged
    .extend({
      id: attemptId,
      state: z.enum(ATTEMPT_STATES),
      failure,
      /** The provider calls it risky. */
      isRisky: z.boolean(),
      /** Somebody else pays, or paid, by a link. */
      isByLink: z.boolean(),
    })
    .nullable(),
  /** Of an order that is to be paid again: the last payment that went back because its provider calls it risky. */
  notAccepted: charged.nullable(),
})
export type OrderToPay = z.infer<typeof orderToPay>

export const beginBody = z.object({
  method: paymentMethod,
  /** A course's promo code or a coupon; empty removes the one in use. */
  coupon: z.string().trim().max(40).optional(),
})
export const begun = z.union([z.object({ clientSecret: z.string() }), z.object({ redirect: z.url() })])
/** `isFree` if the code leaves nothing to pay. */
export const begunWithCode = z.union([...begun.options, z.object({ isFree: z.literal(true) })])

export const receiptInFull = receipt.extend({
  /** Null for a free order. */
  charged: charged.nullable(),
  /** Who paid, if it was not the buyer. */
  payer: z.string().nullable(),
  /** What the payer finds in the provider's messages, such as bKash's TrxID; null if that is `transactionId`. */
  providerTransaction: z.string().nullable(),
})
export type ReceiptInFull = z.infer<typeof receiptInFull>

export const exchangeRate = z.object({
  _id: id,
  version: z.number(),
  rate: z.number(),
  /** The administrator's email; empty for the demo's and for deleted people. */
  by: z.string(),
  at: z.string(),
})
export const exchangeRateBody = z.object({
  rate: twoDecimals(MIN_TAKA, MAX_TAKA),
  /** The version that was seen; 0 if there was none. */
  revision: revision.optional(),
})

export const heldPayment = charged.extend({
  _id: attemptId,
  order: id,
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  /** Why the provider calls it risky. */
  risk: z.string(),
  /** The provider's id of the payment. */
  providerId: z.string(),
  /** In dollars. */
  due: z.number(),
  at: z.string(),
})
/** A payment that nothing was sold for, and that its provider does not send back. */
export const failedReversal = heldPayment.omit({ risk: true, userName: true }).extend({
  /** As the provider says it. */
  problem: z.string(),
})
/** `settle` says that the money went back another way. */
export const failedReversalBody = z.object({ decision: z.enum(['sendAgain', 'settle']) })
export const heldPaymentBody = z.object({ decision: z.enum(['accept', 'sendBack']) })
