// What open-early.js has asked for.
import type { Attempt } from '#contract/calls/learning/quizzes.ts'

/** `ahead` is how much the server's clock is ahead of this device's. */
export type ReadAttempt = { attempt: Attempt; ahead: number }

type EarlyAttempt = {
  id: string
  /** Null if it was refused. */
  answer: Promise<ReadAttempt | null>
  /** Once it has arrived. */
  read?: ReadAttempt
}

declare global {
  interface Window {
    earlyAttempt?: EarlyAttempt | undefined
  }
}

/** Only for the attempt that the document was opened with, and only once: later it may have changed. */
export function takeEarlyAttempt(id: string): EarlyAttempt | undefined {
  const early = window.earlyAttempt
  window.earlyAttempt = undefined
  return early?.id === id ? early : undefined
}
