// Whether a result shows the correct answers and, if not, when it will.
import type { QuizResult } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'

export const isRevealed = ({ review }: QuizResult): boolean => review.some(({ right }) => right !== undefined)

export function whenRevealed({ reveal }: QuizResult): string {
  if (reveal === 'never') return m.quiz_reveal_never()
  return reveal === 'finished' ? m.quiz_reveal_finished() : m.quiz_reveal_passed()
}
