// Lengths and shares of what is being written and uploaded.
import { WORDS_A_MINUTE } from '#contract/constants.ts'
import type { LessonDraft, StoredFile } from '#contract/learning.ts'

export function secondsOf({ kind, body }: LessonDraft, file: StoredFile | undefined): number {
  if (kind !== 'text') return file?.seconds ?? (file?.pages ?? 0) * 60
  const words = body?.split(/\s+/).filter(Boolean).length ?? 0
  return Math.ceil((words / WORDS_A_MINUTE) * 60)
}

export const percent = (part: number, whole: number): number => Math.floor((part / Math.max(1, whole)) * 100)
