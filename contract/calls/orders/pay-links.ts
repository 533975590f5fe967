// The schemas of links that ask a parent to pay.
import { z } from 'zod'
import { PRODUCT_KINDS, SHOWN_ORDER_STATES } from '../../constants.ts'
import { dollars, id, personName, text, typedEmail, wholeNumber } from '../fields.ts'
import { charged, failure, orderToPay, paymentMethod } from './payments.ts'

/** 192 random-looking bits, in characters that need no encoding in a URL. */
export const linkSecret = z.string().regex(/^[\w-]{32}$/)

const message = text(300)
const time = z.string()

export const payLinkBody = z.object({ order: id, message: message.optional() })
export const payLinkChange = z.object({ message })

export const newPayLink = z.object({ url: z.url(), expiresAt: time })

export const payLink = newPayLink.extend({
  _id: id,
  order: id,
  message: z.string(),
  /** The amount due when the link was made. */
  price: z.number(),
  /** When someone first opened the link in a browser. */
  openedAt: time.nullable(),
  /** The status of its order. It shows as paid or under review as soon as someone has paid through the link. */
  state: z.enum(SHOWN_ORDER_STATES),
})
export type PayLink = z.infer<typeof payLink>

/**
 * The status of a link:
 * - open: it can be paid
 * - waiting: the bank or wallet has not decided yet
 * - checking: a payment has arrived, through this link or another way, and an administrator is reviewing it
 * - thanks: this link paid for it; paid: someone else did
 * - refunded: the payment through this link was refunded; returned: the payment bought nothing and is being returned
 * - free: a code leaves nothing to pay
 * - full: there are no seats left in the batch
 * - ended, revoked, withdrawn (no longer sold), gone (the order or the account is deleted): nothing was charged
 */
export const LINK_STATES = [
  'open',
  'waiting',
  'checking',
  'thanks',
  'paid',
  'refunded',
  'returned',
  'free',
  'ended',
  'revoked',
  'withdrawn',
  'full',
  'gone',
] as const
export type LinkState = (typeof LINK_STATES)[number]

export const linkPage = z.object({
  state: z.enum(LINK_STATES),
  /** The learner's first name, and nothing else about them. Empty once the account is deleted. */
  learner: z.string(),
  /** Null once the order is deleted. */
  product: z
    .object({ id, kind: z.enum(PRODUCT_KINDS), name: z.string(), img: z.string(), teacher: z.string() })
    .nullable(),
  /** The amount due now, and the amount due when the link was made. */
  price: z.number(),
  askedPrice: z.number(),
  /** The payment methods. Empty unless the link is open. `rate` is taka per dollar. */
  methods: orderToPay.shape.methods,
  rate: orderToPay.shape.rate,
  expiresAt: time,
  /** Whether a payment through this link may be in progress, so that it makes sense to ask the provider. */
  isUnderWay: z.boolean(),
  /**
   * Whether the payer can ask for the weekly email, or already has. Null unless the payer used this link to pay for
   * someone.
   */
  friday: z.enum(['open', 'asked']).nullable(),
  /** Why the last payment through this link took no money. Null while one is in progress. */
  failure,
  /** Whether the payment through this link is being returned because the bank or wallet flagged it as risky. */
  isRefused: z.boolean(),
  /** Whether the provider refused to return that payment, so that an administrator has to. */
  hasReturnFailed: z.boolean(),
  /** The receipt for the payment through this link. */
  receipt: z
    .object({
      number: z.string(),
      date: time,
      name: z.string(),
      price: z.number(),
      paid: z.number(),
      charged,
      transactionId: z.string(),
      /**
       * The reference that the payer sees in the provider's messages, such as bKash's TrxID. Null if that is
       * `transactionId`.
       */
      providerTransaction: z.string().nullable(),
    })
    .nullable(),
})
export type LinkPage = z.infer<typeof linkPage>

/** `price` is the price that the page showed. If it has changed, the call is refused before anything is charged. */
export const beginByLinkBody = z.object({
  method: paymentMethod,
  name: personName,
  email: typedEmail,
  price: dollars(0),
  /** The amount in taka that the page showed, for a method that charges taka. */
  taka: wholeNumber(1, 100_000_000).optional(),
})
export type BeginByLink = z.infer<typeof beginByLinkBody>
