// Whether a database fits this version of the product: its PostgreSQL is new enough, and its schema not too new.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Database } from './database.ts'

/** The oldest PostgreSQL version that the tests have run on. Older ones are no longer maintained. */
export const MIN_POSTGRES = 15

const JOURNAL = new URL('./migrations/meta/_journal.json', import.meta.url)

/** The database can't be used as it is. The message says what to do. */
export class UnfitDatabaseError extends Error {}

export type SchemaState = 'empty' | 'older' | 'current' | 'newer'

type Migration = { when: number; tag: string }

const knownMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: Migration[] }).entries

/** When each migration was written, oldest first: the schema versions that this product knows. */
export const knownSchemas = (): number[] => knownMigrations().map(({ when }) => when)

/** The migrations the next start would run on a database that is not empty. */
export async function pendingMigrations(client: ClientBase): Promise<string[]> {
  const present = await presentSchemas(client)
  return knownMigrations()
    .filter(({ when }) => !present.includes(when))
    .map(({ tag }) => tag)
}

async function presentSchemas(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ written: string }>('select created_at as written from public.migrations')
  return rows.map(({ written }) => Number(written))
}

/** Throws unless the database can be migrated and used. */
export async function assertFit(client: ClientBase): Promise<void> {
  const version = await postgresVersion(client)
  if (version < MIN_POSTGRES) {
    throw new UnfitDatabaseError(
      `this is PostgreSQL ${version}, and Porua needs ${MIN_POSTGRES} or newer: upgrade PostgreSQL first.`,
    )
  }
  if ((await schemaState(client)) === 'newer') {
    throw new UnfitDatabaseError(
      'a newer version of Porua has changed this database: start that version, or restore a backup made before it.',
    )
  }
}

const SCHEMA_INTERVAL_MS = 2_000

/** Whether a newer version of Porua has migrated the database since this process started. */
export async function isOutdated(db: Database): Promise<boolean> {
  const newest = Math.max(...knownSchemas())
  const { rows } = await db.execute(sql`select 1 from public.migrations where created_at > ${newest} limit 1`)
  return rows.length > 0
}

/** Calls back once a newer version has migrated the database. If the database doesn't answer, it is asked again. */
export function watchSchema(db: Database, onOutdated: () => void): { stop(): void } {
  const look = async () => {
    if (!(await isOutdated(db).catch(() => false))) return
    clearInterval(timer)
    onOutdated()
  }
  const timer = setInterval(() => void look(), SCHEMA_INTERVAL_MS).unref()
  return { stop: () => clearInterval(timer) }
}

export async function postgresVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  return Math.floor(Number(rows[0]!.version) / 10_000)
}

export async function schemaState(client: ClientBase): Promise<SchemaState> {
  const found = await client.query<{ name: string | null }>(`select to_regclass('public.migrations')::text as name`)
  if (!found.rows[0]!.name) return 'empty'
  const known = knownSchemas()
  const present = await presentSchemas(client)
  if (present.some((written) => !known.includes(written))) return 'newer'
  return present.length < known.length ? 'older' : 'current'
}
