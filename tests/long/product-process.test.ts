// The product as a process: starting, refusing to start, stopping, and crashing without losing acknowledged writes.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { courseBody as courseShape } from '#contract/calls/catalogue/catalogue.ts'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { connect, postgresOptions } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { courses, products } from '#server/db/schema.ts'
import { contentKinds } from '#server/modules/catalogue/content/content-kinds.ts'
import { STRIPE_KEYS } from '../helpers/orders/no-cards.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { peakMb } from '../helpers/process-memory.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { REAL } from '../helpers/real-mode.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { findLost, signInAdmin, startWriters, waitFor } from '../helpers/office/writers.ts'

const [admin] = DEMO_ACCOUNTS
const WRITES_TIMEOUT_MS = 60_000
const folder = () => mkdtempSync(join(tmpdir(), 'porua-process-'))

describe('the product on the embedded database', () => {
  const dir = folder()
  let product: Product
  before(async () => void (product = await startProduct({ DATA_DIR: dir })))
  after(() => rmSync(dir, { recursive: true, force: true }))

  it('prints its address and the demo accounts, and uses less than 700 MB at its first start', () => {
    for (const words of [product.url, admin!.email, admin!.password, dir]) assert.ok(product.output().includes(words))
    const peak = peakMb(product.child.pid!)
    assert.ok(peak < 700, `a first start takes ${peak} MB`)
  })

  it('refuses a second process on the same data folder with a clear sentence', async () => {
    await assert.rejects(startProduct({ DATA_DIR: dir }), (error: Error) => {
      assert.match(error.message, /cannot start/)
      assert.ok(error.message.includes(dir))
      assert.doesNotMatch(error.message, /\n\s+at /)
      return true
    })
  })

  // `npm run faults -- writes` kills it many times.
  it('loses no acknowledged write when the product is killed, and exits cleanly after the next start', async () => {
    const writers = startWriters(product.url, await signInAdmin(product.url))
    await waitFor(() => writers.acknowledged.length >= 60, WRITES_TIMEOUT_MS)
    await product.end('SIGKILL')
    await writers.stop()
    const again = await startProduct({ DATA_DIR: dir })
    const lost = await findLost(again.url, writers.acknowledged)
    assert.equal(await again.end('SIGTERM'), 0)
    assert.match(again.output(), /Ended\./)
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
    const accounts = await client.query<{ total: string }>(
      'select count(*) as total from users where email = any($1)',
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    )
    await client.end()
    assert.equal(accounts.rows[0]!.total, String(DEMO_ACCOUNTS.length))
  })

  it('refuses to start in real mode without its secrets, naming them', async () => {
    await assert.rejects(startProduct({ DATABASE_URL: postgres.url('postgres'), DATA_DIR: dir }), (error: Error) => {
      for (const name of [
        'PUBLIC_URL',
        'ACCESS_TOKEN_SECRET',
        'IDENTITY_SECRET',
        'SMTP_URL',
        'MAIL_FROM',
        'SUPPORT_EMAIL',
      ]) {
        assert.ok(error.message.includes(name), name)
      }
      return true
    })
  })

  it('starts a free school in real mode with JSON lines only, and not with priced products', async () => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    await client.connect()
    await client.query('create database school')
    await client.end()
    const none = Object.fromEntries(Object.keys(STRIPE_KEYS).map((name) => [name, '']))
    const env = {
      ...REAL,
      ...none,
      DATABASE_URL: postgres.url('school'),
      DATA_DIR: dir,
      PUBLIC_URL: 'http://p.example',
    }
    const product = await startProduct(env)
    assert.equal(await product.end('SIGTERM'), 0)
    const lines = product.output().trim().split('\n')
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    assert.ok(messages.includes('Porua is ready') && messages.includes('Ended.'), messages.join())
    assert.ok(messages.some((message) => message.startsWith('PUBLIC_URL is plain http')))

    const { db, close } = await connect(postgresOptions(env.DATABASE_URL, 2), () => {})
    const row = contentKinds.course.toRow(courseShape.parse(courseBody))
    const course = { ...row, language: 'en' as const, id: newId(), createdAt: new Date(), changedIn: 1 }
    await db.insert(products).values({ id: course.id, kind: 'course' })
    await db.insert(courses).values(course)
    await assert.rejects(startProduct(env), /cannot start: STRIPE_SECRET_KEY, .*products with a price: 1/)
    await close()
  })
})
