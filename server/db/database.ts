// One way to the database: the pg driver and drizzle, whether PostgreSQL answers or the embedded engine.
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connected = { db: Database; pool: pg.Pool; close(): Promise<void> }

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// Any number will do, as long as every process of this product uses the same one.
export const MIGRATION_LOCK = 702_031

export type PoolOptions = pg.PoolConfig

/** Opens a pool, brings the schema up to date, and hands back the database. */
export async function connect(options: PoolOptions, onError: (error: Error) => void): Promise<Connected> {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...options })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  try {
    await runMigrations(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}

export function postgresOptions(url: string, most: number): PoolOptions {
  return {
    connectionString: url,
    max: most,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  }
}

/** Several processes may start at once: the first one migrates, the others wait for it and find nothing to do. */
async function runMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // Not returned to the pool: its session settings were changed.
    client.release(true)
  }
}
