// Lengths and shares of what is being edited and uploaded.
import { WORDS_A_MINUTE } from '#contract/constants.ts'
import type { LessonDraft, StoredFile } from '#contract/learning.ts'
import { minutes, size } from '../../learning/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/** A quiz takes its time limit, or a minute per question. */
export function secondsOf({ kind, body, quiz }: LessonDraft, file: StoredFile | undefined): number {
  if (kind === 'quiz') return (quiz?.minutes ?? quiz?.questions.length ?? 0) * 60
  if (kind !== 'text') return file?.seconds ?? (file?.pages ?? 0) * 60
  const words = body?.split(/\s+/).filter(Boolean).length ?? 0
  return Math.ceil((words / WORDS_A_MINUTE) * 60)
}

export const percent = (part: number, whole: number): number => Math.floor((part / Math.max(1, whole)) * 100)

/** 12 pages · 3 MB, or 7 min · 14 MB. */
export function amountsOf({ pages, seconds, bytes }: StoredFile): string {
  const length = pages ? m.form_preview_pages({ pages: digits(pages) }) : seconds && minutes(seconds)
  return [length, size(bytes)].filter(Boolean).join(' · ')
}
