// Faults on demand, for tests: the next calls of a kind are delayed, refused, or succeed with a lost answer.
import { setTimeout as wait } from 'node:timers/promises'
import { apiError, type Answer } from './answers.ts'

export type Fault = {
  /** A call's name. Every call if left out. */
  call?: string
  times: number
  status?: 429 | 500
  delayMs?: number
  /** The work is done, but its answer is late or replaced. */
  afterwards?: boolean
}

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  const closing = new AbortController()
  let faults: Fault[] = []

  const pause = (ms = 0) => wait(ms, undefined, { signal: closing.signal }).catch(() => {})

  return {
    add: (fault: Fault) => void faults.push({ ...fault }),

    /** Returns null once the sandbox is closed. */
    async around(call: string, work: () => Answer): Promise<Answer | null> {
      const fault = faults.find((fault) => fault.call === undefined || fault.call === call)
      if (!fault) return work()
      fault.times--
      faults = faults.filter(({ times }) => times > 0)
      const failure = fault.status && apiError(fault.status)
      const early = fault.afterwards ? work() : undefined
      await pause(fault.delayMs)
      if (closing.signal.aborted) return null
      return failure || early || work()
    },

    close: () => closing.abort(),
  }
}
