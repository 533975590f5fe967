// Orders and settlements per second through the product's own calls, compared with the same transactions by a bare pg client
// on the same PostgreSQL. The two alternate, so that a slow moment of the machine affects both.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Stripe } from 'stripe'
import { connect, postgresOptions } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { STRIPE_KEYS } from '../helpers/orders/no-cards.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import type { BareRow, BareTask, Measured } from './bare-money.ts'
import { drive } from './drive.ts'
import { median, processorTime } from './load.ts'

const ROUNDS = 4
const ORDERS_PER_ROUND = 1000
const CONCURRENCY = 16
const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }

export type MoneyRatio = { throughput: number; processor: number; perSecond: number; p99: number; bareP99: number }

export async function benchMoney(folder: string): Promise<{ orders: MoneyRatio; settlements: MoneyRatio }> {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const provider = await startProvider()
  const product = await startProduct({
    DATABASE_URL: database,
    DATABASE_POOL: String(CONCURRENCY),
    PORUA_MODE: 'demo',
    DATA_DIR: folder,
    ...SECRETS,
    ...STRIPE_KEYS,
    CARD_SANDBOX_URL: provider.url,
  })
  const { db, pool, close } = await connect(postgresOptions(database, 4), () => {})
  const userId = newId()
  const email = 'bench@people.test'
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const token = await db.transaction(async (tx) => {
    await tx.insert(users).values({ id: userId, issuer: 'urn:test', subject: userId, email, name: 'Buyer' })
    return tokens.issue(
      tx,
      { id: userId, email, name: 'Buyer', emailVerified: true },
      { identitySessionId: null, signedInAt: new Date() },
    )
  })
  const rows = Array.from({ length: ROUNDS * ORDERS_PER_ROUND * 2 }, (): BareRow => {
    return { userId, productId: newId(), orderId: newId(), historyId: newId(), mailId: newId() }
  })
  const { rows: sample } = await pool.query<{ id: string; product: string; img: string }>(
    'select id, title as product, img from courses where deleted_at is null and is_listed limit 1',
  )
  await addCourses(
    rows.map(({ productId }) => productId),
    sample[0]!.id,
  )
  const { product: title, img } = sample[0]!
  const words = { buyer: 'Buyer', email, product: title, img }
  const post = poster(product.url)

  const bare = (kind: BareTask['kind'], part: BareRow[]) =>
    runBare({ database, connections: CONCURRENCY, kind, rows: part, words })
  const ours = async (part: BareRow[], work: (row: BareRow) => Promise<void>): Promise<Measured> => {
    const before = processorTime(product.child.pid!)
    const driven = await drive(part, CONCURRENCY, work)
    return { ...driven, microsecondsEach: (processorTime(product.child.pid!) - before) / part.length }
  }
  const alternate = async (kind: BareTask['kind'], work: (row: BareRow) => Promise<void>): Promise<MoneyRatio> => {
    const pairs: { ours: Measured; bare: Measured }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const part = rows.slice(round * ORDERS_PER_ROUND * 2, (round + 1) * ORDERS_PER_ROUND * 2)
      pairs.push({
        ours: await ours(part.slice(0, ORDERS_PER_ROUND), work),
        bare: await bare(kind, part.slice(ORDERS_PER_ROUND)),
      })
    }
    // The first round is a warm-up.
    return ratioOf(pairs.slice(1))
  }

  const orders = await alternate('order', async (row) => {
    await post('/api/order', JSON.stringify({ id: row.productId, price: 20 }), { authorization: `Bearer ${token}` })
  })
  await pool.query(
    `insert into payment_attempts (id, order_id, provider, reference, due_cents, amount, currency, begun_at, check_at)
     select id, id, 'card', 'pi_' || id, 2000, 2000, 'usd', now(), now() + interval '1 day' from orders where user_id = $1`,
    [userId],
  )
  await pool.query(`update orders set state = 'paying', attempt_id = id where user_id = $1`, [userId])
  const placed = await pool.query<{ id: string; product_id: string }>(
    'select id, product_id from orders where user_id = $1',
    [userId],
  )
  const orderOf = new Map(placed.rows.map(({ id, product_id }) => [product_id, id]))
  for (const row of rows) Object.assign(row, { orderId: orderOf.get(row.productId)!, historyId: newId() })
  const settlements = await alternate('settle', async ({ orderId }) => {
    const payload = JSON.stringify(succeeded(orderId))
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET })
    await post('/api/payments/webhook', payload, { 'stripe-signature': signature })
  })
  const unpaid = await pool.query(`select 1 from orders where user_id = $1 and state <> 'paid'`, [userId])
  if (unpaid.rowCount) throw new Error(`${unpaid.rowCount} orders were not settled`)

  await close()
  await product.end('SIGTERM')
  provider.close()
  await postgres.stop()
  return { orders, settlements }

  /** Copies of a course that is for sale. */
  async function addCourses(ids: string[], original: string): Promise<void> {
    await pool.query(`insert into products (id, kind) select unnest($1::uuid[]), 'course'`, [ids])
    const { rows: columns } = await pool.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_name = 'courses' and column_name not in ('id', 'price_cents')`,
    )
    const same = columns.map(({ name }) => name).join(', ')
    await pool.query(
      `insert into courses (id, price_cents, ${same})
       select new.id, 2000, ${same} from (select unnest($1::uuid[]) as id) as new,
         (select ${same} from courses where id = $2) as one`,
      [ids, original],
    )
  }
}

function ratioOf(pairs: { ours: Measured; bare: Measured }[]): MoneyRatio {
  return {
    throughput: median(pairs.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    processor: median(pairs.map(({ ours, bare }) => bare.microsecondsEach / ours.microsecondsEach)),
    perSecond: median(pairs.map(({ ours }) => ours.perSecond)),
    p99: median(pairs.map(({ ours }) => ours.p99)),
    bareP99: median(pairs.map(({ bare }) => bare.p99)),
  }
}

function runBare(task: BareTask): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./bare-money.ts', import.meta.url)))
  child.send(task)
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as Measured))
    child.once('exit', (code) => code && reject(new Error('the bare client failed')))
  })
}

/** Posts over keep-alive connections; anything but 200 is a failure. */
function poster(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  return (path: string, body: string, headers: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers }
      const outgoing = request(url + path, { agent, method: 'POST', headers: all }, (incoming) => {
        incoming.resume()
        incoming.once('end', () =>
          incoming.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${incoming.statusCode}`)),
        )
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
}

function succeeded(orderId: string) {
  const object = { id: `pi_${orderId}`, object: 'payment_intent' }
  return { id: `evt_${orderId}`, object: 'event', type: 'payment_intent.succeeded', data: { object } }
}

/** A card provider that reports every payment as successful. */
async function startProvider(): Promise<{ url: string; close(): void }> {
  const money = { currency: 'usd', amount: 2000, amount_received: 2000, status: 'succeeded' }
  const server = createServer((incoming, response) => {
    const id = incoming.url!.split('/').at(-1)
    response.end(JSON.stringify({ id, object: 'payment_intent', ...money }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
