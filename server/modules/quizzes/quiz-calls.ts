// Taking a quiz: what it expects, attempts, saving answers, handing in.
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Answer } from '#contract/quizzes.ts'
import { attempts } from '../../db/schema-classroom.ts'
import { lessons } from '../../db/schema-learning.ts'
import { conflict, invalid, unauthorized } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { one } from '../catalogue/content-rows.ts'
import type { Deps } from '../deps.ts'
import type { LearnerAccess } from '../learning/learner-access.ts'
import type { Caller } from '../people/access-tokens.ts'
import { attemptAnswer, attemptsWith, newestVersion, resultAnswer, type AttemptRow } from './attempt-rows.ts'
import { beginAttempt, beginPreview } from './begin-attempt.ts'
import { neededPoints } from './grade.ts'
import { handIn, handInOwnDue } from './hand-in.ts'

const MAX_LISTED = 100

type QuizCalls = Pick<
  Handlers,
  | 'GET /quiz/{id}'
  | 'POST /quiz/{id}/attempt'
  | 'POST /quiz/{id}/preview'
  | 'GET /attempt/{id}'
  | 'PUT /attempt/{id}'
  | 'POST /attempt/{id}/submit'
>

export function quizCalls({ db, now }: Deps, access: LearnerAccess): QuizCalls {
  /** Another person's attempt looks like one that does not exist. */
  const readOwn = async (id: string, caller: Caller): Promise<AttemptRow> =>
    one(await attemptsWith(db).where(and(eq(attempts.id, id), eq(attempts.userId, caller.userId))))
  const handInAndRead = async (id: string, caller: Caller): Promise<AttemptRow> => {
    await db.transaction((tx) => handIn(tx, eq(attempts.id, id), now()))
    return readOwn(id, caller)
  }
  const ownAttempt = async (id: string, caller: Caller): Promise<AttemptRow> => {
    const row = await readOwn(id, caller)
    await access('lesson', [row.lessonId], caller)
    const isDue = !row.submittedAt && row.dueAt && row.dueAt <= now()
    return isDue ? handInAndRead(id, caller) : row
  }

  return {
    async 'GET /quiz/{id}'({ params: { id }, caller }) {
      const { title } = one(await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, id)))
      const version = one(await newestVersion(db, id))
      // A visitor at a free preview.
      const userId = caller?.userId
      if (userId) await handInOwnDue(db, userId, eq(attempts.lessonId, id), now())
      const own = userId
        ? await db
            .select()
            .from(attempts)
            .where(and(eq(attempts.userId, userId), eq(attempts.lessonId, id), gt(attempts.number, 0)))
            .orderBy(desc(attempts.number))
            .limit(MAX_LISTED)
        : []
      const questions = version.questions.length
      return {
        _id: id,
        title,
        questions,
        needed: neededPoints(version.pass, questions),
        minutes: version.minutes,
        attemptsLeft: version.attempts === null ? null : Math.max(0, version.attempts - (own[0]?.number ?? 0)),
        open: own.find(({ submittedAt }) => !submittedAt)?.id ?? null,
        attempts: own
          .filter(({ submittedAt }) => submittedAt)
          .map(({ id: _id, number, submittedAt, points, outOf, passed }) => ({
            _id,
            number,
            at: submittedAt!.toISOString(),
            points: points!,
            outOf: outOf!,
            passed: passed!,
          })),
      }
    },

    async 'POST /quiz/{id}/attempt'({ params: { id }, caller }) {
      if (!caller) throw unauthorized()
      const at = now()
      await handInOwnDue(db, caller.userId, eq(attempts.lessonId, id), at)
      return attemptAnswer(db, await db.transaction((tx) => beginAttempt(tx, caller.userId, id, at)), at)
    },

    async 'POST /quiz/{id}/preview'({ params: { id }, caller }) {
      const at = now()
      return attemptAnswer(db, await db.transaction((tx) => beginPreview(tx, caller.userId, id, at)), at)
    },

    async 'GET /attempt/{id}'({ params, caller }) {
      return attemptAnswer(db, await ownAttempt(params.id, caller), now())
    },

    async 'PUT /attempt/{id}'({ params: { id }, body, caller }) {
      const { questions } = await ownAttempt(id, caller)
      requireAsked(
        body.answers,
        questions.map(({ _id }) => _id),
      )
      // Merged in the database, so that two tabs keep each other's answers.
      const saved = await db
        .update(attempts)
        .set({ answers: sql`${attempts.answers} || ${JSON.stringify(body.answers)}::jsonb` })
        .where(
          and(eq(attempts.id, id), isNull(attempts.submittedAt), or(isNull(attempts.dueAt), gt(attempts.dueAt, now()))),
        )
        .returning({ one: sql`1` })
      if (!saved.length) throw conflict('submitted', 'This attempt is already handed in.')
      return { modifiedCount: 1 }
    },

    async 'POST /attempt/{id}/submit'({ params: { id }, caller }) {
      const before = await ownAttempt(id, caller)
      return resultAnswer(db, before.submittedAt ? before : await handInAndRead(id, caller))
    },
  }
}

function requireAsked(answers: Record<string, Answer>, asked: string[]): void {
  const unknown = Object.keys(answers).filter((question) => !asked.includes(question))
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map((question) => [`answers.${question}`, 'not_an_id'])))
}
