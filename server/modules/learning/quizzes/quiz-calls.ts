// Taking a quiz: its rules, attempts, saving answers, submitting.
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Answer } from '#contract/calls/learning/quizzes.ts'
import { attempts, type QuizKey } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { conflict, invalid, one, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { texts } from '../../files/texts/texts.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../../http/caller.ts'
import { attemptAnswer, newestVersion, prepareAttempts, resultAnswer, type AttemptRow } from './attempt-rows.ts'
import { attemptsLeft } from './attempts-left.ts'
import { beginPreview, prepareBegin, prepareQuizState } from './begin-attempt.ts'
import { neededPoints } from './grade.ts'
import { prepareHandIn } from './hand-in.ts'
import { prepareSave } from './save-answers.ts'
import { prepareVersionTexts } from './version-texts.ts'

const MAX_LISTED = 100

type QuizCalls = Pick<
  Handlers,
  | 'GET /quiz/{id}'
  | 'GET /quiz/{id}/questions'
  | 'POST /quiz/{id}/attempt'
  | 'POST /quiz/{id}/preview'
  | 'GET /attempt/{id}'
  | 'PUT /attempt/{id}'
  | 'POST /attempt/{id}/submit'
  | 'POST /quizImport'
>

export function quizCalls({ db, reads, now }: Deps): QuizCalls {
  const textsOf = prepareVersionTexts(reads)
  const readOwn = prepareAttempts(reads, textsOf)
  const quizState = prepareQuizState(reads)
  const begin = prepareBegin(db)
  const save = prepareSave(db)
  const record = prepareHandIn(db)

  const isDue = ({ submittedAt, dueAt }: Pick<AttemptRow, 'submittedAt' | 'dueAt'>) =>
    submittedAt === null && dueAt !== null && dueAt <= now()
  /** Submitting is idempotent: a submitted attempt keeps its result. */
  const handIn = async (id: string, caller: Caller): Promise<{ row: AttemptRow; keys: QuizKey[] }> => {
    const row = await readOwn(id, caller)
    const { keys } = await textsOf(row.versionId)
    const graded = row.submittedAt ? row : await record(row, keys, now())
    return graded ? { row: graded, keys } : handIn(id, caller)
  }
  const ownAttempt = async (id: string, caller: Caller): Promise<AttemptRow> => {
    const row = await readOwn(id, caller)
    return isDue(row) ? (await handIn(id, caller)).row : row
  }
  const listOwn = (userId: string, lessonId: string) =>
    db
      .select()
      .from(attempts)
      .where(and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), gt(attempts.number, 0)))
      .orderBy(desc(attempts.number))
      .limit(MAX_LISTED)
  /** Null if the open attempt was overdue, or a concurrent request came first. The retry finds the result. */
  const beginOrGoOn = async (lessonId: string, caller: Caller, at: Date) => {
    const state = await quizState(caller.userId, lessonId)
    if (!state.last || state.last.submittedAt) return begin(caller.userId, state, at)
    const row = await ownAttempt(state.last.id, caller)
    return row.submittedAt ? null : row
  }

  return {
    async 'GET /quiz/{id}'({ params: { id }, caller }) {
      const { title } = one(await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, id)))
      const version = one(await newestVersion(db, id))
      // Undefined for a visitor to a free preview.
      const userId = caller?.userId
      let own = userId ? await listOwn(userId, id) : []
      if (own[0] && isDue(own[0])) {
        await handIn(own[0].id, caller!)
        own = await listOwn(userId!, id)
      }
      const questions = version.questions.length
      return {
        _id: id,
        title,
        questions,
        needed: neededPoints(version.pass, questions),
        minutes: version.minutes,
        attemptsLeft: attemptsLeft(version, own[0] ?? null, now()),
        daily: version.daily,
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

    async 'GET /quiz/{id}/questions'({ params: { id }, caller }) {
      // The same rule as for an attempt, which would show them as well.
      if (!caller) throw unauthorized()
      const { minutes, questions } = one(await newestVersion(db, id))
      return { questions: minutes === null ? questions : [] }
    },

    async 'POST /quiz/{id}/attempt'({ params: { id }, caller }) {
      if (!caller) throw unauthorized()
      const at = now()
      const begun = (await beginOrGoOn(id, caller, at)) ?? (await beginOrGoOn(id, caller, at))
      if (!begun) throw handedIn()
      return attemptAnswer(begun, at)
    },

    async 'POST /quiz/{id}/preview'({ params: { id }, caller }) {
      const at = now()
      return attemptAnswer(await db.transaction((tx) => beginPreview(tx, caller.userId, id, at)), at)
    },

    async 'GET /attempt/{id}'({ params, caller }) {
      const row = await ownAttempt(params.id, caller)
      if (!row.submittedAt) return attemptAnswer(row, now())
      const { keys } = await textsOf(row.versionId)
      return attemptAnswer(row, now(), resultAnswer(row, keys))
    },

    async 'PUT /attempt/{id}'({ params: { id }, body, caller }) {
      const { questions } = await ownAttempt(id, caller)
      requireAsked(
        body.answers,
        questions.map(({ _id }) => _id),
      )
      if (!(await save(id, body, now()))) throw handedIn()
      return { modifiedCount: 1 }
    },

    async 'POST /attempt/{id}/submit'({ params: { id }, caller }) {
      const { row, keys } = await handIn(id, caller)
      return resultAnswer(row, keys)
    },

    async 'POST /quizImport'({ body: { format, text } }) {
      return { questions: await texts.importQuestions(format, text) }
    },
  }
}

const handedIn = () => conflict('submitted', 'You’ve already submitted this attempt.')

function requireAsked(answers: Record<string, Answer>, asked: string[]): void {
  const unknown = Object.keys(answers).filter((question) => !asked.includes(question))
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map((question) => [`answers.${question}`, 'not_an_id'])))
}
