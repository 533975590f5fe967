// The product as a process: starting, refusing to start, stopping, and crashing without losing acknowledged writes.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { peakMb } from '../helpers/process-memory.ts'
import { startProduct } from '../helpers/product-process.ts'
import { findLost, signInAdmin, startWriters, waitFor } from '../helpers/writers.ts'

const [admin] = DEMO_ACCOUNTS
const WRITES_TIMEOUT_MS = 60_000
const folder = () => mkdtempSync(join(tmpdir(), 'porua-process-'))

describe('the product on the embedded database', () => {
  const dir = folder()
  after(() => rmSync(dir, { recursive: true, force: true }))

  it('prints its address and the demo accounts, uses less than 700 MB, and exits cleanly', async () => {
    const product = await startProduct({ DATA_DIR: dir })
    for (const words of [product.url, admin!.email, admin!.password, dir]) assert.ok(product.output().includes(words))
    const peak = peakMb(product.child.pid!)
    assert.ok(peak < 700, `a first start takes ${peak} MB`)
    assert.equal(await product.end('SIGTERM'), 0)
    assert.match(product.output(), /Ended\./)
  })

  it('refuses a second process on the same data folder with a clear sentence', async () => {
    const product = await startProduct({ DATA_DIR: dir })
    await assert.rejects(startProduct({ DATA_DIR: dir }), (error: Error) => {
      assert.match(error.message, /cannot start/)
      assert.ok(error.message.includes(dir))
      assert.doesNotMatch(error.message, /\n\s+at /)
      return true
    })
    await product.end('SIGTERM')
  })

  it('loses no acknowledged write when the product is killed', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round++) {
      const product = await startProduct({ DATA_DIR: dir })
      const writers = startWriters(product.url, await signInAdmin(product.url))
      await waitFor(() => writers.acknowledged.length >= 30, WRITES_TIMEOUT_MS)
      await product.end('SIGKILL')
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
    }
    const product = await startProduct({ DATA_DIR: dir })
    const lost = await findLost(product.url, acknowledged)
    await product.end('SIGTERM')
    assert.ok(acknowledged.length >= 90)
    assert.deepEqual(lost, [])
  })
})

describe('the product on PostgreSQL', () => {
  let postgres: Postgres
  const dir = folder()
  before(async () => void (postgres = await startPostgres()))
  after(async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  it('starts as several processes at once on an empty database', async () => {
    const env = { DATABASE_URL: postgres.url('postgres'), PORUA_MODE: 'demo', DATA_DIR: dir }
    const products = await Promise.all([startProduct(env), startProduct(env), startProduct(env)])
    const totals = await Promise.all(
      products.map(async ({ url }) => (await fetch(`${url}/api/books?limit=1`)).headers.get('x-total-count')),
    )
    // They also share one set of generated secrets.
    const headers = { authorization: `Bearer ${await signInAdmin(products[0].url)}` }
    const statuses = await Promise.all(
      products.map(async ({ url }) => (await fetch(`${url}/api/user?limit=1`, { headers })).status),
    )
    await Promise.all(products.map((product) => product.end('SIGTERM')))
    assert.deepEqual(totals, ['24', '24', '24'])
    assert.deepEqual(statuses, [200, 200, 200])
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    await client.connect()
    const accounts = await client.query<{ total: string }>('select count(*) as total from users')
    await client.end()
    assert.equal(accounts.rows[0]!.total, String(DEMO_ACCOUNTS.length))
  })

  it('refuses to start in real mode without its secrets, naming them', async () => {
    await assert.rejects(startProduct({ DATABASE_URL: postgres.url('postgres'), DATA_DIR: dir }), (error: Error) => {
      for (const name of ['PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'IDENTITY_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY']) {
        assert.ok(error.message.includes(name), name)
      }
      return true
    })
  })
})
