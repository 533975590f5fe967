import type { MissingLesson } from '#contract/calls/learning/classroom.ts'
import type { CourseFigures, LessonDraft, LessonPreview } from '#contract/calls/learning/learning.ts'
import type { lessons } from '../../../../db/schema-learning.ts'

/** What the server needs to know about a kind of lesson. */
export type LessonKindRules = {
  /** The course's figure that counts lessons of this kind. */
  countedAs: Extract<keyof CourseFigures, 'videos' | 'quizzes' | 'notes'> | null
  /** How learners complete it. Only 'mark' trusts what devices report. */
  doneBy: Exclude<MissingLesson['why'], 'watch'>
  /** Whether it is a video: free videos are listed for search engines, and captions are recommended. */
  isVideo: boolean
  /** Whether publishing adds a version of its questions, which new attempts start with. */
  hasQuestions: boolean
  /** Whether a draft has everything it needs to be published. */
  isFinished: (draft: LessonDraft) => boolean
  /** The formulas in a draft that can't be rendered. */
  wrongFormulas: (draft: LessonDraft) => Promise<string[]>
  /** The columns of its row besides those of every lesson. */
  columns: (draft: LessonDraft) => Promise<OwnColumns>
  /** The fields of an author's preview besides those of every lesson. */
  preview: (draft: LessonDraft, published: LessonDraft | undefined) => Promise<OwnPreview>
}

export type OwnPreview = Partial<Pick<LessonPreview, 'seconds' | 'questions' | 'quiz' | 'task'>>

type OwnColumns = Pick<typeof lessons.$inferInsert, 'body' | 'html' | 'readingSeconds' | 'task' | 'fileId'>

export const NO_COLUMNS: OwnColumns = { body: null, html: null, readingSeconds: null, task: null, fileId: null }
