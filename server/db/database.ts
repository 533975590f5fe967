// The connection to the database through pg and drizzle, both for PostgreSQL and for the embedded engine.
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { causeOf, isDatabaseUnavailable } from './errors.ts'
import { assertFit } from './fitness.ts'
import { installJobs } from './jobs/install.ts'
import { Pool } from './pool.ts'
import { SharedReads } from './shared-reads.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For short reads of a few rows by key: see shared-reads.ts. Everything else takes `Database`. */
export type Reads = Pick<Database, 'select'>

export type Connected = { db: Database; reads: Reads; pool: pg.Pool; close(): Promise<void> }

export type ConnectOptions = pg.PoolConfig & {
  /** How many connections short reads share in addition to the pool. With 0, they use the pool. */
  sharedConnections?: number
}

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// An arbitrary number that every process of this product uses.
export const MIGRATION_LOCK = 702_031
// Calls fail within five seconds, including the wait for a connection, if the database is unreachable.
const CONNECT_TIMEOUT_MS = 4_000
const STATEMENT_TIMEOUT_MS = 4_000

const START_PATIENCE_MS = 60_000
const TRY_AGAIN_MS = 2_000

/** Retries startup work while the database is busy or starting up, reporting each try. */
export async function untilAnswered<Result>(work: () => Promise<Result>, say: (line: string) => void): Promise<Result> {
  const end = Date.now() + START_PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error
      const { code, message } = causeOf(error)
      say(`The database does not answer yet (${code ?? message}); trying again …`)
      await wait(TRY_AGAIN_MS)
    }
  }
}

/** Runs the migrations and opens the pool. */
export async function connect(
  { sharedConnections = 0, ...options }: ConnectOptions,
  onError: (error: Error) => void,
  say: (line: string) => void = () => {},
): Promise<Connected> {
  await untilAnswered(() => runMigrations(options, onError), say)
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  // The pool replaces a connection that breaks while idle, but without a listener the error would end the process.
  pool.on('error', onError)
  const db = drizzle(pool)
  if (!sharedConnections) return { db, reads: db, pool, close: () => pool.end() }
  const shared = new SharedReads({ connection: options, connections: sharedConnections, pool, onError })
  return {
    db,
    reads: drizzle(shared as unknown as pg.Pool),
    pool,
    close() {
      shared.end()
      return pool.end()
    },
  }
}

const SHARED_CONNECTIONS = 2

/**
 * `maxConnections` includes the shared ones. Without enough connections for everything else, there are no shared ones.
 */
export function postgresOptions(url: string, maxConnections: number): ConnectOptions {
  const sharedConnections = maxConnections > SHARED_CONNECTIONS ? SHARED_CONNECTIONS : 0
  return {
    connectionString: url,
    max: maxConnections - sharedConnections,
    sharedConnections,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Longer than the server's own limit, so that only an unresponsive server is cut off.
    query_timeout: STATEMENT_TIMEOUT_MS + 500,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  }
}

/** If several processes start simultaneously, the first one migrates and the others wait for it. */
async function runMigrations(options: pg.PoolConfig, onError: (error: Error) => void): Promise<void> {
  // Without timeouts, because waiting and migrating may take longer than any call.
  const client = new pg.Client({
    ...options,
    // The embedded database is already open, however busy the machine is.
    connectionTimeoutMillis: options.stream ? 0 : CONNECT_TIMEOUT_MS,
    statement_timeout: 0,
    query_timeout: 0,
    // Otherwise, PostgreSQL would abort the migrations halfway on a busy machine.
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', onError)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await assertFit(client)
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
    await installJobs(client)
  } finally {
    // This also releases the lock.
    await client.end()
  }
}
