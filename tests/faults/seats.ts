// Many buyers, few seats, on PostgreSQL and over all payment methods: the seats are sold once each, and everybody who was charged
// has one or gets the whole sum back. Holds are ended while people pay, earlier than the product would; in the second part it is
// also killed between hold, payment and seat.
import { setTimeout as wait } from 'node:timers/promises'
import { BEHAVIOURS } from '#demo/gateways/payments.ts'
import type { Report } from '../helpers/report.ts'
import { batchBody } from '../helpers/live.ts'
import { comeBack } from './local.ts'
import { openMarket, type Buyer, type Market } from './market.ts'

const BUYERS = 16
const SEATS = 3
const METHODS = ['card', 'bkash', 'sslcommerz'] as const
const REPORT_EVERY = 10
const ROUNDS_PER_KILL = 5
/** How often somebody asks for a seat that another might lose. */
const MAX_TRIES = 10
/** Long enough to lose the seat while paying. */
const TYPING_MS = 400
const SETTLES_WITHIN_MS = 20_000
/** When the product is killed. */
const STEPS = ['hold', 'begin', 'pay', 'answer'] as const

type Step = (typeof STEPS)[number]

/** A round without a kill is short, so that there are more of them. */
export const seats = (report: Report, kills: number): Promise<void> =>
  play(report, `${BUYERS} buyers for ${SEATS} seats`, kills * ROUNDS_PER_KILL, () => null)

export const seatKills = (report: Report, kills: number): Promise<void> =>
  play(report, `kill -9 at ${STEPS.join(', ')} of ${SEATS} seats`, kills, (round) => STEPS[round % STEPS.length]!)

async function play(report: Report, what: string, rounds: number, stepOf: (round: number) => Step | null) {
  const market = await openMarket()
  try {
    const admin = await market.buyer('admin')
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => market.buyer()))
    let found: string[] = []
    for (let round = 1; round <= rounds; round++) {
      const problems = await seatRound(market, { admin, buyers, round, step: stepOf(round) })
      found.push(...problems.map((problem) => `round ${round}: ${problem}`))
      if (round % REPORT_EVERY && round < rounds) continue
      const [back] = await market.query<{ sent: number }>('select count(*)::int as sent from reversals')
      report(`${what}: round ${round} of ${rounds}, ${back!.sent} payments sent back so far`, found)
      found = []
    }
  } finally {
    await market.close()
  }
}

type Round = { admin: Buyer; buyers: Buyer[]; round: number; step: Step | null }

/** One round; returns what went wrong. */
async function seatRound(market: Market, { admin, buyers, round, step }: Round): Promise<string[]> {
  const body = { ...batchBody, programme: SEATS, tutor: 'Nadia Rahman' }
  const { json } = await market.call('POST', '/teach/live', admin, body)
  const batch: string = json.insertedId
  let killed: Promise<unknown> | undefined
  const kill = () => void (killed ??= wait(Math.random() * 20).then(market.kill))
  const buy = (buyer: Buyer, index: number, last: Step | null) =>
    buyUntil(market, { buyer, batch, method: METHODS[(index + round) % METHODS.length]! }, last, kill)
  const bought = await Promise.allSettled(buyers.map((buyer, index) => buy(buyer, index, step)))
  // A killed product answers nothing, and a living one must not fail.
  const failures = step ? [] : bought.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  if (step) {
    await (killed ?? market.kill())
    await market.start()
  }
  const deadline = Date.now() + SETTLES_WITHIN_MS
  let problems: string[]
  do {
    await Promise.allSettled(buyers.map((buyer, index) => buy(buyer, index, null)))
    problems = await findProblems(market, buyers, batch)
  } while (problems.length && Date.now() < deadline)
  return [...failures, ...problems]
}

type Purchase = { buyer: Buyer; batch: string; method: (typeof METHODS)[number] }

