// Ending what is not to be paid: the intent is cancelled first, and if its money was taken meanwhile, the order is paid.
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { note, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { withdrawnMail } from './receipts.ts'
import { oweReversals } from './reversals.ts'
import { release, settle, type Settled } from './settle.ts'

/** Cancels the payment under way, if there is one, and answers how the order then stands. */
export async function endPayment(deps: Deps, order: Order, actor: Actor): Promise<Settled> {
  if (!order.intentId) return order.state === 'paid' ? 'paid' : 'released'
  const known = await deps.cards.read(order.intentId)
  if (known) return settle(deps, order.id, await deps.cards.cancel(order.intentId), actor)
  await deps.db.transaction((tx) => release(tx, order, actor, deps.now()))
  return 'released'
}

/** Deletes an order that no payment is under way for. */
export function removeOrder({ db, now }: Deps, { id, userId }: Order): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(orders)
      .where(and(eq(orders.id, id), may('remove')))
      .returning({ id: orders.id })
    if (removed.length) await note(tx, { orderId: id, what: 'deleted', actor: 'buyer', userId, at: now() })
    return removed.length > 0
  })
}

/** The product is not sold any more: the payment ends, and the buyer is told. */
export async function withdraw(deps: Deps, order: Order, actor: Actor): Promise<Settled> {
  const settled = await endPayment(deps, order, actor)
  if (settled !== 'released') return settled
  const { db, outbox, now } = deps
  await db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .update(orders)
      .set({ state: 'withdrawn' })
      .where(and(eq(orders.id, order.id), may('withdraw')))
      .returning()
    if (!withdrawn) return
    await note(tx, { orderId: order.id, what: 'withdrawn', actor, userId: order.userId, at: now() })
    await outbox.queue(tx, withdrawnMail(withdrawn))
  })
  return 'released'
}

/** A person is deleted: what was paid stays on record without the name, what was not goes, and no card is charged. */
export async function forgetBuyer(tx: Transaction, userId: string, at: Date): Promise<void> {
  const unpaid = await tx
    .delete(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['open', 'paying', 'withdrawn'])))
    .returning()
  const nameless = unpaid.map((order) => ({ ...order, email: '' }))
  await oweReversals(
    tx,
    nameless.flatMap((order) => (order.intentId ? [{ order, intentId: order.intentId }] : [])),
    at,
  )
  await note(
    tx,
    ...unpaid.map(({ id }) => ({ orderId: id, what: 'deleted' as const, actor: 'admin' as const, userId, at })),
  )
  await tx.update(orders).set({ userName: '', email: '', userId: null }).where(eq(orders.userId, userId))
}
