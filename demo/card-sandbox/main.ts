// The sandbox as a process of its own, started by the demo and ended with it, however the demo ends.
import { setTimeout as wait } from 'node:timers/promises'
import { moveInstallation, readInstallation, type Installation } from './installation.ts'
import { startSandbox, type SandboxOptions } from './sandbox.ts'

export type SandboxOrder = Omit<SandboxOptions, 'installation'> & {
  /** Whether it may take another port when another program has this one. */
  mayMove: boolean
}

const TRY_AGAIN_MS = 100
/** A sandbox that was ended a moment ago may still hold the port. */
const TRIES_BEFORE_MOVING = 8

if (process.env.PORUA_MODE !== 'demo') throw new Error('The card sandbox runs in demo mode only.')
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group, but the shop still needs the sandbox to finish what is under way.
process.on('SIGINT', () => {})

const order = JSON.parse(process.argv[2]!) as SandboxOrder
let installation = readInstallation(order.dir)
let isReported = false

for (let tries = 1; ; tries++) {
  try {
    await startSandbox({ ...order, installation })
    break
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  }
  if (await isSameSandbox(installation)) report()
  else if (order.mayMove && !isReported && tries >= TRIES_BEFORE_MOVING) installation = moveInstallation(order.dir)
  // Another process of this installation runs the sandbox; this one takes over when that one ends.
  await wait(TRY_AGAIN_MS)
}
report()

function report(): void {
  if (!isReported) process.send?.({ port: installation.port })
  isReported = true
}

async function isSameSandbox({ port, controlSecret }: Installation): Promise<boolean> {
  try {
    const headers = { 'sandbox-control': controlSecret }
    const signal = AbortSignal.timeout(1000)
    return (await fetch(`http://127.0.0.1:${port}/sandbox/hello`, { headers, signal })).ok
  } catch {
    return false
  }
}
