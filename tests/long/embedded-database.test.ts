import assert from 'node:assert/strict'
import fs from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { findEmptyDatabase } from '#server/db/embedded/empty-database.ts'
import { openEngine } from '#server/db/embedded/engine.ts'
import { FolderInUseError, lockFolder, openEmbedded, type EmbeddedDatabase } from '#server/db/embedded/index.ts'
import { FrontendFramer, startupMessage } from '#server/db/embedded/wire.ts'
import { connectionOf, cut } from './embedded-database/cut.ts'
import { runProgram } from './embedded-database/program.ts'
import { until } from '../helpers/until.ts'

let folder: string
let template: string
let embedded: EmbeddedDatabase
let pool: pg.Pool

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porua-embedded-'))
  template = join(folder, 'template.tar.gz')
  const first = await openEmbedded({ memory: true, template: findEmptyDatabase() })
  const firstPool = new pg.Pool(first.poolOptions)
  await firstPool.query('create table notes (id serial primary key, body text not null)')
  await firstPool.end()
  await writeFile(template, await first.dumpTemplate())
  await first.close()
  embedded = await openEmbedded({ memory: true, template })
})

// A failed test leaves its clients behind, and the next test must not wait for them.
const clients = new Set<pg.PoolClient>()

beforeEach(async () => {
  pool = new pg.Pool(embedded.poolOptions)
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
  })
  await pool.query('truncate notes restart identity')
})

afterEach(() => {
  for (const client of clients) cut(client)
  clients.clear()
})

after(async () => {
  await embedded.close()
  await rm(folder, { recursive: true, force: true })
})

async function bodies(from: pg.Pool = pool): Promise<string[]> {
  const { rows } = await from.query<{ body: string }>('select body from notes order by id')
  return rows.map(({ body }) => body)
}

/** A new data folder with an empty notes table; copied, because creating one takes a second or two. */
async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(folder, 'data-'))
  const original = join(folder, 'original')
  if (!fs.existsSync(original)) await withFolder(original, async () => {})
  await cp(join(original, 'pgdata'), join(dir, 'pgdata'), { recursive: true })
  return dir
}

async function withFolder(dir: string, use: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = await openEmbedded({ dir, template })
  const ownPool = new pg.Pool(database.poolOptions)
  try {
    await use(ownPool)
  } finally {
    await ownPool.end()
    await database.close()
  }
}

describe('queries', () => {
  it('answers simple and parameterised queries from the embedded database', async () => {
    assert.deepEqual((await pool.query('select 1 as one, null as nothing')).rows, [{ one: 1, nothing: null }])
    const { rows } = await pool.query('select $1::int + 1 as sum, $2::text as word', [41, 'পড়ুয়া'])
    assert.deepEqual(rows, [{ sum: 42, word: 'পড়ুয়া' }])
  })

  it('runs drizzle queries and transactions on the embedded database', async () => {
    const notes = pgTable('notes', { id: integer().primaryKey(), body: text().notNull() })
    const db = drizzle(pool)
    await db.insert(notes).values({ id: 7, body: 'kept' })
    const rollback = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 8, body: 'not kept' })
      tx.rollback()
    })
    await assert.rejects(rollback)
    assert.deepEqual(await db.select().from(notes), [{ id: 7, body: 'kept' }])
    assert.deepEqual(await db.select({ body: notes.body }).from(notes).where(eq(notes.id, 7)), [{ body: 'kept' }])
  })

  it('transfers large values and large results completely', async () => {
    const large = 'ab'.repeat(1_500_000)
    assert.equal((await pool.query<{ echo: string }>('select $1::text as echo', [large])).rows[0]?.echo, large)
    const { rows } = await pool.query<{ n: number }>('select n from generate_series(1, 50000) n')
    assert.deepEqual([rows.length, rows.at(-1)?.n], [50_000, 50_000])
  })

  it('reads a query’s result in batches', async () => {
    const { rows } = await pool.query({ text: 'select n from generate_series(1, 25) n', rows: 10 } as pg.QueryConfig)
    assert.equal(rows.length, 25)
  })

  it('keeps the embedded database usable after an error', async () => {
    const client = await pool.connect()
    await assert.rejects(client.query('select * from nothing'), { code: '42P01' })
    await assert.rejects(client.query('select $1::int', ['word']), { code: '22P02' })
    assert.equal((await client.query('select 1')).rowCount, 1)
    await client.query('begin')
    await assert.rejects(client.query('select 1/0'), { code: '22012' })
    await assert.rejects(client.query('select 1'), { code: '25P02' })
    await client.query('rollback')
    assert.equal((await client.query('select 1')).rowCount, 1)
    client.release()
  })

  it('refuses a value nested too deeply to parse, and keeps working', async () => {
    await assert.rejects(pool.query('select $1::jsonb', ['['.repeat(500_000)]), { code: '22P02' })
    await assert.rejects(pool.query(`select ${'1+'.repeat(50_000)}1`), { code: '54001' })
    assert.equal((await pool.query('select 1')).rowCount, 1)
  })

  it('refuses SSL on its in-process connections', async () => {
    await pool.end()
    const client = new pg.Client({ stream: embedded.stream, ssl: true })
    await assert.rejects(client.connect(), /does not support SSL/)
    const plain = new pg.Client({ stream: embedded.stream })
    await plain.connect()
    await plain.end()
  })

  it('leaves the event loop free during a heavy query', async () => {
    const delays: number[] = []
    let isRunning = true
    const began = performance.now()
    const query = pool.query('select count(*) from generate_series(1, 3000000)').finally(() => (isRunning = false))
    while (isRunning) {
      const set = performance.now()
      await wait(5)
      delays.push(performance.now() - set - 5)
    }
    await query
    const took = performance.now() - began
    delays.sort((a, b) => a - b)
    const p99 = delays[Math.floor(delays.length * 0.99)]!
    // The limit scales with the query's time, because a busy machine slows both. A query on this
    // thread would cause a single long delay.
    const limit = Math.max(60, took / 20)
    assert.ok(delays.length > 20, `only ${delays.length} timers fired in ${took.toFixed(0)} ms`)
    assert.ok(p99 < limit, `timers were ${p99.toFixed(0)} ms late during a query of ${took.toFixed(0)} ms`)
  })
})

