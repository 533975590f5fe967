// Ends a payment. Its charge is cancelled first; if the money was taken in the meantime, the order is paid after all.
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { PaymentFailure } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { giveCouponBack } from '../coupons/take-coupon.ts'
import type { Deps } from '../../deps.ts'
import { giveSeatBack } from '../seats/seats.ts'
import { languageOfReader } from '../../people/accounts/language.ts'
import { findAttempt, paymentBy } from './attempts.ts'
import { addHistory, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { withdrawnMail } from './reversal-mails.ts'
import { recordReversals } from './reversals.ts'
import { applyCharge, release, type PaymentOutcome } from './settle.ts'

/**
 * Cancels the pending payment, if any, and returns the order's state afterwards. `why` applies if the provider gives no
 * reason.
 */
export async function endPayment(
  deps: Deps,
  order: Order,
  actor: Actor,
  failure?: PaymentFailure,
): Promise<PaymentOutcome> {
  const { db } = deps
  const attempt = await findAttempt(db, { id: order.attemptId })
  if (!attempt) return order.state === 'paid' ? 'paid' : 'released'
  const payment = paymentBy(deps, attempt.provider)
  const known = await payment.read(attempt.reference)
  if (known) {
    const charge = await payment.cancel(attempt.reference)
    return applyCharge(deps, failure && !charge.failure ? { ...charge, failure } : charge, actor)
  }
  await db.transaction((tx) => release(deps, tx, attempt, actor, failure))
  return 'released'
}

/** Deletes an order without a pending payment. */
export function removeOrder({ db, now }: Deps, { id, userId }: Order): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(orders)
      .where(and(eq(orders.id, id), may('remove')))
      .returning()
    const at = now()
    await reverseDeleted(tx, removed, at)
    if (removed.length) await addHistory(tx, { orderId: id, what: 'deleted', actor: 'buyer', userId, at })
    return removed.length > 0
  })
}

/**
 * Reverses whatever might still pay for deleted orders: current payments, and abandoned payment pages that can't be
 * closed.
 */
async function reverseDeleted(tx: Transaction, deleted: Order[], at: Date): Promise<void> {
  const byId = new Map(deleted.map((order) => [order.id, order]))
  const mayStillCome = or(
    inArray(paymentAttempts.state, ['open', 'held']),
    and(eq(paymentAttempts.state, 'cancelled'), isNotNull(paymentAttempts.checkAt)),
  )
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.orderId, [...byId.keys()]), mayStillCome))
  await recordReversals(
    tx,
    attempts.map((attempt) => ({ attempt, order: byId.get(attempt.orderId)! })),
    at,
  )
}

/** The product is no longer sold, so the payment ends and the buyer gets an email. */
export async function withdraw(deps: Deps, order: Order, actor: Actor): Promise<PaymentOutcome> {
  const outcome = await endPayment(deps, order, actor)
  if (outcome !== 'released') return outcome
  const { db, outbox, now } = deps
  await db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .update(orders)
      .set({ state: 'withdrawn' })
      .where(and(eq(orders.id, order.id), may('withdraw')))
      .returning()
    if (!withdrawn) return
    await giveCouponBack(tx, order.id)
    await giveSeatBack(tx, order.id)
    await addHistory(tx, { orderId: order.id, what: 'withdrawn', actor, userId: order.userId, at: now() })
    await outbox.queue(tx, withdrawnMail(withdrawn, await languageOfReader(tx, withdrawn.email)))
  })
  return 'released'
}

/**
 * A deleted person's paid and refunded orders stay on record without the name; unpaid ones are deleted, and their charges reversed.
 */
export async function anonymiseBuyer(tx: Transaction, userId: string, actor: Actor, at: Date): Promise<void> {
  const unpaid = await tx
    .delete(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['open', 'paying', 'withdrawn'])))
    .returning()
  const nameless = unpaid.map((order) => ({ ...order, email: '' }))
  await reverseDeleted(tx, nameless, at)
  await addHistory(tx, ...unpaid.map(({ id }) => ({ orderId: id, what: 'deleted' as const, actor, userId, at })))
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const noPayer = { payerName: null, payerEmail: null, payerLanguage: null }
  await tx.update(paymentAttempts).set(noPayer).where(inArray(paymentAttempts.orderId, ownOrders))
  await tx
    .update(orders)
    .set({ userName: '', email: '', payerWords: '', userId: null })
    .where(eq(orders.userId, userId))
}
