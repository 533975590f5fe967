// Runs the transactions of orders and settlements with the pg client alone. The parent process sends the rows and gets
// the measurement.
import pg from 'pg'
import { drive, type Driven } from './drive.ts'

export type Measured = Driven & { microsecondsEach: number }

export type BareTask = {
  database: string
  connections: number
  kind: 'order' | 'settle'
  rows: BareRow[]
  /** The same texts as in the product's orders, so that the word index has the same work. */
  words: OrderWords
}
export type OrderWords = { buyer: string; email: string; product: string; img: string }
export type BareRow = { userId: string; productId: string; orderId: string; historyId: string; mailId: string }

const BEGIN = { name: 'b', text: 'begin' }
const COMMIT = { name: 'c', text: 'commit' }
const statement = (name: string, text: string) => (values: unknown[]) => ({ name, text, values })

const insertOrder = statement(
  'insert_order',
  `insert into orders (id, user_id, user_name, email, product_id, product_name, img, state, price_cents, due_cents,
     created_at)
   values ($1, $2, $5, $6, $3, $7, $8, 'open', 2000, 2000, $4)
   on conflict do nothing returning *`,
)
const insertHistory = statement(
  'insert_history',
  `insert into order_history (id, order_id, what, actor, user_id, intent_id, amount_cents, at)
   values ($1, $2, $3, 'buyer', $4, $5, 2000, $6)`,
)
const lockOrder = statement('lock_order', 'select * from orders where id = $1 for update')
const payOrder = statement(
  'pay_order',
  `update orders set state = 'paid', attempt_id = null, paid_at = $2, paid_cents = 2000, transaction_id = $3, receipt_number = next_receipt_number()
   where id = $1 returning *`,
)
const endAttempt = statement(
  'end_attempt',
  `update payment_attempts set state = 'succeeded', check_at = null where reference = $1`,
)
const insertMail = statement(
  'insert_mail',
  `insert into mail_outbox (id, recipient, subject, body, html, attempts, due_at, created_at)
   values ($1, 'buyer@people.test', 'Receipt', $2, $4, 0, $3, $3)`,
)
const countLearner = statement('count_learner', 'update courses set enrolled = enrolled + 1 where id = $1 returning id')
const MAIL = 'x'.repeat(400)
const HTML = 'x'.repeat(6400)

async function order(client: pg.PoolClient, row: BareRow, words: OrderWords): Promise<void> {
  const at = new Date()
  await client.query(BEGIN)
  const { buyer, email, product, img } = words
  await client.query(insertOrder([row.orderId, row.userId, row.productId, at, buyer, email, product, img]))
  await client.query(insertHistory([row.historyId, row.orderId, 'ordered', row.userId, null, at]))
  await client.query(COMMIT)
}

async function settle(client: pg.PoolClient, row: BareRow): Promise<void> {
  const at = new Date()
  const intent = `pi_${row.orderId}`
  await client.query(BEGIN)
  await client.query(lockOrder([row.orderId]))
  await client.query(payOrder([row.orderId, at, intent]))
  await client.query(endAttempt([intent]))
  await client.query(insertHistory([row.historyId, row.orderId, 'paid', row.userId, intent, at]))
  await client.query(insertMail([row.mailId, MAIL, at, HTML]))
  await client.query(countLearner([row.productId]))
  await client.query(COMMIT)
}

async function run({ database, connections, kind, rows, words }: BareTask): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, max: connections })
  const work = { order, settle }[kind]
  const used = process.cpuUsage()
  const driven = await drive(rows, connections, async (row) => {
    const client = await pool.connect()
    await work(client, row, words)
    client.release()
  })
  const { user, system } = process.cpuUsage(used)
  await pool.end()
  process.send!({ ...driven, microsecondsEach: (user + system) / rows.length } satisfies Measured)
  process.disconnect()
}

process.once('message', (task: BareTask) => void run(task))
