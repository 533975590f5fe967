// The seats of live classes: an order holds one, paying takes it, and a refund returns it. The batch's lock lets only
// one transaction at a time choose a seat. Transactions that also lock the order do that first.
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { SEAT_HELD_AT_MOST_MINUTES, SEAT_HELD_MINUTES } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { liveBatches, liveSeats, liveSessions, liveWaiting } from '../../../db/schema-live.ts'
import { orders, products } from '../../../db/schema.ts'
import { conflict } from '../../../http/errors.ts'
import { createRateLimiter } from '../../../http/rate-limit.ts'
import { isConfirmed, unconfirmed } from '../../people/accounts/require-confirmed.ts'
import { endsAt, isJoinable, seatCents } from './open-for-sale.ts'

const HELD_MS = SEAT_HELD_MINUTES * 60_000
const AT_MOST_MS = SEAT_HELD_AT_MOST_MINUTES * 60_000

export type SeatedOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'productId'>

export const FREE_SEAT = { userId: null, orderId: null, heldSince: null, heldUntil: null, takenAt: null }
export const isFree = and(isNull(liveSeats.userId), isNull(liveSeats.orderId))

export const noSeats = () =>
  conflict('no_seats', 'All seats are taken or on hold right now. If you’ve already paid, you’ll get a refund.')
const heldTooOften = () =>
  conflict(
    'held_too_often',
    'A seat was held here four times without being paid for. You weren’t charged. Try again in a few hours.',
  )
const notForSale = () =>
  conflict('not_for_sale', 'This is no longer for sale. You weren’t charged, and you can delete the order.')

/** Whether an order of this product needs a seat. */
export async function isSeated(db: Database | Transaction, productId: string): Promise<boolean> {
  const [product] = await db.select({ kind: products.kind }).from(products).where(eq(products.id, productId))
  return product?.kind === 'live'
}

/** What a seat costs now. Undefined for other products. */
export async function seatPriceCents(
  db: Database | Transaction,
  batchId: string,
  at: Date,
): Promise<number | undefined> {
  const [batch] = await db.select().from(liveBatches).where(eq(liveBatches.id, batchId))
  return batch && seatCents(batch, await sessionsOf(db, batchId), at)
}

const sessionsOf = (db: Database | Transaction, batchId: string) =>
  db.select().from(liveSessions).where(eq(liveSessions.batchId, batchId))

/** Holds a seat for an unpaid order, or extends its current hold, starting now. The caller holds the order's lock. */
export async function holdSeat(tx: Transaction, order: SeatedOrder, at: Date): Promise<void> {
  const batch = await lockBatch(tx, order.productId, at)
  if (!batch.isOpen) throw notForSale()
  const held = { orderId: order.id, userId: order.userId }
  const own = await ownSeat(tx, order)
  if (own?.takenAt) return
  // A person with a held or offered seat may still pay for it.
  if (!own && !batch.isJoinable) throw notForSale()
  const isHeld = own?.orderId === order.id
  const seat = own ?? (await freeSeat(tx, order))
  if (!seat) throw noSeats()
  if (order.userId && !(await isConfirmed(tx, order.userId))) {
    // Accounts that cost nothing must not be able to block seats for others.
    if (isHeld && own.heldUntil && own.heldUntil > at) return
    if (!(await createRateLimiter(tx, () => at).tally('seatHoldUnconfirmed', order.userId))) throw unconfirmed()
  } else if (!isHeld) await countHold(tx, order, at)
  const heldSince = (isHeld && own.heldSince) || at
  const latest = Math.min(at.getTime() + HELD_MS, heldSince.getTime() + AT_MOST_MS)
  // A seat offered to someone on the waiting list is held for longer.
  const heldUntil = new Date(Math.max(latest, own?.heldUntil?.getTime() ?? 0))
  await change(tx, seat, { ...held, heldSince, heldUntil })
  await leaveLine(tx, order)
}

/** People who let holds expire unpaid, or delete the orders, must not be able to block seats for others. */
async function countHold(tx: Transaction, { productId, userId }: SeatedOrder, at: Date): Promise<void> {
  if (!userId) return
  const limits = createRateLimiter(tx, () => at)
  if (!(await limits.tally('seatHolds', `${productId} ${userId}`))) throw heldTooOften()
}

