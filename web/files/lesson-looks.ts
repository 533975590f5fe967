// How each kind of lesson looks in lists, and on pages that only mention one. These load no lesson page.
import type { LessonKind } from '#contract/constants.ts'
import type { IconName } from '../ui/icon.tsx'

type LessonLook = {
  icon: IconName
  /** The format of its length. */
  length: 'minutes' | 'reading' | 'task'
  /** Saved ones are called videos, and so are those that stop when offline. */
  isVideo: boolean
  /** Counted separately from a course's other lessons. Even a saved task can only be handed in online. */
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
