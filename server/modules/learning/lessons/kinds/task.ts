import { texts } from '../../../files/texts/texts.ts'
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

/** Handed-in work has its own tables: see modules/tasks. */
export const task: LessonKindRules = {
  countedAs: null,
  doneBy: 'task',
  isVideo: false,
  hasQuestions: false,
  isFinished: ({ body, task: draft }) => body !== null && draft !== null,
  wrongFormulas: ({ body }) => texts.wrongInLesson(body ?? ''),
  columns: async ({ body, task: draft }) => ({
    ...NO_COLUMNS,
    body,
    html: await texts.lessonHtml(body!),
    task: draft,
  }),
  preview: async ({ task: draft }) => (draft ? { task: draft } : {}),
}
