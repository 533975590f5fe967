// Freed seats are offered to the person who has waited longest, who has two hours to take the seat; then to the next.
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { SEAT_OFFERED_MINUTES } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { liveBatches, liveSeats, liveWaiting } from '../../../db/schema-live.ts'
import { orders } from '../../../db/schema.ts'
import { tellSeatOffered } from '../calendar/tell-classes.ts'
import type { Deps } from '../../deps.ts'
import { endPayment } from '../../orders/orders/end-payment.ts'
import { isJoinable } from '../../orders/seats/open-for-sale.ts'
import { FREE_SEAT, isFree } from '../../orders/seats/seats.ts'
import { hasClassToCome, withFacts } from './batch-rows.ts'

/** Ends holds and offers that have run out. */
export async function endHolds(deps: Deps): Promise<void> {
  const { db, log, now } = deps
  const ended = await db
    .select({ batchId: liveSeats.batchId, seat: liveSeats.seat, orderId: liveSeats.orderId })
    .from(liveSeats)
    .where(lt(liveSeats.heldUntil, now()))
  for (const seat of ended) {
    try {
      if (seat.orderId) await endHold(deps, seat.orderId)
      else await endOffer(deps, seat)
    } catch (error) {
      log.warn({ err: error, batch: seat.batchId }, 'a seat could not be freed')
    }
  }
}

/** The order's payment is cancelled first, so that nobody pays for a seat that someone else gets. */
async function endHold(deps: Deps, orderId: string): Promise<void> {
  const { db, now } = deps
  const isOver = and(eq(liveSeats.orderId, orderId), lt(liveSeats.heldUntil, now()))
  // The seat may have been held again while others were being ended.
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(liveSeats, and(eq(liveSeats.orderId, orders.id), isOver))
  if (!found || (await endPayment(deps, found.order, 'reconciler', 'expired')) !== 'released') return
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.state, 'open')))
      .for('update')
    if (!open) return
    await tx.update(liveSeats).set(FREE_SEAT).where(isOver)
  })
}

/** A person who didn't take the seat leaves the waiting list. */
function endOffer({ db, now }: Deps, { batchId, seat }: { batchId: string; seat: number }): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBatch(tx, batchId)
    const isSeat = and(eq(liveSeats.batchId, batchId), eq(liveSeats.seat, seat), isNull(liveSeats.orderId))
    const [held] = await tx
      .select()
      .from(liveSeats)
      .where(and(isSeat, lt(liveSeats.heldUntil, now())))
      .for('update')
    if (!held) return
    await tx.update(liveSeats).set(FREE_SEAT).where(isSeat)
    if (!held.userId) return
    await tx.delete(liveWaiting).where(and(eq(liveWaiting.batchId, batchId), eq(liveWaiting.userId, held.userId)))
  })
}

export async function offerFreeSeats({ db, outbox, settings, log, now }: Deps): Promise<void> {
  const at = now()
  const waited = await db
    .selectDistinct({ batch: liveBatches })
    .from(liveBatches)
    .innerJoin(liveWaiting, and(eq(liveWaiting.batchId, liveBatches.id), isNull(liveWaiting.offeredUntil)))
    .innerJoin(liveSeats, and(eq(liveSeats.batchId, liveBatches.id), isFree))
    .where(and(liveBatches.isListed, isNull(liveBatches.deletedAt), hasClassToCome(at)))
  const batches = waited.map(({ batch }) => batch)
  for (const { batch, sessions } of await withFacts(db, batches)) {
    const { id } = batch
    if (!isJoinable(batch, sessions, at)) continue
    try {
      await db.transaction(async (tx) => {
        await lockBatch(tx, id)
        await offerSeats({ outbox, settings }, tx, id, at)
      })
    } catch (error) {
      // One batch must not hold up the others.
      log.warn({ err: error, batch: id }, 'a free seat could not be offered')
    }
  }
}

/** The caller holds the batch's lock. */
async function offerSeats(
  deps: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  batchId: string,
  at: Date,
): Promise<void> {
  const free = await tx
    .select()
    .from(liveSeats)
    .where(and(eq(liveSeats.batchId, batchId), isFree))
    .orderBy(asc(liveSeats.seat))
  const first = await tx
    .select()
    .from(liveWaiting)
    .where(and(eq(liveWaiting.batchId, batchId), isNull(liveWaiting.offeredUntil)))
    .orderBy(asc(liveWaiting.askedAt), asc(liveWaiting.userId))
    .limit(free.length)
  const until = new Date(at.getTime() + SEAT_OFFERED_MINUTES * 60_000)
  for (const [index, { userId }] of first.entries()) {
    const { seat } = free[index]!
    await tx
      .update(liveSeats)
      .set({ userId, heldUntil: until })
      .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.seat, seat)))
    await tx
      .update(liveWaiting)
      .set({ offeredUntil: until, toldAt: at })
      .where(and(eq(liveWaiting.batchId, batchId), eq(liveWaiting.userId, userId)))
    await tellSeatOffered(deps, tx, { batchId, userId, until })
  }
}

export const lockBatch = (tx: Transaction, batchId: string) =>
  tx
    .select({ id: liveBatches.id, title: liveBatches.title })
    .from(liveBatches)
    .where(sql`${liveBatches.id} = ${batchId}`)
    .for('no key update')
