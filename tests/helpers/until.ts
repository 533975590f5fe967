// Polls for a state that arrives a moment later, instead of sleeping for a fixed time.
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 10_000

export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > timeoutMs) throw new Error('timed out waiting for the condition')
    await wait(20)
  }
}
