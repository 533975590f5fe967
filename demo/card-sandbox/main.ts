// The sandbox as a separate process, started by the demo and ended with it, however the demo ends.
import { setTimeout as wait } from 'node:timers/promises'
import { moveInstallation, readInstallation, type Installation } from './installation.ts'
import { startSandbox, type SandboxOptions } from './sandbox.ts'

export type SandboxArguments = Omit<SandboxOptions, 'installation'> & {
  /** Whether it may move to another port if another program uses this one. */
  mayMove: boolean
}

const RETRY_MS = 100
/** A sandbox that has just ended may still hold the port. */
const TRIES_BEFORE_MOVING = 8

if (process.env.PORUA_MODE !== 'demo') throw new Error('The card sandbox runs in demo mode only.')
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group, but the shop still needs the sandbox while it shuts down.
process.on('SIGINT', () => {})

const args = JSON.parse(process.argv[2]!) as SandboxArguments
let installation = readInstallation(args.dir)
let isReported = false

for (let tries = 1; ; tries++) {
  try {
    await startSandbox({ ...args, installation })
    break
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  }
  if (await isSameSandbox(installation)) report()
  else if (args.mayMove && !isReported && tries >= TRIES_BEFORE_MOVING) installation = moveInstallation(args.dir)
  // Another process of this installation runs the sandbox; this one takes over when it ends.
  await wait(RETRY_MS)
}
report()

function report(): void {
  // The demo may have ended just now; this process ends with it.
  const onSent = (error: Error | null) => error && process.exit(0)
  if (!isReported) process.send?.({ port: installation.port }, undefined, {}, onSent)
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
