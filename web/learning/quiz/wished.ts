// Requests to submit an attempt that was finished offline, carried out by hand-in-later.ts.
import { createUnsentStore } from '../unsent.ts'

export const wishes = createUnsentStore<{ attempt: string }>('quiz-end')

const find = (attempt: string) => wishes.kept().filter((each) => each.attempt === attempt)

export const isWished = (attempt: string): boolean => find(attempt).length > 0

export function wishToHandIn(attempt: string, isWanted: boolean): void {
  if (isWanted) wishes.keep(attempt, { attempt })
  else wishes.forget(find(attempt))
}
