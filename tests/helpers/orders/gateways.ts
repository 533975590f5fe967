// The demo's gateways for tests: in this process, on free ports, with the product's own adapters.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bkash, bkashSettings } from '#demo/gateways/bkash.ts'
import { startGateway, type Protocol, type RunningGateway } from '#demo/gateways/gateway.ts'
import { sslcommerz, sslcommerzSettings } from '#demo/gateways/sslcommerz.ts'
import { newInstallation } from '#demo/card-sandbox/installation.ts'
import { createBkashPayment } from '#server/adapters/payments/bkash/bkash-payment.ts'
import { createSharedToken } from '#server/adapters/payments/bkash/shared-token.ts'
import type { Payment } from '#server/adapters/payments/payment.ts'
import { createSslcommerzPayment } from '#server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import type { PaymentContext } from '#server/compose.ts'

/** The timeout is shorter than in the product, because tests wait for a silent provider. */
const TIMEOUT_MS = 1_500

type Context = Pick<PaymentContext, 'publicUrl' | 'now' | 'db'>

export type Gateways = Awaited<ReturnType<typeof startGateways>>

export async function startGateways() {
  const folder = mkdtempSync(join(tmpdir(), 'porua-gateways-'))
  const start = (protocol: Protocol) =>
    startGateway({ dir: join(folder, protocol.name), installation: newInstallation(0), protocol })
  const [wallet, banks] = await Promise.all([start(bkash), start(sslcommerz)])
  const timeouts = { usualMs: TIMEOUT_MS, executeMs: TIMEOUT_MS }
  return {
    bkash: wallet,
    sslcommerz: banks,
    payments: ({ publicUrl, now, db }: Context): Payment[] => [
      createBkashPayment(bkashSettings(wallet.url, wallet.keys), publicUrl, createSharedToken(db, now), timeouts),
      createSslcommerzPayment(sslcommerzSettings(banks.url, banks.keys), publicUrl, TIMEOUT_MS),
    ],
    /** Makes a product use these gateways instead of starting its own. */
    env: { ...bkashEnv(wallet), ...sslcommerzEnv(banks) },
    async close() {
      await Promise.all([wallet.close(), banks.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function bkashEnv({ url, keys }: RunningGateway) {
  const { username, password, appKey, appSecret } = bkashSettings(url, keys)
  return {
    BKASH_URL: url,
    BKASH_USERNAME: username,
    BKASH_PASSWORD: password,
    BKASH_APP_KEY: appKey,
    BKASH_APP_SECRET: appSecret,
  }
}

function sslcommerzEnv({ url, keys }: RunningGateway) {
  const { storeId, storePassword } = sslcommerzSettings(url, keys)
  return { SSLCOMMERZ_URL: url, SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword }
}
