// Backs up PostgreSQL with pg_dump and pg_restore, and the data folder next to it. The backup is a snapshot while the
// product keeps running. The restore is a single transaction, so it happens completely or not at all.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { MIGRATION_LOCK } from '../../server/db/database.ts'
import { unpackFolder } from '../../server/db/embedded/finish-restore.ts'
import { BackupError, pack, unpack, type Manifest } from './archive.ts'
import { contentsOf, newestSchema } from './contents.ts'
import { OTHER_FILES, copyInto } from './embedded.ts'
import { waitForExit, findTool, startTool } from './postgres-tools.ts'

const DUMP = 'database.dump'
// The only schema version whose indexes may need an extension, which a dump leaves out. A failure is ignored, because
// without the extension on the old server, the backup has no such indexes.
const WITH_TRIGRAMS = 1_794_733_417_967
const EXTENSION = `do $$ begin create extension if not exists pg_trgm;
  exception when feature_not_supported or undefined_file or insufficient_privilege then null; end $$;`

export async function backUpPostgres(url: string, dataDir: string, staging: string, target: string) {
  const client = await connect(url)
  try {
    const pgDump = findTool('pg_dump', await serverVersion(client))
    // Counts and dumps the same snapshot.
    await client.query('begin isolation level repeatable read read only')
    const about = await contentsOf(client)
    if (!about.schema) throw new BackupError('There is no database of Porua at DATABASE_URL.')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const options = ['--no-owner', '--no-privileges', '--schema=public', `--snapshot=${rows[0]!.id}`]
    const output = ['--format=custom', '--compress=0', `--file=${join(staging, DUMP)}`]
    await waitForExit(startTool(pgDump, url, [...options, ...output], ['ignore', 'ignore', 'pipe']), 'pg_dump')
    // Done after the database: a picture is stored before its row, so every picture that a row names is included.
    copyInto(staging, dataDir, OTHER_FILES)
    await pack(staging, { database: 'postgres', ...about }, target)
    return about.rows
  } finally {
    await client.end()
  }
}

export async function restorePostgres(
  url: string,
  dataDir: string,
  archive: string,
  mayOverwrite: boolean,
): Promise<Manifest> {
  const client = await connect(url)
  try {
    const version = await serverVersion(client)
    const tools = { pgRestore: findTool('pg_restore', version), psql: findTool('psql', version) }
    await refuseWhileInUse(client)
    const old = await dropStatements(client)
    if (old.length && !mayOverwrite) {
      throw new BackupError('This database is not empty; --overwrite puts the backup in its place.')
    }
    const staging = unpackFolder(dataDir)
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true, mode: 0o700 })
    try {
      const manifest = await unpackDump(archive, staging, tools.pgRestore)
      // Done before the database: picture names are never reused, so an extra one does no harm.
      addPictures(join(staging, 'media'), join(dataDir, 'media'))
      await runRestore({ ...tools, url, dump: join(staging, DUMP), old, manifest })
      for (const name of OTHER_FILES.filter((entry) => entry !== 'media' && existsSync(join(staging, entry)))) {
        rmSync(join(dataDir, name), { recursive: true, force: true })
        renameSync(join(staging, name), join(dataDir, name))
      }
      return manifest
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  } finally {
    await client.end()
  }
}

async function unpackDump(archive: string, staging: string, pgRestore: string): Promise<Manifest> {
  const manifest = await unpack(archive, staging, newestSchema())
  if (manifest.database !== 'postgres') {
    throw new BackupError(`${archive} is of an embedded database: it goes into a data folder, without DATABASE_URL.`)
  }
  const { status, stderr } = spawnSync(pgRestore, ['--list', join(staging, DUMP)], { encoding: 'utf8' })
  if (status !== 0) throw new BackupError(`pg_restore cannot read the backup: ${stderr.trim()}`)
  return manifest
}

type RestoreOptions = { pgRestore: string; psql: string; url: string; dump: string; old: string[]; manifest: Manifest }

/** A single transaction that commits at the very end, so that nothing changes if anything fails before that. */
async function runRestore({ pgRestore, psql, url, dump, old, manifest }: RestoreOptions): Promise<void> {
  const session = startTool(psql, url, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], ['pipe', 'ignore', 'pipe'])
  const input = session.stdin!
  // psql's exit gives a better reason than a broken pipe.
  input.on('error', () => {})
  const exit = waitForExit(session, 'Restoring')
  exit.catch(() => {})
  // A process that starts now waits here, as it would for another process's migrations.
  input.write(`begin;\nselect pg_advisory_xact_lock(${MIGRATION_LOCK});\n${old.map((drop) => `${drop};\n`).join('')}`)
  if (manifest.schema === WITH_TRIGRAMS) input.write(EXTENSION)
  const reader = spawn(pgRestore, ['--no-owner', '--no-privileges', '--schema=public', '--file=-', dump], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const read = waitForExit(reader, 'pg_restore')
  await Promise.race([Promise.all([pipeline(reader.stdout, input, { end: false }), read]), exit]).catch((error) => {
    reader.kill()
    input.end()
    return exit.then(() => Promise.reject(error as Error))
  })
  for (const [table, count] of Object.entries(manifest.rows)) {
    const isWrong = `(select count(*) from public."${table}") <> ${count}`
    input.write(`do $$ begin if ${isWrong} then raise '${table} has not all its rows'; end if; end $$;\n`)
  }
  input.end('commit;\n')
  await exit
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  return client
}

async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  return Math.floor(Number(rows[0]!.version) / 10_000)
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ total: string }>(
    `select count(*) as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows[0]!.total === '0') return
  throw new BackupError(`${rows[0]!.total} other connections use this database: stop Porua first, then try again.`)
}

/** The statements that drop everything in the database. */
async function dropStatements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    with own as (select 'public'::regnamespace as schema)
    select format('drop table if exists %s cascade', oid::regclass) as statement
      from pg_class, own where relnamespace = schema and relkind in ('r', 'p')
    union all select format('drop sequence if exists %s cascade', oid::regclass)
      from pg_class, own where relnamespace = schema and relkind = 'S'
    union all select format('drop function if exists %s cascade', oid::regprocedure)
      from pg_proc, own where pronamespace = schema
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  return rows.map(({ statement }) => statement)
}

function addPictures(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!existsSync(join(to, name))) renameSync(join(from, name), join(to, name))
}
