// A person's private calendar: creating, finding and deleting its URL; and class notifications in the bell.
import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { ClassNews } from '#contract/calls/live/calendar.ts'
import { NOTIFICATION_DAYS, NOTIFICATIONS_LISTED } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { calendarFeeds, liveBatches, liveReminders, liveSessions, liveWaiting } from '../../../db/schema-live.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../orders/pay-links/link-secrets.ts'

type CalendarCalls = Pick<
  Handlers,
  'GET /calendar' | 'POST /calendar' | 'DELETE /calendar' | 'GET /classNews' | 'PUT /classNews/{id}'
>

const NEWS = ['moved', 'cancelled'] as const

export function calendarCalls({ db, now, calendarSecrets, settings }: Deps): CalendarCalls {
  const secretOf = (userId: string, createdAt: Date) => calendarSecrets(`${userId} ${createdAt.toISOString()}`)
  const urlOf = (secret: string) => settings.publicUrl + paths.calendar(secret)

  return {
    async 'GET /calendar'({ caller }) {
      const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, caller.userId))
      const secret = feed && secretOf(feed.userId, feed.createdAt)
      // After a change of the installation's key, an older URL still works but can't be shown again.
      return { url: secret && hashOf(secret) === feed.secretHash ? urlOf(secret) : null }
    },

    async 'POST /calendar'({ caller }) {
      const { userId } = caller
      const createdAt = now()
      const secret = secretOf(userId, createdAt)
      const feed = { secretHash: hashOf(secret), createdAt }
      await db
        .insert(calendarFeeds)
        .values({ userId, ...feed })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
      return { url: urlOf(secret) }
    },

    async 'DELETE /calendar'({ caller }) {
      const ended = await db
        .delete(calendarFeeds)
        .where(eq(calendarFeeds.userId, caller.userId))
        .returning({ userId: calendarFeeds.userId })
      return { deletedCount: ended.length }
    },

    'GET /classNews': ({ caller }) => classNewsOf(db, caller.userId, now()),

    async 'PUT /classNews/{id}'({ params, caller }) {
      await markClassNewsRead(db, caller.userId, now(), eq(liveReminders.sessionId, params.id))
      return { modifiedCount: 1 }
    },
  }
}

const isUnread = (userId: string) =>
  and(eq(liveReminders.userId, userId), inArray(liveReminders.kind, NEWS), isNull(liveReminders.readAt))

/** Seats come first because they are urgent, followed by changes in the last 30 days, newest first. */
export async function classNewsOf(db: Database, userId: string, now: Date): Promise<ClassNews[]> {
  const since = new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000)
  const of = { batch: liveBatches.id, title: liveBatches.title, img: liveBatches.img }
  const offers = await db
    .select({ ...of, until: liveWaiting.offeredUntil })
    .from(liveWaiting)
    .innerJoin(liveBatches, eq(liveBatches.id, liveWaiting.batchId))
    .where(and(eq(liveWaiting.userId, userId), gt(liveWaiting.offeredUntil, now)))
  const changes = await db
    .select({
      ...of,
      session: liveSessions.id,
      number: liveSessions.number,
      startsAt: liveSessions.startsAt,
      kind: liveReminders.kind,
      cancelledAt: liveBatches.cancelledAt,
    })
    .from(liveReminders)
    .innerJoin(liveSessions, eq(liveSessions.id, liveReminders.sessionId))
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    // If a class was changed twice, only the newer change is listed.
    .where(and(isUnread(userId), eq(liveReminders.sequence, liveSessions.sequence), gt(liveReminders.sentAt, since)))
    .orderBy(desc(liveReminders.sentAt))
    .limit(NOTIFICATIONS_LISTED)
  return [
    ...offers.map(({ until, ...batch }) => ({
      ...batch,
      _id: batch.batch,
      kind: 'offered' as const,
      number: null,
      at: until!.toISOString(),
    })),
    ...changes.map(({ session, number, startsAt, kind, cancelledAt, ...batch }) => ({
      ...batch,
      _id: session,
      kind: cancelledAt ? ('batchCancelled' as const) : (kind as (typeof NEWS)[number]),
      number: cancelledAt ? null : number,
      at: startsAt.toISOString(),
    })),
  ]
}

export async function markClassNewsRead(
  db: Database | Transaction,
  userId: string,
  readAt: Date,
  only?: SQL,
): Promise<void> {
  await db
    .update(liveReminders)
    .set({ readAt })
    .where(and(isUnread(userId), only))
}
