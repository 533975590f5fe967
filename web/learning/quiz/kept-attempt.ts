// An open attempt as this device has seen it last, so that it can be gone on with when there is no network.
import type { Attempt } from '#contract/calls/learning/quizzes.ts'
import { createUnsentStore } from '../unsent.ts'
import type { ReadAttempt } from './early-attempt.ts'

const store = createUnsentStore<ReadAttempt>('attempt')

const find = (id: string) => store.kept().filter(({ attempt }) => attempt._id === id)

export const keptAttempt = (id: string): ReadAttempt | undefined => find(id)[0]

/** As the server has just answered. */
export const withClock = (attempt: Attempt): ReadAttempt => ({
  attempt,
  ahead: Date.parse(attempt.now) - Date.now(),
})

/** Forgotten once it is handed in. */
export function keepAttempt(read: ReadAttempt): void {
  const { _id, result } = read.attempt
  if (result) store.forget(find(_id))
  else store.keep(_id, read)
}
