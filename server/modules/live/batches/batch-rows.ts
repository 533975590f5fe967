// Batches with their sessions and free seats, read together.
import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { HostedBatch, LiveSession } from '#contract/calls/live/live.ts'
import type { ClassRecording } from '#contract/calls/live/live-room.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import { toDollars } from '../../money.ts'
import { classesLeft, isJoinable, seatCents } from '../../orders/seats/open-for-sale.ts'
import { nextOf, stateAt, type Session } from './session-times.ts'

export type BatchRow = typeof liveBatches.$inferSelect
type SeatCounts = { free: number; held: number; taken: number; waiting: number }
export type BatchFacts = { batch: BatchRow; sessions: Session[]; seats: SeatCounts }

/** Whether a session isn't over yet. Names the table's columns as in a query of `live_sessions`. */
export const isToCome = (at: Date): SQL =>
  sql`live_sessions.state = 'planned' and live_sessions.starts_at + make_interval(mins => live_sessions.minutes) > ${at.toISOString()}::timestamptz`

/** A condition on batches with upcoming classes. */
export const hasClassToCome = (at: Date): SQL =>
  sql`exists (select from live_sessions where live_sessions.batch_id = live_batches.id and ${isToCome(at)})`

/**
 * A recording's state, based on that of its file, once the first piece has arrived. Uses plain names, for queries that
 * join `files`.
 */
export const recordingState = sql<ClassRecording['state']>`case
  when files.state = 'arriving' then case when live_recordings.ended_at is null then 'recording' else 'arriving' end
  when files.state in ('waiting', 'working') then 'waiting'
  when files.state = 'ready' then 'ready'
  else 'failed' end`

/** Adds sessions and seats to batches, keeping their order. */
export async function withFacts(db: Database | Transaction, batches: BatchRow[]): Promise<BatchFacts[]> {
  const ids = batches.map(({ id }) => id)
  if (!ids.length) return []
  const [sessions, counts] = await Promise.all([
    db.select().from(liveSessions).where(inArray(liveSessions.batchId, ids)).orderBy(asc(liveSessions.number)),
    countSeats(db, ids),
  ])
  const sessionsOf = Map.groupBy(sessions, ({ batchId }) => batchId)
  return batches.map((batch) => ({
    batch,
    sessions: sessionsOf.get(batch.id) ?? [],
    seats: counts.get(batch.id) ?? { free: 0, held: 0, taken: 0, waiting: 0 },
  }))
}

async function countSeats(db: Database | Transaction, ids: string[]): Promise<Map<string, SeatCounts>> {
  const { rows } = await db.execute<SeatCounts & { id: string }>(sql`
    select seat.batch_id as id,
      count(*) filter (where seat.user_id is null and seat.order_id is null)::int as free,
      count(*) filter (where seat.held_until is not null)::int as held,
      count(*) filter (where seat.taken_at is not null)::int as taken,
      (select count(*) from live_waiting where live_waiting.batch_id = seat.batch_id and offered_until is null)::int as waiting
    from live_seats seat where seat.batch_id = any(${sql.param(ids)}::uuid[]) group by seat.batch_id`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The number of seats that anyone can take. A free seat is reserved for the waiting list. */
export const seatsLeft = ({ free, waiting }: SeatCounts): number => Math.max(0, free - waiting)

export function batchSummary({ batch, sessions, seats }: BatchFacts, now: Date) {
  const next = nextOf(sessions, now)
  return {
    _id: batch.id,
    programme: batch.programme,
    subject: batch.subject,
    title: batch.title,
    tutor: batch.tutorName,
    img: batch.img,
    price: toDollars(seatCents(batch, sessions, now)),
    fullPrice: toDollars(batch.priceCents),
    seats: batch.programme,
    seatsLeft: seatsLeft(seats),
    isJoinable: isJoinable(batch, sessions, now),
    staysOpen: batch.staysOpen,
    classesLeft: classesLeft(sessions, now).length,
    nextAt: next?.startsAt.toISOString() ?? null,
    minutes: (next ?? sessions[0])?.minutes ?? 0,
    classes: classesOf(sessions),
    firstAt: firstOf(sessions).toISOString(),
    zone: batch.zone,
  }
}

export const listedSession = (session: Session, now: Date) => ({
  _id: session.id,
  startsAt: session.startsAt.toISOString(),
  minutes: session.minutes,
  state: stateAt(session, now),
})

export const sessionAnswer = (session: Session, now: Date): Omit<LiveSession, 'recording'> => ({
  ...listedSession(session, now),
  number: session.number,
  movedFrom: session.movedFrom?.toISOString() ?? null,
})

const withoutCancelled = (sessions: Session[]): Session[] => sessions.filter(({ state }) => state !== 'cancelled')

/** The number of classes, without cancelled ones. */
export const classesOf = (sessions: Session[]): number => withoutCancelled(sessions).length

/** When the classes begin. If all were cancelled, when they were planned. */
const firstOf = (sessions: Session[]): Date =>
  new Date(
    Math.min(
      ...(withoutCancelled(sessions).length ? withoutCancelled(sessions) : sessions).map(({ startsAt }) =>
        startsAt.getTime(),
      ),
    ),
  )

export function hostedBatch(facts: BatchFacts, now: Date): HostedBatch {
  const { batch, sessions, seats } = facts
  const next = nextOf(sessions, now)
  return {
    ...batchSummary(facts, now),
    isCancelled: batch.cancelledAt !== null,
    taken: seats.taken,
    held: seats.held,
    waiting: seats.waiting,
    next: next ? sessionAnswer(next, now) : null,
    roomLink: batch.roomLink,
    review: reviewOf(batch),
  }
}

export const reviewOf = ({ reviewAskedAt, reviewNote }: BatchRow): HostedBatch['review'] =>
  reviewAskedAt === null ? 'published' : reviewNote === null ? 'in_review' : 'sent_back'
