// Cancels a batch: its classes, its waiting list and the offers in one transaction, and its orders and refunds after
// that.
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { liveBatches, liveSeats, liveSessions, liveWaiting } from '../../../db/schema-live.ts'
import { orders } from '../../../db/schema.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { tellBatchCancelled } from '../calendar/tell-classes.ts'
import type { Deps } from '../../deps.ts'
import { withdraw } from '../../orders/orders/end-payment.ts'
import { FREE_SEAT } from '../../orders/seats/seats.ts'
import type { BatchRow } from './batch-rows.ts'
import { refundCancelled } from './refund-cancelled.ts'

/** The caller holds the batch's lock. */
export async function cancelBatch(
  deps: Deps,
  tx: Transaction,
  { id, title }: Pick<BatchRow, 'id' | 'title'>,
  actor: Actor,
): Promise<void> {
  const at = deps.now()
  await tx.update(liveBatches).set({ cancelledAt: at }).where(eq(liveBatches.id, id))
  await tellBatchCancelled(deps, tx, id)
  await tx
    .update(liveSessions)
    .set({ state: 'cancelled', cancelledAt: at, sequence: sql`${liveSessions.sequence} + 1` })
    .where(and(eq(liveSessions.batchId, id), eq(liveSessions.state, 'planned'), sql`${liveSessions.startsAt} > ${at}`))
  await tx.delete(liveWaiting).where(eq(liveWaiting.batchId, id))
  await tx
    .update(liveSeats)
    .set(FREE_SEAT)
    .where(and(eq(liveSeats.batchId, id), isNull(liveSeats.orderId), isNotNull(liveSeats.userId)))
  await recordAction(tx, actor, at, { what: 'end', kind: 'live', itemId: id, name: title })
}

/** If a crash interrupts this, the reconciler and the sweep complete it. */
export async function finishCancelling(deps: Deps, actor: Actor, id: string): Promise<void> {
  const open = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.productId, id), or(eq(orders.state, 'open'), eq(orders.state, 'paying'))))
  for (const order of open) {
    await withdraw(deps, order, 'admin').catch((error: unknown) =>
      deps.log.warn({ err: error, order: order.id }, 'an order could not be withdrawn yet'),
    )
  }
  await refundCancelled(deps, actor, id)
}
