import { isDeepStrictEqual } from 'node:util'
import { texts } from '../../../files/texts/texts.ts'
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

/** The questions have their own tables: see modules/quizzes. */
export const quiz: LessonKindRules = {
  countedAs: 'quizzes',
  doneBy: 'quiz',
  isVideo: false,
  hasQuestions: true,
  isFinished: ({ quiz: draft }) => Boolean(draft?.questions.length),
  wrongFormulas: ({ quiz: draft }) => texts.wrongInTexts(textsIn(draft)),
  columns: async () => NO_COLUMNS,
  preview: async ({ _id, quiz: draft }, published) => ({
    questions: draft ? (await texts.compileQuiz(draft)).questions : [],
    // Only a published quiz can be started.
    ...(published?.kind === 'quiz' && isDeepStrictEqual(published.quiz, draft) ? { quiz: _id } : {}),
  }),
}

/** All texts of a quiz, whatever they are for. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
