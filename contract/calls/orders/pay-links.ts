// Links to ask a parent to pay: what crosses the wire.
import { z } from 'zod'
import { PRODUCT_KINDS, SHOWN_ORDER_STATES } from '../../constants.ts'
import { dollars, id, personName, text, typedEmail, wholeNumber } from '../fields.ts'
import { charged, failure, orderToPay, paymentMethod } from './payments.ts'

/** 192 random-looking bits, as text that needs no encoding in an address. */
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
  /** What was due when it was made. */
  price: z.number(),
  /** When somebody first opened it in a browser. */
  openedAt: time.nullable(),
  /** Of its order: paid, or being looked at, as soon as whoever opened it has paid. */
  state: z.enum(SHOWN_ORDER_STATES),
})
export type PayLink = z.infer<typeof payLink>

/**
 * What became of a link:
 * - open: it can be paid
 * - waiting: the bank or wallet has not decided yet
 * - checking: a payment has arrived, by this link or another way, and an administrator looks at it
 * - thanks: this link paid it; paid: somebody else did
 * - refunded: what this link paid went back; returned: it arrived for nothing, so it goes back
 * - free: a code has left nothing to pay
 * - full: no seat is left of what is asked for
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
  /** The learner's first name, and nothing else about them; empty once the account is deleted. */
  learner: z.string(),
  /** Null once the order is deleted. */
  product: z
    .object({ id, kind: z.enum(PRODUCT_KINDS), name: z.string(), img: z.string(), teacher: z.string() })
    .nullable(),
  /** What is due now, and what was due when the link was made. */
  price: z.number(),
  askedPrice: z.number(),
  /** None unless it is open; `rate` is taka for a dollar. */
  methods: orderToPay.shape.methods,
  rate: orderToPay.shape.rate,
  expiresAt: time,
  /** A payment by this link may be under way, so the provider is worth asking. */
  isUnderWay: z.boolean(),
  /** Whether the payer may ask for a mail every Friday, or has; null unless this link paid for somebody. */
  friday: z.enum(['open', 'asked']).nullable(),
  /** Why the last payment by this link took no money; null while one is under way. */
  failure,
  /** What was paid by this link goes back because the bank or wallet calls it risky. */
  isRefused: z.boolean(),
  /** The receipt of what this link paid. */
  receipt: z
    .object({
      number: z.string(),
      date: time,
      name: z.string(),
      price: z.number(),
      paid: z.number(),
      charged,
      transactionId: z.string(),
      /** What the payer finds in the provider's messages, such as bKash's TrxID; null if that is `transactionId`. */
      providerTransaction: z.string().nullable(),
    })
    .nullable(),
})
export type LinkPage = z.infer<typeof linkPage>

/** `price` is what the page showed: another one is refused before anything is charged. */
export const beginByLinkBody = z.object({
  method: paymentMethod,
  name: personName,
  email: typedEmail,
  price: dollars(0),
  /** What the page showed in taka, for a method that charges them. */
  taka: wholeNumber(1, 100_000_000).optional(),
})
export type BeginByLink = z.infer<typeof beginByLinkBody>
