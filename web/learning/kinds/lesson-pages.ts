import type { LessonKind } from '#contract/constants.ts'
import { audio } from './audio.tsx'
import type { LessonPage } from './lesson-page.ts'
import { pdf } from './pdf.tsx'
import { quiz } from './quiz.tsx'
import { task } from './task.tsx'
import { text } from './text.tsx'
import { video } from './video.tsx'

export const LESSON_PAGES: Record<LessonKind, LessonPage> = { video, audio, text, pdf, quiz, task }
