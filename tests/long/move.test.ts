// Moving an embedded database to PostgreSQL: everything is moved, or nothing.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { connect, postgresOptions } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { moveDatabase, MoveError } from '../../scripts/move/move-database.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { embeddedTemplate } from '../helpers/templates.ts'

const home = mkdtempSync(join(tmpdir(), 'porua-move-'))
let own: Postgres | undefined
let urlOf: (database: string) => string
let databases = 0

/** Odd values: quotes, backslashes, line breaks, NULL beside an empty text, Bengali, microseconds, a big number. */
const ODD = `
  insert into contact_messages (id, name, last_name, email, subject, message, created_at)
    values (gen_random_uuid(), 'রুমি "q" \\ {a,b}', '', 'a@b.test', E'tab\\there', E'one\\r\\ntwo', '2026-11-15 10:00:00.123456+06');
  insert into audit (id, at, user_id, email, what, kind, thing_id, name, difference)
    values (gen_random_uuid(), now(), null, '', 'deleteUser', 'user', gen_random_uuid(), 'NULL', '{"a": ["\\u0995", 1.50, null]}');
  insert into order_history (id, order_id, what, actor, at) values (gen_random_uuid(), gen_random_uuid(), 'paid', 'provider', now());
  update receipt_counter set last = 1234`

async function query(url: string, text: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `porua_move_${process.pid}_${++databases}`
  await query(urlOf('postgres'), `create database ${name}`)
  return urlOf(name)
}

const tablesIn = (url: string) => query(url, `select tablename from pg_tables where schemaname = 'public'`)

before(async () => {
  const shared = process.env.PORUA_TEST_POSTGRES
  if (!shared) own = await startPostgres()
  urlOf = own?.url ?? ((database) => `${shared}/${database}`)
  mkdirSync(join(home, 'pgdata'), { recursive: true })
  spawnSync('tar', ['-xf', await embeddedTemplate(), '-C', join(home, 'pgdata')])
  const embedded = await openEmbedded({ dir: home })
  const client = new pg.Client(embedded.poolOptions)
  await client.connect()
  await client.query(ODD)
  await client.end()
  await embedded.close()
})
after(async () => {
  await own?.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('moving an embedded database to PostgreSQL', () => {
  it('leaves the target empty when it ends halfway', async () => {
    const url = await emptyDatabase()
    const lines: string[] = []
    const killed = new Error('killed')
    const end = (line: string) => {
      if (lines.push(line) > 5) throw killed
    }
    await assert.rejects(moveDatabase(home, url, end), killed)
    assert.equal(lines.length, 6)
    assert.deepEqual(await tablesIn(url), [])
  })

  it('copies every table, sets the sequences, and lets the product start on it', async () => {
    const url = await emptyDatabase()
    const lines: string[] = []
    const { tables, rows } = await moveDatabase(home, url, (line) => lines.push(line))
    assert.equal(lines.length, tables)
    assert.equal((await tablesIn(url)).length, tables)
    assert.ok(rows > 300)
    assert.match(
      lines.find((line) => line.startsWith('books '))!,
      /^books +24 rows, checksum \d+$/,
    )
    const { db, close } = await connect(postgresOptions(url, 1), assert.fail)
    await close()
    assert.ok(db)
    const [next] = await query(url, `select next_receipt_number() as number`)
    assert.equal(next!.number, '1235')
    const [message] = await query(
      url,
      `select name, last_name, message, created_at::text, words::text from contact_messages`,
    )
    assert.equal(message!.name, 'রুমি "q" \\ {a,b}')
    assert.equal(message!.message, 'one\r\ntwo')
    assert.match(message!.created_at!, /\.123456/)
    assert.match(message!.words!, /'রুমি'/)
    const [totals] = await query(url, `select total from list_totals where list = 'books'`)
    assert.equal(totals!.total, '24')
    for (const change of ['delete from order_history', `update audit set name = 'x'`]) {
      await assert.rejects(query(url, change), /./, 'the triggers are on again')
    }
    await query(url, 'delete from reviews')
    const [reviews] = await query(url, `select total from list_totals where list = 'reviews'`)
    assert.equal(reviews!.total, '0')
  })

  it('refuses a target that is not empty, and a folder without a database', async () => {
    const url = await emptyDatabase()
    await query(url, 'create table newer (id int)')
    const refused = (words: RegExp) => (error: Error) => error instanceof MoveError && words.test(error.message)
    await assert.rejects(moveDatabase(home, url, assert.fail), refused(/is not empty \(it has newer\)/))
    assert.deepEqual(await tablesIn(url), [{ tablename: 'newer' }])
    await assert.rejects(moveDatabase(join(home, 'nowhere'), url, assert.fail), refused(/no embedded database/))
    await assert.rejects(moveDatabase(home, 'postgres://porua@127.0.0.1:1/x', assert.fail), refused(/does not answer/))
  })

  it('refuses a database of another version and says which way to go', async () => {
    const url = await emptyDatabase()
    const change = async (statement: string) => {
      const embedded = await openEmbedded({ dir: home })
      const client = new pg.Client(embedded.poolOptions)
      await client.connect()
      await client.query(statement)
      await client.end()
      await embedded.close()
    }
    const rejects = (words: RegExp) => assert.rejects(moveDatabase(home, url, assert.fail), words)
    await change('update migrations set created_at = created_at + 1')
    await rejects(/newer version of Porua: move it with that one/)
    await change('update migrations set created_at = created_at - 2')
    await rejects(/older version: start this version on it once/)
    await change('update migrations set created_at = created_at + 1')
    assert.deepEqual(await tablesIn(url), [])
  })
})
