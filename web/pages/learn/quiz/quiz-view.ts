// Where somebody is in a quiz stands behind the # of the address, so that going back, reloading and a second tab work.

import type { LessonNotice } from '../lesson-notice.tsx'

/** Why a quiz does not open, and the way on; drawn by the lesson's page, which has it anyway. */
export type NoticeOf = typeof LessonNotice

export type QuizView = { attempt: string; part: number | 'result' | 'review' }

/** Null in front of the quiz, and for other lessons. */
export function quizView(hash: string): QuizView | null {
  const [, attempt, part] = /^#([0-9a-f-]{36})\/(\d{1,3}|result|review)$/.exec(hash) ?? []
  if (!attempt || !part) return null
  return { attempt, part: part === 'result' || part === 'review' ? part : Number(part) }
}
