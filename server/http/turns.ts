// Heavy work a few at a time, so that memory and processor stay for everybody else.
import { unavailable } from './errors.ts'

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw unavailable('busy', 'Too much is asked for at once. Please try again.')
      // Whoever ends hands the turn over, so that nobody can come in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
