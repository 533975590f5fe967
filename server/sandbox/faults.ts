// Bad days on demand, for tests: the next calls of a kind are late, refused, or do their work and lose the answer.
import { setTimeout as wait } from 'node:timers/promises'
import { apiError, type Answer } from './answers.ts'

export type Fault = {
  /** Which call: create, retrieve, update, confirm, cancel, refund; all of them where none is named. */
  call?: string
  times: number
  status?: 429 | 500
  delayMs?: number
  /** The work is done first, and only its answer is replaced. */
  afterwards?: boolean
}

export function createFaults() {
  let faults: Fault[] = []

  return {
    add: (fault: Fault) => void faults.push({ ...fault }),

    async around(call: string, work: () => Answer): Promise<Answer> {
      const fault = faults.find((fault) => fault.call === undefined || fault.call === call)
      if (!fault) return work()
      fault.times--
      faults = faults.filter(({ times }) => times > 0)
      const { status, delayMs = 0, afterwards = false } = fault
      const done = afterwards || !status ? undefined : apiError(status)
      if (!afterwards) await wait(delayMs)
      const answer = done ?? work()
      if (!afterwards) return answer
      await wait(delayMs)
      return status ? apiError(status) : answer
    },
  }
}
