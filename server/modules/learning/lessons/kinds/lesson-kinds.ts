import { LESSON_KINDS, type LessonKind } from '#contract/constants.ts'
import { audio, pdf, video } from './file-lessons.ts'
import type { LessonKindRules } from './lesson-kind.ts'
import { quiz } from './quiz.ts'
import { task } from './task.ts'
import { text } from './text.ts'

export const KIND_RULES: Record<LessonKind, LessonKindRules> = { video, audio, text, pdf, quiz, task }

/** For SQL that treats some kinds differently. */
export const kindsWhere = (isMeant: (rules: LessonKindRules) => boolean): LessonKind[] =>
  LESSON_KINDS.filter((kind) => isMeant(KIND_RULES[kind]))
