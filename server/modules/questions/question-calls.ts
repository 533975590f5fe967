// Asking, answering and following under a lesson. Texts are plain, without links; the device makes the ids.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lessonAnswers, lessonQuestions, questionFollowers } from '../../db/schema-classroom.ts'
import { invalid, notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { learnerValues, type LearnerAccess } from '../learning/learner-access.ts'
import { mailAnswer } from './answer-mail.ts'
import { hasLink } from './has-link.ts'
import { newAnswersQuery } from './new-answers.ts'
import { isListed, questionsOf } from './question-rows.ts'
import { talkItem } from './talk-items.ts'

type QuestionCalls = Pick<
  Handlers,
  'GET /questions/{id}' | 'GET /newAnswers' | 'PUT /question/{id}' | 'PUT /answer/{id}' | 'PUT /question/{id}/follow'
>

export function questionCalls({ db, now, outbox, settings }: Deps, access: LearnerAccess): QuestionCalls {
  const newAnswers = newAnswersQuery(db)
  return {
    async 'GET /questions/{id}'({ params: { id }, query, caller, request }) {
      // Before reading, so that an answer that arrives meanwhile stays new.
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
        const added = await tx
          .insert(lessonQuestions)
          .values({ id, lessonId: lesson, userId: caller.userId, second, text, createdAt: now() })
          .onConflictDoNothing({ target: lessonQuestions.id })
          .returning({ one: sql`1` })
        if (!added.length) return requireOwn((await talkItem(tx, id, 'admin')).userId, caller.userId)
        await tx.insert(questionFollowers).values({ questionId: id, userId: caller.userId, seenAt: now() })
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /answer/{id}'({ params: { id }, body: { question, text }, caller }) {
      requirePlain(text)
      const asked = await talkItem(db, question, caller.role)
      if (asked.kind !== 'question') throw notFound()
      await access('lesson', [asked.lessonId], caller)
      const { userId, name } = caller
      await db.transaction(async (tx) => {
        const added = await tx
          .insert(lessonAnswers)
          .values({ id, questionId: question, userId, text, createdAt: now() })
          .onConflictDoNothing({ target: lessonAnswers.id })
          .returning({ one: sql`1` })
        if (!added.length) return requireOwn((await talkItem(tx, id, 'admin')).userId, userId)
        await mailAnswer({ outbox, settings }, tx, asked, { id, text, userId, name })
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /question/{id}/follow'({ params: { id }, body: { isFollowed }, caller }) {
      const { lessonId, kind } = await talkItem(db, id, caller.role)
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

/** An id that somebody else's device made looks like one that does not exist. */
function requireOwn(author: string, userId: string): void {
  if (author !== userId) throw notFound()
}
