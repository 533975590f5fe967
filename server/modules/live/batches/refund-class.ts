// A cancelled class is refunded in part to everyone who had paid for it by then. The shares of all classes that a seat
// was bought for add up to the whole price.
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import { orders, refunds } from '../../../db/schema.ts'
import type { Actor } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { recordRequest, sendRefund } from '../../orders/orders/refund-order.ts'
import { returnedCents } from '../../orders/orders/record-refunds.ts'
import { classesLeft } from '../../orders/seats/open-for-sale.ts'
import type { Session } from './session-times.ts'

const REASON = 'A class was cancelled.'
/** Refunds that were interrupted longer ago have been seen by administrators. */
const LOOKED_BACK_MS = 7 * 86_400_000

type PaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'productId' | 'paidAt' | 'paidCents'>
type Share = { order: PaidOrder; cents: number; key: string }

/** Completes the refunds of single classes, for one batch or for all. */
export async function refundCancelledClasses(deps: Deps, actor: Actor, batchId?: string): Promise<void> {
  const { db, log, now } = deps
  const cancelled = await db
    .select({ session: liveSessions })
    .from(liveSessions)
    .innerJoin(liveBatches, and(eq(liveBatches.id, liveSessions.batchId), isNull(liveBatches.cancelledAt)))
    .where(
      and(
        gt(liveSessions.cancelledAt, new Date(now().getTime() - LOOKED_BACK_MS)),
        batchId ? eq(liveSessions.batchId, batchId) : undefined,
      ),
    )
  const shares = await sharesOf(
    db,
    cancelled.map(({ session }) => session),
  )
  for (const { order, cents, key } of await withoutRefund(db, shares)) {
    try {
      const requested = await db.transaction((tx) => record(deps, tx, actor, { orderId: order.id, cents, key }))
      if (requested?.isNew) await sendRefund(deps, requested.refund, requested.reference)
    } catch (error) {
      // Once recorded, the refund stays pending and the reconciler tries again.
      log.warn({ err: error, order: order.id }, 'a refund of a class could not be asked for yet')
    }
  }
}

/** The refund for each order and each of these cancelled classes. */
export async function sharesOf(db: Database | Transaction, cancelled: Session[]): Promise<Share[]> {
  const batches = [...new Set(cancelled.map(({ batchId }) => batchId))]
  if (!batches.length) return []
  const all = await db.select().from(liveSessions).where(inArray(liveSessions.batchId, batches))
  const paid = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.productId, batches), eq(orders.state, 'paid'), isNotNull(orders.transactionId)))
  const sessionsOf = Map.groupBy(all, ({ batchId }) => batchId)
  return cancelled.flatMap((session) =>
    paid
      .filter(({ productId }) => productId === session.batchId)
      .map((order) => ({
        order,
        cents: shareOf(order, sessionsOf.get(session.batchId)!, session),
        key: keyOf(order.id, session.id),
      }))
      .filter(({ cents }) => cents > 0),
  )
}

function shareOf({ paidAt, paidCents }: PaidOrder, sessions: Session[], { id }: Session): number {
  const bought = classesLeft(sessions, paidAt!)
  const gone = bought
    .filter(({ state }) => state === 'cancelled')
    .toSorted((one, other) => Number(one.cancelledAt) - Number(other.cancelledAt) || one.number - other.number)
  const before = gone.findIndex((session) => session.id === id)
  if (before < 0) return 0
  const backAfter = (classes: number) => Math.floor((paidCents! * classes) / bought.length)
  return backAfter(before + 1) - backAfter(before)
}

/** The same key for the same order and class, so that its share is only refunded once. */
const keyOf = (orderId: string, sessionId: string): string => {
  const hex = createHash('sha256').update(`${orderId} ${sessionId}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

async function withoutRefund(db: Database, shares: Share[]): Promise<Share[]> {
  if (!shares.length) return []
  const keys = shares.map(({ key }) => key)
  const asked = await db.select({ key: refunds.requestKey }).from(refunds).where(inArray(refunds.requestKey, keys))
  return shares.filter(({ key }) => !asked.some((refund) => refund.key === key))
}

type ClassRefund = { orderId: string; cents: number; key: string }

/** Refunds no more than what is left, if an administrator has already refunded a part. */
async function record(deps: Deps, tx: Transaction, actor: Actor, { orderId, cents, key }: ClassRefund) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (order?.state !== 'paid') return undefined
  const left = order.paidCents! - (await returnedCents(tx, order, ['pending', 'succeeded']))
  const amountCents = Math.min(cents, left)
  return amountCents > 0 ? recordRequest(deps, tx, actor, { orderId, amountCents, reason: REASON, key }) : undefined
}
