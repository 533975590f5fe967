// Rounds of paying with bKash and SSLCommerz with kill -9 in the middle, while notices are doubled, late, missing,
// forged and reordered. Afterwards everybody who was charged owns what they bought, once, and no order has become
// unpaid.
import { setTimeout as wait } from 'node:timers/promises'
import { BEHAVIOURS } from '#demo/gateways/payments.ts'
import type { Report } from '../helpers/report.ts'
import { openMarket, type Buyer, type Market } from './market.ts'

/**
 * When the product is killed: after the payment has begun, after the gateway's page, during the return, or after it.
 */
const STEPS = ['begin', 'page', 'return', 'answer'] as const
type Step = (typeof STEPS)[number]
const NOTICES = ['doubled', 'late', 'missing', 'forged', 'reordered'] as const
type Fate = (typeof NOTICES)[number]
const METHODS = ['bkash', 'sslcommerz'] as const
type Method = (typeof METHODS)[number]

const BUYERS_EACH = 3
const REPORT_EVERY = 20
const RECOVERS_WITHIN_MS = 20_000

export async function local(report: Report, rounds: number): Promise<void> {
  const market = await openMarket()
  try {
    for (const method of METHODS) market.gateways[method].keepNotices()
    let found: string[] = []
    for (let round = 1; round <= rounds; round++) {
      found.push(...(await localRound(market, round - 1)))
      if (round % REPORT_EVERY && round < rounds) continue
      report(
        `kill -9 at ${STEPS.join(', ')} of both gateways, notices ${NOTICES.join(', ')}: round ${round} of ${rounds}`,
        found,
      )
      found = []
    }
    const grants = market.gateways.bkash.requests.filter(({ path }) => path.endsWith('/token/grant')).length
    report('one bKash token for all these processes', grants === 1 ? [] : [`${grants} tokens`])
  } finally {
    await market.close()
  }
}

type Purchase = { buyer: Buyer; product: string; method: Method; order: string | null; isAnswered: boolean }

/** One round; returns what went wrong. */
async function localRound(market: Market, round: number): Promise<string[]> {
  const step = STEPS[round % STEPS.length]!
  const fate = NOTICES[round % NOTICES.length]!
  const purchases = await Promise.all(
    METHODS.flatMap((method) =>
      Array.from({ length: BUYERS_EACH }, async (_, index): Promise<Purchase> => {
        const product = market.products[(round + index) % market.products.length]!.id
        return { buyer: await market.buyer(), product, method, order: null, isAnswered: false }
      }),
    ),
  )
  let killed: Promise<unknown> | undefined
  const kill = () => void (killed ??= wait(Math.random() * (round % 2 ? 40 : 4)).then(market.kill))
  await Promise.all(purchases.map((purchase) => payUntil(market, purchase, step, kill).catch(() => {})))
  await (killed ?? market.kill())
  await market.start()
  const failures: string[] = []
  if (fate !== 'late') failures.push(...(await sendNotices(market, fate)))
  // For each method, one buyer stays away, one comes back, and one pays by card instead.
  const isBack = (_: Purchase, index: number) => index % BUYERS_EACH === 1
  const isOther = (_: Purchase, index: number) => index % BUYERS_EACH === 2
  const note = (error: unknown) => void failures.push(String(error))
  await Promise.all([
    ...purchases.filter(isBack).map((purchase) => payUntil(market, purchase, null, () => {}).catch(note)),
    ...purchases.filter(isOther).map((purchase) => payByCard(market, purchase).catch(note)),
  ])
  if (fate === 'late') failures.push(...(await sendNotices(market, 'doubled')))
  const problems = [...failures, ...(await waitUntilConsistent(market, purchases))]
  return problems.map((problem) => `round ${round}, killed at ${step}, notices ${fate}: ${problem}`)
}

async function payUntil(market: Market, purchase: Purchase, last: Step | null, kill: () => void): Promise<void> {
  const { buyer, method, product } = purchase
  const reached = (step: Step) => {
    if (step === last) kill()
    return step === last
  }
  const order = await orderOnce(market, purchase)
  if (!order) return
  const begun = await market.call('POST', `/payment/${order}/begin`, buyer, { method })
  if (begun.json?.error === 'already_paid') return void (purchase.isAnswered = true)
  if (begun.status !== 200) throw new Error(`beginning ${product}: ${begun.text}`)
  if (reached('begin')) return
  const page = await market.gateways[method].press(begun.json.redirect, BEHAVIOURS.success)
  if (reached('page')) return
  const returning = comeBack(page)
  const isLast = reached('return')
  await returning
  if (isLast) return
  const asked = await market.call('PATCH', `/enrollCourse/${order}`, buyer, {})
  if (asked.status !== 200) throw new Error(`asking: ${asked.text}`)
  purchase.isAnswered = true
  reached('answer')
}

async function orderOnce(market: Market, purchase: Purchase): Promise<string | null> {
  const ordered = await market.call('POST', '/order', purchase.buyer, { id: purchase.product })
  if (ordered.json?.error === 'already_paid') return null
  if (ordered.status !== 200) throw new Error(`ordering: ${ordered.text}`)
  return (purchase.order = ordered.json.insertedId as string)
}

