// Runs the demo's payment sandboxes beside it, all in one process: starts it, again if it dies, and ends it.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BkashSettings } from '../../server/adapters/payments/bkash/bkash-payment.ts'
import type { SslcommerzSettings } from '../../server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import type { StripeSettings } from '../../server/adapters/payments/stripe/stripe-payment.ts'
import type { Log } from '../../server/http/log.ts'
import { findInstallation, type Installation } from '../card-sandbox/installation.ts'
import type { SandboxOptions } from '../card-sandbox/sandbox.ts'
import { EARLIER_PAYMENTS } from '../content/owned-books.ts'
import { USERNAME } from '../gateways/bkash.ts'
import { STORE_ID } from '../gateways/sslcommerz.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const RESTART_DELAY_MS = 200
/** Also the name of each one's folder in the data folder. */
const FOLDERS = { card: 'cards', bkash: 'bkash', sslcommerz: 'sslcommerz' }

export type SandboxName = keyof typeof FOLDERS
export type Started = { name: SandboxName; port: number }
export type SandboxArguments = {
  dirs: Partial<Record<SandboxName, string>>
  card: Pick<SandboxOptions, 'origins' | 'webhookUrl' | 'payments'>
}

const cardSettings = (
  sandboxUrl: string,
  { secretKey, publishableKey, webhookSecret }: Installation,
): StripeSettings => ({
  secretKey,
  publishableKey,
  webhookSecret,
  sandboxUrl,
})

export const sslcommerzSettings = (url: string, { secretKey }: Installation): SslcommerzSettings => ({
  url,
  storeId: STORE_ID,
  storePassword: secretKey,
})

export const bkashSettings = (url: string, keys: Installation): BkashSettings => ({
  url,
  username: USERNAME,
  password: keys.secretKey,
  appKey: keys.publishableKey,
  appSecret: keys.webhookSecret,
})

export type SandboxesOptions = {
  dataDir: string
  names: SandboxName[]
  /** Of the shop, for the card sandbox. */
  origins: string[]
  webhookUrl: string
  log: Log
}

export type Sandboxes = {
  card?: StripeSettings
  bkash?: BkashSettings
  sslcommerz?: SslcommerzSettings
  pid(): number | undefined
  close(): Promise<void>
}

export async function startSandboxes({ dataDir, names, log, ...card }: SandboxesOptions): Promise<Sandboxes> {
  const dirs = Object.fromEntries(names.map((name) => [name, join(dataDir, FOLDERS[name])]))
  const keys = Object.fromEntries(Object.entries(dirs).map(([name, dir]) => [name, findInstallation(dir)]))
  const { ports, ...process } = await runBeside({ dirs, card: { ...card, payments: EARLIER_PAYMENTS } }, log)
  const settingsOf = <Settings>(name: SandboxName, make: (url: string, keys: Installation) => Settings) =>
    ports.has(name) ? { [name]: make(`http://127.0.0.1:${ports.get(name)}`, keys[name]!) } : {}
  return {
    ...settingsOf('card', cardSettings),
    ...settingsOf('bkash', bkashSettings),
    ...settingsOf('sslcommerz', sslcommerzSettings),
    ...process,
  }
}

async function runBeside(args: SandboxArguments, log: Log) {
  const count = Object.keys(args.dirs).length
  let isUp = false
  let isEnding = false
  let child: ChildProcess

  const start = (mayMove: boolean): Promise<Map<SandboxName, number>> => {
    const ports = new Map<SandboxName, number>()
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
