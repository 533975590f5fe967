// Sends an attempt's answers a moment after the last change, and retries until it works.
import { ApiError } from '#contract/client.ts'
import { isFinal } from '../unsent.ts'
import { sendAnswers } from './answer-queue.ts'

const PAUSE_MS = 500
const RETRY_MS = 2000
const MAX_RETRY_MS = 30_000
const SIGNED_OUT = 401

export type Saver = ReturnType<typeof createSaver>

/** `onClosed` is called if the attempt was submitted elsewhere, or is no longer open to this person. */
export function createSaver(attempt: string, onWaiting: (isWaiting: boolean) => void, onClosed: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = RETRY_MS
  let isStopped = false

  const saveIn = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void save(), ms)
  }
  async function save(): Promise<void> {
    clearTimeout(timer)
    try {
      await sendAnswers(attempt)
      retryMs = RETRY_MS
      onWaiting(false)
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.status === SIGNED_OUT
      if (isFinal(error) || hasEnded) return onClosed()
      onWaiting(true)
      saveIn(retryMs)
      retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)
    }
  }
  return {
    save,
    saveSoon: () => saveIn(PAUSE_MS),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