/** Does nothing once the batch is full. */
async function buyUntil(
  market: Market,
  { buyer, batch, method }: Purchase,
  last: Step | null,
  kill: () => void,
): Promise<void> {
  const reached = (step: Step) => {
    if (step === last) kill()
    return step === last
  }
  const call = async (verb: string, path: string, body: unknown) => {
    const answer = await market.call(verb, path, buyer, body)
    if (answer.status >= 500) throw new Error(`${verb} ${path} answered ${answer.status}: ${answer.text}`)
    return answer
  }
  let ordered = await call('POST', '/order', { id: batch })
  for (let tries = 1; tries < MAX_TRIES && ordered.json?.error === 'no_seats'; tries++) {
    await wait(Math.random() * 100)
    ordered = await call('POST', '/order', { id: batch })
  }
  if (ordered.status !== 200) return
  const order: string = ordered.json.insertedId
  if (reached('hold')) return
  const begun = await call('POST', `/payment/${order}/begin`, { method })
  if (begun.status !== 200 || reached('begin')) return
  // A hold that ends too early lets others take the seat that somebody is paying for.
  if (Math.random() < 0.5) {
    await market.query(
      `update live_seats set user_id = null, order_id = null, held_until = null where order_id = $1 and taken_at is null`,
      [order],
    )
  }
  await wait(Math.random() * TYPING_MS)
  if (method === 'card') await market.sandbox.pay(begun.json.clientSecret)
  else await comeBack(await market.gateways[method].press(begun.json.redirect, BEHAVIOURS.success))
  if (reached('pay')) return
  await call('PATCH', `/enrollCourse/${order}`, {})
  reached('answer')
}

async function findProblems(market: Market, buyers: Buyer[], batch: string): Promise<string[]> {
  const [row] = await market.query<Record<'taken' | 'paid' | 'unseated', number>>(
    `select
       (select count(*)::int from live_seats where batch_id = $1 and taken_at is not null) as taken,
       (select count(*)::int from orders where product_id = $1 and state = 'paid') as paid,
       (select count(*)::int from orders where product_id = $1 and state = 'paid' and not exists (
         select from live_seats where order_id = orders.id and user_id = orders.user_id and taken_at is not null)) as unseated`,
    [batch],
  )
  const { taken, paid, unseated } = row!
  return [
    ...(taken === SEATS && paid === SEATS ? [] : [`${taken} seats taken and ${paid} orders paid of ${SEATS}`]),
    ...(unseated ? [`${unseated} paid without a seat`] : []),
    ...(await findWrongSums(market, buyers)),
  ]
}

/** What the providers' own books say otherwise than the orders of all rounds so far. */
async function findWrongSums(market: Market, buyers: Buyer[]): Promise<string[]> {
  const paid = await market.query<{ reference: string; amount: number }>(
    `select transaction_id as reference, amount from orders join payment_attempts on reference = transaction_id
     where orders.state = 'paid' and user_id = any($1)`,
    [buyers.map(({ id }) => id)],
  )
  const due = new Map(paid.map(({ reference, amount }) => [reference, amount]))
  const kept = await keptSums(market)
  const references = new Set([...due.keys(), ...kept.keys()])
  return [...references].flatMap((reference) => {
    const [isKept, isDue] = [kept.get(reference) ?? 0, due.get(reference) ?? 0]
    return isKept === isDue ? [] : [`${reference}: the provider keeps ${isKept}, the order says ${isDue}`]
  })
}

/** What each provider charged and did not send back, in cents or taka. */
async function keptSums({ sandbox, gateways }: Market): Promise<Map<string, number>> {
  const { charges } = await sandbox.till()
  const cards = charges
    .filter((charge) => charge.paid)
    .map((charge) => [charge.payment_intent, charge.amount - charge.amount_refunded] as const)
  const others = [gateways.bkash, gateways.sslcommerz].flatMap(({ payments }) =>
    [...payments.values()]
      .filter(({ status }) => status === 'paid')
      .map(({ id, amount, refunds }) => {
        const back = refunds.reduce((sum, refund) => sum + (refund.isFailed ? 0 : Number(refund.amount)), 0)
        return [id, Number(amount) - back] as const
      }),
  )
  return new Map([...cards, ...others])
}
