// Preparing a payment: each attempt is one charge at the provider, however often it is requested. The provider is never
// called inside a database transaction.
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { CURRENCY, type PaymentMethod } from '#contract/constants.ts'
import type { Beginning, Charge, Payment } from '../../adapters/payments/payment.ts'
import { orders, paymentAttempts } from '../../db/schema.ts'
import { unavailable } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { alreadyPaid, beingPaid, notForSale, refunded, stillProcessing, tooLittle } from './answers.ts'
import { amountOf, attemptId, findAttempt, payerOf, paymentBy, type Attempt, type Payer } from './attempts.ts'
import { endPayment } from './end-payment.ts'
import { addHistory } from './history.ts'
import { may, ownOrder } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { applyCharge, release, type PaymentOutcome } from './settle.ts'
import { CHECK_AFTER_MS } from './timing.ts'

const MAX_TRIES = 4
/** The smallest amount that a card is charged. */
export const MIN_CHARGE_CENTS = 50

/** How long a parent who has begun to pay is not interrupted by anybody else. */
const PARENTS_TURN_MS = 15 * 60_000

/** A payment that waits for the buyer, with the amount due. */
export type OpenPayment = { order: Order; beginning: Beginning }

export async function openPayment(
  deps: Deps,
  method: PaymentMethod,
  orderId: string,
  userId: string,
  payer: Payer | null = null,
): Promise<OpenPayment> {
  const payment = paymentBy(deps, method)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await ownOrder(deps.db, orderId, userId)
    if (order.state === 'paid') throw alreadyPaid()
    if (order.state === 'refunded') throw refunded()
    if (order.state === 'withdrawn') throw notForSale()
    if (order.dueCents < MIN_CHARGE_CENTS) throw tooLittle()
    const attempt = await findAttempt(deps.db, { id: order.attemptId })
    if (attempt && isTurnOfAnother(attempt, payer, deps.now())) throw beingPaid()
    const isOther = attempt !== undefined && (attempt.provider !== method || !isPayerOf(attempt, payer))
    const outcome = isOther
      ? await endPayment(deps, order, 'buyer')
      : await tryToOpen(deps, payment, order, attempt, payer)
    if (typeof outcome === 'object') return outcome
    if (outcome === 'paid') throw alreadyPaid()
    if (outcome === 'processing') throw stillProcessing()
  }
  throw unavailable('payment_busy', 'The payment could not be prepared. Please try again.')
}

/** Whoever pays by a link may begin again by the same one, with another method or another name. */
function isTurnOfAnother({ payLinkId, begunAt }: Attempt, payer: Payer | null, now: Date): boolean {
  const isRecent = now.getTime() - begunAt.getTime() < PARENTS_TURN_MS
  return payLinkId !== null && payLinkId !== payer?.linkId && isRecent
}

/** The receipt goes to whoever began the attempt, so nobody continues another person's. */
function isPayerOf(attempt: Attempt, payer: Payer | null): boolean {
  return isDeepStrictEqual(payerOf(attempt), payer)
}

/** Applies the promo code's discount once. The charge's amount follows when the payment is next opened. */
export async function applyDiscount(
  { db, now }: Deps,
  order: Order,
  promoCode: string,
  percent: number,
): Promise<void> {
  const { id: orderId, userId, priceCents } = order
  const discounted = priceCents - Math.round((priceCents * percent) / 100)
  const dueCents = Math.max(discounted, Math.min(priceCents, MIN_CHARGE_CENTS))
  await db.transaction(async (tx) => {
    // Stored before the provider learns of it, so that we accept any amount it charges.
    const used = await tx
      .update(orders)
      .set({ promoCode, dueCents })
      .where(and(eq(orders.id, orderId), isNull(orders.promoCode), eq(orders.state, 'paying')))
      .returning({ id: orders.id })
    if (used.length)
      await addHistory(tx, { orderId, what: 'promo', actor: 'buyer', userId, amountCents: dueCents, at: now() })
  })
}

/**
 * Takes the discount back. The payment is cancelled first, so that nothing can be charged at the lower amount after the
 * order is back at its price. Returns the state of the payment then.
 */
