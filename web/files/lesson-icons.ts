import type { LessonKind } from '#contract/constants.ts'
import type { IconName } from '../ui/icon.tsx'

export const LESSON_ICONS: Record<LessonKind, IconName> = {
  video: 'video',
  audio: 'headphones',
  text: 'text',
  pdf: 'text',
  quiz: 'checklist',
  task: 'clipboard',
}
