// What is new: products from the last 30 days that this person hasn't read yet.
import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import { NEWS_KINDS, NOTIFICATION_DAYS, NOTIFICATIONS_LISTED, type NewsKind } from '#contract/constants.ts'
import type { Reads } from '../../../db/database.ts'
import { questionFollowers } from '../../../db/schema-classroom.ts'
import { handIns } from '../../../db/schema-tasks.ts'
import { books, courses, listTotals, notificationReads, users } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { listed, listedItem } from '../../catalogue/content/content-rows.ts'
import { learnerValues } from '../../learning/lessons/learner-access.ts'
import type { Caller } from '../../../http/caller.ts'
import { productKinds, type ProductTable } from '../../catalogue/content/product-kinds.ts'
import { newAnswersQuery } from '../../learning/discussions/new-answers.ts'
import { isUnseen } from '../../learning/tasks/task-calls.ts'
import { classNewsOf, markClassNewsRead } from '../../live/calendar/calendar-calls.ts'
import { markAnnouncementsRead, unreadAnnouncements } from '../../teaching/announcements/announcement-calls.ts'

type NotificationCalls = Pick<
  Handlers,
  'GET /ccis' | 'GET /bookN' | 'PUT /cci/{id}' | 'PUT /bookN/{id}' | 'GET /notifications' | 'PUT /notifications'
>

/** Nobody has this id, so a visitor has read nothing. */
const NOBODY_ID = '00000000-0000-0000-0000-000000000000'

const state = sql<'unread'>`'unread'`

export function notificationCalls({ db, reads, now }: Deps): NotificationCalls {
  const unreadCourses = reads
    .select({ _id: courses.id, state, title: courses.title, img: courses.img, classCourse: courses.category })
    .from(courses)
    .where(unread(reads, courses))
    .orderBy(desc(courses.createdAt))
    .limit(NOTIFICATIONS_LISTED)
    .prepare('unread_courses')
  const unreadBooks = reads
    .select({ _id: books.id, state, bookName: books.bookName, img: books.img })
    .from(books)
    .where(unread(reads, books))
    .orderBy(desc(books.createdAt))
    .limit(NOTIFICATIONS_LISTED)
    .prepare('unread_books')
  const total = (kind: NewsKind) => unreadTotal(reads, productKinds[kind]).prepare(`unread_${kind}_total`)
  const totals = { course: total('course'), book: total('book') }
  const newAnswers = newAnswersQuery(db)

  const values = (caller: Caller | null) => {
    const windowStart = now().getTime() - NOTIFICATION_DAYS * 86_400_000
    const since = new Date(Math.max(windowStart, caller?.notificationsReadAt?.getTime() ?? 0))
    const day = since.toISOString().slice(0, 10)
    return { person: caller?.userId ?? NOBODY_ID, since, day, dayEnd: new Date(`${day}T24:00:00Z`) }
  }

  const unreadCount = async (kind: NewsKind, caller: Caller | null) => {
    const [all] = await totals[kind].execute(values(caller))
    return all!.total
  }

  const markRead = async (kind: NewsKind, productId: string, userId: string) => {
    const { table } = productKinds[kind]
    const [item] = await db
      .select({ id: table.id })
      .from(table as typeof courses)
      .where(listedItem(table, productId))
    if (!item) throw notFound()
    await db.insert(notificationReads).values({ userId, productId, readAt: now() }).onConflictDoNothing()
    return { modifiedCount: 1 }
  }

  return {
    async 'GET /ccis'({ caller }) {
      const unreadData = await unreadCourses.execute(values(caller))
      return { unreadCount: await unreadCount('course', caller), unreadData }
    },

    async 'GET /bookN'({ caller }) {
      const unreadData = await unreadBooks.execute(values(caller))
      return { unreadCount: await unreadCount('book', caller), unreadData }
    },

    'PUT /cci/{id}': ({ params, caller }) => markRead('course', params.id, caller.userId),
    'PUT /bookN/{id}': ({ params, caller }) => markRead('book', params.id, caller.userId),

    async 'GET /notifications'({ caller }) {
      const [answers, returnedCount, announced, classes, ...counts] = await Promise.all([
        caller ? newAnswers.execute(learnerValues(caller)) : [],
        caller ? db.$count(handIns, isUnseen(caller.userId)) : 0,
        caller ? unreadAnnouncements(db, caller.userId, now()) : [],
        caller ? classNewsOf(db, caller.userId, now()) : [],
        ...NEWS_KINDS.map((kind) => unreadCount(kind, caller)),
      ])
      return {
        unreadCount: counts.reduce((sum, count) => sum + count, 0),
        answerCount: answers.length,
        returnedCount,
        announcementCount: announced.length,
        classCount: classes.length,
      }
    },

    async 'PUT /notifications'({ caller }) {
      const { userId } = caller
      await db.transaction(async (tx) => {
        await tx.update(users).set({ notificationsReadAt: now() }).where(eq(users.id, userId))
        await tx.update(questionFollowers).set({ seenAt: now() }).where(eq(questionFollowers.userId, userId))
        await tx.update(handIns).set({ seenAt: now() }).where(isUnseen(userId))
        await markAnnouncementsRead(tx, userId, now())
        await markClassNewsRead(tx, userId, now())
      })
      return { modifiedCount: 1 }
    },
  }
}

/**
 * How many items are new to a person: the daily totals that triggers maintain, plus the rest of the first day, minus
 * what this person has read. This stays fast even with ten thousand new courses a month.
 */
function unreadTotal(reads: Reads, { table, list }: (typeof productKinds)[NewsKind]) {
  const { placeholder } = sql
  const isNew = and(listed(table), gt(table.createdAt, placeholder('since')))
  const ofDays = sql`select coalesce(sum(${listTotals.total}), 0) from ${listTotals}
    where ${listTotals.list} > ${list} || ' of ' || ${placeholder('day')} and ${listTotals.list} < ${list} || ' of 9999'`
  const ofFirstDay = sql`select count(*) from ${table} where ${isNew} and ${table.createdAt} < ${placeholder('dayEnd')}`
  const read = sql`select count(*) from ${notificationReads} join ${table} on ${table.id} = ${notificationReads.productId}
    where ${notificationReads.userId} = ${placeholder('person')} and ${isNew}`
  return reads
    .select({ total: sql<number>`((${ofDays}) + (${ofFirstDay}) - (${read}))::int` })
    .from(sql`(select) as once`)
}

function unread(reads: Reads, table: ProductTable) {
  const readAlready = reads
    .select({ one: sql`1` })
    .from(notificationReads)
    .where(and(eq(notificationReads.userId, sql.placeholder('person')), eq(notificationReads.productId, table.id)))
  return and(listed(table), gt(table.createdAt, sql.placeholder('since')), notExists(readAlready))
}
