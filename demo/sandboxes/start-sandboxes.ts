// Runs all of the demo's payment sandboxes in one separate process: starts it, restarts it if it dies, and ends it.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Log } from '../../server/http/log.ts'
import { findInstallation } from '../card-sandbox/installation.ts'
import type { SandboxOptions } from '../card-sandbox/sandbox.ts'
import { EARLIER_PAYMENTS } from '../content/owned-books.ts'
import { SANDBOXES, type SandboxSettings } from './sandboxes.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const RESTART_DELAY_MS = 200

export type Started = { name: PaymentMethod; port: number }
export type SandboxArguments = {
  dirs: Partial<Record<PaymentMethod, string>>
  card: Pick<SandboxOptions, 'origins' | 'webhookUrl' | 'payments'>
}

export type SandboxesOptions = {
  dataDir: string
  names: PaymentMethod[]
  /** The shop's origins, for the card sandbox. */
  origins: string[]
  webhookUrl: string
  log: Log
}

export type Sandboxes = SandboxSettings & {
  pid(): number | undefined
  close(): Promise<void>
}

export async function startSandboxes({ dataDir, names, log, ...card }: SandboxesOptions): Promise<Sandboxes> {
  const dirs = Object.fromEntries(names.map((name) => [name, join(dataDir, SANDBOXES[name].folder)]))
  const keys = Object.fromEntries(Object.entries(dirs).map(([name, dir]) => [name, findInstallation(dir)]))
  const { ports, ...process } = await runBeside({ dirs, card: { ...card, payments: EARLIER_PAYMENTS } }, log)
  const settings = [...ports].map(([name, port]) => [
    name,
    SANDBOXES[name].settings(`http://127.0.0.1:${port}`, keys[name]!),
  ])
  return { ...(Object.fromEntries(settings) as SandboxSettings), ...process }
}

async function runBeside(args: SandboxArguments, log: Log) {
  const count = Object.keys(args.dirs).length
  let isUp = false
  let isEnding = false
  let child: ChildProcess

  const start = (mayMove: boolean): Promise<Map<PaymentMethod, number>> => {
    const ports = new Map<PaymentMethod, number>()
    child = spawn(process.execPath, [MAIN, JSON.stringify({ ...args, mayMove })], {
      env: { PORUA_MODE: 'demo' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.on('message', (message) => {
        const { name, port } = message as Started
        if (ports.set(name, port).size === count) resolve(ports)
      })
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        reject(new Error(`the payment sandboxes ended at their start (${signal ?? code})`))
        if (isEnding || !isUp) return
        log.warn({ code, signal }, 'the payment sandboxes ended and are started anew')
        setTimeout(restart, RESTART_DELAY_MS)
      })
    })
  }

  const restart = () => {
    if (!isEnding) start(false).catch(() => {})
  }

  const ports = await start(true)
  isUp = true
  return {
    ports,
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
