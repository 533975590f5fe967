// Turns reports from the room process into attendance, the saved chat, removed people, and the end of a class.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { HERE_MS, type RoomReport } from '../../../adapters/rooms/rooms.ts'
import { liveAttendance, liveMessages, liveRecordings, liveSessions } from '../../../db/schema-live.ts'
import { users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'

/** The longest time between two reports of someone who stayed. A longer gap was an absence. */
const MAX_GAP_SECONDS = (2 * HERE_MS) / 1000

type Part = Pick<Deps, 'db' | 'log' | 'rooms'>

/** Reports are processed in the order in which they arrive. */
export function createReportKeeper(deps: Part): (report: RoomReport) => Promise<void> {
  let last = Promise.resolve()
  return (report) => {
    last = last
      .then(() => keepReport(deps, report))
      .catch((error: unknown) => deps.log.error({ err: error, room: report.room }, 'a report of a room was lost'))
    return last
  }
}

async function keepReport({ db, rooms }: Part, report: RoomReport): Promise<void> {
  const at = new Date(report.at)
  switch (report.type) {
    case 'joined':
    case 'left':
      return recordPresence(db, report.room, [report.person], at)
    case 'here': {
      await recordPresence(db, report.room, report.people, at)
      const refunded = await withoutOrder(db, report.room, report.people)
      if (refunded.length) rooms.dismiss(report.room, refunded)
      return
    }
    case 'removed':
    case 'readmitted':
      await db
        .update(liveAttendance)
        .set({ removedAt: report.type === 'removed' ? at : null })
        .where(and(eq(liveAttendance.sessionId, report.room), eq(liveAttendance.userId, report.person)))
      return
    case 'said':
      return say(db, report, at)
    case 'recording':
      if (!report.on) await endRecordings(db, report.room, at)
      return
    case 'ended':
      await endRecordings(db, report.room, at)
      await db
        .update(liveSessions)
        .set({ state: 'over', endedAt: at })
        .where(and(eq(liveSessions.id, report.room), eq(liveSessions.state, 'planned')))
  }
}

/**
 * Adds the time since each person was last seen, unless they were away in between. Waiting for the class to start
 * doesn't count. Deleted accounts are left out.
 */
async function recordPresence(db: Deps['db'], session: string, people: string[], at: Date): Promise<void> {
  if (!people.length) return
  const moment = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into live_attendance (session_id, user_id, tried_at, joined_at, last_seen_at)
    select live_sessions.id, users.id, ${moment}, ${moment}, ${moment}
    from users, live_sessions
    where users.id = any(${sql.param(people)}::uuid[]) and live_sessions.id = ${session}
    on conflict (session_id, user_id) do update set
      tried_at = coalesce(live_attendance.tried_at, excluded.tried_at),
      joined_at = coalesce(live_attendance.joined_at, excluded.joined_at),
      last_seen_at = greatest(live_attendance.last_seen_at, excluded.last_seen_at),
      seconds = live_attendance.seconds + case
        when extract(epoch from excluded.last_seen_at - live_attendance.last_seen_at) between 0 and ${MAX_GAP_SECONDS}
        then greatest(0, round(extract(epoch from excluded.last_seen_at - greatest(live_attendance.last_seen_at,
          (select starts_at from live_sessions where id = excluded.session_id)))))::int else 0 end`)
}

/** People whose order was refunded since they came in, and the hosts, who never had one. */
async function withoutOrder(db: Deps['db'], session: string, people: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ person: string }>(sql`
    select person from unnest(${sql.param(people)}::uuid[]) as here(person) where not exists (
      select from live_sessions join orders on orders.product_id = live_sessions.batch_id
      where live_sessions.id = ${session} and orders.user_id = person and orders.state = 'paid')`)
  return rows.map(({ person }) => person)
}

/** A browser may send the same message again. */
async function say(
  db: Deps['db'],
  { id, room, person, text }: Extract<RoomReport, { type: 'said' }>,
  at: Date,
): Promise<void> {
  const writer = await db.select({ id: users.id }).from(users).where(eq(users.id, person))
  if (!writer.length) return
  await db.insert(liveMessages).values({ id, sessionId: room, userId: person, text, at }).onConflictDoNothing()
}

async function endRecordings(db: Deps['db'], session: string, at: Date): Promise<void> {
  await db
    .update(liveRecordings)
    .set({ endedAt: at })
    .where(and(eq(liveRecordings.sessionId, session), isNull(liveRecordings.endedAt)))
}
