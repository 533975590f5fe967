// The waiting list of a full batch.
import { and, eq, isNull } from 'drizzle-orm'
import { liveBatches, liveSeats, liveWaiting } from '../../../db/schema-live.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { isJoinable } from '../../orders/seats/open-for-sale.ts'
import { FREE_SEAT } from '../../orders/seats/seats.ts'
import { seatsLeft, withFacts } from './batch-rows.ts'
import { lockBatch } from './waiting-list.ts'

type WaitingCalls = Pick<Handlers, 'POST /live/{id}/wait' | 'DELETE /live/{id}/wait'>

export function waitingCalls({ db, now }: Deps): WaitingCalls {
  return {
    async 'POST /live/{id}/wait'({ params: { id: batchId }, caller: { userId } }) {
      return db.transaction(async (tx) => {
        // Locked, so that someone who takes a seat in another tab at the same moment doesn't wait for a second one.
        await lockBatch(tx, batchId)
        const [batch] = await tx.select().from(liveBatches).where(eq(liveBatches.id, batchId))
        if (!batch || batch.deletedAt) throw notFound()
        const [facts] = await withFacts(tx, [batch])
        if (!isJoinable(batch, facts!.sessions, now())) throw notForSale()
        const [own] = await tx.select().from(liveSeats).where(isSeatOf(batchId, userId))
        if (own?.takenAt) throw conflict('already_paid', 'You already have a seat.')
        const isFree = own || seatsLeft(facts!.seats) > 0
        if (isFree) throw conflict('seats_free', 'A seat is free. You can take it now.')
        await tx.insert(liveWaiting).values({ batchId, userId, askedAt: now() }).onConflictDoNothing()
        return { modifiedCount: 1 }
      })
    },

    async 'DELETE /live/{id}/wait'({ params: { id: batchId }, caller: { userId } }) {
      return db.transaction(async (tx) => {
        await lockBatch(tx, batchId)
        const left = await tx
          .delete(liveWaiting)
          .where(and(eq(liveWaiting.batchId, batchId), eq(liveWaiting.userId, userId)))
          .returning({ offeredUntil: liveWaiting.offeredUntil })
        // A held seat goes to the next person immediately.
        if (left[0]?.offeredUntil) {
          await tx
            .update(liveSeats)
            .set(FREE_SEAT)
            .where(and(isSeatOf(batchId, userId), isNull(liveSeats.orderId)))
        }
        return { deletedCount: left.length }
      })
    },
  }
}

const isSeatOf = (batchId: string, userId: string) => and(eq(liveSeats.batchId, batchId), eq(liveSeats.userId, userId))
const notForSale = () => conflict('not_for_sale', 'These classes aren’t taking new learners.')
