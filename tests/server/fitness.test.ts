// Whether a database fits this version of the product.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg, { type ClientBase } from 'pg'
import { connect, postgresOptions } from '#server/db/database.ts'
import { assertFit, MIN_POSTGRES, schemaState, UnfitDatabaseError, watchSchema } from '#server/db/fitness.ts'
import { startCuttableProxy } from '../faults/cuttable-proxy.ts'
import { startTestServer } from '../helpers/test-server.ts'

describe('a database', () => {
  it('is refused if its PostgreSQL is older than the oldest tested one', async () => {
    const ofVersion = (version: number) =>
      ({ query: async () => ({ rows: [{ version: String(version), name: null }] }) }) as unknown as ClientBase
    await assertFit(ofVersion(MIN_POSTGRES * 10_000))
    await assert.rejects(assertFit(ofVersion(MIN_POSTGRES * 10_000 - 9_990)), (error) => {
      assert.ok(error instanceof UnfitDatabaseError)
      assert.match(error.message, new RegExp(`needs ${MIN_POSTGRES} or newer`))
      return true
    })
  })

  it('is waited for at the start, with a sentence for each try', async () => {
    const server = await startTestServer({ database: 'postgres' })
    const proxy = await startCuttableProxy(Number(new URL(server.databaseUrl!).port))
    try {
      proxy.cut()
      const url = server.databaseUrl!.replace(/:\d+\//, `:${proxy.port}/`)
      const said: string[] = []
      const say = (line: string) => {
        said.push(line)
        proxy.restore()
      }
      const connected = await connect(postgresOptions(url, 1), () => {}, say)
      await connected.close()
      assert.match(said.join('\n'), /^The database does not answer yet \([^)\n]+\); trying again …$/)
    } finally {
      proxy.close()
      await server.close()
    }
  })

  it('is refused if a newer version has migrated it, and stays as it is', async () => {
    const server = await startTestServer({ database: 'postgres' })
    const client = new pg.Client({ connectionString: server.databaseUrl })
    await client.connect()
    try {
      assert.equal(await schemaState(client), 'current')
      await client.query(`insert into migrations (hash, created_at) values ('later', 9999999999999)`)
      assert.equal(await schemaState(client), 'newer')
      assert.deepEqual((await server.call('GET /api/ready')).json, {
        error: 'not_ready',
        message: 'A newer version of Porua has changed the database.',
      })
      await new Promise<void>((resolve) => watchSchema(server.deps.db, resolve))
      await assert.rejects(
        connect(postgresOptions(server.databaseUrl!, 1), () => {}),
        UnfitDatabaseError,
      )
      await client.query('delete from migrations where id in (select id from migrations order by id desc limit 2)')
      assert.equal(await schemaState(client), 'older')
      await client.query('drop table migrations')
      assert.equal(await schemaState(client), 'empty')
    } finally {
      await client.end()
      await server.close()
    }
  })
})
