// Limits how long a process takes for one piece of its work, by its processor time: on a busy machine the clock says little.
import { readFileSync } from 'node:fs'

const CHECK_MS = 500
/** By the clock it may take longer. */
const CLOCK_FACTOR = 10
const TICKS_A_SECOND = 100

export type TimeWatch = {
  /** Counts anew. */
  allow(seconds: number): void
  stop(): void
}

export function watchTime(pid: number | undefined, onTooLong: () => void): TimeWatch {
  let began = { clock: clockSeconds(), used: usedSeconds(pid) }
  let allowed = Infinity
  const timer = setInterval(() => {
    const passed = clockSeconds() - began.clock
    const used = usedSeconds(pid) - began.used
    if (used > allowed || passed > allowed * CLOCK_FACTOR) onTooLong()
  }, CHECK_MS)
  return {
    allow(seconds) {
      began = { clock: clockSeconds(), used: usedSeconds(pid) }
      allowed = seconds
    },
    stop: () => clearInterval(timer),
  }
}

const clockSeconds = () => performance.now() / 1000

/** 0 where the system does not say it. */
function usedSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return 0
  }
}
