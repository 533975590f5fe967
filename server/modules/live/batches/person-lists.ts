// A person's live classes, for their export, and what is freed when the account is deleted.
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { liveAttendance, liveSeats, liveSessions, liveWaiting } from '../../../db/schema-live.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import { FREE_SEAT } from '../../orders/seats/seats.ts'

export const liveLists = (db: Database, id: string) =>
  ({
    liveSeats: (after) =>
      db
        .select({
          key: liveSeats.batchId,
          batch: liveSeats.batchId,
          seat: liveSeats.seat,
          heldUntil: liveSeats.heldUntil,
          takenAt: liveSeats.takenAt,
        })
        .from(liveSeats)
        .where(and(eq(liveSeats.userId, id), isAfter(liveSeats.batchId, after)))
        .orderBy(asc(liveSeats.batchId))
        .limit(ROWS_AT_ONCE),
    liveWaiting: (after) =>
      db
        .select({
          key: liveWaiting.batchId,
          batch: liveWaiting.batchId,
          askedAt: liveWaiting.askedAt,
          offeredUntil: liveWaiting.offeredUntil,
        })
        .from(liveWaiting)
        .where(and(eq(liveWaiting.userId, id), isAfter(liveWaiting.batchId, after)))
        .orderBy(asc(liveWaiting.batchId))
        .limit(ROWS_AT_ONCE),
    liveAttendance: (after) =>
      db
        .select({
          key: liveAttendance.sessionId,
          class: liveAttendance.sessionId,
          startsAt: liveSessions.startsAt,
          triedAt: liveAttendance.triedAt,
          joinedAt: liveAttendance.joinedAt,
          lastSeenAt: liveAttendance.lastSeenAt,
          seconds: liveAttendance.seconds,
          corrected: liveAttendance.corrected,
        })
        .from(liveAttendance)
        .innerJoin(liveSessions, eq(liveSessions.id, liveAttendance.sessionId))
        .where(and(eq(liveAttendance.userId, id), isAfter(liveAttendance.sessionId, after)))
        .orderBy(asc(liveAttendance.sessionId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>

/**
 * Seats, including paid ones, go to someone else, because nobody would use them. Unpaid orders free theirs when they
 * are deleted.
 */
export async function freeSeats(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(liveSeats)
    .set(FREE_SEAT)
    .where(and(eq(liveSeats.userId, userId), or(isNull(liveSeats.orderId), isNull(liveSeats.heldUntil))))
}
