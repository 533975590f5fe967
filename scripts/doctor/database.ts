// Opens the database without changing it: its version, its schema, and whether it fits the configuration.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { STRIPE, type Config } from '../../server/config.ts'
import { MIN_POSTGRES, postgresVersion, schemaState, type SchemaState } from '../../server/db/fitness.ts'
import { FolderInUseError, openEmbedded } from '../../server/db/embedded/index.ts'
import { isDemoDatabase } from '../../server/db/is-demo-database.ts'
import { compareEarnings } from '../../server/modules/orders/earnings/compare-earnings.ts'
import { countPriced } from '../../server/modules/catalogue/content/prices.ts'
import { stillShipped } from '../../server/modules/orders/policies/shipped-texts.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

export const CONNECT_TIMEOUT_MS = 5_000

const SCHEMA: Record<SchemaState, (engine: string) => Finding> = {
  empty: (engine) => ok(`${engine}, still empty: the first start creates the tables`),
  older: (engine) =>
    warning(`${engine}, schema of an older version: the next start brings it up to date, so back up first`),
  current: (engine) => ok(`${engine}, schema up to date`),
  newer: (engine) => failed(`${engine}, schema of a newer version: install that version, or restore an older backup`),
}

export async function checkDatabase(config: Config): Promise<Finding> {
  const { databaseUrl } = config
  if (!databaseUrl) return checkEmbedded(config)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const version = await postgresVersion(client)
    if (version < MIN_POSTGRES) return failed(`PostgreSQL ${version} is too old: install ${MIN_POSTGRES} or newer`)
    return await inspect(client, `PostgreSQL ${version}`, config)
  } catch (error) {
    const reason = reasonOf(error)
    const hint = /certificate/i.test(reason)
      ? ', and if its certificate is of a private authority, add ?sslmode=verify-full&sslrootcert=/path/to/ca.pem'
      : ''
    return failed(`cannot be used (${reason}): look at DATABASE_URL and at PostgreSQL${hint}`)
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkEmbedded(config: Config): Promise<Finding> {
  const { dataDir } = config
  if (!existsSync(join(dataDir, 'pgdata'))) return ok(`embedded, the first start creates it in ${dataDir}`)
  try {
    const embedded = await openEmbedded({ dir: dataDir })
    const client = new pg.Client(embedded.poolOptions)
    try {
      await client.connect()
      return await inspect(client, `embedded in ${dataDir}`, config)
    } finally {
      await client.end()
      await embedded.close()
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return ok(`embedded in ${dataDir}, in use by a running Porua`)
    return failed(`the embedded database in ${dataDir} does not open (${reasonOf(error)}): restore a backup`)
  }
}

async function inspect(client: pg.Client, engine: string, config: Config): Promise<Finding> {
  const state = await schemaState(client)
  if (state !== 'current') return SCHEMA[state](engine)
  const db = drizzle(client)
  const { orders, payouts } = await compareEarnings(db)
  if (orders.length + payouts.length) {
    return failed(
      `${engine}, earnings differ from orders (${orders.length}) or payouts (${payouts.length}): a running Porua corrects orders within a day, so look at its log, and at the payouts themselves`,
    )
  }
  if (config.mode === 'demo') return SCHEMA[state](engine)
  if (await isDemoDatabase(db)) return failed(`${engine} is the demo’s, and its passwords are public: use another one`)
  const canSell = config.stripe ?? Object.values(config.gateways).some(Boolean)
  const priced = canSell ? 0 : await countPriced(db)
  if (priced) return failed(`${engine}, products with a price: ${priced}, so set ${STRIPE.join(', ')}`)
  const unread = await stillShipped(db)
  if (unread.length) {
    return warning(
      `${engine}, schema up to date, but what came with the product is still in force: look at ${unread.join(' and ')}, and save your own text`,
    )
  }
  return SCHEMA[state](engine)
}
