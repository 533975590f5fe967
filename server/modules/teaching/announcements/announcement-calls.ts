// Writing and sending announcements, and reading them as a learner.
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AnnouncementDraft, CourseAnnouncements } from '#contract/calls/teaching/announcements.ts'
import { NOTIFICATION_DAYS, NOTIFICATIONS_LISTED } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import { announcementReceipts, announcements, mutedCourses } from '../../../db/schema-announcements.ts'
import { products } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { dayOf } from '../../dhaka.ts'
import { productKinds } from '../../catalogue/content/product-kinds.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'
import { reachOf } from './recipients.ts'

type AnnouncementCalls = Pick<
  Handlers,
  | 'GET /course/{id}/announcements'
  | 'PUT /course/{id}/announcement'
  | 'POST /course/{id}/announcements'
  | 'GET /live/{id}/announcements'
  | 'PUT /live/{id}/announcement'
  | 'POST /live/{id}/announcements'
  | 'GET /announcements'
  | 'GET /announcement/{id}'
  | 'PUT /announcement/{id}/mail'
>
export type Kind = 'course' | 'live'

const SENT_SHOWN = 20

export function announcementCalls({ db, jobs, now }: Deps): AnnouncementCalls {
  return {
    'GET /course/{id}/announcements': ({ params: { id } }) => about('course', id),
    'PUT /course/{id}/announcement': ({ params: { id }, body, caller }) => keepDraft(id, body, caller),
    'POST /course/{id}/announcements': ({ params: { id }, body, caller }) => send('course', id, body, caller),
    'GET /live/{id}/announcements': ({ params: { id } }) => about('live', id),
    'PUT /live/{id}/announcement': ({ params: { id }, body, caller }) => keepDraft(id, toSeats(body), caller),
    'POST /live/{id}/announcements': ({ params: { id }, body, caller }) => send('live', id, toSeats(body), caller),

    async 'GET /announcements'({ caller }) {
      const rows = await unreadAnnouncements(db, caller.userId, now())
      return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
    },

    async 'GET /announcement/{id}'({ params: { id }, caller }) {
      const { userId } = caller
      const [found] = await db
        .select({ ...announcementAnswer, isMailWanted: sql<boolean>`${mutedCourses.userId} is null` })
        .from(announcementReceipts)
        .innerJoin(announcements, eq(announcements.id, announcementReceipts.announcementId))
        .innerJoin(products, eq(products.id, announcements.productId))
        .leftJoin(
          mutedCourses,
          and(
            eq(mutedCourses.productId, announcements.productId),
            eq(mutedCourses.userId, announcementReceipts.userId),
          ),
        )
        .where(isOwn(id, userId))
      if (!found) throw notFound()
      await db
        .update(announcementReceipts)
        .set({ readAt: now() })
        .where(and(isOwn(id, userId), isNull(announcementReceipts.readAt)))
      return { ...found, sentAt: found.sentAt.toISOString() }
    },

    async 'PUT /announcement/{id}/mail'({ params: { id }, body: { isMailWanted }, caller }) {
      const { userId } = caller
      const [found] = await db
        .select({ productId: announcements.productId })
        .from(announcementReceipts)
        .innerJoin(announcements, eq(announcements.id, announcementReceipts.announcementId))
        .where(isOwn(id, userId))
      if (!found) throw notFound()
      const { productId } = found
      await (isMailWanted
        ? db.delete(mutedCourses).where(and(eq(mutedCourses.userId, userId), eq(mutedCourses.productId, productId)))
        : db.insert(mutedCourses).values({ userId, productId }).onConflictDoNothing())
      return { modifiedCount: 1 }
    },
  }

  async function about(kind: Kind, id: string): Promise<CourseAnnouncements> {
    const { title, text, audience, byMail, sentAt, sentOn, recipients } = announcements
    const [name, reach, [draft], sent] = await Promise.all([
      nameOf(db, kind, id),
      reachOf(db, id),
      db.select({ title, text, audience, byMail }).from(announcements).where(isDraft(id)),
      db
        .select({ _id: announcements.id, title, sentAt: sql<Date>`${sentAt}`.mapWith(sentAt), sentOn, recipients })
        .from(announcements)
        .where(and(eq(announcements.productId, id), isNotNull(sentAt)))
        .orderBy(desc(sentAt))
        .limit(SENT_SHOWN),
    ])
    return {
      course: id,
      title: name,
      reach,
      draft: draft ?? null,
      isSentToday: sent[0]?.sentOn === dayOf(now()),
      sent: sent.map(({ _id, title, sentAt, recipients }) => {
        return { _id, title, sentAt: sentAt.toISOString(), recipients }
      }),
    }
  }

  async function keepDraft(id: string, body: AnnouncementDraft, { userId }: Caller) {
    const draft = { ...body, writtenBy: userId }
    await db
      .insert(announcements)
      .values({ id: newId(), productId: id, ...draft, createdAt: now() })
      .onConflictDoUpdate({
        target: announcements.productId,
        targetWhere: isNull(announcements.sentAt),
        set: draft,
      })
    return { modifiedCount: 1 }
  }

  async function send(kind: Kind, productId: string, body: AnnouncementDraft, caller: Caller) {
    const id = newId()
    const at = now()
    const sent = { writtenBy: caller.userId, createdAt: at, sentAt: at, sentOn: dayOf(at) }
    try {
      await db.transaction(async (tx) => {
        const name = await nameOf(tx, kind, productId)
        await tx.insert(announcements).values({ id, productId, ...body, ...sent })
        await tx.delete(announcements).where(isDraft(productId))
        await jobs.send(tx, 'announce', { announcementId: id })
        const difference = { title: [null, body.title] as [null, string] }
        const action = { what: 'announce', kind, itemId: productId, name, difference } as const
        if (caller.role === 'admin') await recordAction(tx, caller, at, action)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? announcedToday() : error
    }
    jobs.wake()
    return { insertedId: id }
  }
}

async function nameOf(db: Database | Transaction, kind: Kind, id: string): Promise<string> {
  const { table, name } = productKinds[kind]
  const [found] = await db
    .select({ name: sql<string>`${name}` })
    .from(table)
    .where(eq(table.id, id))
  if (!found) throw notFound()
  return found.name
}

/** Learners with seats have no lessons to finish. */
const toSeats = (body: AnnouncementDraft): AnnouncementDraft => ({ ...body, audience: 'all' })

const isDraft = (productId: string) => and(eq(announcements.productId, productId), isNull(announcements.sentAt))

const isOwn = (id: string, userId: string) =>
  and(eq(announcementReceipts.announcementId, id), eq(announcementReceipts.userId, userId))

export const announcedName = sql<string>`coalesce(
  (select ${anyProduct.name} from ${anyProduct.table} where ${anyProduct.id} = ${announcements.productId}), '')`

const announcementAnswer = {
  _id: announcements.id,
  course: announcements.productId,
  kind: sql<Kind>`${products.kind}`,
  courseTitle: announcedName,
  title: announcements.title,
  text: announcements.text,
  sentAt: announcementReceipts.at,
}

/** Unread announcements from the last 30 days, newest first. */
export function unreadAnnouncements(db: Database, userId: string, now: Date) {
  const since = new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000)
  return db
    .select(announcementAnswer)
    .from(announcementReceipts)
    .innerJoin(announcements, eq(announcements.id, announcementReceipts.announcementId))
    .innerJoin(products, eq(products.id, announcements.productId))
    .where(
      and(
        eq(announcementReceipts.userId, userId),
        isNull(announcementReceipts.readAt),
        gt(announcementReceipts.at, since),
      ),
    )
    .orderBy(desc(announcementReceipts.at))
    .limit(NOTIFICATIONS_LISTED)
}

export async function markAnnouncementsRead(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .update(announcementReceipts)
    .set({ readAt: at })
    .where(and(eq(announcementReceipts.userId, userId), isNull(announcementReceipts.readAt)))
}

const announcedToday = () =>
  conflict('announced_today', 'You’ve already sent an announcement here today. You can send the next one tomorrow.')
