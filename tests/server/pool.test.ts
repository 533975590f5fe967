// Connections that break or stop answering while in use, and short reads that share connections. Each pool has only one
// connection, so that losing it would be noticed.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseUnavailable } from '#server/db/errors.ts'
import { Pool } from '#server/db/pool.ts'
import { SharedReads } from '#server/db/shared-reads.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

describe('a pool of one connection', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer({ database: 'postgres' })))
  after(() => server.close())

  const withPool = async (work: (db: ReturnType<typeof drizzle>) => Promise<void>) => {
    const pool = new Pool({ connectionString: server.databaseUrl!, max: 1, query_timeout: 300 })
    pool.on('error', () => {})
    await work(drizzle(pool))
    const { rows } = await pool.query('select 1 as works')
    assert.deepEqual(rows, [{ works: 1 }])
    await pool.end()
  }

  it('gives up a query that is not answered, and keeps the pool usable', () =>
    withPool(async (db) => {
      await assert.rejects(db.execute(sql`select pg_sleep(5)`), isDatabaseUnavailable)
      await assert.rejects(
        db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`)),
        isDatabaseUnavailable,
      )
    }))

  it('replaces a connection that ends in the middle of a transaction', () =>
    withPool(async (db) => {
      const broken = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await server.deps.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 2000)`)
        await tx.execute(sql`select 1`)
      })
      await assert.rejects(broken, isDatabaseUnavailable)
    }))
})

describe('reads that share two connections', () => {
  let server: TestServer
  let pool: Pool
  let shared: SharedReads
  before(async () => {
    server = await startTestServer({ database: 'postgres' })
    const connection = { connectionString: server.databaseUrl!, query_timeout: 1500 }
    pool = new Pool({ ...connection, max: 1 })
    pool.on('error', () => {})
    shared = new SharedReads({ connection, connections: 2, pool, onError: () => {} })
  })
  after(async () => {
    shared.end()
    await pool.end()
    await server.close()
  })

  const read = async (name: string, text: string, values: unknown[] = []): Promise<unknown> => {
    const { rows } = await shared.query({ name, text, rowMode: 'array' } as pg.QueryConfig, values)
    return (rows as unknown[][])[0]![0]
  }
  const divide = (number: number) => read('divide', 'select 100 / $1::int', [number])
  const backend = () => read('backend', 'select pg_backend_pid()')

  it('answers every shared read, even next to one that fails', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index % 50)
    const answers = await Promise.allSettled(numbers.map(divide))
    for (const [index, answer] of answers.entries()) {
      const number = numbers[index]!
      if (number === 0) assert.equal(answer.status === 'rejected' && (answer.reason as { code: string }).code, '22012')
      else assert.equal(answer.status === 'fulfilled' && answer.value, Math.trunc(100 / number))
    }
    assert.equal(new Set(await Promise.all(Array.from({ length: 20 }, backend))).size, 2)
  })

  it('sends shared reads to the pool when both connections are busy', async () => {
    const backends = await Promise.all(Array.from({ length: 200 }, backend))
    assert.equal(new Set(backends).size, 3)
  })

  it('fails shared reads on a connection that ends, and answers the next ones', async () => {
    const pids = new Set(await Promise.all([backend(), backend()]))
    const waiting = Promise.allSettled([1, 2, 3, 4].map(() => read('sleep', 'select pg_sleep(0.2)')))
    for (const pid of pids) await server.deps.db.execute(sql`select pg_terminate_backend(${pid}::int, 2000)`)
    for (const answer of await waiting) assert.ok(answer.status === 'rejected' && isDatabaseUnavailable(answer.reason))
    assert.equal(await divide(4), 25)
  })

  it('gives up a shared read that is not answered, and answers the next ones', async () => {
    await assert.rejects(read('long_sleep', 'select pg_sleep(5)'), isDatabaseUnavailable)
    assert.equal(await divide(5), 20)
  })
})
