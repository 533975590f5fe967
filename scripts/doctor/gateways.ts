// Whether the keys of the local payment methods work.
import type { PaymentMethod } from '#contract/constants.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createSharedToken, type SharedToken } from '../../server/adapters/payments/bkash/shared-token.ts'
import { createBkashPayment } from '../../server/adapters/payments/bkash/bkash-payment.ts'
import type { Payment } from '../../server/adapters/payments/payment.ts'
import { createSslcommerzPayment } from '../../server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import { BKASH, SSLCOMMERZ, type Config } from '../../server/config.ts'
import { schemaState } from '../../server/db/fitness.ts'
import { CONNECT_TIMEOUT_MS } from './database.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

type Check = (config: Config) => Promise<Finding>

/** By name, as the doctor writes it. Cards have a check of their own. */
export const checkGateways: Record<Exclude<PaymentMethod, 'card'>, Check> = {
  bkash: checkBkash,
  sslcommerz: checkSslcommerz,
}

/** With the token that the product uses: bKash may block an account that asks for more than two an hour. */
async function checkBkash({ bkash, mode, publicUrl, databaseUrl }: Config): Promise<Finding> {
  const stored = bkash && databaseUrl ? await openTokens(databaseUrl) : null
  try {
    // The embedded database is open in the product alone.
    const token = stored?.token ?? (async (grant) => (await grant()).token)
    const open = bkash && createBkashPayment(bkash, publicUrl ?? '', token)
    return await checkGateway({ payment: open, url: bkash?.url, variables: BKASH, mode })
  } finally {
    await stored?.close()
  }
}

/** Null if the database cannot be used, which its own check tells. */
async function openTokens(databaseUrl: string): Promise<{ token: SharedToken; close: () => Promise<void> } | null> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  const close = () => client.end().catch(() => {})
  try {
    await client.connect()
    if ((await schemaState(client)) === 'current') {
      const db = Promise.resolve(drizzle(client))
      return { token: createSharedToken(db, () => new Date()), close }
    }
  } catch {
    // Told by the check of the database.
  }
  await close()
  return null
}

function checkSslcommerz({ sslcommerz, mode, publicUrl }: Config): Promise<Finding> {
  const open = sslcommerz && createSslcommerzPayment(sslcommerz, publicUrl ?? '')
  return checkGateway({ payment: open, url: sslcommerz?.url, variables: SSLCOMMERZ, mode })
}

type Checked = {
  payment: Payment | undefined
  url: string | undefined
  variables: readonly string[]
  mode: Config['mode']
}

async function checkGateway({ payment, url, variables, mode }: Checked): Promise<Finding> {
  if (!payment || !url)
    return ok(mode === 'demo' ? 'the demo’s sandbox' : `not set up; ${variables.join(', ')} turn it on`)
  const { host } = new URL(url)
  try {
    const problems = await payment.checkKeys()
    if (problems.length) return failed(`${problems.join('; ')}: copy them from the provider’s mail again`)
  } catch (error) {
    return failed(`${host} does not answer (${reasonOf(error)}): look at the network, then try again`)
  }
  const isSandbox = host.split('.').includes('sandbox')
  const text = `${host} accepts the keys`
  return isSandbox && mode === 'real' ? warning(`${text}, but it is a sandbox: no money moves`) : ok(text)
}
