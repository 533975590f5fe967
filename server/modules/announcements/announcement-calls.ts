// Writing and sending announcements, and reading them as a learner.
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { NOTIFICATION_DAYS, NOTIFICATIONS_LISTED } from '#contract/constants.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { newId } from '../../db/ids.ts'
import { announcementReceipts, announcements, mutedCourses } from '../../db/schema-announcements.ts'
import { courses } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { recordAction } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import { dayOf } from '../dhaka.ts'
import { reachOf } from './recipients.ts'

type AnnouncementCalls = Pick<
  Handlers,
  | 'GET /course/{id}/announcements'
  | 'PUT /course/{id}/announcement'
  | 'POST /course/{id}/announcements'
  | 'GET /announcements'
  | 'GET /announcement/{id}'
  | 'PUT /announcement/{id}/mail'
>

const SENT_SHOWN = 20

export function announcementCalls({ db, jobs, now }: Deps): AnnouncementCalls {
  return {
    async 'GET /course/{id}/announcements'({ params: { id } }) {
      const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, id))
      if (!course) throw notFound()
      const { title, text, audience, byMail, sentAt, sentOn, recipients } = announcements
      const [reach, [draft], sent] = await Promise.all([
        reachOf(db, id),
        db.select({ title, text, audience, byMail }).from(announcements).where(isDraft(id)),
        db
          .select({ _id: announcements.id, title, sentAt: sql<Date>`${sentAt}`.mapWith(sentAt), sentOn, recipients })
          .from(announcements)
          .where(and(eq(announcements.courseId, id), isNotNull(sentAt)))
          .orderBy(desc(sentAt))
          .limit(SENT_SHOWN),
      ])
      return {
        course: id,
        title: course.title,
        reach,
        draft: draft ?? null,
        isSentToday: sent[0]?.sentOn === dayOf(now()),
        sent: sent.map(({ _id, title, sentAt, recipients }) => {
          return { _id, title, sentAt: sentAt.toISOString(), recipients }
        }),
      }
    },

    async 'PUT /course/{id}/announcement'({ params: { id }, body, caller }) {
      const draft = { ...body, writtenBy: caller.userId }
      await db
        .insert(announcements)
        .values({ id: newId(), courseId: id, ...draft, createdAt: now() })
        .onConflictDoUpdate({
          target: announcements.courseId,
          targetWhere: isNull(announcements.sentAt),
          set: draft,
        })
      return { modifiedCount: 1 }
    },

    async 'POST /course/{id}/announcements'({ params: { id: courseId }, body, caller }) {
      const id = newId()
      const at = now()
      const sent = { writtenBy: caller.userId, createdAt: at, sentAt: at, sentOn: dayOf(at) }
      try {
        await db.transaction(async (tx) => {
          const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
          if (!course) throw notFound()
          await tx.insert(announcements).values({ id, courseId, ...body, ...sent })
          await tx.delete(announcements).where(isDraft(courseId))
          await jobs.send(tx, 'announce', { announcementId: id })
          const difference = { title: [null, body.title] as [null, string] }
          const action = { what: 'announce', kind: 'course', itemId: courseId, name: course.title, difference } as const
          if (caller.role === 'admin') await recordAction(tx, caller, at, action)
        })
      } catch (error) {
        throw isUniqueViolation(error) ? announcedToday() : error
      }
      jobs.wake()
      return { insertedId: id }
    },

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
        .innerJoin(courses, eq(courses.id, announcements.courseId))
        .leftJoin(
          mutedCourses,
          and(eq(mutedCourses.courseId, announcements.courseId), eq(mutedCourses.userId, announcementReceipts.userId)),
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
        .select({ courseId: announcements.courseId })
        .from(announcementReceipts)
        .innerJoin(announcements, eq(announcements.id, announcementReceipts.announcementId))
        .where(isOwn(id, userId))
      if (!found) throw notFound()
      const { courseId } = found
      await (isMailWanted
        ? db.delete(mutedCourses).where(and(eq(mutedCourses.userId, userId), eq(mutedCourses.courseId, courseId)))
        : db.insert(mutedCourses).values({ userId, courseId }).onConflictDoNothing())
      return { modifiedCount: 1 }
    },
  }
}

const isDraft = (courseId: string) => and(eq(announcements.courseId, courseId), isNull(announcements.sentAt))

const isOwn = (id: string, userId: string) =>
  and(eq(announcementReceipts.announcementId, id), eq(announcementReceipts.userId, userId))

const announcementAnswer = {
  _id: announcements.id,
  course: announcements.courseId,
  courseTitle: courses.title,
  title: announcements.title,
  text: announcements.text,
  sentAt: announcementReceipts.at,
}

/** Those of the last 30 days, newest first. */
export function unreadAnnouncements(db: Database, userId: string, now: Date) {
  const since = new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000)
  return db
    .select(announcementAnswer)
    .from(announcementReceipts)
    .innerJoin(announcements, eq(announcements.id, announcementReceipts.announcementId))
    .innerJoin(courses, eq(courses.id, announcements.courseId))
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
  conflict('announced_today', 'This course had an announcement today already. You can send the next one tomorrow.')
