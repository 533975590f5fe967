// The timetable, a batch's page, and the seats a person has.
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Batch } from '#contract/calls/live/live.ts'
import { files } from '../../../db/schema-learning.ts'
import { liveBatches, liveRecordings, liveSeats, liveWaiting } from '../../../db/schema-live.ts'
import { orders } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { isHeld } from '../../orders/orders/order-rows.ts'
import { endsAt } from '../../orders/seats/open-for-sale.ts'
import { attendedBy } from './attendance.ts'
import {
  batchSummary,
  hasClassToCome,
  listedSession,
  recordingState,
  sessionAnswer,
  withFacts,
  type BatchFacts,
} from './batch-rows.ts'
import { isHostOf } from './hosts.ts'
import { ownSeats } from './own-seats.ts'

type LiveCalls = Pick<Handlers, 'GET /live' | 'GET /live/{id}' | 'GET /mySeats'>

const MAX_LISTED = 500
const DAY_MS = 86_400_000
/** A day may start this much earlier or later elsewhere in the world. */
const OTHER_ZONES_MS = 14 * 3_600_000
/** Seven days for any viewer, wherever they are. */
const SHOWN_MS = 8 * DAY_MS + OTHER_ZONES_MS

export function liveCalls({ db, now }: Deps): LiveCalls {
  return {
    async 'GET /live'({ query }) {
      const at = now()
      const from = query.from ? new Date(Date.parse(query.from) - OTHER_ZONES_MS) : at
      const until = new Date(from.getTime() + SHOWN_MS)
      const batches = await db
        .select()
        .from(liveBatches)
        .where(
          and(
            isNull(liveBatches.deletedAt),
            liveBatches.isListed,
            isNull(liveBatches.reviewAskedAt),
            query.programme ? eq(liveBatches.programme, query.programme) : undefined,
            query.subject ? eq(liveBatches.subject, query.subject) : undefined,
            hasClassToCome(at),
          ),
        )
        .limit(MAX_LISTED)
      const found = (await withFacts(db, batches)).map((facts) => ({
        ...batchSummary(facts, at),
        sessions: facts.sessions
          .filter((session) => endsAt(session) > from && session.startsAt < until)
          .map((session) => listedSession(session, at)),
      }))
      return found.toSorted((one, other) => one.nextAt!.localeCompare(other.nextAt!))
    },

    async 'GET /live/{id}'({ params, caller }) {
      const [batch] = await db.select().from(liveBatches).where(eq(liveBatches.id, params.id))
      if (!batch) throw notFound()
      const [facts] = await withFacts(db, [batch])
      const isHost = await isHostOf(db, batch, caller)
      const mine = caller && (await ownPart(caller, params.id))
      const isOpen = isHost || mine?.hasSeat === true
      const isHidden = batch.deletedAt ? !isOpen : batch.reviewAskedAt && !isHost && !mine
      if (isHidden) throw notFound()
      return answer(facts!, { mine, isHost, recordings: isOpen ? await recordingsOf(facts!, isHost) : new Map() })
    },

    'GET /mySeats': ({ caller }) => ownSeats(db, caller.userId, now()),
  }

  type Recordings = Map<string, NonNullable<Batch['sessions'][number]['recording']>>

  function answer(
    facts: BatchFacts,
    { mine, isHost, recordings }: Pick<Batch, 'mine' | 'isHost'> & { recordings: Recordings },
  ): Batch {
    const at = now()
    const { batch, sessions, seats } = facts
    return {
      ...batchSummary(facts, at),
      about: batch.about,
      instructor: batch.instructorId,
      isCancelled: batch.cancelledAt !== null,
      isDeleted: batch.deletedAt !== null,
      sessions: sessions.map((session) => ({
        ...sessionAnswer(session, at),
        recording: recordings.get(session.id) ?? null,
      })),
      waiting: seats.waiting,
      mine,
      isHost,
    }
  }

  /** The caller's seat or place in line. Null if there is neither. */
  async function ownPart({ userId }: Caller, batchId: string): Promise<Batch['mine']> {
    const [[found], [inLine], attended] = await Promise.all([
      db
        .select({ seat: liveSeats, isChecking: isHeld })
        .from(liveSeats)
        .leftJoin(orders, eq(orders.id, liveSeats.orderId))
        .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.userId, userId))),
      db
        .select({
          place: sql<number>`(select count(*) from live_waiting ahead where ahead.batch_id = live_waiting.batch_id
            and ahead.offered_until is null
            and (ahead.asked_at, ahead.user_id) <= (live_waiting.asked_at, live_waiting.user_id))::int`,
          offeredUntil: liveWaiting.offeredUntil,
        })
        .from(liveWaiting)
        .where(and(eq(liveWaiting.batchId, batchId), eq(liveWaiting.userId, userId))),
      attendedBy(db, userId, [batchId]),
    ])
    const { seat, isChecking = false } = found ?? {}
    const attendedCount = attended.get(batchId) ?? 0
    if (!seat && !inLine && !attendedCount) return null
    return {
      hasSeat: seat?.takenAt !== undefined && seat.takenAt !== null,
      order: seat && !seat.takenAt ? seat.orderId : null,
      // While its payment is under review, a seat is held for longer.
      holdsUntil: (!isChecking && seat?.heldUntil?.toISOString()) || null,
      isChecking,
      waitingPlace: inLine && !inLine.offeredUntil ? inLine.place : null,
      isOffered: seat !== undefined && seat.orderId === null,
      attended: attendedCount,
    }
  }

  /** Only the host can do something about a failed recording. */
  async function recordingsOf({ sessions }: BatchFacts, isHost: boolean): Promise<Recordings> {
    const rows = await db
      .select({
        session: liveRecordings.sessionId,
        _id: liveRecordings.id,
        state: recordingState,
        file: liveRecordings.fileId,
      })
      .from(liveRecordings)
      .innerJoin(files, eq(files.id, liveRecordings.fileId))
      .where(
        and(
          inArray(
            liveRecordings.sessionId,
            sessions.map(({ id }) => id),
          ),
          isHost ? undefined : ne(files.state, 'failed'),
        ),
      )
      .orderBy(liveRecordings.id)
    // The newest recording of a class is used.
    return new Map(rows.map(({ session, ...recording }) => [session, recording]))
  }
}
