// A person's calendar and class notifications, for their export. The calendar's secret isn't included.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { calendarFeeds, liveReminders } from '../../../db/schema-live.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

const { sessionId, userId, kind, sequence, sentAt, textedAt, readAt } = liveReminders
const reminderKey = sql<string>`concat_ws(' ', ${sessionId}, ${kind}, ${sequence})`

export const calendarLists = (db: Database, id: string) =>
  ({
    calendars: (after) =>
      db
        .select({ key: calendarFeeds.userId, createdAt: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(and(eq(calendarFeeds.userId, id), isAfter(calendarFeeds.userId, after))),
    classReminders: (after) =>
      db
        .select({ key: reminderKey, class: sessionId, kind, sentAt, textedAt, readAt })
        .from(liveReminders)
        .where(and(eq(userId, id), after === undefined ? undefined : sql`${reminderKey} > ${after}`))
        .orderBy(asc(reminderKey))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
