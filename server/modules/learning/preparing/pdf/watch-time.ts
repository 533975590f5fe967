// Limits a process's CPU time per unit of work: on a busy machine, wall-clock time says little.
import { readFileSync } from 'node:fs'

const CHECK_MS = 500
/** Wall-clock time may be this many times longer. */
const CLOCK_FACTOR = 10
const TICKS_A_SECOND = 100

export type TimeWatch = {
  /** Restarts the count with this many seconds. */
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

/** 0 if the system doesn't report it. */
function usedSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return 0
  }
}