describe('one session for many clients', () => {
  it('rolls back the open transaction of a destroyed client', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`insert into notes (body) values ('unfinished')`)
    cut(client)
    client.release(true)
    await pool.query(`insert into notes (body) values ('kept')`)
    assert.deepEqual(await bodies(), ['kept'])
  })

  it('drops the answer to a client that was destroyed while waiting', async () => {
    const client = await pool.connect()
    await client.query('begin')
    const lost = assert.rejects(client.query(`insert into notes (body) values ('lost') returning pg_sleep(0.2)`))
    cut(client)
    client.release(true)
    assert.deepEqual((await pool.query('select 2 as two')).rows, [{ two: 2 }])
    await lost
    assert.deepEqual(await bodies(), [])
  })

  it('rolls back a statement whose client died before its Sync', async () => {
    const client = await pool.connect()
    connectionOf(client).once('portalSuspended', () => cut(client))
    const text = `insert into notes (body) select 'x' from generate_series(1, 20) returning id`
    await assert.rejects(client.query({ text, rows: 5 } as pg.QueryConfig))
    client.release(true)
    assert.deepEqual(await bodies(), [])
  })

  it('serves the next client after one that died on an error before its Sync', async () => {
    const client = await pool.connect()
    await client.query('begin')
    connectionOf(client).prependOnceListener('errorMessage', () => cut(client))
    await assert.rejects(client.query({ text: 'select 1/0', rows: 5 } as pg.QueryConfig))
    client.release(true)
    assert.deepEqual(await bodies(), [])
  })

  it('discards the previous client’s prepared statements, settings and temporary tables', async () => {
    const ask = (client: pg.PoolClient, sql: string) => client.query({ name: 'same name', text: sql })
    const first = await pool.connect()
    assert.deepEqual((await ask(first, 'select 1 as answer')).rows, [{ answer: 1 }])
    await first.query(`set search_path = pg_catalog; create temporary table mine (id int)`)
    first.release(true)
    const second = await pool.connect()
    assert.deepEqual((await ask(second, 'select 2 as answer')).rows, [{ answer: 2 }])
    assert.deepEqual((await second.query('show search_path')).rows, [{ search_path: 'public' }])
    await assert.rejects(second.query('select * from mine'), { code: '42P01' })
    second.release()
  })

  it('makes a second client wait until the first is done', async () => {
    const first = await pool.connect()
    await first.query('begin')
    await first.query(`insert into notes (body) values ('first')`)
    const second = new pg.Client({ stream: embedded.stream })
    const seen = second.connect().then(() => second.query('select body from notes'))
    // The first query is answered after the second was sent.
    await first.query('select 1')
    await first.query('commit')
    first.release(true)
    assert.deepEqual((await seen).rows, [{ body: 'first' }])
    await second.end()
  })

  it('removes a client that gives up waiting from the queue', async () => {
    const first = await pool.connect()
    const impatient = new pg.Client({ stream: embedded.stream, connectionTimeoutMillis: 20 })
    await assert.rejects(impatient.connect(), /timeout/)
    assert.equal((await first.query('select 1')).rowCount, 1)
    first.release()
  })

  it('splits the protocol into messages however its bytes are chunked', () => {
    const startupWithoutUser = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
    const parse = Buffer.from([0x50, 0, 0, 0, 8, 0, 0, 0, 0])
    const sync = Buffer.from([0x53, 0, 0, 0, 4])
    const terminate = Buffer.from([0x58, 0, 0, 0, 4])
    const seen: string[] = []
    const framer = new FrontendFramer({
      onEncryptionRequest: () => seen.push('encryption'),
      onBatch: (bytes) => seen.push(Buffer.from(bytes).toString('hex')),
      onTerminate: () => seen.push('terminate'),
    })
    const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
    for (const byte of Buffer.concat([sslRequest, startupWithoutUser, parse, sync, parse, terminate]))
      framer.feed(Buffer.of(byte))
    assert.deepEqual(seen, [
      'encryption',
      Buffer.from(startupMessage()).toString('hex'),
      Buffer.concat([parse, sync]).toString('hex'),
      'terminate',
    ])
  })
})

