// Starts the demo's gateways, each in a process of its own.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BkashSettings } from '../../server/adapters/payments/bkash/bkash-payment.ts'
import type { SslcommerzSettings } from '../../server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import type { Log } from '../../server/http/log.ts'
import { findInstallation, type Installation } from '../card-sandbox/installation.ts'
import { runBeside } from '../card-sandbox/sandbox-process.ts'
import { USERNAME } from './bkash.ts'
import type { GatewayArguments } from './main.ts'
import { STORE_ID } from './sslcommerz.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

type Started<Settings> = { settings: Settings; close(): Promise<void> }

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

export const startSslcommerz = (dataDir: string, log: Log): Promise<Started<SslcommerzSettings>> =>
  start('sslcommerz', dataDir, log, sslcommerzSettings)

export const startBkash = (dataDir: string, log: Log): Promise<Started<BkashSettings>> =>
  start('bkash', dataDir, log, bkashSettings)

async function start<Settings>(
  name: GatewayArguments['name'],
  dataDir: string,
  log: Log,
  settingsOf: (url: string, keys: Installation) => Settings,
): Promise<Started<Settings>> {
  const args: GatewayArguments = { dir: join(dataDir, name), name }
  const keys = findInstallation(args.dir)
  const { url, close } = await runBeside(name, MAIN, args, log)
  return { settings: settingsOf(url, keys), close }
}
