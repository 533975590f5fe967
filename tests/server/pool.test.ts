// Connections that break or fall silent while somebody holds them. Each pool has one place: one that is lost is missed.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { isAway } from '#server/db/errors.ts'
import { Pool } from '#server/db/pool.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

describe('a pool of one connection', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer({ database: 'postgres' })))
  after(() => server.close())

  const withPool = async (work: (db: ReturnType<typeof drizzle>) => Promise<void>) => {
    const pool = new Pool({ connectionString: server.databaseUrl!, max: 1, silentMillis: 300 })
    pool.on('error', () => {})
    await work(drizzle(pool))
    const { rows } = await pool.query('select 1 as works')
    assert.deepEqual(rows, [{ works: 1 }])
    await pool.end()
  }

  it('gives up an answer that does not come, and goes on', () =>
    withPool(async (db) => {
      await assert.rejects(
        db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`)),
        isAway,
      )
    }))

  it('goes on when the connection ends in the middle of a transaction', () =>
    withPool(async (db) => {
      const broken = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await server.deps.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 2000)`)
        await tx.execute(sql`select 1`)
      })
      await assert.rejects(broken, isAway)
    }))
})