describe('templates', () => {
  it('creates a separate database from a template', async () => {
    await pool.query(`insert into notes (body) values ('elsewhere')`)
    const began = performance.now()
    const copy = await openEmbedded({ memory: true, template })
    const took = performance.now() - began
    const copyPool = new pg.Pool(copy.poolOptions)
    assert.deepEqual(await bodies(copyPool), [])
    await copyPool.end()
    await copy.close()
    assert.ok(took < 10_000, `it took ${took.toFixed(0)} ms`)
  })

  it('refuses to dump a template in the middle of a transaction', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await assert.rejects(embedded.dumpTemplate(), /a transaction is open/)
    await client.query('rollback')
    client.release()
    assert.ok((await embedded.dumpTemplate()).length > 1_000_000)
  })
})

describe('the data folder', () => {
  it('keeps the data of a folder, and ignores the template once there is data', async () => {
    const dir = await newFolder()
    await withFolder(dir, async (its) => void (await its.query(`insert into notes (body) values ('kept')`)))
    await withFolder(dir, async (its) => assert.deepEqual(await bodies(its), ['kept']))
    assert.deepEqual((await readdir(dir)).toSorted(), ['pgdata', 'porua.lock'])
  })

  it('starts over after an interrupted first start', async () => {
    const dir = await mkdtemp(join(folder, 'data-'))
    fs.mkdirSync(join(dir, 'pgdata.new'))
    fs.writeFileSync(join(dir, 'pgdata.new', 'PG_VERSION'), '18')
    await withFolder(dir, async (its) => assert.deepEqual(await bodies(its), []))
  })

  it('says why a data folder cannot be opened, and leaves no lock', async () => {
    const dir = await newFolder()
    fs.rmSync(join(dir, 'pgdata', 'global', 'pg_control'))
    await assert.rejects(openEmbedded({ dir }), /could not find the database system|pg_control/)
    lockFolder(dir).release()
  })

  it('flushes every commit to the disk before it is acknowledged', async (t) => {
    const dir = await newFolder()
    const flush = t.mock.method(fs, 'fdatasyncSync')
    syncBuiltinESMExports()
    // The database is opened in this thread, so that the calls can be counted.
    const db = await openEngine({ folder: join(dir, 'pgdata') }, undefined, () => {})
    const flushed = flush.mock.callCount()
    for (let i = 0; i < 5; i++) await db.query(`insert into notes (body) values ('x')`)
    assert.equal(flush.mock.callCount(), flushed + 5)
    await db.query('select * from notes')
    assert.equal(flush.mock.callCount(), flushed + 5)
    flush.mock.restore()
    syncBuiltinESMExports()
    await db.close()
  })

  it('loses no acknowledged row when the database’s process is killed', async () => {
    const dir = await newFolder()
    let next = 1
    // `npm run faults -- writes` kills it many times.
    for (let round = 0; round < 2; round++) {
      const program = runProgram('insert-for-ever', dir, String(next))
      await program.firstLine
      await until(() => program.lines.length > 10)
      await wait(Math.random() * 400)
      await program.kill()
      const acknowledged = Number(program.lines.at(-1))
      await withFolder(dir, async (its) => {
        const { rows } = await its.query<{ count: number; max: number }>('select count(*)::int, max(id) from notes')
        const { count, max } = rows[0]!
        // One more row may have been written without being acknowledged.
        assert.ok(max === acknowledged || max === acknowledged + 1, `${max} for ${acknowledged}`)
        assert.equal(count, max)
        next = max + 1
      })
    }
    assert.ok(next > 20, `only ${next} rows were tried`)
  })

  it('keeps a row acknowledged after another client died inside a transaction', async () => {
    const dir = await newFolder()
    const program = runProgram('leave-transaction', dir)
    assert.equal(await program.firstLine, 'acknowledged')
    await program.kill()
    await withFolder(dir, async (its) => assert.deepEqual(await bodies(its), ['acknowledged']))
  })

  it('locks a data folder for one process until it exits', async () => {
    const dir = await newFolder()
    const holder = runProgram('hold-folder', dir)
    assert.equal(await holder.firstLine, 'holding')
    const refusal = `The data folder ${dir} is in use by another process: stop that process or choose another DATA_DIR.`
    await assert.rejects(openEmbedded({ dir }), (error) => {
      assert.ok(error instanceof FolderInUseError)
      assert.equal(error.message, refusal)
      return true
    })
    const second = runProgram('hold-folder', dir)
    assert.notEqual(await second.ended, 0)
    assert.ok(second.errors().includes(refusal), second.errors())
    await holder.kill()
    assert.equal(holder.errors(), '')
    await withFolder(dir, async (its) => assert.deepEqual(await bodies(its), []))
  })

  it('locks a data folder once within a process', async () => {
    const dir = await mkdtemp(join(folder, 'data-'))
    const lock = lockFolder(dir)
    assert.throws(() => lockFolder(dir), FolderInUseError)
    // The refused attempt must not have released the lock.
    assert.throws(() => lockFolder(dir), FolderInUseError)
    lock.release()
    lockFolder(dir).release()
  })
})

