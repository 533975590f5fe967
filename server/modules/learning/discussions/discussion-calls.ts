// Calls shared by questions and answers: deleting your own, reporting, hiding, and marking the official answer.
import { and, eq, sql } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { newId } from '../../../db/ids.ts'
import { lessonAnswers, lessonQuestions, discussionReports } from '../../../db/schema-classroom.ts'
import { contactMessages } from '../../../db/schema.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import type { LearnerAccess } from '../../../http/caller.ts'
import { discussionItem, type DiscussionItem } from './discussion-items.ts'

type DiscussionCalls = Pick<
  Handlers,
  | 'DELETE /talk/{id}'
  | 'POST /talk/{id}/report'
  | 'PUT /answer/{id}/official'
  | 'PUT /talk/{id}/hidden'
  | 'DELETE /talk/{id}/reports'
>

export function discussionCalls({ db, now, settings }: Deps, access: LearnerAccess): DiscussionCalls {
  return {
    async 'DELETE /talk/{id}'({ params: { id }, caller }) {
      await db.transaction(async (tx) => {
        const { userId, kind } = await discussionItem(tx, id, 'admin')
        if (userId !== caller.userId) throw notFound()
        await tx.delete(tableOf(kind)).where(eq(tableOf(kind).id, id))
      })
      return { deletedCount: 1 }
    },

    async 'POST /talk/{id}/report'({ params: { id }, caller }) {
      const item = await discussionItem(db, id, caller.role)
      await access('lesson', [item.lessonId], caller)
      await db.transaction(async (tx) => {
        const isFirst = !(await tx.$count(discussionReports, eq(discussionReports.itemId, id)))
        await tx
          .insert(discussionReports)
          .values({ itemId: id, userId: caller.userId, createdAt: now() })
          .onConflictDoNothing()
        // Only the first report is emailed to the inbox that administrators read anyway.
        if (!isFirst) return
        const address = settings.publicUrl + paths.learn(item.courseId, item.lessonId, item.question)
        await tx.insert(contactMessages).values({
          id: newId(),
          name: caller.name,
          lastName: '',
          email: caller.email,
          subject: `Reported: ${item.kind} under “${item.lesson}”`,
          message: `${item.text}\n\n${address}`,
          createdAt: now(),
        })
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /answer/{id}/official'({ params: { id }, body: { isOfficial } }) {
      await db.transaction(async (tx) => {
        const [answer] = await tx.select().from(lessonAnswers).where(eq(lessonAnswers.id, id))
        if (!answer) throw notFound()
        // Locked, so that if two administrators act simultaneously, the second sees the first one's mark.
        const { questionId } = answer
        await tx.select().from(lessonQuestions).where(eq(lessonQuestions.id, questionId)).for('update')
        const marked = and(eq(lessonAnswers.questionId, questionId), eq(lessonAnswers.isOfficial, true))
        if (isOfficial) await tx.update(lessonAnswers).set({ isOfficial: false }).where(marked)
        await tx.update(lessonAnswers).set({ isOfficial }).where(eq(lessonAnswers.id, id))
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /talk/{id}/hidden'({ params: { id }, body: { isHidden, reason }, caller }) {
      if (isHidden && !reason) throw invalid({ reason: 'required' })
      await db.transaction(async (tx) => {
        const { kind, lesson } = await discussionItem(tx, id, 'admin')
        await tx
          .update(tableOf(kind))
          .set({ hiddenAt: isHidden ? now() : null })
          .where(eq(tableOf(kind).id, id))
        await tx.delete(discussionReports).where(eq(discussionReports.itemId, id))
        await recordAction(tx, caller, now(), {
          what: isHidden ? 'hide' : 'show',
          kind: 'talk',
          itemId: id,
          name: lesson,
          ...(reason ? { difference: { reason: [null, reason] } } : {}),
        })
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /talk/{id}/reports'({ params: { id }, caller }) {
      const settled = await db.transaction(async (tx) => {
        const { lesson } = await discussionItem(tx, id, 'admin')
        const reports = await tx
          .delete(discussionReports)
          .where(eq(discussionReports.itemId, id))
          .returning({ one: sql`1` })
        const count = reports.length
        if (count) {
          const difference = { reports: [count, 0] as [number, number] }
          await recordAction(tx, caller, now(), { what: 'change', kind: 'talk', itemId: id, name: lesson, difference })
        }
        return count
      })
      return { deletedCount: settled }
    },
  }
}

const tableOf = (kind: DiscussionItem['kind']) =>
  kind === 'question' ? lessonQuestions : (lessonAnswers as unknown as typeof lessonQuestions)
