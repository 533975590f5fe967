// Lessons that are an uploaded file: they differ in how the file is prepared, and in what counts them.
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

const fileLesson = (countedAs: LessonKindRules['countedAs']): LessonKindRules => ({
  countedAs,
  doneBy: 'mark',
  isFinished: ({ file }) => file !== null,
  wrongFormulas: async () => [],
  columns: async ({ file }) => ({ ...NO_COLUMNS, fileId: file }),
})

export const video = fileLesson('videos')
export const audio = fileLesson(null)
export const pdf = fileLesson('notes')