describe('crashes and closing', () => {
  const deadly: [string, string, unknown[]][] = [
    // PGlite cannot read COPY data: PostgreSQL takes that for a lost client and exits.
    ['an exit', 'copy notes from stdin', []],
    // The nesting is deeper than the thread's stack.
    ['a stack overflow', 'select $1::json', ['['.repeat(5_000_000)]],
  ]
  for (const [name, query, values] of deadly) {
    it(
      `reports a crash of the database engine by ${name}, and leaves no query hanging`,
      { timeout: 20_000 },
      async () => {
        const crashes: Error[] = []
        const crashing = await openEmbedded({ memory: true, template, onCrash: (error) => crashes.push(error) })
        const crashingPool = new pg.Pool(crashing.poolOptions)
        crashingPool.on('error', () => {})
        await assert.rejects(crashingPool.query(query, values), /The embedded database stopped/)
        await assert.rejects(crashingPool.query('select 1'), /The embedded database stopped/)
        await assert.rejects(crashing.dumpTemplate(), /The embedded database stopped/)
        assert.equal(crashes.length, 1)
        await crashingPool.end()
        await crashing.close()
      },
    )
  }

  it('disconnects clients when the embedded database is closed', async () => {
    const dir = await newFolder()
    const database = await openEmbedded({ dir })
    const ownPool = new pg.Pool(database.poolOptions)
    const client = await ownPool.connect()
    const errors: Error[] = []
    client.on('error', (error) => errors.push(error))
    await client.query('begin')
    await client.query(`insert into notes (body) values ('unfinished')`)
    await database.close()
    assert.match(errors[0]!.message, /is closed/)
    client.release(true)
    await assert.rejects(ownPool.query('select 1'), /is closed/)
    await database.close()
    await ownPool.end()
    await withFolder(dir, async (again) => assert.deepEqual(await bodies(again), []))
  })
})
