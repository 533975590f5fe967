// Preparing a card payment: each attempt has one intent at the provider, however often it is requested. The provider is
// never called inside a database transaction.
import { and, eq, isNull } from 'drizzle-orm'
import type { Intent } from '../../adapters/cards/cards.ts'
import { orders } from '../../db/schema.ts'
import { unavailable } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { alreadyPaid, notForSale, refunded, stillProcessing, tooLittle } from './answers.ts'
import { endPayment } from './end-payment.ts'
import { addHistory } from './history.ts'
import { may, ownOrder } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { applyIntent, release, type PaymentOutcome } from './settle.ts'
import { CHECK_AFTER_MS } from './timing.ts'

const MAX_TRIES = 4
/** The smallest amount that a card is charged. */
const MIN_CHARGE_CENTS = 50

export type Payment = { order: Order; intent: Intent }

/** The intent that waits for the buyer's card, with the amount due. */
export async function openPayment(deps: Deps, orderId: string, userId: string): Promise<Payment> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await ownOrder(deps.db, orderId, userId)
    if (order.state === 'paid') throw alreadyPaid()
    if (order.state === 'refunded') throw refunded()
    if (order.state === 'withdrawn') throw notForSale()
    if (order.dueCents < MIN_CHARGE_CENTS) throw tooLittle()
    const intent = order.intentId ? await currentIntent(deps, order) : await nextAttempt(deps, order, userId)
    if (!intent) continue
    const outcome = await applyIntent(deps, order.id, intent, 'buyer')
    if (outcome === 'paid') throw alreadyPaid()
    if (outcome === 'processing') throw stillProcessing()
    const payment = outcome === 'waiting' && (await withAmountDue(deps, intent, orderId, userId))
    if (payment) return payment
  }
  throw unavailable('payment_busy', 'The payment could not be prepared. Please try again.')
}

/** Applies the promo code's discount once. The intent's amount follows when the payment is next opened. */
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

async function currentIntent(deps: Deps, order: Order): Promise<Intent | null> {
  const intent = await deps.cards.read(order.intentId ?? '')
  // The provider will never charge an intent it does not know.
  if (!intent) await deps.db.transaction((tx) => release(tx, order, 'buyer', deps.now()))
  return intent
}

/** Starts the next attempt. Concurrent requests get the same intent, and one of them records it. */
async function nextAttempt({ cards, db, now }: Deps, order: Order, userId: string): Promise<Intent | null> {
  const attempt = order.attempt + 1
  const intent = await cards.create({
    orderId: order.id,
    userId,
    // Always the full price, because an idempotency key must not be reused with another amount; a discount is applied
    // later.
    amountCents: order.priceCents,
    description: order.productName,
    idempotencyKey: `${order.id}:${attempt}`,
  })
  const at = now()
  const isBegun = await db.transaction(async (tx) => {
    const begun = await tx
      .update(orders)
      .set({
        state: 'paying',
        attempt,
        intentId: intent.id,
        payingSince: at,
        checkAt: new Date(at.getTime() + CHECK_AFTER_MS),
      })
      .where(and(eq(orders.id, order.id), eq(orders.attempt, order.attempt), may('begin')))
      .returning({ id: orders.id })
    if (begun.length)
      await addHistory(tx, { orderId: order.id, what: 'begun', actor: 'buyer', userId, intentId: intent.id, at })
    return begun.length > 0
  })
  return isBegun ? intent : null
}

/**
 * Sets the intent to the amount due; null if it is no longer open. The order is read after the intent: while it has one,
 * the amount due only falls, so an older intent cannot raise it again.
 */
async function withAmountDue({ cards, db }: Deps, intent: Intent, orderId: string, userId: string) {
  const order = await ownOrder(db, orderId, userId)
  if (intent.amountCents === order.dueCents) return { order, intent }
  const changed = await cards.changeAmount(intent.id, order.dueCents)
  return changed.state === 'open' ? { order, intent: changed } : null
}
