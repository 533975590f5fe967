// Lessons that are an uploaded file. They differ in how the file is prepared and which figure counts them.
import { NO_COLUMNS, type LessonKindRules } from './lesson-kind.ts'

const fileLesson = (own: Pick<LessonKindRules, 'countedAs' | 'isVideo'>): LessonKindRules => ({
  ...own,
  doneBy: 'mark',
  hasQuestions: false,
  isFinished: ({ file }) => file !== null,
  wrongFormulas: async () => [],
  columns: async ({ file }) => ({ ...NO_COLUMNS, fileId: file }),
  preview: async () => ({}),
})

export const video = fileLesson({ countedAs: 'videos', isVideo: true })
export const audio = fileLesson({ countedAs: null, isVideo: false })
export const pdf = fileLesson({ countedAs: 'notes', isVideo: false })
