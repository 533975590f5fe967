// The class page, measuring the connection to the room, and recordings.
import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ROOM_LINE_BYTES } from '#contract/constants.ts'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { firstName } from '#contract/first-name.ts'
import { liveAttendance, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { users } from '../../../db/schema.ts'
import { Streamed, type Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { attendedBy } from '../batches/attendance.ts'
import { classesOf } from '../batches/batch-rows.ts'
import { nextOf, opensAt, stateAt } from '../batches/session-times.ts'
import { keptMessages } from './messages.ts'
import { announceRecording, beginRecording, endRecording, recordingsOf } from './recordings.ts'
import { visitOf, type Visit } from './visit.ts'

type RoomCalls = Pick<
  Handlers,
  | 'GET /live/{session}/room'
  | 'GET /live/{session}/messages'
  | 'GET /live/{session}/line'
  | 'GET /live/{session}/recordings'
  | 'POST /live/{session}/recording'
  | 'POST /live/{session}/recording/file'
  | 'POST /live/{session}/recording/{id}/end'
>

/** Two of the room's reports may be missed before a person counts as gone. */
const PRESENT_MS = 40_000

export function roomCalls(deps: Deps): RoomCalls {
  const { db, now } = deps
  // The data is random, because a proxy could compress anything else.
  const line = randomBytes(ROOM_LINE_BYTES)

  return {
    async 'GET /live/{session}/room'({ params, caller }) {
      const visit = await visitOf(deps, params.session, caller)
      const { session, batch, tutor, isHost } = visit
      const [sessions, learners, [own], attended] = await Promise.all([
        db.select().from(liveSessions).where(eq(liveSessions.batchId, batch.id)),
        learnersOf(visit),
        db
          .select({ seconds: liveAttendance.seconds })
          .from(liveAttendance)
          .where(and(eq(liveAttendance.sessionId, session.id), eq(liveAttendance.userId, caller.userId))),
        attendedBy(db, caller.userId, [batch.id]),
      ])
      const next = nextOf(
        sessions.filter(({ id, startsAt }) => id !== session.id && startsAt > session.startsAt),
        now(),
      )
      return {
        batch: {
          _id: batch.id,
          title: batch.title,
          programme: batch.programme,
          tutor: batch.tutorName,
          tutorId: tutor.userId,
          tutorPhoto: tutor.img ?? '',
        },
        number: session.number,
        classes: classesOf(sessions),
        startsAt: session.startsAt.toISOString(),
        minutes: session.minutes,
        opensAt: opensAt(session).toISOString(),
        state: roomState(visit),
        isHost,
        seats: batch.programme,
        present: learners.filter(({ isHere }) => isHere).length,
        learners: learners.map(({ isHere: _isHere, ...learner }) => learner),
        mine: { seconds: own?.seconds ?? 0, attended: attended.get(batch.id) ?? 0 },
        next: next
          ? {
              _id: next.id,
              number: next.number,
              startsAt: next.startsAt.toISOString(),
              opensAt: opensAt(next).toISOString(),
            }
          : null,
      }
    },

    async 'GET /live/{session}/messages'({ params, caller }) {
      return keptMessages(deps, await visitOf(deps, params.session, caller))
    },

    async 'GET /live/{session}/line'({ params, caller }) {
      await visitOf(deps, params.session, caller)
      return new Streamed(once(line), {
        'content-type': 'application/octet-stream',
        'content-length': String(line.length),
        'cache-control': 'private, no-store',
      })
    },

    async 'GET /live/{session}/recordings'({ params, caller }) {
      const visit = await visitOf(deps, params.session, caller)
      return recordingsOf(deps, visit, caller)
    },

    async 'POST /live/{session}/recording'({ params, caller }) {
      return beginRecording(deps, await visitOf(deps, params.session, caller), caller)
    },

    async 'POST /live/{session}/recording/file'({ params, body, caller }) {
      return announceRecording(deps, await visitOf(deps, params.session, caller), caller, body)
    },

    async 'POST /live/{session}/recording/{id}/end'({ params: { session, id } }) {
      await endRecording(deps, { session, id })
      return { modifiedCount: 1 }
    },
  }

  function roomState({ session, batch }: Visit): RoomPage['state'] {
    if (session.state === 'cancelled' || batch.cancelledAt) return 'cancelled'
    if (stateAt(session, now()) === 'over') return 'over'
    return now() < opensAt(session) ? 'early' : 'open'
  }

  async function learnersOf({ session, batch }: Visit) {
    const rows = await db
      .select({ _id: users.id, name: users.name, photoURL: users.photoUrl, attendance: liveAttendance })
      .from(liveSeats)
      .innerJoin(users, eq(users.id, liveSeats.userId))
      .leftJoin(liveAttendance, and(eq(liveAttendance.userId, users.id), eq(liveAttendance.sessionId, session.id)))
      .where(and(eq(liveSeats.batchId, batch.id), isNotNull(liveSeats.takenAt)))
      .orderBy(asc(users.name))
    return rows.map(({ name, photoURL, attendance, _id }) => {
      const seen = attendance?.lastSeenAt ?? null
      return {
        _id,
        name: firstName(name),
        photoURL: photoURL ?? '',
        wasHere: attendance?.joinedAt !== undefined && attendance.joinedAt !== null,
        isHere: seen !== null && now().getTime() - seen.getTime() < PRESENT_MS,
      }
    })
  }
}

async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece
}