/** Returns like a browser: with a link from bKash, with a form from SSLCommerz. */
export async function comeBack(page: Response): Promise<void> {
  const html = await page.text()
  const link = page.headers.get('location')
  const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  const init = link ? {} : { method: 'POST', body: new URLSearchParams(fields) }
  if (link ?? action) await fetch((link ?? action)!, { redirect: 'manual', ...init })
}

async function payByCard(market: Market, purchase: Purchase): Promise<void> {
  const order = await orderOnce(market, purchase)
  if (!order) return
  const begun = await market.call('POST', `/payment/${order}/begin`, purchase.buyer, { method: 'card' })
  if (begun.json?.error === 'already_paid') return void (purchase.isAnswered = true)
  if (begun.status !== 200) throw new Error(`beginning with a card: ${begun.text}`)
  await market.sandbox.pay(begun.json.clientSecret)
  const asked = await market.call('PATCH', `/enrollCourse/${order}`, purchase.buyer, {})
  if (asked.status !== 200) throw new Error(`asking about a card: ${asked.text}`)
  purchase.isAnswered = true
}

/** Sends the notices that the gateways kept back. Returns which were answered wrongly. */
async function sendNotices(market: Market, fate: Fate): Promise<string[]> {
  const wrong: string[] = []
  for (const method of METHODS) {
    const { kept, post } = market.gateways[method]
    const notices = kept.splice(0)
    if (fate === 'missing') continue
    const sent = fate === 'reordered' ? notices.toReversed() : notices.flatMap((notice) => [notice, notice])
    const heard = await Promise.all(
      sent.map(({ address, body, type }) => {
        const changed = fate === 'forged' && method === 'sslcommerz' ? body.replace('status=', 'status=X') : body
        return post(address, changed, type)
      }),
    )
    const expected = !(fate === 'forged' && method === 'sslcommerz')
    if (heard.some((isHeard) => isHeard !== expected)) wrong.push(`a ${fate} notice of ${method} was answered wrongly`)
  }
  return wrong
}

async function waitUntilConsistent(market: Market, purchases: Purchase[]): Promise<string[]> {
  const deadline = Date.now() + RECOVERS_WITHIN_MS
  let problems = await findInconsistencies(market, purchases)
  while (problems.length && Date.now() < deadline) {
    await wait(200)
    problems = await findInconsistencies(market, purchases)
  }
  return problems
}

type Row = { id: string; user_id: string; state: string; transaction_id: string | null; mails: string }

async function findInconsistencies(market: Market, purchases: Purchase[]): Promise<string[]> {
  const rows = await market.query<Row>(
    `select id, user_id, state, transaction_id,
       (select count(*) from mail_outbox where recipient = orders.email and subject like 'Receipt%') as mails
     from orders where user_id = any($1)`,
    [purchases.map(({ buyer }) => buyer.id)],
  )
  const problems: string[] = []
  for (const { buyer, order, isAnswered } of purchases) {
    const mine = rows.filter((row) => row.user_id === buyer.id)
    const [row] = mine
    if (mine.length > 1) problems.push('two orders for one product')
    if (order && row?.id !== order) problems.push('an acknowledged order is lost')
    if (isAnswered && row?.state !== 'paid') problems.push('a paid order is un-paid')
    if (row?.state === 'paid' && Number(row.mails) !== 1) problems.push(`${row.mails} receipts`)
  }
  return [...problems, ...(await findLostMoney(market))]
}

/** Over all rounds, the money that a provider has belongs to one paid order, and each paid order has its money. */
async function findLostMoney(market: Market): Promise<string[]> {
  const paid = await market.query<{ transaction_id: string; provider: string }>(
    `select transaction_id, provider from orders join payment_attempts on reference = transaction_id
     where orders.state = 'paid' and provider <> 'card'`,
  )
  const known = new Set(paid.map(({ transaction_id }) => transaction_id))
  const taken = METHODS.flatMap((method) => [...market.gateways[method].payments.values()]).filter(
    ({ status, amount, refunds }) =>
      status === 'paid' && refunds.reduce((sum, refund) => sum + Number(refund.amount), 0) < Number(amount),
  )
  const ids = new Set(taken.map(({ id }) => id))
  const lost = taken.filter(({ id }) => !known.has(id))
  const unpaid = [...known].filter((reference) => !ids.has(reference))
  const { charges } = await market.sandbox.till()
  const byCard = charges.filter((charge) => charge.paid && !charge.refunded).map((charge) => charge.payment_intent)
  const cards = await market.query<{ transaction_id: string }>(
    `select transaction_id from orders where state = 'paid' and transaction_id = any($1)`,
    [byCard],
  )
  return [
    ...(lost.length ? [`${lost.length} payments without a paid order`] : []),
    ...(unpaid.length ? [`${unpaid.length} paid orders without a payment`] : []),
    ...(cards.length === byCard.length ? [] : ['a card was charged without a paid order']),
  ]
}
