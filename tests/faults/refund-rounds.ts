// Rounds of refunds and disputes with kill -9 in the middle, while events are lost, repeated and out of order.
// Afterwards the shop agrees with the provider on every cent, nothing was refunded twice, and everybody got one email.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { buyUntil, findGlobalInconsistencies, type Purchase } from './kill-rounds.ts'
import type { Buyer, Market } from './market.ts'

/** When the product is killed: while the refund is requested, while the provider makes it, or after the answer. */
export const REFUND_STEPS = ['asked', 'provider', 'answer'] as const
/**
 * A full refund, a partial one, a partial one in the dashboard, a dispute lost, a dispute won, and a refund that fails
 * in the end.
 */
const FATES = ['all', 'part', 'dashboard', 'lost', 'won', 'failed'] as const
type Fate = (typeof FATES)[number]

const RECOVERS_WITHIN_MS = 15_000
const SLOW_MS = 300

type Case = { purchase: Purchase; fate: Fate; order: string; intent: string; cents: number; key: string }

/** One round; returns what went wrong. */
export async function refundRound(market: Market, round: number): Promise<string[]> {
  const step = REFUND_STEPS[round % REFUND_STEPS.length]!
  const admin = await market.buyer('admin')
  const cases = await Promise.all(FATES.map((fate, index) => buy(market, fate, round * FATES.length + index)))
  // In every other round, no event arrives on its own.
  if (round % 2) await market.sandbox.dropEvents(1000)
  if (step === 'provider') await market.sandbox.fault({ call: 'refund', times: 4, delayMs: SLOW_MS, afterwards: true })
  const working = Promise.all(cases.map((one) => giveBack(market, admin, one).catch(() => {})))
  if (step === 'asked') await wait(Math.random() * 30)
  if (step === 'provider') await wait(Math.random() * SLOW_MS)
  if (step === 'answer') await working
  await market.kill()
  await working
  // The product isn't notified of what the bank and the dashboard do during this time.
  await Promise.all(cases.map((one) => finishAtProvider(market, one)))
  await market.sandbox.dropEvents(0)
  await market.start()
  // The administrator clicks again, and the provider repeats its events in reverse order.
  await Promise.all(cases.map((one) => giveBack(market, admin, one).catch(() => {})))
  const { events } = await market.sandbox.till()
  const own = events.filter(({ payload }) => cases.some(({ intent }) => payload.includes(intent)))
  await Promise.all(own.toReversed().map(({ id }) => market.sandbox.repeatEvent(id, 2)))
  return waitUntilAgreed(market, step, cases)
}

async function buy(market: Market, fate: Fate, index: number): Promise<Case> {
  const product = market.products[index % market.products.length]!
  const purchase: Purchase = { buyer: await market.buyer(), product, acknowledged: null, isAnswered: false }
  await buyUntil(market, purchase, null, () => {})
  const [order] = await market.query<{ id: string; transaction_id: string; paid_cents: number }>(
    'select id, transaction_id, paid_cents from orders where user_id = $1',
    [purchase.buyer.id],
  )
  const { id, transaction_id: intent, paid_cents: cents } = order!
  return { purchase, fate, order: id, intent, cents, key: randomUUID() }
}

/**
 * The second time, nothing happens, because each request has an idempotency key, and the bank and the dashboard only
 * act once.
 */
async function giveBack(market: Market, admin: Buyer, { fate, order, intent, cents, key }: Case): Promise<void> {
  const refund = (amount: number) =>
    market.call('POST', '/refunds', admin, { order, amount: amount / 100, reason: 'A round', key })
  if (fate === 'all' || fate === 'failed') await refund(cents)
  if (fate === 'part') await refund(100)
  const { disputes, refunds } = await market.sandbox.till()
  const isDone = [...disputes, ...refunds].some(({ intentId }) => intentId === intent)
  if (fate === 'dashboard' && !isDone) await market.sandbox.refund(intent, 100)
  if ((fate === 'lost' || fate === 'won') && !isDone) await market.sandbox.dispute(intent)
}

async function finishAtProvider(market: Market, { fate, intent }: Case): Promise<void> {
  const { disputes, refunds } = await market.sandbox.till()
  const dispute = disputes.find(({ intentId }) => intentId === intent)
  if (dispute && (fate === 'lost' || fate === 'won')) await market.sandbox.closeDispute(dispute.id, fate)
  const refund = refunds.find(({ intentId }) => intentId === intent)
  if (refund && fate === 'failed') await market.sandbox.failRefund(refund.id, 'expired_or_canceled_card')
}

async function waitUntilAgreed(market: Market, step: string, cases: Case[]): Promise<string[]> {
  const deadline = Date.now() + RECOVERS_WITHIN_MS
  let problems = await findDisagreements(market, cases)
  while (problems.length && Date.now() < deadline) {
    await wait(100)
    problems = await findDisagreements(market, cases)
  }
  return problems.map((problem) => `killed at ${step}: ${problem}`)
}

type Row = { id: string; state: string; refunded_cents: number; requests: string; told: string; noted: string }

async function findDisagreements(market: Market, cases: Case[]): Promise<string[]> {
  const rows = await market.query<Row>(
    `select id, state, refunded_cents,
       (select count(*) from refunds where order_id = orders.id) as requests,
       (select count(*) from mail_outbox where recipient = orders.email and subject like 'Refunded%') as told,
       (select count(*) from order_history where order_id = orders.id and what in ('refunded', 'disputeLost')) as noted
     from orders where id = any($1)`,
    [cases.map(({ order }) => order)],
  )
  const { refunds, disputes } = await market.sandbox.till()
  const problems: string[] = []
  for (const { fate, order, intent, cents } of cases) {
    const row = rows.find(({ id }) => id === order)!
    const made = refunds.filter(({ intentId }) => intentId === intent)
    const given = [
      ...made.filter(({ status }) => status === 'succeeded'),
      ...disputes.filter(({ intentId, status }) => intentId === intent && status === 'lost'),
    ].reduce((sum, { amount }) => sum + amount, 0)
    if (made.length > 1) problems.push(`${fate}: refunded ${made.length} times`)
    if (row.refunded_cents !== given) problems.push(`${fate}: ${row.refunded_cents} cents here, ${given} there`)
    if (row.state !== (given >= cents ? 'refunded' : 'paid'))
      problems.push(`${fate}: ${row.state} after ${given} cents`)
    if (Number(row.requests) !== made.length) problems.push(`${fate}: ${row.requests} refunds recorded`)
    // A refund may fail before the news of its success arrives.
    const isToldTooOften = Number(row.told) > 1 || (given > 0 && Number(row.told) !== 1)
    if (isToldTooOften) problems.push(`${fate}: ${row.told} emails about money that went back`)
    if (row.noted !== row.told) problems.push(`${fate}: ${row.noted} entries in the history`)
  }
  return [...problems, ...(await findGlobalInconsistencies(market))]
}
