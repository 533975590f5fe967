// What open-early.js has requested.
import type { Attempt } from '#contract/calls/learning/quizzes.ts'

/** `ahead` is how far the server's clock is ahead of this device's. */
export type ReadAttempt = { attempt: Attempt; ahead: number }

type EarlyAttempt = {
  id: string
  /** Null if it was refused. */
  answer: Promise<ReadAttempt | null>
  /** Set once the answer has arrived. */
  read?: ReadAttempt
}

declare global {
  interface Window {
    earlyAttempt?: EarlyAttempt | undefined
  }
}

/** Only for the attempt with which the document was opened, and only once, because it may change later. */
export function takeEarlyAttempt(id: string): EarlyAttempt | undefined {
  const early = window.earlyAttempt
  window.earlyAttempt = undefined
  return early?.id === id ? early : undefined
}
