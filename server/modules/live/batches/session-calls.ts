// Moving and cancelling classes, and attendance.
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { firstName } from '#contract/first-name.ts'
import type { Transaction } from '../../../db/database.ts'
import { liveAttendance, liveBatches, liveSeats, liveSessions, liveWaiting } from '../../../db/schema-live.ts'
import { users } from '../../../db/schema.ts'
import { conflict, HttpError, invalid, notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { tellCancelled, tellMoved } from '../calendar/tell-classes.ts'
import type { Deps } from '../../deps.ts'
import { isPresent } from './attendance.ts'
import { reviewOf } from './batch-rows.ts'
import { cancelBatch, finishCancelling } from './cancel-batch.ts'
import { refundCancelledClasses, sharesOf } from './refund-class.ts'
import { stateAt, type Session } from './session-times.ts'
import { isTutorBusy } from './tutor-times.ts'
import { lockBatch } from './waiting-list.ts'

type SessionCalls = Pick<
  Handlers,
  | 'POST /live/{session}/move'
  | 'POST /live/{session}/cancelClass'
  | 'GET /live/{id}/roster'
  | 'PUT /live/{session}/attendance/{user}'
>

/** People further back wait for weeks. The batch's page shows how many there are. */
const MAX_NAMED = 50

export function sessionCalls(deps: Deps): SessionCalls {
  const { db, content, now } = deps
  return {
    async 'POST /live/{session}/move'({ params, body }) {
      const startsAt = new Date(body.startsAt)
      if (startsAt <= now()) throw invalid({ startsAt: 'in_past' })
      await content.write(async (tx) => {
        const session = await lockPlanned(tx, params.session)
        if (startsAt.getTime() === session.startsAt.getTime()) return
        if (await isTutorBusy(tx, { ...session, startsAt })) throw invalid({ startsAt: 'overlaps' })
        await tx
          .update(liveSessions)
          .set({ startsAt, movedFrom: session.startsAt, sequence: session.sequence + 1 })
          .where(eq(liveSessions.id, session.id))
        await tellMoved(deps, tx, session.id)
      })
      return { modifiedCount: 1 }
    },

    async 'POST /live/{session}/cancelClass'({ params, caller }) {
      const { batchId, isLast } = await content.write(async (tx) => {
        const session = await lockPlanned(tx, params.session)
        const [batch] = await lockBatch(tx, session.batchId)
        const others = and(eq(liveSessions.batchId, session.batchId), ne(liveSessions.id, session.id))
        const isLast = (await tx.$count(liveSessions, and(others, ne(liveSessions.state, 'cancelled')))) === 0
        // Without any classes left, the batch is cancelled. A class that has started is not among those that it
        // cancels.
        if (!isLast || session.startsAt <= now()) await cancelClass(tx, session)
        if (isLast) await cancelBatch(deps, tx, batch!, caller)
        return { batchId: session.batchId, isLast }
      })
      await (isLast ? finishCancelling : refundCancelledClasses)(deps, caller, batchId)
      return { modifiedCount: 1 }
    },

    async 'GET /live/{id}/roster'({ params: { id } }) {
      const [people, seen, held, waiting, [batch]] = await Promise.all([
        db
          .select({ _id: users.id, name: users.name })
          .from(liveSeats)
          .innerJoin(users, eq(users.id, liveSeats.userId))
          .where(and(eq(liveSeats.batchId, id), isNotNull(liveSeats.takenAt)))
          .orderBy(asc(liveSeats.seat)),
        db
          .select({ row: liveAttendance, isPresent })
          .from(liveAttendance)
          .innerJoin(liveSessions, eq(liveSessions.id, liveAttendance.sessionId))
          .where(eq(liveSessions.batchId, id))
          .orderBy(asc(liveSessions.number)),
        db.$count(liveSeats, and(eq(liveSeats.batchId, id), isNotNull(liveSeats.heldUntil))),
        db
          .select({ row: liveWaiting, name: users.name })
          .from(liveWaiting)
          .innerJoin(users, eq(users.id, liveWaiting.userId))
          .where(eq(liveWaiting.batchId, id))
          .orderBy(asc(liveWaiting.askedAt), asc(liveWaiting.userId))
          .limit(MAX_NAMED),
        db.select().from(liveBatches).where(eq(liveBatches.id, id)),
      ])
      const seenOf = Map.groupBy(seen, ({ row }) => row.userId)
      return {
        roomLink: batch!.roomLink,
        review: reviewOf(batch!),
        reviewAskedAt: batch!.reviewAskedAt?.toISOString() ?? null,
        reviewNote: batch!.reviewNote,
        held,
        waiting: waiting.map(({ row: { userId: _id, askedAt, offeredUntil }, name }) => ({
          _id,
          name: firstName(name),
          askedAt: askedAt.toISOString(),
          offeredUntil: offeredUntil?.toISOString() ?? null,
        })),
        people: people.map(({ _id, name }) => {
          const attendance = (seenOf.get(_id) ?? []).map(({ row, isPresent }) => ({
            session: row.sessionId,
            triedAt: row.triedAt?.toISOString() ?? null,
            joinedAt: row.joinedAt?.toISOString() ?? null,
            seconds: row.seconds,
            corrected: row.corrected,
            isPresent,
          }))
          return {
            _id,
            name: firstName(name),
            attended: attendance.filter((each) => each.isPresent).length,
            attendance,
          }
        }),
      }
    },

    async 'PUT /live/{session}/attendance/{user}'({ params, body: { corrected }, caller }) {
      const [session] = await db.select().from(liveSessions).where(eq(liveSessions.id, params.session))
      if (!session) throw notFound()
      // Nobody was at a class that has not begun.
      if (session.startsAt > now()) throw conflict('too_early', 'This class hasn’t started yet.')
      const isTheirs = and(eq(liveSeats.batchId, session.batchId), eq(liveSeats.userId, params.user))
      const [seat] = await db
        .select()
        .from(liveSeats)
        .where(and(isTheirs, isNotNull(liveSeats.takenAt)))
      if (!seat) throw notFound()
      const correction = { corrected, correctedBy: corrected ? caller.userId : null }
      await db
        .insert(liveAttendance)
        .values({ sessionId: session.id, userId: params.user, ...correction })
        .onConflictDoUpdate({ target: [liveAttendance.sessionId, liveAttendance.userId], set: correction })
      return { modifiedCount: 1 }
    },
  }

  async function cancelClass(tx: Transaction, session: Session): Promise<void> {
    const [cancelled] = await tx
      .update(liveSessions)
      .set({ state: 'cancelled', cancelledAt: now(), sequence: session.sequence + 1 })
      .where(eq(liveSessions.id, session.id))
      .returning()
    const shares = await sharesOf(tx, [cancelled!])
    const backTo = new Map(shares.map(({ order, cents }) => [order.userId, cents]))
    await tellCancelled(deps, tx, session.id, (userId) => backTo.get(userId) ?? 0)
  }

  async function lockPlanned(tx: Transaction, id: string): Promise<Session> {
    const session = one(await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update'))
    const [batch] = await tx
      .select({ cancelledAt: liveBatches.cancelledAt })
      .from(liveBatches)
      .where(eq(liveBatches.id, session.batchId))
    const state = stateAt(session, now())
    // A class in progress when its batch was cancelled won't be held again.
    if (state === 'cancelled' || batch!.cancelledAt) throw conflict('class_cancelled', 'This class was cancelled.')
    if (state === 'over') throw new HttpError(410, 'over', 'This class is over.')
    return session
  }
}
