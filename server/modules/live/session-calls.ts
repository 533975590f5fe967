// Moving and cancelling a class, and who was there.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { firstName } from '#contract/first-name.ts'
import type { Transaction } from '../../db/database.ts'
import { liveAttendance, liveBatches, liveSeats, liveSessions } from '../../db/schema-live.ts'
import { users } from '../../db/schema.ts'
import { conflict, HttpError, invalid, notFound, one } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tellCancelled, tellMoved } from '../calendar/tell-classes.ts'
import type { Deps } from '../deps.ts'
import { isPresent } from './attendance.ts'
import { stateAt, type Session } from './session-times.ts'

type SessionCalls = Pick<
  Handlers,
  | 'POST /live/{session}/move'
  | 'POST /live/{session}/cancelClass'
  | 'GET /live/{id}/roster'
  | 'PUT /live/{session}/attendance/{user}'
>

export function sessionCalls(deps: Deps): SessionCalls {
  const { db, content, now } = deps
  return {
    async 'POST /live/{session}/move'({ params, body }) {
      const startsAt = new Date(body.startsAt)
      if (startsAt <= now()) throw invalid({ startsAt: 'in_past' })
      await content.write(async (tx) => {
        const session = await lockPlanned(tx, params.session)
        if (startsAt.getTime() === session.startsAt.getTime()) return
        await tx
          .update(liveSessions)
          .set({ startsAt, movedFrom: session.startsAt, sequence: session.sequence + 1 })
          .where(eq(liveSessions.id, session.id))
        await tellMoved(deps, tx, session.id)
      })
      return { modifiedCount: 1 }
    },

    async 'POST /live/{session}/cancelClass'({ params }) {
      await content.write(async (tx) => {
        const session = await lockPlanned(tx, params.session)
        await tx
          .update(liveSessions)
          .set({ state: 'cancelled', sequence: session.sequence + 1 })
          .where(eq(liveSessions.id, session.id))
        await tellCancelled(deps, tx, session.id)
      })
      return { modifiedCount: 1 }
    },

    async 'GET /live/{id}/roster'({ params: { id } }) {
      const [people, seen, [counts]] = await Promise.all([
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
        db
          .select({
            held: sql<number>`count(*) filter (where held_until is not null)::int`,
            waiting: sql<number>`(select count(*) from live_waiting where batch_id = ${id} and offered_until is null)::int`,
          })
          .from(liveSeats)
          .where(eq(liveSeats.batchId, id)),
      ])
      const seenOf = Map.groupBy(seen, ({ row }) => row.userId)
      return {
        ...counts!,
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
      if (session.startsAt > now()) throw conflict('too_early', 'This class has not begun yet.')
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

  async function lockPlanned(tx: Transaction, id: string): Promise<Session> {
    const session = one(await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update'))
    const [batch] = await tx
      .select({ cancelledAt: liveBatches.cancelledAt })
      .from(liveBatches)
      .where(eq(liveBatches.id, session.batchId))
    const state = stateAt(session, now())
    // The class that ran when its batch was cancelled is not held again.
    if (state === 'cancelled' || batch!.cancelledAt) throw conflict('class_cancelled', 'This class was cancelled.')
    if (state === 'over') throw new HttpError(410, 'over', 'This class is over.')
    return session
  }
}
