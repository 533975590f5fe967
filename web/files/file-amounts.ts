// Lengths and shares of content that is being written and uploaded.
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import { minutes, size } from './amounts.ts'
import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'

export const percent = (part: number, whole: number): number => Math.floor((part / Math.max(1, whole)) * 100)

/** 12 pages. */
export const pageCount = (all: number): string =>
  all === 1 ? m.form_preview_page() : m.form_preview_pages({ pages: digits(all) })

/** 12 pages · 3 MB, or 7 min · 14 MB. */
export function amountsOf({ pages, seconds, bytes }: StoredFile): string {
  const length = pages ? pageCount(pages) : seconds && minutes(seconds)
  return [length, size(bytes)].filter(Boolean).join(' · ')
}
