// The request started by open-early.js.
import type { Reading } from '#contract/calls/learning/reading.ts'

export type EarlyBook = {
  book: string
  isSample: boolean
  /** Null if the request was refused. */
  answer: Promise<Reading | null>
  /** Set once the answer has arrived. */
  reading?: Reading
}

declare global {
  interface Window {
    earlyBook?: EarlyBook | undefined
  }
}

/** Only for the book with which the document was opened, and only once, because its URLs expire. */
export function takeEarlyBook(book: string, isSample: boolean): EarlyBook | undefined {
  const early = window.earlyBook
  window.earlyBook = undefined
  return early?.book === book && early.isSample === isSample ? early : undefined
}
