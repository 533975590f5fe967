// What is new: courses and books of the last 30 days that this person has not read yet.
import { and, count, desc, eq, gt, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { NOTIFICATION_DAYS, NOTIFICATIONS_LISTED } from '#contract/constants.ts'
import { books, courses, notificationReads } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { live } from '../catalogue/content-rows.ts'
import type { Caller } from '../people/access-tokens.ts'

type NotificationCalls = Pick<Handlers, 'GET /ccis' | 'GET /bookN' | 'PUT /cci/{id}' | 'PUT /bookN/{id}'>

const unread = sql<'unread'>`'unread'`

export function notificationCalls({ db, now }: Deps): NotificationCalls {
  const unreadBy = (caller: Caller | null, table: typeof courses | typeof books): SQL | undefined => {
    const since = new Date(now().getTime() - NOTIFICATION_DAYS * 86_400_000)
    const isRead = caller
      ? db
          .select({ one: sql`1` })
          .from(notificationReads)
          .where(and(eq(notificationReads.userId, caller.userId), eq(notificationReads.productId, table.id)))
      : undefined
    return and(isNull(table.deletedAt), gt(table.createdAt, since), isRead && notExists(isRead))
  }

  const markRead = async (table: typeof courses | typeof books, productId: string, userId: string) => {
    const [item] = await db
      .select({ id: table.id })
      .from(table as typeof courses)
      .where(live(table, productId))
    if (!item) throw notFound()
    await db.insert(notificationReads).values({ userId, productId, readAt: now() }).onConflictDoNothing()
    return { modifiedCount: 1 }
  }

  return {
    async 'GET /ccis'({ caller }) {
      const where = unreadBy(caller, courses)
      const unreadData = await db
        .select({ _id: courses.id, state: unread, title: courses.title, classCourse: courses.category })
        .from(courses)
        .where(where)
        .orderBy(desc(courses.createdAt))
        .limit(NOTIFICATIONS_LISTED)
      const [all] = await db.select({ total: count() }).from(courses).where(where)
      return { unreadCount: all!.total, unreadData }
    },

    async 'GET /bookN'({ caller }) {
      const where = unreadBy(caller, books)
      const unreadData = await db
        .select({ _id: books.id, state: unread, bookName: books.bookName })
        .from(books)
        .where(where)
        .orderBy(desc(books.createdAt))
        .limit(NOTIFICATIONS_LISTED)
      const [all] = await db.select({ total: count() }).from(books).where(where)
      return { unreadCount: all!.total, unreadData }
    },

    'PUT /cci/{id}': ({ params, caller }) => markRead(courses, params.id, caller.userId),
    'PUT /bookN/{id}': ({ params, caller }) => markRead(books, params.id, caller.userId),
  }
}
