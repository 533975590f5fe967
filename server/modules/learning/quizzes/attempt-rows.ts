// Reads attempts, and the parts of them that a learner may see: correct answers only if the quiz reveals them now.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Attempt, Question, QuizResult, Reviewed } from '#contract/calls/learning/quizzes.ts'
import type { Reads } from '../../../db/database.ts'
import { attempts, quizVersions, type QuizKey } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import { accessColumns, learnerValues, requireOpen } from '../lessons/learner-access.ts'
import type { Caller } from '../../../http/caller.ts'
import { isRight, neededPoints } from './grade.ts'
import { orderFor } from '../../files/quiz-content/shuffle.ts'
import type { VersionTexts } from './version-texts.ts'

const { placeholder } = sql

/** The attempts counted together with this one. Previews are counted separately. */
const ALIKE = sql`from attempts other where other.user_id = attempts.user_id and other.lesson_id = attempts.lesson_id
  and (other.number > 0) = (attempts.number > 0)`

const columns = {
  id: attempts.id,
  userId: attempts.userId,
  lessonId: attempts.lessonId,
  courseId: lessons.courseId,
  versionId: attempts.versionId,
  number: attempts.number,
  answers: attempts.answers,
  dueAt: attempts.dueAt,
  submittedAt: attempts.submittedAt,
  points: attempts.points,
  outOf: attempts.outOf,
  passed: attempts.passed,
  pass: quizVersions.pass,
  reveal: quizVersions.reveal,
  hasPassed: sql<boolean>`exists (select ${ALIKE} and other.passed)`,
  /** The number of submitted attempts, and the limit. Null for unlimited. */
  finished: sql<number>`(select count(other.points)::int ${ALIKE})`,
  limit: sql<number | null>`(
    select case when not newest.daily then newest.attempts end from quiz_versions newest
    where newest.lesson_id = attempts.lesson_id order by newest.created_at desc, newest.id desc limit 1)`,
}

export type AttemptRow = Awaited<ReturnType<ReturnType<typeof prepareAttempts>>>

/** The version that new attempts start with. */
export const newestVersion = (reads: Reads, lessonId: string) =>
  reads
    .select()
    .from(quizVersions)
    .where(eq(quizVersions.lessonId, lessonId))
    .orderBy(desc(quizVersions.createdAt), desc(quizVersions.id))
    .limit(1)

/** Another person's attempt looks like one that doesn't exist. Throws unless its lesson is open to the caller. */
export function prepareAttempts(reads: Reads, textsOf: (versionId: string) => Promise<VersionTexts>) {
  const ownAttempt = reads
    .select({ ...columns, open: accessColumns(courses, sql`lessons.free`) })
    .from(attempts)
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .innerJoin(lessons, eq(lessons.id, attempts.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(eq(attempts.id, placeholder('id')), eq(attempts.userId, placeholder('userId')), isNull(lessons.withdrawnAt)),
    )
    .prepare('own_attempt')
  return async (id: string, caller: Caller) => {
    const { open, ...row } = one(await ownAttempt.execute({ id, ...learnerValues(caller) }))
    requireOpen(open, caller)
    const { questions } = await textsOf(row.versionId)
    return { ...row, questions }
  }
}

type ShownAttempt = Pick<AttemptRow, 'id' | 'number' | 'dueAt' | 'questions' | 'answers'>

export const attemptAnswer = (row: ShownAttempt, now: Date, result?: QuizResult): Attempt => ({
  _id: row.id,
  number: row.number,
  dueAt: row.dueAt?.toISOString() ?? null,
  now: now.toISOString(),
  questions: row.questions.map((question) => arranged(row.id, question)),
  answers: row.answers,
  ...(result ? { result } : {}),
})

/** Choices to order or match are shuffled for each attempt. */
function arranged(attemptId: string, question: Question): Question {
  const isMixed = question.kind === 'order' || question.kind === 'match'
  return isMixed ? { ...question, choices: orderFor(attemptId, question._id, question.choices!) } : question
}

/** Returns the result of a submitted attempt. */
export function resultAnswer(row: AttemptRow, keys: QuizKey[]): QuizResult {
  const { points, outOf, passed, dueAt, submittedAt, pass, reveal } = row
  return {
    points: points!,
    outOf: outOf!,
    needed: neededPoints(pass, outOf!),
    passed: passed!,
    isLate: dueAt !== null && submittedAt! >= dueAt,
    reveal,
    review: reviewOf(row, keys),
  }
}

function isRevealed({ reveal, hasPassed, finished, limit }: AttemptRow): boolean {
  if (reveal === 'submitted' || reveal === 'never') return reveal === 'submitted'
  return hasPassed || (reveal === 'finished' && limit !== null && finished >= limit)
}

/**
 * Shows which answers were correct and where to review the others. The correct answers are only included once revealed.
 */
function reviewOf(row: AttemptRow, keys: QuizKey[]): Reviewed[] {
  const { questions, answers } = row
  const byQuestion = new Map(keys.map((key) => [key.question, key]))
  const isShown = isRevealed(row)
  return questions.map((question) => {
    const key = byQuestion.get(question._id)!
    const { right, explanation, html, lesson, second } = key
    return {
      question: question._id,
      isRight: isRight(question, key, answers[question._id]),
      given: answers[question._id] ?? null,
      ...(isShown ? { right, explanation, ...(html === undefined ? {} : { html }) } : {}),
      lesson,
      second,
    }
  })
}
