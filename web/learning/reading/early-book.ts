// The request started by open-early.js.
import type { Reading } from '#contract/calls/learning/reading.ts'

export type EarlyBook = {
  book: string
  isSample: boolean
  /** Null if it was refused. */
  answer: Promise<Reading | null>
  /** Once it has arrived. */
  reading?: Reading
}

declare global {
  interface Window {
    earlyBook?: EarlyBook | undefined
  }
}

/** Only for the book the document was opened with, and only once: its URLs expire. */
export function takeEarlyBook(book: string, isSample: boolean): EarlyBook | undefined {
  const early = window.earlyBook
  window.earlyBook = undefined
  return early?.book === book && early.isSample === isSample ? early : undefined
}
