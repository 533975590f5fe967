// Payments whose steps, events and retries land on different processes: each settles once, with one receipt.
import { as, register } from '../helpers/people/sign-in.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import type { Report } from '../helpers/report.ts'
import type { Person } from '../helpers/test-server.ts'
import { everywhere, timeUntil, type Cluster } from './cluster.ts'

const BUYERS = 9
const SETTLED_WITHIN_MS = 15_000

export type PreparedOrder = { buyer: Person; orderId: string; clientSecret: string }

export async function money(cluster: Cluster, report: Report): Promise<void> {
  const { each, several } = cluster
  const sandbox = several.sandbox!
  const course = await addCourse(cluster)
  const orders = await prepareOrders(cluster, course, BUYERS)
  const refusals: string[] = []
  await Promise.all(
    orders.map(async ({ buyer, orderId, clientSecret }) => {
      await sandbox.pay(clientSecret)
      const { events } = await sandbox.till()
      const event = events.findLast(
        ({ type, payload }) =>
          type === 'payment_intent.succeeded' && payload.includes(clientSecret.split('_secret_')[0]!),
      )
      const [answers] = await Promise.all([
        Promise.all(each.map((site) => site.call(`PATCH /api/enrollCourse/${orderId}`, { as: buyer, body: {} }))),
        event
          ? sandbox.repeatEvent(event.id, each.length * 2)
          : Promise.reject(new Error('the sandbox has no such event')),
      ])
      for (const { status, text } of answers) if (status !== 200) refusals.push(`enrolling: ${status} ${text}`)
    }),
  )
  report(`${BUYERS} payments, each enrolled at every process while its event comes ${each.length * 2} times more`, [
    ...refusals,
    ...(await settledOnce(cluster, course, orders)),
  ])
}

export async function addCourse({ call, admin }: Cluster): Promise<string> {
  const body = { ...courseBody, title: `Counting boats ${Date.now()}`, Enrolled: 0 }
  const { json, text } = await call('POST /api/addCourse', { as: admin, body })
  if (!json?.insertedId) throw new Error(text)
  return json.insertedId
}

/** Creates buyers with an order and a prepared payment; every step goes to the next process. */
export function prepareOrders(cluster: Cluster, course: string, count: number): Promise<PreparedOrder[]> {
  const prepare = async (): Promise<PreparedOrder> => {
    const buyer = as(await register(cluster))
    const ordered = await cluster.call('POST /api/order', { as: buyer, body: { id: course } })
    const orderId: string = ordered.json.insertedId
    const prepared = await cluster.call('POST /api/create-payment-intent', { as: buyer, body: { orderId } })
    if (prepared.status !== 200) throw new Error(`preparing: ${prepared.status} ${prepared.text}`)
    return { buyer, orderId, clientSecret: prepared.json.clientSecret }
  }
  return Promise.all(Array.from({ length: count }, prepare))
}

type Paid = { state: string; receipt_number: number; times: string }

/** Checks that each order was paid, recorded, enrolled, charged and mailed exactly once. */
export async function settledOnce(cluster: Cluster, course: string, orders: PreparedOrder[]): Promise<string[]> {
  const receipts = () => orders.map(({ buyer }) => cluster.mails.filter((mail) => isReceipt(mail, buyer)).length)
  const areMailed = async () => receipts().every((count) => count > 0)
  const found: string[] = (await timeUntil(areMailed, SETTLED_WITHIN_MS)) === null ? ['some receipts never came'] : []
  const rows = await cluster.query<Paid>(
    `select state, receipt_number,
       (select count(*) from order_history where order_id = orders.id and what = 'paid') as times
     from orders where id = any($1)`,
    [orders.map(({ orderId }) => orderId)],
  )
  if (rows.some(({ state, times }) => state !== 'paid' || times !== '1')) found.push(JSON.stringify(rows))
  if (new Set(rows.map((row) => row.receipt_number)).size !== orders.length) found.push('a receipt number twice')
  if (receipts().some((count) => count > 1)) found.push(`receipts for each buyer: ${receipts().join(', ')}`)
  const { charges } = await cluster.several.sandbox!.till()
  const miscounted = orders.filter(
    ({ clientSecret }) =>
      charges.filter(({ payment_intent, paid }) => paid && clientSecret.startsWith(`${payment_intent}_`)).length !== 1,
  )
  if (miscounted.length) found.push(`${miscounted.length} were not charged exactly once`)
  const enrolled = () =>
    everywhere(
      cluster,
      'Enrolled',
      (site) => site.call(`GET /api/course/${course}`),
      ({ json }) => json.Enrolled === orders.length,
    )
  await timeUntil(async () => !(await enrolled()).length, 1000)
  return [...found, ...(await enrolled())]
}

function isReceipt(mail: string, { email }: Person): boolean {
  return mail.includes(`To: ${email}`) && mail.includes('Subject: Receipt')
}
