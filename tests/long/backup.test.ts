// Backup and restore: everything is restored, or nothing is changed.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { connect, postgresOptions } from '#server/db/database.ts'
import { ensureDemo } from '#demo/content/ensure-demo.ts'
import { restoredFolder } from '#server/db/embedded/finish-restore.ts'
import { lockFolder, openEmbedded } from '#server/db/embedded/index.ts'
import { BackupError, pack, unpack } from '../../scripts/backup/archive.ts'
import { newestSchema } from '../../scripts/backup/contents.ts'
import { backUpEmbedded, restoreEmbedded } from '../../scripts/backup/embedded.ts'
import { backUpPostgres, restorePostgres } from '../../scripts/backup/postgres.ts'
import { findTool } from '../../scripts/backup/postgres-tools.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { embeddedTemplate } from '../helpers/templates.ts'

const root = mkdtempSync(join(tmpdir(), 'porua-backup-'))
after(() => rmSync(root, { recursive: true, force: true }))

const refused = (words: RegExp) => (error: Error) => {
  assert.ok(error instanceof BackupError, error.stack)
  assert.match(error.message, words)
  return true
}

/** A checksum of the rows of each table. */
async function sumsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const sum = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as sum from public."${name}" t`,
    )
    sums[name] = sum.rows[0]!.sum
  }
  return sums
}

/** A copy of an archive with one byte changed in the middle. */
function damage(archive: string): string {
  const bytes = readFileSync(archive)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = bytes[middle]! ^ 1
  writeFileSync(`${archive}.damaged`, bytes)
  return `${archive}.damaged`
}

function writeOtherFiles(dir: string): void {
  mkdirSync(join(dir, 'media'), { recursive: true })
  mkdirSync(join(dir, 'cards'))
  writeFileSync(join(dir, 'media', 'one.webp'), Buffer.from([0, 255, 10, 13, 0]))
  writeFileSync(join(dir, 'cards', 'journal.jsonl'), '[]\n')
  writeFileSync(join(dir, 'demo-secrets.json'), '{"kept":true}')
}

function assertOtherFiles(dir: string, like: string): void {
  for (const name of ['media/one.webp', 'cards/journal.jsonl', 'demo-secrets.json']) {
    assert.deepEqual(readFileSync(join(dir, name)), readFileSync(join(like, name)), name)
  }
}

describe('an embedded database', () => {
  const [home, elsewhere, archive] = [join(root, 'home'), join(root, 'elsewhere'), join(root, 'home.tar.gz')]
  let was: Record<string, string>

  async function look(dir: string): Promise<Record<string, string>> {
    const embedded = await openEmbedded({ dir })
    const client = new pg.Client(embedded.poolOptions)
    await client.connect()
    const sums = await sumsOf(client)
    await client.end()
    await embedded.close()
    return sums
  }
  const backUp = (target: string) => backUpEmbedded(home, mkdtempSync(join(root, 'staging-')), target)

  before(async () => {
    // The template is a tar of a data folder: unpacking it is quicker than letting the engine load it.
    mkdirSync(join(home, 'pgdata'), { recursive: true })
    spawnSync('tar', ['-xf', await embeddedTemplate(), '-C', join(home, 'pgdata')])
    was = await look(home)
    writeOtherFiles(home)
    const rows = await backUp(archive)
    assert.equal(rows.books, 24)
  })

  it('restores an embedded database into another folder with pictures, cards and secrets, even when killed halfway', async () => {
    await restoreEmbedded(elsewhere, archive, false)
    assertOtherFiles(elsewhere, home)
    // The state after a kill between setting the old database aside and renaming the new one.
    mkdirSync(restoredFolder(elsewhere))
    renameSync(join(elsewhere, 'pgdata'), join(restoredFolder(elsewhere), 'pgdata'))
    mkdirSync(join(elsewhere, 'replaced', 'pgdata'), { recursive: true })
    assert.deepEqual(await look(elsewhere), was)
    const names = ['cards', 'demo-secrets.json', 'media', 'pgdata', 'porua.lock']
    assert.deepEqual(readdirSync(elsewhere).toSorted(), names)
  })

  it('refuses to back up or replace an embedded database while the product runs on it', async () => {
    const lock = lockFolder(home)
    await assert.rejects(backUp(join(root, 'running.tar.gz')), { name: 'FolderInUseError' })
    await assert.rejects(restoreEmbedded(home, archive, true), { name: 'FolderInUseError' })
    lock.release()
    assert.ok(!existsSync(join(root, 'running.tar.gz')))
  })

  it('says in one sentence that the data folder to back up is in use', () => {
    const lock = lockFolder(home)
    const env = { PATH: process.env.PATH, DATA_DIR: home }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.ts', join(root, 'x.tar.gz')], {
      env,
      encoding: 'utf8',
    })
    lock.release()
    assert.deepEqual([status, stderr], [1, 'Porua is running on this data folder: stop it first, then try again.\n'])
  })
})

describe('a data folder', () => {
  const dir = join(root, 'small')
  const write = (folder: string, text: string) => {
    mkdirSync(join(folder, 'pgdata'), { recursive: true })
    writeFileSync(join(folder, 'pgdata', 'rows'), text.repeat(20_000))
  }
  const packed = async (name: string, schema: number, text: string) => {
    const folder = mkdtempSync(join(root, 'packed-'))
    write(folder, text)
    await pack(folder, { database: 'embedded', schema, rows: {} }, join(root, name))
    return join(root, name)
  }
  const rows = () => readFileSync(join(dir, 'pgdata', 'rows'), 'utf8').slice(0, 3)
  before(() => write(dir, 'old'))

  it('refuses to restore a backup that is damaged, missing, no archive or newer', async () => {
    const good = await packed('good.tar.gz', newestSchema(), 'new')
    const newer = await packed('newer.tar.gz', newestSchema() + 1, 'new')
    const text = join(root, 'text.tar.gz')
    writeFileSync(text, 'no archive')
    await assert.rejects(restoreEmbedded(dir, damage(good), true), refused(/is damaged/))
    await assert.rejects(restoreEmbedded(dir, text, true), refused(/is damaged/))
    await assert.rejects(restoreEmbedded(dir, newer, true), refused(/newer version of Porua/))
    await assert.rejects(restoreEmbedded(dir, join(root, 'nowhere.tar.gz'), true), refused(/There is no file/))
    assert.equal(rows(), 'old')
    assert.deepEqual(readdirSync(dir).toSorted(), ['pgdata', 'porua.lock'])
  })

  it('refuses to restore an archive whose files were tampered with', async () => {
    const folder = mkdtempSync(join(root, 'tampered-'))
    spawnSync('tar', ['-xzf', await packed('honest.tar.gz', newestSchema(), 'new'), '-C', folder])
    write(folder, 'bad')
    spawnSync('tar', ['-czf', join(root, 'tampered.tar.gz'), '-C', folder, '.'])
    await assert.rejects(restoreEmbedded(dir, join(root, 'tampered.tar.gz'), true), refused(/pgdata\/rows is not as/))
    assert.equal(rows(), 'old')
  })

  it('replaces a data folder only when asked to', async () => {
    const good = await packed('told.tar.gz', newestSchema(), 'new')
    await assert.rejects(restoreEmbedded(dir, good, false), refused(/has a database already/))
    assert.equal(rows(), 'old')
    await restoreEmbedded(dir, good, true)
    assert.equal(rows(), 'new')
    assert.deepEqual(readdirSync(dir).toSorted(), ['pgdata', 'porua.lock'])
  })
})

// The npm packages lack PostgreSQL's client programs, so this needs the system's, with a server of the same version.
const binaries = globSync('/usr/lib/postgresql/*/bin/pg_dump').map(dirname).toSorted().at(-1)

describe('a PostgreSQL database', { skip: binaries ? false : 'no PostgreSQL with client programs here' }, () => {
  const [home, archive] = [join(root, 'beside'), join(root, 'postgres.tar.gz')]
  let postgres: Postgres
  let url: string
  let was: Record<string, string>

  async function look(address: string, change?: string): Promise<Record<string, string>> {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    if (change) await client.query(change)
    const sums = await sumsOf(client)
    await client.end()
    return sums
  }

  before(async () => {
    process.env.PG_BIN = binaries!
    postgres = await startPostgres([], { binaries: binaries! })
    url = postgres.url('porua_home')
    await look(postgres.url('postgres'), 'create database porua_home')
    await look(postgres.url('postgres'), 'create database porua_other')
    const { db, close } = await connect(postgresOptions(url, 2), () => {})
    await ensureDemo({ db, now: () => new Date() })
    was = await look(url)
    writeOtherFiles(home)
    // The product is still connected.
    await backUpPostgres(url, home, mkdtempSync(join(root, 'staging-')), archive)
    await close()
  })
  after(() => postgres.stop())

  it('restores PostgreSQL into another database with pictures, cards and secrets, and starts on it', async () => {
    const [other, dir] = [postgres.url('porua_other'), join(root, 'beside-other')]
    await restorePostgres(other, dir, archive, false)
    assert.deepEqual(await look(other), was)
    assertOtherFiles(dir, home)
    await (await connect(postgresOptions(other, 1), () => {})).close()
    assert.deepEqual(await look(other), was)
  })

  it('replaces a PostgreSQL database only when asked to and unused, and never with a damaged backup', async () => {
    const changed = await look(url, 'delete from reviews; create table newer (id int)')
    await assert.rejects(restorePostgres(url, home, archive, false), refused(/is not empty/))
    await assert.rejects(restorePostgres(url, home, damage(archive), true), refused(/is damaged/))
    const user = new pg.Client({ connectionString: url })
    await user.connect()
    await assert.rejects(restorePostgres(url, home, archive, true), refused(/stop Porua first/))
    await user.end()
    assert.deepEqual(await look(url), changed)
    await restorePostgres(url, home, archive, true)
    assert.deepEqual(await look(url), was)
  })

  it('leaves a PostgreSQL database as it was when restoring fails halfway', async () => {
    const folder = join(root, 'short')
    mkdirSync(folder)
    const { rows, schema } = await unpack(archive, folder, newestSchema())
    rmSync(join(folder, 'manifest.json'))
    await pack(folder, { database: 'postgres', schema, rows: { ...rows, books: 25 } }, join(root, 'short.tar.gz'))
    const changed = await look(url, 'delete from reviews')
    await assert.rejects(
      restorePostgres(url, home, join(root, 'short.tar.gz'), true),
      refused(/books has not all its rows/),
    )
    assert.deepEqual(await look(url), changed)
  })

  it('refuses PostgreSQL client programs that are missing or older than the server', () => {
    assert.throws(() => findTool('pg_dump', 99), refused(/is of version \d+, and the server of version 99\. Install/))
    process.env.PG_BIN = join(root, 'nowhere')
    assert.throws(() => findTool('pg_dump', 15), refused(/is not on this machine\. Install/))
  })
})
