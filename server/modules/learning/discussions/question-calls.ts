// Asking, answering and following under a lesson. Texts are plain, without links. The device creates the ids.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { lessonAnswers, lessonQuestions, questionFollowers, discussionIds } from '../../../db/schema-classroom.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Caller, LearnerAccess } from '../../../http/caller.ts'
import { learnerValues } from '../lessons/learner-access.ts'
import { tellAnswer } from './tell-answer.ts'
import { hasLink } from '../../files/markup/has-link.ts'
import { newAnswersQuery } from './new-answers.ts'
import { isListed, questionsOf } from './question-rows.ts'
import { discussionItem, type DiscussionItem } from './discussion-items.ts'

type QuestionCalls = Pick<
  Handlers,
  'GET /questions/{id}' | 'GET /newAnswers' | 'PUT /question/{id}' | 'PUT /answer/{id}' | 'PUT /question/{id}/follow'
>

export function questionCalls(deps: Deps, access: LearnerAccess): QuestionCalls {
  const { db, now } = deps
  const newAnswers = newAnswersQuery(db)
  return {
    async 'GET /questions/{id}'({ params: { id }, query, caller, request }) {
      // Read first, so that an answer that arrives now stays unseen.
      const seenAt = now()
      const rows = await questionsOf(db, id, query, caller)
      const followed = rows.slice(0, query.limit).filter(({ isFollowed }) => isFollowed)
      if (caller && followed.length) {
        const ids = followed.map(({ _id }) => _id)
        await db
          .update(questionFollowers)
          .set({ seenAt })
          .where(and(eq(questionFollowers.userId, caller.userId), inArray(questionFollowers.questionId, ids)))
      }
      const isAll = isWhole(rows, query)
      const total = isAll ? rows.length : await db.$count(lessonQuestions, isListed(id, query, caller))
      return listPage(rows, query, total, request)
    },

    async 'GET /newAnswers'({ caller }) {
      const rows = await newAnswers.execute(learnerValues(caller))
      return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
    },

    async 'PUT /question/{id}'({ params: { id }, body: { lesson, second, text }, caller }) {
      requirePlain(text)
      await access('lesson', [lesson], caller)
      await db.transaction(async (tx) => {
        if (!(await takeId(tx, id))) return requireOwn(tx, id, 'question', caller)
        await tx
          .insert(lessonQuestions)
          .values({ id, lessonId: lesson, userId: caller.userId, second, text, createdAt: now() })
        await tx.insert(questionFollowers).values({ questionId: id, userId: caller.userId, seenAt: now() })
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /answer/{id}'({ params: { id }, body: { question, text }, caller }) {
      requirePlain(text)
      const asked = await discussionItem(db, question, caller.role)
      if (asked.kind !== 'question') throw notFound()
      await access('lesson', [asked.lessonId], caller)
      const { userId, name } = caller
      await db.transaction(async (tx) => {
        if (!(await takeId(tx, id))) return requireOwn(tx, id, 'answer', caller)
        await tx.insert(lessonAnswers).values({ id, questionId: question, userId, text, createdAt: now() })
        await tellAnswer(deps, tx, asked, { id, text, userId, name })
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /question/{id}/follow'({ params: { id }, body: { isFollowed }, caller }) {
      const { lessonId, kind } = await discussionItem(db, id, caller.role)
      if (kind !== 'question') throw notFound()
      await access('lesson', [lessonId], caller)
      const own = and(eq(questionFollowers.questionId, id), eq(questionFollowers.userId, caller.userId))
      await (isFollowed
        ? db
            .insert(questionFollowers)
            .values({ questionId: id, userId: caller.userId, seenAt: now() })
            .onConflictDoNothing()
        : db.delete(questionFollowers).where(own))
      return { modifiedCount: 1 }
    },
  }
}

function requirePlain(text: string): void {
  if (hasLink(text)) throw invalid({ text: 'no_links' })
}

async function takeId(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx
    .insert(discussionIds)
    .values({ id })
    .onConflictDoNothing()
    .returning({ one: sql`1` })
  return taken.length > 0
}

/**
 * This is a repeated post. An id that belongs to someone else or to the other kind looks like one that doesn't exist.
 */
async function requireOwn(tx: Transaction, id: string, kind: DiscussionItem['kind'], caller: Caller): Promise<void> {
  const item = await discussionItem(tx, id, 'admin')
  if (item.userId !== caller.userId || item.kind !== kind) throw notFound()
}
