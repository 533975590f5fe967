// Payment attempts: which provider was asked for which order, in which currency. Their states:
//
// - open: in progress; at most one per order
// - held: paid, but the provider flagged it as risky; an administrator accepts or returns it
// - succeeded: it paid for its order
// - cancelled: it ended without money
// - reversed: any money it receives has no order to pay and is returned
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CURRENCY, type Currency, type Language } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Charged } from '#contract/calls/orders/payments.ts'
import { PaymentNotSetUp, type Payment } from '../../../adapters/payments/payment.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, formatTaka, toDollars } from '../../money.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** The person who pays through a link, as typed on its page. */
export type Payer = { linkId: string; name: string; email: string; language: Language }

export function payerOf({ payLinkId, payerName, payerEmail, payerLanguage }: Attempt): Payer | null {
  if (payLinkId === null || payerName === null) return null
  return { linkId: payLinkId, name: payerName, email: payerEmail!, language: payerLanguage! }
}

/** The person on the provider's page, as the order's history names them. */
export const payerActor = ({ payLinkId }: Pick<Attempt, 'payLinkId'>): 'buyer' | 'payer' =>
  payLinkId === null ? 'buyer' : 'payer'

const ID_LENGTH = 30

/**
 * Identical for everyone who starts the order's next attempt at the same moment, so that the provider sees only one.
 */
export function attemptId(orderId: string, number: number): string {
  return createHash('sha256').update(`${orderId}:${number}`).digest('hex').slice(0, ID_LENGTH)
}

/** Finds an attempt by its own id or the provider's. Null, as for an order without a payment, finds none. */
export async function findAttempt(
  db: Database | Transaction,
  key: { id: string | null } | { reference: string | null },
): Promise<Attempt | undefined> {
  const [column, value] = 'id' in key ? [paymentAttempts.id, key.id] : [paymentAttempts.reference, key.reference]
  if (value === null) return undefined
  const [attempt] = await db.select().from(paymentAttempts).where(eq(column, value))
  return attempt
}

export function paymentBy({ payments }: Deps, method: PaymentMethod): Payment {
  const payment = payments.get(method)
  if (!payment) throw new PaymentNotSetUp(`payment by ${method} is not set up: its keys are missing`)
  return payment
}

type RequestedCharge = { amount: number; currency: Currency; rate: number | null }

/**
 * What a provider charges for an amount in cents. Null if it can't charge it: too little, too much, or no rate is set.
 */
export function chargeFor({ charges }: Payment, cents: number, taka: number | null): RequestedCharge | null {
  const { currency, min, max } = charges
  const rate = currency === CURRENCY ? null : taka
  if (currency !== CURRENCY && rate === null) return null
  const amount = rate === null ? cents : Math.round((cents * rate) / 100)
  return amount >= min && amount <= max ? { amount, currency, rate } : null
}

/** Converts an amount in the attempt's currency to cents, at the rate it started with, and the other way round. */
export const centsOf = ({ dueCents, amount }: Attempt, part: number): number => Math.round((part * dueCents) / amount)
export const amountOf = ({ dueCents, amount }: Attempt, cents: number): number =>
  Math.round((cents * amount) / dueCents)

/** An amount as the API returns it: dollars, or whole taka. */
export const shownAmount = (amount: number, currency: string): number =>
  currency === CURRENCY ? toDollars(amount) : amount

/** An amount in dollars, preceded by taka if it was charged in taka: ৳1,225 ($10). */
export function formatCharged(attempt: Attempt | null | undefined, cents: number, language?: Language): string {
  const dollars = formatDollars(cents, language)
  if (!attempt || attempt.rate === null) return dollars
  return `${formatTaka(amountOf(attempt, cents), language)} (${dollars})`
}

/** What was charged, as the API returns it. Pass `amount` if it differs from the requested amount. */
export function chargedBy(attempt: Attempt, amount = attempt.amount): Charged {
  const currency = attempt.currency as Currency
  return { method: attempt.provider, amount: shownAmount(amount, currency), currency, rate: attempt.rate }
}
