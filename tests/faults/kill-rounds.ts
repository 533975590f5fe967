// Rounds of buying with kill -9 in the middle: after the order, the intent, the charge, the settlement, the answer. After
// that no acknowledged order is lost, everybody who was charged is enrolled, and nothing is paid twice.
import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer, Market, SoldProduct } from './market.ts'

export const STEPS = ['order', 'intent', 'charge', 'settle', 'answer'] as const
type Step = (typeof STEPS)[number]

const BUYERS = 4
const RECOVERS_WITHIN_MS = 15_000

export type Purchase = { buyer: Buyer; product: SoldProduct; acknowledged: string | null; isAnswered: boolean }

/** One round; returns what went wrong. */
export async function killRound(market: Market, round: number): Promise<string[]> {
  const step = STEPS[round % STEPS.length]!
  const purchases = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index): Promise<Purchase> => {
      const product = market.products[(round * BUYERS + index) % market.products.length]!
      return { buyer: await market.buyer(), product, acknowledged: null, isAnswered: false }
    }),
  )
  let killed: Promise<unknown> | undefined
  // Every other round kills a few milliseconds later, so that it also hits work in progress.
  const kill = () => {
    killed ??= wait(round % 2 ? Math.random() * 8 : 0).then(market.kill)
  }
  await Promise.all(purchases.map((purchase) => buyUntil(market, purchase, step, kill).catch(() => {})))
  await (killed ?? market.kill())
  await market.start()
  // Half of the buyers return and continue; the others never do.
  const failures: string[] = []
  await Promise.all(
    purchases
      .slice(0, BUYERS / 2)
      .map((purchase) => buyUntil(market, purchase, null, () => {}).catch((error) => failures.push(String(error)))),
  )
  return [...failures, ...(await waitUntilConsistent(market, step, purchases))]
}

export async function buyUntil(market: Market, purchase: Purchase, last: Step | null, kill: () => void): Promise<void> {
  const { buyer, product } = purchase
  const reached = (step: Step) => {
    if (step === last) kill()
    return step === last
  }
  const ordered = await market.call('POST', '/order', buyer, { id: product.id })
  if (ordered.status === 409 && ordered.json.error === 'already_paid') return
  if (ordered.status !== 200) throw new Error(`ordering: ${JSON.stringify(ordered)}`)
  const orderId: string = (purchase.acknowledged = ordered.json.insertedId)
  if (reached('order')) return
  const prepared = await market.call('POST', '/create-payment-intent', buyer, { orderId })
  if (prepared.status === 409 && prepared.json.error === 'already_paid') return
  if (prepared.status !== 200) throw new Error(`preparing: ${JSON.stringify(prepared)}`)
  if (reached('intent')) return
  const paid = await market.sandbox.pay(prepared.json.clientSecret)
  if (paid.status !== 200) throw new Error(`paying: ${JSON.stringify(paid)}`)
  if (reached('charge')) return
  const enrolling = market.call('PATCH', `/enrollCourse/${orderId}`, buyer, {})
  if (reached('settle')) return void (await enrolling)
  const enrolled = await enrolling
  if (enrolled.status !== 200) throw new Error(`enrolling: ${JSON.stringify(enrolled)}`)
  purchase.isAnswered = true
  reached('answer')
}

async function waitUntilConsistent(market: Market, step: Step, purchases: Purchase[]): Promise<string[]> {
  const deadline = Date.now() + RECOVERS_WITHIN_MS
  let problems = await findInconsistencies(market, purchases)
  while (problems.length && Date.now() < deadline) {
    await wait(100)
    problems = await findInconsistencies(market, purchases)
  }
  return problems.map((problem) => `killed after ${step}: ${problem}`)
}

type OrderRow = { id: string; user_id: string; state: string; transaction_id: string | null; mails: string }

async function findInconsistencies(market: Market, purchases: Purchase[]): Promise<string[]> {
  const rows = await market.query<OrderRow>(
    `select id, user_id, state, transaction_id,
       (select count(*) from mail_outbox where recipient = orders.email and subject like 'Receipt%') as mails
     from orders where user_id = any($1)`,
    [purchases.map(({ buyer }) => buyer.id)],
  )
  const { charges } = await market.sandbox.till()
  const problems: string[] = []
  for (const { buyer, acknowledged, isAnswered } of purchases) {
    const mine = rows.filter((row) => row.user_id === buyer.id)
    const [order] = mine
    const ownCharges = charges.filter(
      ({ paid, refunded, payment_intent }) => paid && !refunded && payment_intent === order?.transaction_id,
    )
    if (mine.length > 1) problems.push('two orders for one product')
    if (acknowledged && order?.id !== acknowledged) problems.push('an acknowledged order is lost')
    if (isAnswered && order?.state !== 'paid') problems.push('an answered enrolment is lost')
    if (order?.state === 'paid' && ownCharges.length !== 1) problems.push(`paid with ${ownCharges.length} charges`)
    if (order?.state === 'paid' && Number(order.mails) !== 1) problems.push(`${order.mails} receipts`)
  }
  return [...problems, ...(await findGlobalInconsistencies(market))]
}

/** Over all rounds: each charge must belong to a paid order or a refunded one, and each course must count its learners. */
export async function findGlobalInconsistencies(market: Market): Promise<string[]> {
  const { charges } = await market.sandbox.till()
  const chargedIntents = charges
    .filter(({ paid, refunded }) => paid && !refunded)
    .map(({ payment_intent }) => payment_intent)
  const paid = await market.query<{ transaction_id: string }>(
    `select transaction_id from orders where state in ('paid', 'refunded') and transaction_id is not null`,
  )
  const known = new Set(paid.map(({ transaction_id }) => transaction_id))
  const lost = chargedIntents.filter((intent) => !known.has(intent))
  const courses = await market.query<{ id: string; title: string; new_learners: string; enrolled: number }>(
    `select id, title, enrolled,
       (select count(*) from orders where product_id = courses.id and state = 'paid') as new_learners
     from courses`,
  )
  const miscounted = courses.filter(
    ({ id, enrolled, new_learners }) => enrolled !== market.enrolledBefore.get(id)! + Number(new_learners),
  )
  return [
    ...(lost.length ? [`${lost.length} charges without a paid order`] : []),
    ...(new Set(chargedIntents).size !== chargedIntents.length ? ['an intent was charged twice'] : []),
    ...miscounted.map(({ title }) => `${title} is miscounted`),
  ]
}
