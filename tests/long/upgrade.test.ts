// `npm run doctor -- upgrade` on a database of an older version: rehearsed on a copy, and left as it is.
import assert from 'node:assert/strict'
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { rehearseUpgrade } from '../../scripts/doctor/upgrade.ts'
import { olderMigrations } from '../helpers/older-migrations.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { REAL } from '../helpers/real-mode.ts'

const root = mkdtempSync(join(tmpdir(), 'porua-upgrade-'))
after(() => rmSync(root, { recursive: true, force: true }))

const { folder: migrationsFolder, next: last } = olderMigrations(root)

async function fill(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options)
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
  await client.end()
}

async function rehearseTwice(env: Record<string, string>): Promise<void> {
  for (const time of ['first', 'second']) {
    const { state, text } = await rehearseUpgrade(readConfig(env))
    assert.equal(state, 'ok', text)
    assert.ok(text.startsWith(`${last}: went well on a copy`), `${time}: ${text}`)
  }
}

describe('an upgrade', () => {
  it('is rehearsed on a copy of the embedded database', async () => {
    const dir = join(root, 'data')
    mkdirSync(dir)
    const older = await openEmbedded({ dir })
    await fill(older.poolOptions)
    await older.close()
    await rehearseTwice({ DATA_DIR: dir })
    assert.ok(!readdirSync(dir).some((name) => name.startsWith('rehearsal')))
  })

  const binaries = globSync('/usr/lib/postgresql/*/bin/pg_dump').map(dirname).toSorted().at(-1)
  const skip = binaries ? false : 'no PostgreSQL with client programs here'
  it('is rehearsed on a copy of a PostgreSQL database', { skip }, async () => {
    process.env.PG_BIN = binaries!
    const postgres = await startPostgres([], { binaries: binaries! })
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    try {
      await client.connect()
      await client.query('create database porua_older')
      const url = postgres.url('porua_older')
      await fill({ connectionString: url })
      await rehearseTwice({ ...REAL, DATABASE_URL: url })
      const { rows } = await client.query(`select datname from pg_database where datname like '%rehearsal%'`)
      assert.deepEqual(rows, [])
    } finally {
      await client.end()
      await postgres.stop()
    }
  })
})
