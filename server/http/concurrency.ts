// Limits how many heavy jobs run at once, to protect memory and CPU.
import { unavailable } from './errors.ts'

export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>

export function limitConcurrency({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Limited {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw unavailable('busy', 'Too many requests. Try again in a moment.')
      // Pass the slot on directly, so that no newcomer can take it.
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
