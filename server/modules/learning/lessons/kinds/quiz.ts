import { texts } from '../../../files/texts/texts.ts'
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

/** Its questions have tables of their own: see modules/quizzes. */
export const quiz: LessonKindRules = {
  countedAs: 'quizzes',
  doneBy: 'quiz',
  isFinished: ({ quiz: draft }) => Boolean(draft?.questions.length),
  wrongFormulas: ({ quiz: draft }) => texts.wrongInTexts(textsIn(draft)),
  columns: async () => NO_COLUMNS,
}

/** Every text of a quiz, whatever it is for. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
