// What lists of lessons, and pages that only mention one, know of each kind. They load no page of a lesson.
import type { LessonKind } from '#contract/constants.ts'
import type { IconName } from '../ui/icon.tsx'

type LessonLook = {
  icon: IconName
  /** How its length is written. */
  length: 'minutes' | 'reading' | 'task'
  /** Saved ones are called videos, and so is what stops without a network. */
  isVideo: boolean
  /** Counted apart from the other lessons of a course; even a saved one is handed in with a network only. */
  isQuiz: boolean
}

const PLAIN = { length: 'minutes', isVideo: false, isQuiz: false } as const

export const LESSON_LOOKS: Record<LessonKind, LessonLook> = {
  video: { ...PLAIN, icon: 'video', isVideo: true },
  audio: { ...PLAIN, icon: 'headphones' },
  text: { ...PLAIN, icon: 'text', length: 'reading' },
  pdf: { ...PLAIN, icon: 'text' },
  quiz: { ...PLAIN, icon: 'checklist', isQuiz: true },
  task: { ...PLAIN, icon: 'clipboard', length: 'task' },
}
