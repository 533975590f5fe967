// Ending a payment: the intent is cancelled first; if it was charged in the meantime, the order is paid after all.
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { addHistory, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { withdrawnMail } from './receipts.ts'
import { recordReversals } from './reversals.ts'
import { applyIntent, release, type PaymentOutcome } from './settle.ts'

/** Cancels the pending payment, if any, and returns the order's state afterwards. */
export async function endPayment(deps: Deps, order: Order, actor: Actor): Promise<PaymentOutcome> {
  if (!order.intentId) return order.state === 'paid' ? 'paid' : 'released'
  const known = await deps.cards.read(order.intentId)
  if (known) return applyIntent(deps, order.id, await deps.cards.cancel(order.intentId), actor)
  await deps.db.transaction((tx) => release(tx, order, actor, deps.now()))
  return 'released'
}

/** Deletes an order without a pending payment. */
export function removeOrder({ db, now }: Deps, { id, userId }: Order): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(orders)
      .where(and(eq(orders.id, id), may('remove')))
      .returning({ id: orders.id })
    if (removed.length) await addHistory(tx, { orderId: id, what: 'deleted', actor: 'buyer', userId, at: now() })
    return removed.length > 0
  })
}

/** The product is no longer sold: the payment ends, and the buyer gets a mail. */
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
    await addHistory(tx, { orderId: order.id, what: 'withdrawn', actor, userId: order.userId, at: now() })
    await outbox.queue(tx, withdrawnMail(withdrawn))
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
  const anonymous = unpaid.map((order) => ({ ...order, email: '' }))
  await recordReversals(
    tx,
    anonymous.flatMap((order) => (order.intentId ? [{ order, intentId: order.intentId }] : [])),
    at,
  )
  await addHistory(tx, ...unpaid.map(({ id }) => ({ orderId: id, what: 'deleted' as const, actor, userId, at })))
  await tx.update(orders).set({ userName: '', email: '', userId: null }).where(eq(orders.userId, userId))
}
