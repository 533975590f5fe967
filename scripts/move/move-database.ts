// Copies all tables in one transaction on the target, which only commits if every table has the same count and checksum
// on both sides. The source is only read.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { MIGRATION_LOCK, MIGRATIONS } from '../../server/db/database.ts'
import { restoredFolder } from '../../server/db/embedded/finish-restore.ts'
import { openEmbedded } from '../../server/db/embedded/index.ts'
import { isDatabaseUnavailable } from '../../server/db/errors.ts'
import { BackupError } from '../backup/archive.ts'
import { newestSchema } from '../backup/contents.ts'
import { copyRows, copySequences, summaryOf } from './copy-rows.ts'
import { inOrderOfReferences, tablesOf, type Table } from './tables.ts'

export class MoveError extends BackupError {}

export async function moveDatabase(dataDir: string, url: string, say: (line: string) => void) {
  if (!existsSync(join(dataDir, 'pgdata')) && !existsSync(restoredFolder(dataDir))) {
    throw new MoveError(`There is no embedded database in ${dataDir}.`)
  }
  const target = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await connectTo(target)
    await useSameForms(target)
    await target.query('begin')
    // A process that starts now waits here, as it would for another process's migrations.
    await target.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await requireEmpty(target)
    const moved = await withSource(dataDir, async (source) => {
      await requireSameSchema(source)
      await createTables(target)
      const tables = await inOrderOfReferences(target, await tablesOf(target))
      return { tables: tables.length, rows: await copyAll(source, target, tables, say) }
    })
    await target.query('commit')
    return moved
  } finally {
    // Without a commit, ending the connection leaves the target empty.
    await target.end().catch(() => {})
  }
}

async function withSource<Result>(dataDir: string, work: (source: pg.Client) => Promise<Result>): Promise<Result> {
  const embedded = await openEmbedded({ dir: dataDir })
  const source = new pg.Client(embedded.poolOptions)
  try {
    await source.connect()
    await useSameForms(source)
    return await work(source)
  } finally {
    await source.end()
    await embedded.close()
  }
}

async function copyAll(source: pg.Client, target: pg.Client, tables: Table[], say: (line: string) => void) {
  await source.query('begin isolation level repeatable read read only')
  let total = 0
  const width = Math.max(...tables.map(({ name }) => name.length))
  // The migrations insert some rows, and the source's triggers have already run.
  await target.query(`truncate ${tables.map(({ name }) => `"${name}"`).join()}`)
  for (const { name } of tables) await target.query(`alter table "${name}" disable trigger user`)
  for (const table of tables) {
    await copyRows(source, target, table)
    const [sourceSummary, targetSummary] = [await summaryOf(source, table), await summaryOf(target, table)]
    if (sourceSummary.count !== targetSummary.count || sourceSummary.checksum !== targetSummary.checksum) {
      throw new MoveError(`${table.name} differs after copying: nothing was moved.`)
    }
    total += targetSummary.count
    say(
      `${table.name.padEnd(width)} ${String(targetSummary.count).padStart(9)} rows, checksum ${targetSummary.checksum}`,
    )
  }
  for (const { name } of tables) await target.query(`alter table "${name}" enable trigger user`)
  await copySequences(source, target)
  await source.query('rollback')
  return total
}

async function connectTo(target: pg.Client): Promise<void> {
  target.on('error', () => {})
  try {
    await target.connect()
  } catch (error) {
    throw isDatabaseUnavailable(error)
      ? new MoveError('The database of DATABASE_URL does not answer.', { cause: error })
      : error
  }
}

/** Values are compared as text, so both sides must format them alike. Copying may take longer than any call. */
async function useSameForms(client: pg.Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public; set statement_timeout = 0`)
}

async function requireSameSchema(source: pg.Client): Promise<void> {
  const { rows } = await source.query<{ schema: string }>('select max(created_at) as schema from migrations')
  const schema = Number(rows[0]!.schema)
  if (schema === newestSchema()) return
  throw new MoveError(
    schema < newestSchema()
      ? 'The embedded database is of an older version: start this version on it once, then move it.'
      : 'The embedded database is of a newer version of Porua: move it with that one.',
  )
}

async function requireEmpty(target: pg.Client): Promise<void> {
  // Objects owned by extensions are ignored.
  const { rows } = await target.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relkind = 'r' desc, relname limit 1`,
  )
  if (rows[0])
    throw new MoveError(`The database of DATABASE_URL is not empty (it has ${rows[0].name}): choose an empty one.`)
}

/** Runs the migrations here, because drizzle would commit after them. */
async function createTables(target: pg.Client): Promise<void> {
  await target.query('create table migrations (id serial primary key, hash text not null, created_at bigint)')
  for (const { sql } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    for (const statement of sql) await target.query(statement)
  }
}
