// Waiting for a state that comes a moment later, instead of sleeping.
import { setTimeout as wait } from 'node:timers/promises'

const LONGEST_MS = 10_000

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > LONGEST_MS) throw new Error('waited in vain')
    await wait(20)
  }
}