/** Retakes the seat of an unpaid order. Throws if there is none left. */
export async function retakeSeat(db: Database, orderId: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order?.state === 'open' || order?.state === 'paying') await holdSeat(tx, order, at)
  })
}

/**
 * Takes the seat that the paid order holds or, if its hold has ended, any free one. Returns whether it has one. The caller holds the
 * order's lock.
 */
export async function takeSeat(tx: Transaction, order: SeatedOrder, at: Date): Promise<boolean> {
  const batch = await lockBatch(tx, order.productId, at)
  if (!batch.isOpen) return false
  const own = (await ownSeat(tx, order)) ?? (await anyFreeSeat(tx, order.productId))
  if (!own) return false
  await change(tx, own, {
    orderId: order.id,
    userId: order.userId,
    heldSince: null,
    heldUntil: null,
    takenAt: own.takenAt ?? at,
  })
  await leaveLine(tx, order)
  return true
}

/** Frees the seat after a refund, or once its product is no longer sold. */
export async function giveSeatBack(tx: Transaction, orderId: string): Promise<void> {
  await tx.update(liveSeats).set(FREE_SEAT).where(eq(liveSeats.orderId, orderId))
}

/** Whether an order has no seat and can't get one. */
export async function isFullFor(db: Database, order: SeatedOrder): Promise<boolean> {
  return !(await ownSeat(db, order)) && !(await freeSeat(db, order))
}

type Seat = typeof liveSeats.$inferSelect

async function change(tx: Transaction, { batchId, seat }: Seat, values: Partial<Seat>): Promise<void> {
  await tx
    .update(liveSeats)
    .set(values)
    .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.seat, seat)))
}

/** Locks the batch, and checks whether its seats can still be taken at all, and whether new people may join. */
async function lockBatch(
  tx: Transaction,
  batchId: string,
  at: Date,
): Promise<Record<'isOpen' | 'isJoinable', boolean>> {
  const [batch] = await tx.select().from(liveBatches).where(eq(liveBatches.id, batchId)).for('no key update')
  if (!batch?.isListed || batch.deletedAt) return { isOpen: false, isJoinable: false }
  const sessions = await sessionsOf(tx, batchId)
  const isOpen = sessions.some((session) => session.state === 'planned' && endsAt(session) > at)
  return { isOpen, isJoinable: isOpen && isJoinable(batch, sessions, at) }
}

/** The order's seat, or the one reserved for its person. */
async function ownSeat(db: Database | Transaction, order: SeatedOrder): Promise<Seat | undefined> {
  const isOffered = order.userId && and(eq(liveSeats.userId, order.userId), isNull(liveSeats.orderId))
  const [seat] = await db
    .select()
    .from(liveSeats)
    .where(and(eq(liveSeats.batchId, order.productId), or(eq(liveSeats.orderId, order.id), isOffered || undefined)))
  return seat
}

/** A free seat that nobody ahead of this person is waiting for. */
async function freeSeat(db: Database | Transaction, { productId, userId }: SeatedOrder): Promise<Seat | undefined> {
  const place = { batch: eq(liveWaiting.batchId, productId), isInLine: isNull(liveWaiting.offeredUntil) }
  const [own] = userId
    ? await db
        .select()
        .from(liveWaiting)
        .where(and(place.batch, eq(liveWaiting.userId, userId)))
    : []
  const ahead = await db.$count(
    liveWaiting,
    and(place.batch, place.isInLine, own && lt(liveWaiting.askedAt, own.askedAt)),
  )
  return anyFreeSeat(db, productId, ahead)
}

async function anyFreeSeat(db: Database | Transaction, batchId: string, kept = 0): Promise<Seat | undefined> {
  const [seat] = await db
    .select()
    .from(liveSeats)
    .where(and(eq(liveSeats.batchId, batchId), isFree))
    .orderBy(asc(liveSeats.seat))
    .offset(kept)
    .limit(1)
  return seat
}

async function leaveLine(tx: Transaction, { productId, userId }: SeatedOrder): Promise<void> {
  if (!userId) return
  await tx.delete(liveWaiting).where(and(eq(liveWaiting.batchId, productId), eq(liveWaiting.userId, userId)))
}
