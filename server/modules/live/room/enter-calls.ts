// Entering the room of a class. Only this file checks the seat and the time. Every attempt is recorded, even one that
// fails later.
import { and, eq, isNotNull } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { RoomsOffError, type Entrance } from '../../../adapters/rooms/rooms.ts'
import { liveAttendance, liveSeats } from '../../../db/schema-live.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, HttpError, notFound, unavailable } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { productAccess, notBought } from '../../catalogue/content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import { endsAt } from '../../orders/seats/open-for-sale.ts'
import { isHostOf } from '../batches/hosts.ts'
import { opensAt, stateAt, type Session } from '../batches/session-times.ts'
import { classOf, nameInClass, type Visit } from './visit.ts'

type EnterCalls = Pick<Handlers, 'GET /live/{session}/join' | 'POST /live/{session}/token'>
type Admitted = Omit<Visit, 'isHost'> & { role: 'host' | 'learner' }

export function enterCalls({ db, reads, rooms, now }: Deps): EnterCalls {
  return {
    async 'GET /live/{session}/join'({ params, caller }) {
      const admitted = await admit(params.session, caller)
      const opens = opensAt(admitted.session).toISOString()
      if (rooms.kind === 'embedded') return { url: paths.liveRoom(admitted.session.id), opensAt: opens }
      const entrance = await enter(admitted, caller)
      return { url: entrance.kind === 'address' ? entrance.url : paths.liveRoom(admitted.session.id), opensAt: opens }
    },

    async 'POST /live/{session}/token'({ params, caller }) {
      const admitted = await admit(params.session, caller)
      const entrance = await enter(admitted, caller)
      if (entrance.kind !== 'room') throw notFound()
      const { token, path: url, ice } = entrance
      return {
        token,
        url,
        ice,
        role: admitted.role,
        name: nameInClass(admitted, { id: caller.userId, name: caller.name }),
      }
    },
  }

  /** Throws unless the caller may be in the room of this class now. */
  async function admit(id: string, caller: Caller): Promise<Admitted> {
    const found = await classOf(db, id)
    const { session, batch } = found
    const isHost = await isHostOf(db, batch, caller)
    if (!isHost) await requireSeat(batch.id, caller.userId)
    requireHour(session)
    if (!isHost) await requireNotRemoved(session.id, caller.userId)
    if (!isHost) await recordTry(session.id, caller.userId)
    return { ...found, role: isHost ? 'host' : 'learner' }
  }

  async function requireSeat(batchId: string, userId: string): Promise<void> {
    const [seat] = await db
      .select({ seat: liveSeats.seat })
      .from(liveSeats)
      .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.userId, userId), isNotNull(liveSeats.takenAt)))
    if (seat) return
    const access = await productAccess(reads, userId, batchId)
    throw notBought(access === 'refunded' ? 'refunded' : 'not_bought')
  }

  async function requireNotRemoved(sessionId: string, userId: string): Promise<void> {
    if ((await removedFrom(sessionId)).includes(userId)) {
      throw conflict('removed_from_class', 'The tutor removed you from this class.')
    }
  }

  async function removedFrom(sessionId: string): Promise<string[]> {
    const rows = await db
      .select({ userId: liveAttendance.userId })
      .from(liveAttendance)
      .where(and(eq(liveAttendance.sessionId, sessionId), isNotNull(liveAttendance.removedAt)))
    return rows.map(({ userId }) => userId)
  }

  function requireHour(session: Session): void {
    const at = now()
    const state = stateAt(session, at)
    if (state === 'cancelled') throw new HttpError(410, 'class_cancelled', 'This class was cancelled.')
    if (state === 'over') throw new HttpError(410, 'over', 'This class is over.')
    const opens = opensAt(session)
    if (at < opens) {
      const fields = { opensAt: opens.toISOString() }
      throw new HttpError(409, 'too_early', 'The room opens 10 minutes before the class.', { fields })
    }
  }

  async function recordTry(sessionId: string, userId: string): Promise<void> {
    const triedAt = now()
    await db
      .insert(liveAttendance)
      .values({ sessionId, userId, triedAt })
      .onConflictDoUpdate({ target: [liveAttendance.sessionId, liveAttendance.userId], set: { triedAt } })
  }

  async function enter(admitted: Admitted, { userId: id, name }: Caller): Promise<Entrance> {
    const { session, batch, role } = admitted
    const room = {
      id: session.id,
      title: batch.title,
      seats: batch.programme,
      link: batch.roomLink,
      removed: role === 'host' ? await removedFrom(session.id) : [],
      endsAt: endsAt(session),
    }
    try {
      return await rooms.enter(room, { id, name: nameInClass(admitted, { id, name }), role })
    } catch (error) {
      if (!(error instanceof RoomsOffError)) throw error
      throw unavailable('rooms_unavailable', 'We can’t open the room right now. Try again in a moment.')
    }
  }
}
