import { texts } from '../../../files/texts/texts.ts'
import { readingSeconds } from '#contract/learning/reading-time.ts'
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

export const text: LessonKindRules = {
  countedAs: 'notes',
  doneBy: 'mark',
  isVideo: false,
  hasQuestions: false,
  isFinished: ({ body }) => body !== null,
  wrongFormulas: ({ body }) => texts.wrongInLesson(body ?? ''),
  columns: async ({ body }) => ({
    ...NO_COLUMNS,
    body,
    html: await texts.lessonHtml(body!),
    readingSeconds: readingSeconds(body!),
  }),
  preview: async ({ body }) => (body === null ? {} : { seconds: readingSeconds(body) }),
}
