// Reads attempts without anything that tells the right answers.
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Attempt, Question, QuizResult, Reviewed } from '#contract/quizzes.ts'
import type { Reads } from '../../db/database.ts'
import { attempts, quizKeys, quizVersions } from '../../db/schema-classroom.ts'
import { isRight, neededPoints } from './grade.ts'
import { orderFor } from './shuffle.ts'

export type AttemptRow = typeof attempts.$inferSelect & Pick<Version, 'pass' | 'reveal' | 'questions'>
type Version = typeof quizVersions.$inferSelect

const columns = {
  id: attempts.id,
  userId: attempts.userId,
  lessonId: attempts.lessonId,
  versionId: attempts.versionId,
  number: attempts.number,
  answers: attempts.answers,
  startedAt: attempts.startedAt,
  dueAt: attempts.dueAt,
  submittedAt: attempts.submittedAt,
  points: attempts.points,
  outOf: attempts.outOf,
  passed: attempts.passed,
  pass: quizVersions.pass,
  reveal: quizVersions.reveal,
  questions: quizVersions.questions,
}

/** The version that new attempts begin with. */
export const newestVersion = (reads: Reads, lessonId: string) =>
  reads
    .select()
    .from(quizVersions)
    .where(eq(quizVersions.lessonId, lessonId))
    .orderBy(desc(quizVersions.createdAt), desc(quizVersions.id))
    .limit(1)

export const attemptsWith = (reads: Reads) =>
  reads.select(columns).from(attempts).innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId)).$dynamic()

export async function attemptAnswer(reads: Reads, row: AttemptRow, now: Date): Promise<Attempt> {
  return {
    _id: row.id,
    number: row.number,
    dueAt: row.dueAt?.toISOString() ?? null,
    now: now.toISOString(),
    questions: row.questions.map((question) => arranged(row.id, question)),
    answers: row.answers,
    ...(row.submittedAt ? { result: await resultAnswer(reads, row) } : {}),
  }
}

/** Choices to order or to match are shown in another order in each attempt. */
function arranged(attemptId: string, question: Question): Question {
  const isMixed = question.kind === 'order' || question.kind === 'match'
  return isMixed ? { ...question, choices: orderFor(attemptId, question._id, question.choices!) } : question
}

export async function resultAnswer(reads: Reads, row: AttemptRow): Promise<QuizResult> {
  const { points, outOf, passed, dueAt, submittedAt, pass } = row
  return {
    points: points!,
    outOf: outOf!,
    needed: neededPoints(pass, outOf!),
    passed: passed!,
    isLate: dueAt !== null && submittedAt! >= dueAt,
    ...((await isRevealed(reads, row)) ? { review: await reviewOf(reads, row) } : {}),
  }
}

async function isRevealed(reads: Reads, { reveal, userId, lessonId, number }: AttemptRow): Promise<boolean> {
  if (reveal === 'submitted' || reveal === 'never') return reveal === 'submitted'
  // A preview is revealed by what it reached itself.
  const counts = number ? gt(attempts.number, 0) : eq(attempts.number, 0)
  const [[own], [newest]] = await Promise.all([
    reads
      .select({
        hasPassed: sql<boolean>`coalesce(bool_or(${attempts.passed}), false)`,
        finished: count(attempts.points),
      })
      .from(attempts)
      .where(and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), counts)),
    newestVersion(reads, lessonId),
  ])
  const max = newest?.attempts ?? null
  return own!.hasPassed || (reveal === 'finished' && max !== null && own!.finished >= max)
}

/** Only for an attempt that is handed in: the one place where learners' calls read the keys. */
async function reviewOf(reads: Reads, { versionId, questions, answers }: AttemptRow): Promise<Reviewed[]> {
  const [row] = await reads.select({ keys: quizKeys.keys }).from(quizKeys).where(eq(quizKeys.versionId, versionId))
  const keys = new Map(row!.keys.answers.map((key) => [key.question, key]))
  return questions.map((question) => {
    const key = keys.get(question._id)!
    const { right, explanation, html, lesson, second } = key
    return {
      question: question._id,
      isRight: isRight(question, key, answers[question._id]),
      given: answers[question._id] ?? null,
      right,
      explanation,
      ...(html === undefined ? {} : { html }),
      lesson,
      second,
    }
  })
}
