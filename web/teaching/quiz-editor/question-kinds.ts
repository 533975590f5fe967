import type { QuestionKind, QuizReveal } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import type { QuestionForm } from './quiz-form.ts'

export const QUESTION_LABELS: Record<QuestionKind, () => string> = {
  one: m.quizform_one,
  many: m.quizform_many,
  number: m.quizform_number,
  text: m.quizform_text,
  order: m.quizform_order,
  match: m.quizform_match,
}

export const REVEAL_LABELS: Record<QuizReveal, () => string> = {
  submitted: m.quizform_reveal_submitted,
  passed: m.quizform_reveal_passed,
  finished: m.quizform_reveal_finished,
  never: m.quizform_reveal_never,
}

const SHOWN_WORDS = 8

/** A question's name in lists and notices. */
export function firstWords({ text }: Pick<QuestionForm, 'text'>): string {
  const words = text.trim().split(/\s+/)
  if (!words[0]) return m.quizform_no_words()
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS).join(' ')}…` : words.join(' ')
}
