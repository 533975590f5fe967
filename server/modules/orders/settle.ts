// The one place where money becomes a paid order. The buyer's browser, the provider's event and the reconciler all come
// here with what the provider says; whoever comes first does the work, and everybody else finds it done.
import { and, eq, sql } from 'drizzle-orm'
import type { Intent } from '../../adapters/cards/cards.ts'
import type { Transaction } from '../../db/database.ts'
import { courses, orders } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { note, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import { verdictOf, type Order } from './order-states.ts'
import { receiptMail } from './receipts.ts'
import { oweReversal, reverse } from './reversals.ts'

/** How the order stands afterwards: `waiting` for the card, or `processing` at the bank. */
export type Settled = 'paid' | 'released' | 'waiting' | 'processing' | 'refused'

export async function settle(deps: Deps, orderId: string, intent: Intent, actor: Actor): Promise<Settled> {
  if (intent.state === 'open') return 'waiting'
  if (intent.state === 'processing') return 'processing'
  const { verdict, enrolled } = await deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return { verdict: 'mismatch' as const, enrolled: false }
    const verdict = verdictOf(order, intent)
    if (verdict === 'release') await release(tx, order, actor, deps.now())
    if (verdict === 'reverse') await oweReversal(tx, order, intent.id, deps.now())
    const enrolled = verdict === 'settle' && (await payWith(deps, tx, order, intent, actor))
    return { verdict, enrolled }
  })
  if (enrolled) await deps.content.touch()
  if (verdict === 'reverse') await reverse(deps, intent.id, actor)
  if (verdict === 'mismatch') {
    deps.log.error(
      { order: orderId, intent: intent.id, actor },
      'a payment does not fit its order; nothing was written',
    )
    return 'refused'
  }
  return intent.state === 'succeeded' ? 'paid' : 'released'
}

async function payWith(deps: Deps, tx: Transaction, order: Order, intent: Intent, actor: Actor): Promise<boolean> {
  // A payment begun after the one that succeeded must not be charged as well.
  if (order.intentId && order.intentId !== intent.id) await oweReversal(tx, order, order.intentId, deps.now())
  return markPaid(deps, tx, order, { intentId: intent.id, cents: intent.amountCents, actor })
}

/** Pays an order, free ones included, and does all that belongs to it. Answers whether a course has one learner more. */
export async function markPaid(
  { outbox, now, settings }: Deps,
  tx: Transaction,
  { id, userId, productId }: Order,
  { intentId, cents, actor }: { intentId: string | null; cents: number; actor: Actor },
): Promise<boolean> {
  const at = now()
  const [paid] = await tx
    .update(orders)
    .set({
      state: 'paid',
      intentId: null,
      payingSince: null,
      checkAt: null,
      paidAt: at,
      paidCents: cents,
      transactionId: intentId,
      receiptNumber: sql`nextval('receipt_numbers')`,
    })
    .where(eq(orders.id, id))
    .returning()
  await note(tx, { orderId: id, what: 'paid', actor, userId, intentId, amountCents: cents, at })
  await outbox.queue(tx, receiptMail(paid!, settings.publicUrl))
  // Last, for everybody who buys this course waits for the row.
  const enrolled = await tx
    .update(courses)
    .set({ enrolled: sql`${courses.enrolled} + 1` })
    .where(eq(courses.id, productId))
    .returning({ id: courses.id })
  return enrolled.length > 0
}

/** The payment under way has ended without money; the next attempt may begin. */
export async function release(tx: Transaction, order: Order, actor: Actor, at: Date): Promise<void> {
  const { id: orderId, userId, intentId } = order
  const released = await tx
    .update(orders)
    .set({ state: 'open', intentId: null, payingSince: null, checkAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.intentId, intentId ?? ''), may('release')))
    .returning({ id: orders.id })
  if (released.length) await note(tx, { orderId, what: 'released', actor, userId, intentId, at })
}
