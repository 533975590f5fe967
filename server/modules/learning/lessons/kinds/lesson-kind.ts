import type { MissingLesson } from '#contract/calls/learning/classroom.ts'
import type { CourseFigures, LessonDraft, LessonPreview } from '#contract/calls/learning/learning.ts'
import type { lessons } from '../../../../db/schema-learning.ts'

/** What the server has to know of a kind of lesson. */
export type LessonKindRules = {
  /** The course's figure that counts it. */
  countedAs: Extract<keyof CourseFigures, 'videos' | 'quizzes' | 'notes'> | null
  /** How it is completed; only 'mark' believes what devices report. */
  doneBy: Exclude<MissingLesson['why'], 'watch'>
  /** Whether it is a video: search engines list it if it is free, and captions are recommended. */
  isVideo: boolean
  /** Whether publishing adds a version of its questions, which attempts are begun with. */
  hasQuestions: boolean
  /** Whether a draft has all that it needs to be published. */
  isFinished: (draft: LessonDraft) => boolean
  /** The formulas of a draft that cannot be shown. */
  wrongFormulas: (draft: LessonDraft) => Promise<string[]>
  /** What its row has besides what every lesson has. */
  columns: (draft: LessonDraft) => Promise<OwnColumns>
  /** What an author's view of the draft has besides what every lesson has. */
  preview: (draft: LessonDraft, published: LessonDraft | undefined) => Promise<OwnPreview>
}

export type OwnPreview = Partial<Pick<LessonPreview, 'seconds' | 'questions' | 'quiz' | 'task'>>

type OwnColumns = Pick<typeof lessons.$inferInsert, 'body' | 'html' | 'readingSeconds' | 'task' | 'fileId'>

export const NO_COLUMNS: OwnColumns = { body: null, html: null, readingSeconds: null, task: null, fileId: null }
