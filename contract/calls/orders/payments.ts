// Payment methods: what each charges, the status of attempts, and administrators' decisions about money.
import { z } from 'zod'
import { CURRENCIES, MAX_TAKA, MIN_TAKA, PAYMENT_FAILURES } from '../../constants.ts'
import { PAYMENT_METHODS } from '../../orders/payment-methods.ts'
import { order, receipt } from './orders.ts'
import { id, revision, twoDecimals } from '../fields.ts'
import { refusal } from '../../refusals.ts'

export const paymentMethod = z.enum(PAYMENT_METHODS)
/** The id of a payment attempt, as it appears in the provider's return address. */
export const attemptId = z.string().regex(/^[\da-f]{30}$/, refusal('not_an_id'))
/** An amount in dollars, or in whole taka. */
const sum = { amount: z.number(), currency: z.enum(CURRENCIES) }
/** The amount a provider charged. `rate` is taka per dollar, or null for an amount in dollars. */
export const charged = z.object({ method: paymentMethod, ...sum, rate: z.number().nullable() })
export type Charged = z.infer<typeof charged>

/**
 * - held: the provider flagged it as risky; an administrator accepts or returns it
 * - reversed: any money it took is being returned
 */
const ATTEMPT_STATES = ['open', 'held', 'succeeded', 'cancelled', 'reversed'] as const

/** Why the provider took no money. Null if unknown. */
export const failure = z.enum(PAYMENT_FAILURES).nullable()

export const orderToPay = order.extend({
  /** The payment methods available now, card first. Empty once the order is paid. */
  methods: z.array(z.object({ name: paymentMethod, ...sum })),
  /** Today's exchange rate in taka per dollar. Null if no administrator has set it. */
  rate: z.number().nullable(),
  /** The requested attempt or, by default, the last one. */
  attempt: charged
    .extend({
      id: attemptId,
      state: z.enum(ATTEMPT_STATES),
      failure,
      /** Whether the provider flagged the payment as risky. */
      isRisky: z.boolean(),
      /** Whether someone else is paying, or has paid, through a link. */
      isByLink: z.boolean(),
      /** Whether the provider refused to return the money, so that an administrator has to. */
      hasReturnFailed: z.boolean(),
    })
    .nullable(),
  /**
   * For an order that has to be paid again: the last payment that was returned because its provider flagged it as
   * risky.
   */
  notAccepted: charged.nullable(),
})
export type OrderToPay = z.infer<typeof orderToPay>

export const beginBody = z.object({
  method: paymentMethod,
  /** A course's promo code or a coupon. An empty one removes the current code. */
  coupon: z.string().trim().max(40).optional(),
})
export const paymentBeginning = z.union([z.object({ clientSecret: z.string() }), z.object({ redirect: z.url() })])
/** `isFree` is set if the code leaves nothing to pay. */
export const begunWithCode = z.union([...paymentBeginning.options, z.object({ isFree: z.literal(true) })])

export const receiptInFull = receipt.extend({
  /** Null for a free order. */
  charged: charged.nullable(),
  /** The payer's name, if it wasn't the buyer. */
  payer: z.string().nullable(),
  /**
   * The reference that the payer sees in the provider's messages, such as bKash's TrxID. Null if that is
   * `transactionId`.
   */
  providerTransaction: z.string().nullable(),
})
export type ReceiptInFull = z.infer<typeof receiptInFull>

export const exchangeRate = z.object({
  _id: id,
  version: z.number(),
  rate: z.number(),
  /** The administrator's email. Empty for the demo's rate and for deleted people. */
  by: z.string(),
  at: z.string(),
})
export const exchangeRateBody = z.object({
  rate: twoDecimals(MIN_TAKA, MAX_TAKA),
  /** The version that the administrator saw, or 0 if there was none. */
  revision: revision.optional(),
})

export const heldPayment = charged.extend({
  _id: attemptId,
  order: id,
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  /** Why the provider flagged the payment as risky. */
  risk: z.string(),
  /** The provider's id of the payment. */
  providerId: z.string(),
  /** The price in dollars. */
  due: z.number(),
  at: z.string(),
})
/** A payment that bought nothing and that its provider failed to return. */
export const failedReversal = heldPayment.omit({ risk: true, userName: true }).extend({
  /** The problem in the provider's words. */
  problem: z.string(),
})
/** `settle` records that the money was returned another way. */
export const failedReversalBody = z.object({ decision: z.enum(['sendAgain', 'settle']) })
export const heldPaymentBody = z.object({ decision: z.enum(['accept', 'sendBack']) })
