// The overview at two million orders and ten million places. OVERVIEW_SCALE=0.05 measures a smaller shop.
import pg from 'pg'
import { keepTotals } from '#server/modules/overview/keep-totals.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'
import type { Measure } from './measure.ts'

const SCALE = Number(process.env.OVERVIEW_SCALE ?? 1)
const ORDERS = 2_000_000 * SCALE
const PLACES = 10_000_000 * SCALE
const PEOPLE = 500_000 * SCALE
const PRODUCTS = 100_000 * SCALE
const LESSONS = 20
const DAYS = 730
const WARM_UP = 5
const CALLS = 60
const WRITES = 10_000

export async function benchOverview(): Promise<Measure[]> {
  const server = await startTestServer({ database: 'postgres' })
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  try {
    const admin = await server.person('admin')
    await fill(client)
    const began = performance.now()
    await keepTotals(server.deps)
    console.log(`${seconds(performance.now() - began)} to count everything once`)
    await client.query('vacuum analyze')
    const of = `${ORDERS} orders and ${PLACES} places`
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
    const what = `adding up ${WRITES} changes of orders and as many of places`
    return [...calls, { what, value, unit: 'ms', goal: { atMost: 60_000 } }]
  } finally {
    await client.end()
    await server.close()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

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

/** Without triggers and checks, then logged at once as the migration does it. A few products sell most. */
async function fill(client: pg.Client): Promise<void> {
  const ago = `now() - random() * interval '${DAYS} days'`
  await client.query(`set session_replication_role = replica; set work_mem = '256MB'; set statement_timeout = 0`)
  await client.query(`
    create temp table product as select gen_random_uuid() as id, n from generate_series(0, ${PRODUCTS} - 1) n;
    create unique index on product (n);
    create temp table person as select gen_random_uuid() as id, n from generate_series(0, ${PEOPLE} - 1) n;
    create unique index on person (n);
    insert into users (id, email, issuer, subject, name, created_at)
      select id, 'many' || n || '@people.test', 'urn:many', 'many' || n, 'Somebody', ${ago} from person;
    insert into orders (id, user_name, email, product_id, product_name, img, state, price_cents, due_cents, paid_cents,
      paid_at, transaction_id, receipt_number, created_at)
    select gen_random_uuid(), '', '', product.id, '', '', 'paid', 900, 900, 900, at, 'pi_many_' || nth, 1000000 + nth, at
    from (select nth, floor(random() ^ 2 * ${PRODUCTS})::int as which, ${ago} as at from generate_series(1, ${ORDERS}) nth) made
    join product on product.n = made.which`)
  await client.query(`
    insert into places (user_id, item_id, product_id, position, watched, seconds, seen_at, done_at)
    select person.id, gen_random_uuid(), product.id, 0, '{[0,60)}', 60, at, at
    from (
      select nth, (nth / ${LESSONS}) % ${PEOPLE} as who, floor(random() ^ 2 * ${PRODUCTS})::int as which, ${ago} as at
      from generate_series(1, ${PLACES}) nth
    ) made join person on person.n = made.who join product on product.n = made.which`)
  await client.query(`
    insert into place_log select user_id, item_id, product_id, dhaka_day(seen_at), 60, 1, dhaka_day(done_at), 1
    from places where item_id <> product_id and seconds = 60;
    insert into total_log (product_id, figure, day, n, cents)
    select product_id, 'sales', dhaka_day(paid_at), 1, paid_cents from orders where paid_at is not null
    union all select product_id, state, dhaka_day(created_at), 1, 0 from orders`)
  await client.query('set session_replication_role = origin')
}

async function change(client: pg.Client): Promise<void> {
  const some = (table: string) => `(select ctid from ${table} order by random() limit ${WRITES})`
  await client.query(`
    update orders set paid_cents = paid_cents - 1 where ctid in ${some('orders')} and paid_cents > 1;
    update places set done_at = null where ctid in ${some('places')}`)
}
