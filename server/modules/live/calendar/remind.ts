// Notifications that are due by the clock: the classes of a seat that was just taken, and each class a day and half an
// hour before it starts. Each minute's run finds people who haven't been notified, records them and queues their emails
// in one transaction, so that everyone is notified exactly once even if a process dies.
import { eq, inArray, sql } from 'drizzle-orm'
import { MAX_SESSION_MINUTES } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { liveBatches, liveReminders, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { instructors } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { reminderMail, seatTakenMail, soonNotice } from './class-mails.ts'
import { batchFacts, factsOf, readBatch, readPeople } from './class-readers.ts'
import { queuePush } from '../../people/push/queue-push.ts'
import { sessionsToCome } from './tell-classes.ts'

const AT_ONCE = 100
const MINUTE_MS = 60_000

/** How many minutes before a class each reminder is due, and when it is too late to be useful. */
const WINDOWS = {
  day: { from: 24 * 60, until: 2 * 60 },
  soon: { from: 30, until: 0 },
} as const

export type ReminderKind = keyof typeof WINDOWS

export async function remind(deps: Deps): Promise<void> {
  while ((await deps.db.transaction((tx) => tellSeats(deps, tx))) === AT_ONCE);
  for (const kind of ['day', 'soon'] as const) {
    while ((await deps.db.transaction((tx) => remindSome(deps, tx, kind))) === AT_ONCE);
  }
}

/** Returns how many seats were announced. A seat that is taken again later is announced again. */
async function tellSeats({ outbox, settings, now }: Deps, tx: Transaction): Promise<number> {
  const at = now()
  // A class that has started can still be joined.
  const longAgo = new Date(at.getTime() - MAX_SESSION_MINUTES * MINUTE_MS)
  const unannounced = sql`select batch_id, seat from ${liveSeats}
    where taken_at is not null and (told_at is null or told_at < taken_at)
    limit ${AT_ONCE} for update skip locked`
  const announced = await tx
    .update(liveSeats)
    .set({ toldAt: sql`greatest(${at.toISOString()}::timestamptz, taken_at)` })
    .where(sql`(batch_id, seat) in (${unannounced})`)
    .returning({ batchId: liveSeats.batchId, userId: liveSeats.userId })
  const readers = await readPeople(
    tx,
    announced.flatMap(({ userId }) => userId ?? []),
  )
  for (const { batchId, userId } of announced) {
    const reader = readers.get(userId ?? '')
    const batch = await readBatch(tx, batchId)
    const classes = (await sessionsToCome(tx, batchId, longAgo)).filter(
      ({ state, startsAt, minutes }) => state === 'planned' && startsAt.getTime() + minutes * MINUTE_MS > at.getTime(),
    )
    if (!reader?.email || !batch || !classes.length) continue
    await outbox.queue(tx, seatTakenMail({ reader, batch, settings, now: at }, classes.map(factsOf)))
  }
  return announced.length
}

/**
 * People who learned of this time more recently than the reminder's lead time need no reminder: they have just got the
 * email about it.
 */
function dueNow(kind: ReminderKind, at: Date) {
  const { from, until } = WINDOWS[kind]
  const later = (minutes: number) => sql`${new Date(at.getTime() + minutes * MINUTE_MS).toISOString()}::timestamptz`
  const dueAt = sql`session.starts_at - make_interval(mins => ${from})`
  return sql`select session.id as session_id, reader.user_id, ${kind}::text as kind, session.sequence, ${later(0)} as sent_at
    from ${liveSessions} session
    join ${liveBatches} batch on batch.id = session.batch_id and batch.cancelled_at is null
    cross join lateral (
      select user_id from ${liveSeats} where batch_id = batch.id and taken_at < ${dueAt} and user_id is not null
      union select user_id from ${instructors} where id = batch.instructor_id and user_id is not null
    ) reader
    where session.state = 'planned'
      and session.starts_at > ${later(until)}
      and session.starts_at <= ${later(from)}
      and not exists (
        select from ${liveReminders} told where told.session_id = session.id and told.user_id = reader.user_id
          and told.sequence = session.sequence
          and (told.kind = ${kind} or told.kind = 'moved' and told.sent_at > ${dueAt}))
    limit ${AT_ONCE}`
}

/** Returns how many people were reminded. */
async function remindSome(deps: Deps, tx: Transaction, kind: ReminderKind): Promise<number> {
  const { outbox, jobs, settings, texts, now } = deps
  const { rows } = await tx.execute<{ session_id: string; user_id: string; sequence: number }>(sql`
    insert into ${liveReminders} (session_id, user_id, kind, sequence, sent_at) ${dueNow(kind, now())}
    on conflict do nothing returning session_id, user_id, sequence`)
  if (!rows.length) return 0
  const readers = await readPeople(
    tx,
    rows.map(({ user_id }) => user_id),
  )
  const found = await tx
    .select({ session: liveSessions, batch: batchFacts })
    .from(liveSessions)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .where(
      inArray(
        liveSessions.id,
        rows.map(({ session_id }) => session_id),
      ),
    )
  const classes = new Map(found.map((each) => [each.session.id, each]))
  for (const { session_id: sessionId, user_id: userId, sequence } of rows) {
    const reader = readers.get(userId)
    const { session, batch } = classes.get(sessionId)!
    if (reader?.email) await outbox.queue(tx, reminderMail({ reader, batch, settings }, kind, factsOf(session)))
    if (reader && texts) await jobs.send(tx, 'remind-by-text', { sessionId, userId, kind, sequence })
  }
  if (kind === 'soon') {
    const notices = rows.map(({ session_id: sessionId, user_id: userId }) => {
      const { session, batch } = classes.get(sessionId)!
      return soonNotice(userId, sessionId, batch, factsOf(session))
    })
    await queuePush(deps, tx, notices)
  }
  return rows.length
}