export async function removeDiscount(deps: Deps, order: Order): Promise<PaymentOutcome> {
  const { id: orderId, userId, priceCents, promoCode } = order
  const outcome = await endPayment(deps, order, 'buyer')
  if (outcome !== 'released' || !promoCode) return outcome
  await deps.db.transaction(async (tx) => {
    const removed = await tx
      .update(orders)
      .set({ promoCode: null, dueCents: priceCents })
      .where(and(eq(orders.id, orderId), eq(orders.promoCode, promoCode), eq(orders.state, 'open')))
      .returning({ id: orders.id })
    if (removed.length) {
      const at = deps.now()
      await addHistory(tx, { orderId, what: 'promoRemoved', actor: 'buyer', userId, amountCents: priceCents, at })
    }
  })
  return outcome
}

/** Continues the attempt, or begins the next one. Returns the outcome if it ended meanwhile. */
async function tryToOpen(
  deps: Deps,
  payment: Payment,
  order: Order,
  attempt: Attempt | undefined,
  payer: Payer | null,
): Promise<OpenPayment | PaymentOutcome> {
  const begun = attempt ? await continueAttempt(deps, payment, attempt) : await nextAttempt(deps, payment, order, payer)
  if (!begun) return 'released'
  const outcome = await applyCharge(deps, begun.charge, 'buyer')
  if (outcome !== 'waiting') return outcome
  return (await withAmountDue(deps, payment, begun, order)) ?? endPayment(deps, order, 'buyer')
}

type Begun = { attempt: Attempt; charge: Charge }

async function continueAttempt({ db, now }: Deps, payment: Payment, attempt: Attempt): Promise<Begun | null> {
  const charge = await payment.read(attempt.reference)
  if (charge) return { attempt, charge }
  // The provider will never charge what it does not know.
  await db.transaction((tx) => release(tx, attempt, 'buyer', now()))
  return null
}

/** Begins the next attempt. Concurrent requests begin the same one, and one of them records it. */
async function nextAttempt(
  { db, now }: Deps,
  payment: Payment,
  order: Order,
  payer: Payer | null,
): Promise<Begun | null> {
  const { id: orderId, userId, productName: description } = order
  const earlier = await db.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))
  const id = attemptId(orderId, earlier + 1)
  // The same id must not be begun with another amount; where the amount can be changed, a discount is applied later.
  const amount = payment.changeAmount ? order.priceCents : order.dueCents
  const asked = { amount, currency: CURRENCY }
  const charge = await payment.begin({ id, orderId, ...asked, description })
  const { reference } = charge
  const at = now()
  return db.transaction(async (tx) => {
    const ofOrder = and(eq(orders.id, orderId), may('begin'))
    const [waiting] = await tx.select({ id: orders.id }).from(orders).where(ofOrder).for('update')
    if (!waiting) return null
    const checkAt = new Date(at.getTime() + CHECK_AFTER_MS)
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        id,
        orderId,
        provider: payment.name,
        reference,
        dueCents: amount,
        ...asked,
        payLinkId: payer?.linkId,
        payerName: payer?.name,
        payerEmail: payer?.email,
        payerLanguage: payer?.language,
        begunAt: at,
        checkAt,
      })
      .onConflictDoNothing()
      .returning()
    if (!attempt) return null
    await tx.update(orders).set({ state: 'paying', attemptId: id }).where(ofOrder)
    await addHistory(tx, { orderId, what: 'begun', actor: 'buyer', userId, reference, at })
    return { attempt, charge }
  })
}

/**
 * Sets the charge to the amount due; null if it cannot be continued. The order is read after the charge: while it has one,
 * the amount due only falls, so an older charge cannot raise it again.
 */
async function withAmountDue(
  { db }: Deps,
  payment: Payment,
  { attempt, charge }: Begun,
  { id, userId }: Order,
): Promise<OpenPayment | null> {
  const order = await ownOrder(db, id, userId!)
  const amount = amountOf(attempt, order.dueCents)
  const current = charge.amount === amount ? charge : await payment.changeAmount?.(charge.reference, amount)
  const beginning = current?.state === 'open' ? current.beginning : null
  return beginning && { order, beginning }
}
