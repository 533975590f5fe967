// The overview at two million orders and ten million places, starting with the upgrade that first counts them.
// OVERVIEW_SCALE=0.05 measures a smaller shop.
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { keepTotals } from '#server/modules/teaching/overview/keep-totals.ts'
import { olderMigrations } from '../helpers/older-migrations.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'
import { withoutIndexes } from '../../scripts/large/indexes.ts'
import type { Measure } from './measure.ts'

const SCALE = Number(process.env.OVERVIEW_SCALE ?? 1)
const ORDERS = 2_000_000 * SCALE
const LESSONS = 20
const PEOPLE = 500_000 * SCALE
const PLACES = PEOPLE * LESSONS
const PRODUCTS = 100_000 * SCALE
const DAYS = 730
const WARM_UP = 5
const CALLS = 60
const WRITES = 10_000
const FIRST = '0046_overview'

export async function benchOverview(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'])
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  let server: TestServer | undefined
  try {
    await migrate(drizzle(client), {
      migrationsFolder: olderMigrations(folder, FIRST).folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
    await client.query(`begin; set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`)
    await client.query(`set local session_replication_role = replica`)
    await withoutIndexes(client, () => fill(client))
    await client.query('commit; analyze')
    const began = performance.now()
    server = await startTestServer({ sameDatabaseAs: { databaseUrl: postgres.url('postgres') } as TestServer })
    const upgraded = (performance.now() - began) / 1000
    await client.query('vacuum analyze')
    const admin = await server.person('admin')
    const of = `${ORDERS} orders and ${PLACES} places`
    console.log(`${of}: upgraded and counted within ${upgraded.toFixed(0)} s`)
    const calls: Measure[] = []
    for (const [name, query] of Object.entries(ranges())) {
      const { p95, middle } = await measure(server, query, admin)
      const what = `the overview of ${name} at two million orders and ten million places, p95`
      const beside = `${middle.toFixed(1)} ms in the middle, ${of}`
      calls.push({ what, value: p95, unit: 'ms', goal: { atMost: 300 }, beside })
    }
    await change(client)
    const changed = performance.now()
    await keepTotals(server.deps)
    const value = performance.now() - changed
    return [
      {
        what: 'upgrading two million orders and ten million places, with their first count',
        value: upgraded,
        unit: 's',
        goal: { atMost: 900 },
        beside: of,
      },
      ...calls,
      {
        what: `adding up ${WRITES} changes of orders and as many of places`,
        value,
        unit: 'ms',
        goal: { atMost: 60_000 },
      },
    ]
  } finally {
    await client.end()
    await server?.close()
    await postgres.stop()
  }
}

function ranges(): Record<string, string> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    '30 days': `from=${day(29)}&to=${day(0)}&by=day`,
    '92 days': `from=${day(91)}&to=${day(0)}&by=day`,
    '53 weeks': `from=${day(360)}&to=${day(0)}&by=week`,
    '24 months': `from=${day(695)}&to=${day(0)}&by=month`,
  }
}

async function measure({ call }: TestServer, query: string, as: Person) {
  const took: number[] = []
  for (let round = 0; round < WARM_UP + CALLS; round++) {
    const start = performance.now()
    const { json } = await call(`GET /api/overview?${query}`, { as })
    if (round >= WARM_UP) took.push(performance.now() - start)
    if (!json.sales?.some(({ orders }: { orders: number }) => orders > 0)) throw new Error('nothing was sold')
  }
  const sorted = took.toSorted((one, other) => one - other)
  return { p95: sorted[Math.floor(sorted.length * 0.95)]!, middle: sorted[Math.floor(sorted.length / 2)]! }
}

/**
 * A few products sell most. Everybody learns twenty lessons of one of them, two every third day. Rows are stored in the
 * order in which they were written, as in a real table.
 */
async function fill(client: pg.Client): Promise<void> {
  const ago = (days: number) => `now() - random() * interval '${days} days'`
  const some = `floor(random() ^ 2 * ${PRODUCTS})::int`
  const idOf = (text: string) => `md5(${text})::uuid`
  await client.query(`
    insert into products (id, kind) select ${idOf(`'product' || n`)}, 'book' from generate_series(0, ${PRODUCTS} - 1) n`)
  await client.query(`
    insert into users (id, email, issuer, subject, name, created_at)
    select ${idOf(`'person' || n`)}, 'many' || n || '@people.test', 'urn:many', 'many' || n, 'Somebody', ${ago(DAYS)}
    from generate_series(1, ${PEOPLE}) n`)
  await client.query(`
    insert into orders (id, user_name, email, product_id, product_name, img, state, price_cents, due_cents, paid_cents,
      paid_at, transaction_id, receipt_number, created_at)
    select gen_random_uuid(), '', '', ${idOf(`'product' || which`)}, '', '', 'paid', 900, 900, 900, at, 'pi_many_' || nth,
      1000000 + nth, at
    from (select nth, ${some} as which, ${ago(DAYS)} as at from generate_series(1, ${ORDERS}) nth order by at) made`)
  await client.query(`
    insert into places (user_id, item_id, product_id, position, watched, seconds, seen_at, done_at)
    select ${idOf(`'person' || n`)}, ${idOf(`'lesson' || which || '.' || lesson`)}, ${idOf(`'product' || which`)}, 0, '{[0,60)}', 60, at, at
    from (
      select n, which, lesson, began + lesson / 2 * interval '3 days' as at
      from (select n, ${some} as which, ${ago(DAYS - 30)} - interval '30 days' as began from generate_series(1, ${PEOPLE}) n) learner,
        generate_series(0, ${LESSONS - 1}) lesson
      order by at
    ) made`)
}

async function change(client: pg.Client): Promise<void> {
  const some = (table: string) => `(select ctid from ${table} order by random() limit ${WRITES})`
  await client.query(`
    update orders set paid_cents = paid_cents - 1 where ctid in ${some('orders')} and paid_cents > 1;
    update places set done_at = null where ctid in ${some('places')}`)
}
