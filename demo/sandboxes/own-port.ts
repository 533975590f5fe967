// Serves a sandbox on the port of its folder. If an installation has several processes, one serves and the others wait
// to take over.
import { setTimeout as wait } from 'node:timers/promises'
import { moveInstallation, readInstallation, type Installation } from '../card-sandbox/installation.ts'
import type { Started } from './start-sandboxes.ts'

const RETRY_MS = 100
/** A sandbox that has just ended may still hold the port. */
const TRIES_BEFORE_MOVING = 8

type Options = {
  name: Started['name']
  dir: string
  /** Whether it may move to another port if another program is using this one. */
  mayMove: boolean
  start: (installation: Installation) => Promise<unknown>
}

export async function serveOnOwnPort({ name, dir, mayMove, start }: Options): Promise<void> {
  let installation = readInstallation(dir)
  let isReported = false

  const report = () => {
    // The demo may just have ended, and this process ends with it.
    const onSent = (error: Error | null) => error && process.exit(0)
    if (!isReported) process.send?.({ name, port: installation.port } satisfies Started, undefined, {}, onSent)
    isReported = true
  }

  for (let tries = 1; ; tries++) {
    try {
      await start(installation)
      return report()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
    if (await isSameSandbox(installation)) report()
    else if (mayMove && !isReported && tries >= TRIES_BEFORE_MOVING) installation = moveInstallation(dir)
    await wait(RETRY_MS)
  }
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
