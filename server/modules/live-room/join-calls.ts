// The way into a class: the seat and the hour are checked here, and the room knows only the token it is shown.
import { sql } from 'drizzle-orm'
import { firstName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { RoomsOffError, type Entrance } from '../../adapters/rooms/rooms.ts'
import { liveAttendance } from '../../db/schema-live.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict, HttpError, unavailable } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isInstructorOf } from '../catalogue/teacher-rule.ts'
import type { Deps } from '../deps.ts'
import { endsAt, opensAt, stateAt } from '../live/session-times.ts'
import { visitOf, type Visit } from './visit.ts'

type JoinCalls = Pick<Handlers, 'GET /live/{session}/join' | 'POST /live/{session}/token'>

export function joinCalls(deps: Deps): JoinCalls {
  const { db, rooms, now } = deps

  return {
    async 'GET /live/{session}/join'({ params, caller }) {
      const visit = await visitOf(deps, params.session, caller)
      requireOpen(visit)
      await recordTry(visit, caller)
      const url = rooms.kind === 'embedded' ? paths.liveRoom(visit.session.id) : addressOf(await enter(visit, caller))
      return { url, opensAt: opensAt(visit.session).toISOString() }
    },

    async 'POST /live/{session}/token'({ params, caller }) {
      const visit = await visitOf(deps, params.session, caller)
      requireOpen(visit)
      await recordTry(visit, caller)
      const entrance = await enter(visit, caller)
      if (entrance.kind !== 'room') throw roomsOff()
      const { token, path, ice } = entrance
      return { token, url: path, ice, role: roleIn(visit), name: await nameOf(visit, caller) }
    },
  }

  function requireOpen({ session, batch }: Visit): void {
    const opens = opensAt(session)
    if (session.state === 'cancelled' || batch.cancelledAt) throw gone('class_cancelled', 'This class was cancelled.')
    if (stateAt(session, now()) === 'over') throw gone('over', 'This class is over.')
    if (now() < opens) throw conflict('too_early', 'The room is not open yet.', { opensAt: opens.toISOString() })
  }

  /** Whoever tried was not simply absent. */
  async function recordTry({ session }: Visit, { userId }: Caller): Promise<void> {
    await db
      .insert(liveAttendance)
      .values({ sessionId: session.id, userId, triedAt: now() })
      .onConflictDoUpdate({
        target: [liveAttendance.sessionId, liveAttendance.userId],
        set: { triedAt: sql`coalesce(live_attendance.tried_at, excluded.tried_at)` },
      })
  }

  async function enter(visit: Visit, caller: Caller): Promise<Entrance> {
    const { session, batch } = visit
    const room = {
      id: session.id,
      title: batch.title,
      seats: batch.programme,
      link: batch.roomLink,
      endsAt: endsAt(session),
    }
    try {
      return await rooms.enter(room, {
        id: caller.userId,
        name: await nameOf(visit, caller),
        role: roleIn(visit),
      })
    } catch (error) {
      throw error instanceof RoomsOffError ? roomsOff() : error
    }
  }

  /** Learners by their first names; the tutor as the batch does. */
  async function nameOf({ batch }: Visit, { userId }: Caller): Promise<string> {
    const { rows } = await db.execute<{ name: string; isTutor: boolean }>(sql`
      select users.name, exists (
        select from instructors where instructors.id = ${batch.instructorId} and ${isInstructorOf(sql`users.id`)}
      ) as "isTutor" from users where users.id = ${userId}`)
    const [user] = rows
    return user?.isTutor ? batch.tutorName : firstName(user?.name ?? '')
  }
}

const roleIn = ({ isHost }: Visit) => (isHost ? 'host' : 'learner')

function addressOf(entrance: Entrance): string {
  if (entrance.kind !== 'address') throw roomsOff()
  return entrance.url
}

const roomsOff = () => unavailable('rooms_unavailable', 'The live room is not available.')
const gone = (code: 'over' | 'class_cancelled', message: string) => new HttpError(410, code, message)
