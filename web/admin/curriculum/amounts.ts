// Lengths and sizes in words, in the page's language.
import { WORDS_A_MINUTE } from '#contract/constants.ts'
import type { LessonDraft, StoredFile } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

const MB = 1_000_000

/** 14 MB, or 850 KB. */
export function size(bytes: number): string {
  if (bytes < MB) return m.curriculum_kb({ n: digits(Math.max(1, Math.round(bytes / 1000))) })
  const megabytes = bytes / MB
  return m.curriculum_mb({ n: digits(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)) })
}

/** 7 min, or 2 h 9 min. */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 60) return m.curriculum_minutes({ n: digits(minutes) })
  return m.curriculum_hours({ h: digits(Math.floor(minutes / 60)), n: digits(minutes % 60) })
}

export function secondsOf({ kind, body }: LessonDraft, file: StoredFile | undefined): number {
  if (kind !== 'text') return file?.seconds ?? (file?.pages ?? 0) * 60
  const words = body?.split(/\s+/).filter(Boolean).length ?? 0
  return Math.ceil((words / WORDS_A_MINUTE) * 60)
}

export const percent = (part: number, whole: number): number => Math.floor((part / Math.max(1, whole)) * 100)
