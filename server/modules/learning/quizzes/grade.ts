// Grades an attempt: one point per question, all or nothing.
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import type { QuizKey } from '../../../db/schema-classroom.ts'
import { foldText, readNumber } from '../../files/quiz-content/fold-answer.ts'

type Graded = { points: number; outOf: number; needed: number; passed: boolean }

export function grade(
  questions: Question[],
  keys: QuizKey[],
  answers: Record<string, Answer>,
  passPercent: number,
): Graded {
  const byQuestion = new Map(keys.map((key) => [key.question, key]))
  const points = questions.filter((question) => isRight(question, byQuestion.get(question._id)!, answers[question._id]))
  const outOf = questions.length
  const needed = neededPoints(passPercent, outOf)
  return { points: points.length, outOf, needed, passed: points.length >= needed }
}

export const neededPoints = (passPercent: number, outOf: number): number => Math.ceil((passPercent * outOf) / 100)

export function isRight(question: Question, key: QuizKey, answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  switch (question.kind) {
    case 'one':
      return answer === key.right
    case 'many':
      return isList(answer) && isList(key.right) && sameSet(answer, key.right)
    case 'order':
      return isList(answer) && isList(key.right) && sameList(answer, key.right)
    case 'match':
      return isPairs(answer) && isPairs(key.right) && samePairs(answer, key.right)
    case 'number':
      return typeof answer === 'string' && isNear(readNumber(answer, question.unit), key)
    case 'text':
      return typeof answer === 'string' && key.accepted!.some((accepted) => foldText(accepted) === foldText(answer))
  }
}

const isList = (answer: Answer): answer is string[] => Array.isArray(answer)
const isPairs = (answer: Answer): answer is Record<string, string> =>
  typeof answer === 'object' && !Array.isArray(answer)

const sameList = (one: string[], other: string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

const sameSet = (one: string[], other: string[]) => sameList([...new Set(one)].toSorted(), other.toSorted())

const samePairs = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([prompt, choice]) => one[prompt] === choice)

/** Tolerates floating-point error: 0.1 + 0.2 equals 0.3. */
function isNear(given: number | null, { right, tolerance = 0 }: QuizKey): boolean {
  const wanted = Number(right)
  return given !== null && Math.abs(given - wanted) <= tolerance + 1e-9 * Math.max(1, Math.abs(wanted))
}
