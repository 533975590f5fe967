// What Prometheus reads, and who may read it.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { mailOutbox, orders, products } from '#server/db/schema.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { beginAttempt } from '../helpers/orders/shop.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

const TOKEN = 'the-token-for-reading-the-metrics'
const MINUTE_MS = 60_000

let server: TestServer

before(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: TOKEN } })
})
after(() => server.close())

const read = (token = TOKEN, headers = {}) =>
  server.call('GET /metrics', { headers: { authorization: `Bearer ${token}`, ...headers } })

/** The value of one line, or undefined. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found ? Number(found.slice(line.length + 1)) : undefined
}

async function figure(line: string): Promise<number | undefined> {
  return valueOf((await read()).text, line)
}

describe('the metrics', () => {
  it('need the token', async () => {
    const answer = await read()
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    for (const wrong of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)]) assert.equal((await read(wrong)).status, 401)
    assert.equal((await server.call('GET /metrics')).status, 401)
    assert.equal((await server.call('POST /metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status, 404)
  })

  it('have the time of each call by its name in the contract, never by its address', async () => {
    await server.call('GET /api/course/00000000-0000-7000-8000-000000000000')
    await server.call('GET /api/admin/rumi@people.test')
    await server.call('GET /api/invented/12345')
    const { text } = await read()
    const count = (call: string, status: string) =>
      valueOf(text, `porua_call_duration_seconds_count{call="${call}",status="${status}"}`)
    assert.equal(count('GET /course/{id}', '4xx'), 1)
    assert.equal(count('GET /admin/{email}', '4xx'), 1)
    assert.ok(count('unknown', '4xx')! >= 1)
    assert.doesNotMatch(text, /rumi|12345/)
    assert.match(text, /porua_call_duration_seconds_bucket\{le="0\.1",call="unknown",status="4xx"\} \d/)
  })

  it('count cache hits and misses', async () => {
    const before = [await figure('porua_cache_hits_total'), await figure('porua_cache_misses_total')]
    for (let round = 0; round < 3; round++) await server.call('GET /api/blogs?limit=7')
    const after = [await figure('porua_cache_hits_total'), await figure('porua_cache_misses_total')]
    assert.deepEqual([after[0]! - before[0]!, after[1]! - before[1]!], [2, 1])
  })

  it('show waiting emails and payments, and the age of the oldest', async () => {
    const { db, now } = server.deps
    const at = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)
    const mail = { recipient: 'a@people.test', subject: 'S', body: 'B', dueAt: at(-60) }
    await db.insert(mailOutbox).values([
      { ...mail, id: newId(), createdAt: at(10) },
      { ...mail, id: newId(), createdAt: at(30) },
      { ...mail, id: newId(), createdAt: at(90), attempts: 12 },
      { ...mail, id: newId(), createdAt: at(99), sentAt: at(98) },
    ])
    const productId = newId()
    await db.insert(products).values({ id: productId, kind: 'course' })
    const named = { userName: 'Rumi', email: 'a@people.test', productName: 'Physics', img: '' }
    const orderId = newId()
    await db.insert(orders).values({ id: orderId, productId, ...named, priceCents: 100, dueCents: 100 })
    await beginAttempt(db, orderId, at(5))
    await db.transaction((tx) => server.deps.jobs.send(tx, 'announce', { announcementId: newId() }))
    await db.execute(sql`update jobs.job set state = 'failed' where name = 'announce'`)
    await db.transaction((tx) => server.deps.jobs.send(tx, 'prepare-file', { fileId: newId() }))
    const { text } = await read()
    const shown = (what: string) => [
      valueOf(text, `porua_waiting{what="${what}"}`),
      Math.round(valueOf(text, `porua_waiting_oldest_seconds{what="${what}"}`)! / 60),
    ]
    assert.deepEqual(shown('mail'), [2, 30])
    assert.deepEqual(shown('mail_given_up'), [1, 90])
    assert.deepEqual(shown('payment'), [1, 5])
    assert.deepEqual(shown('reversal'), [0, 0])
    assert.deepEqual(shown('prepare-file'), [1, 0])
    assert.deepEqual(shown('personal-copy'), [0, 0])
    assert.deepEqual(
      [shown('announce'), shown('announce_failed')],
      [
        [0, 0],
        [1, 0],
      ],
    )
    assert.ok(valueOf(text, 'porua_disk_free_bytes')! > 0)
    assert.equal(valueOf(text, 'porua_database_up'), 1)
    assert.deepEqual(
      ['people', 'up', 'restarts_total'].map((name) => valueOf(text, `porua_room_${name}`)),
      [0, 1, 0],
    )
    assert.ok(valueOf(text, 'porua_database_connections{state="total"}')! >= 1)
    assert.ok(valueOf(text, 'process_resident_memory_bytes')! > 0)
    assert.ok(valueOf(text, 'nodejs_eventloop_lag_seconds') !== undefined)
  })

  it('are served on a port of their own, without a token if none is set, and show when the database is away', async () => {
    const { metrics } = server.server
    const own = await serveMetrics(metrics!, { host: '127.0.0.1', port: 0, token: undefined })
    const { execute } = server.deps.db
    try {
      const open = await fetch(`http://127.0.0.1:${own.port}/metrics`)
      assert.equal(open.status, 200)
      assert.match(await open.text(), /^porua_database_up 1$/m)
      assert.equal((await fetch(`http://127.0.0.1:${own.port}/`)).status, 404)
      server.deps.db.execute = (() => Promise.reject(new Error('away'))) as never
      const away = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text()
      assert.match(away, /^porua_database_up 0$/m)
      assert.doesNotMatch(away, /^porua_waiting\{/m)
    } finally {
      server.deps.db.execute = execute
      await own.close()
    }
  })
})

describe('an installation without metrics', () => {
  it('measures nothing, and does not serve /metrics', async () => {
    const other = await startTestServer()
    try {
      assert.equal(other.server.metrics, undefined)
      assert.equal((await other.call('GET /metrics')).status, 404)
    } finally {
      await other.close()
    }
  })
})
