// Runs a payment sandbox beside the demo: starts it, restarts it if it dies, and ends it.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EARLIER_PAYMENTS } from '../content/owned-books.ts'
import { findInstallation } from './installation.ts'
import type { SandboxArguments } from './main.ts'
import type { Log } from '../../server/http/log.ts'
import type { StripeSettings } from '../../server/adapters/payments/stripe/stripe-payment.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const RESTART_DELAY_MS = 200

type Running = { url: string; pid(): number | undefined; close(): Promise<void> }

/** `main` is a script that serves with `serveOnOwnPort`; it gets `args` and whether it may move to another port. */
export async function runBeside(name: string, main: string, args: Record<string, unknown>, log: Log): Promise<Running> {
  let isUp = false
  let isEnding = false
  let child: ChildProcess

  const start = (mayMove: boolean): Promise<number> => {
    child = spawn(process.execPath, [main, JSON.stringify({ ...args, mayMove })], {
      env: { PORUA_MODE: 'demo' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port))
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        reject(new Error(`the ${name} sandbox ended at its start (${signal ?? code})`))
        if (isEnding || !isUp) return
        log.warn({ code, signal }, `the ${name} sandbox ended and is started anew`)
        setTimeout(restart, RESTART_DELAY_MS)
      })
    })
  }

  const restart = () => {
    if (!isEnding) start(false).catch(() => {})
  }

  const port = await start(true)
  isUp = true
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid,
    async close() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type SandboxProcess = Omit<Running, 'url'> & { settings: StripeSettings }

export type SandboxProcessOptions = { dir: string; origins: string[]; webhookUrl: string; log: Log }

export async function startSandboxProcess({ log, ...options }: SandboxProcessOptions): Promise<SandboxProcess> {
  const { secretKey, publishableKey, webhookSecret } = findInstallation(options.dir)
  const args: SandboxArguments = { ...options, payments: EARLIER_PAYMENTS }
  const { url, ...running } = await runBeside('card', MAIN, args, log)
  return { ...running, settings: { secretKey, publishableKey, webhookSecret, sandboxUrl: url } }
}
