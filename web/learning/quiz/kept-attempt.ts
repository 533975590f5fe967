// The last known state of an open attempt on this device, so that it can be continued offline.
import type { Attempt } from '#contract/calls/learning/quizzes.ts'
import { createUnsentStore } from '../unsent.ts'
import type { ReadAttempt } from './early-attempt.ts'

const store = createUnsentStore<ReadAttempt>('attempt')

const find = (id: string) => store.kept().filter(({ attempt }) => attempt._id === id)

export const keptAttempt = (id: string): ReadAttempt | undefined => find(id)[0]

/** The state that the server has just returned. */
export const withClock = (attempt: Attempt): ReadAttempt => ({
  attempt,
  ahead: Date.parse(attempt.now) - Date.now(),
})

/** Removed once the attempt is submitted. */
export function keepAttempt(read: ReadAttempt): void {
  const { _id, result } = read.attempt
  if (result) store.forget(find(_id))
  else store.keep(_id, read)
}
