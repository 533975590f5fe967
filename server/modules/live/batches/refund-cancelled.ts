// Refunds everyone who paid for a cancelled batch. Once a batch is cancelled, no payment can take a seat, so looking
// after that finds them all, including payments that arrived at that moment.
import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { newId } from '../../../db/ids.ts'
import { liveBatches } from '../../../db/schema-live.ts'
import { orders, refunds } from '../../../db/schema.ts'
import type { Actor } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { recordRequest, sendRefund } from '../../orders/orders/refund-order.ts'
import { returnedCents } from '../../orders/orders/record-refunds.ts'

const REASON = 'The classes were cancelled.'

/**
 * Handles one batch, or all batches whose refunds were interrupted. A refund that its provider refuses is left to
 * administrators.
 */
export async function refundCancelled(deps: Deps, actor: Actor, batchId?: string): Promise<void> {
  const { db, log } = deps
  const asked = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), sql`${refunds.createdAt} >= ${liveBatches.cancelledAt}`))
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(liveBatches, and(eq(liveBatches.id, orders.productId), isNotNull(liveBatches.cancelledAt)))
    .where(
      and(
        eq(orders.state, 'paid'),
        isNotNull(orders.transactionId),
        notExists(asked),
        batchId ? eq(liveBatches.id, batchId) : undefined,
      ),
    )
  for (const { id } of paid) {
    try {
      const requested = await record(deps, actor, id)
      if (requested) await sendRefund(deps, requested.refund, requested.reference)
    } catch (error) {
      // Once recorded, the refund stays pending and the reconciler tries again.
      log.warn({ err: error, order: id }, 'a refund could not be asked for yet')
    }
  }
}

const record = (deps: Deps, actor: Actor, orderId: string) =>
  deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order?.state !== 'paid') return undefined
    const amountCents = order.paidCents! - (await returnedCents(tx, order, ['pending', 'succeeded']))
    if (amountCents <= 0) return undefined
    return recordRequest(deps, tx, actor, { orderId, amountCents, reason: REASON, key: newId() })
  })
