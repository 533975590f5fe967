// One way to the database: the pg driver and drizzle, whether PostgreSQL answers or the embedded engine.
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Pool, type PoolOptions } from './pool.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connected = { db: Database; pool: pg.Pool; close(): Promise<void> }

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// Any number will do, as long as every process of this product uses the same one.
export const MIGRATION_LOCK = 702_031
// Together with a little waiting for each other, calls on a database that is away fail within five seconds.
const CONNECTS_WITHIN_MS = 4_000
const STATEMENT_WITHIN_MS = 4_000

export type { PoolOptions }

/** Opens a pool, brings the schema up to date, and hands back the database. */
export async function connect(options: PoolOptions, onError: (error: Error) => void): Promise<Connected> {
  await runMigrations(options, onError)
  const pool = new Pool({ connectionTimeoutMillis: CONNECTS_WITHIN_MS, ...options })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}

const READ_LANES = 2

export function postgresOptions(url: string, most: number): PoolOptions {
  const readLanes = most > READ_LANES ? READ_LANES : 0
  return {
    connectionString: url,
    max: most - readLanes,
    readLanes,
    statement_timeout: STATEMENT_WITHIN_MS,
    // A database that lives ends a long statement itself before this.
    silentMillis: STATEMENT_WITHIN_MS + 500,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  }
}

/** Several processes may start at once: the first one migrates, the others wait for it and find nothing to do. */
async function runMigrations(options: PoolOptions, onError: (error: Error) => void): Promise<void> {
  // A client of its own: waiting for the others, and a migration, may take longer than any call.
  const client = new pg.Client({ connectionTimeoutMillis: CONNECTS_WITHIN_MS, ...options, statement_timeout: 0 })
  client.on('error', onError)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
  } finally {
    // Its lock goes with it.
    await client.end()
  }
}
