// Whether the keys of the local payment methods work.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createSharedToken, type SharedToken } from '../../server/adapters/payments/bkash/shared-token.ts'
import { GATEWAYS, openGateway, type GatewayName } from '../../server/adapters/payments/gateways.ts'
import { GATEWAY_VARIABLES, type Config } from '../../server/config.ts'
import { schemaState } from '../../server/db/fitness.ts'
import { CONNECT_TIMEOUT_MS } from './database.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

/** By name, as the doctor prints it. Cards have a separate check. */
export const checkGateways = Object.fromEntries(
  GATEWAYS.map((name) => [name, (config: Config) => checkGateway(name, config)]),
)

async function checkGateway(name: GatewayName, config: Config): Promise<Finding> {
  const { gateways, mode, publicUrl = '', databaseUrl } = config
  const payment = openGateway(name, gateways, { publicUrl, token: (...asked) => askForToken(databaseUrl, ...asked) })
  if (!payment) {
    const variables = Object.values(GATEWAY_VARIABLES[name].keys).join(', ')
    return ok(mode === 'demo' ? 'the demo’s sandbox' : `not set up; ${variables} turn it on`)
  }
  const { host } = new URL(gateways[name]!.url)
  try {
    const problems = await payment.checkKeys()
    if (problems.length) return failed(`${problems.join('; ')}: copy them from the provider’s email again`)
  } catch (error) {
    return failed(`${host} does not answer (${reasonOf(error)}): look at the network, then try again`)
  }
  const isSandbox = host.split('.').includes('sandbox')
  const text = `${host} accepts the keys`
  return isSandbox && mode === 'real' ? warning(`${text}, but it is a sandbox: no money moves`) : ok(text)
}

/** Uses the product's token, because bKash may block an account that requests more than two an hour. */
async function askForToken(databaseUrl: string | undefined, ...asked: Parameters<SharedToken>): Promise<string> {
  // Only the product can open the embedded database.
  const stored = databaseUrl ? await openTokens(databaseUrl) : null
  try {
    return stored ? await stored.token(...asked) : (await asked[0]()).token
  } finally {
    await stored?.close()
  }
}

/** Null if the database can't be used, which its own check reports. */
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
    // The database check reports this failure.
  }
  await close()
  return null
}
