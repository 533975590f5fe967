// Many buyers, few seats, on PostgreSQL and with all payment methods: each seat is sold once, and everybody who was
// charged has one or gets a full refund. Holds end while people pay, earlier than they normally would. In the second
// part, the product is also killed between hold, payment and seat.
import { setTimeout as wait } from 'node:timers/promises'
import { BEHAVIOURS } from '#demo/gateways/payments.ts'
import { CHECK_AFTER_MS } from '#server/modules/orders/orders/timing.ts'
import type { Report } from '../helpers/report.ts'
import { batchBody } from '../helpers/live/live.ts'
import { comeBack } from './local.ts'
import { openMarket, type Buyer, type Market } from './market.ts'

const BUYERS = 16
const SEATS = 3
const METHODS = ['card', 'bkash', 'sslcommerz'] as const
const REPORT_EVERY = 10
const ROUNDS_PER_KILL = 5
const AT_ONCE = 2
/** How often somebody asks for a seat, or a busy product for an answer. */
const MAX_TRIES = 10
/** This is long enough to lose the seat while paying. */
const TYPING_MS = 400
/** A payment that couldn't be checked after a start is checked again when it is due. */
const SETTLES_WITHIN_MS = CHECK_AFTER_MS + 30_000
/** When the product is killed. */
const STEPS = ['hold', 'begin', 'pay', 'answer'] as const

type Step = (typeof STEPS)[number]

/** A round without a kill is short, so that there are more of them, and several at once. */
export const seats = (report: Report, kills: number): Promise<void> =>
  play(report, `${BUYERS} buyers for ${SEATS} seats`, { rounds: kills * ROUNDS_PER_KILL, atOnce: AT_ONCE })

export const seatKills = (report: Report, kills: number): Promise<void> =>
  play(report, `kill -9 at ${STEPS.join(', ')} of ${SEATS} seats`, { rounds: kills, atOnce: 1 }, (round) => {
    return STEPS[round % STEPS.length]!
  })

type Plan = { rounds: number; atOnce: number }

async function play(report: Report, what: string, { rounds, atOnce }: Plan, stepOf?: (round: number) => Step) {
  const market = await openMarket({ isEmpty: true })
  try {
    const admin = await market.buyer('admin')
    const groups = await Promise.all(
      Array.from({ length: atOnce }, () => Promise.all(Array.from({ length: BUYERS }, () => market.buyer()))),
    )
    let found: string[] = []
    for (let round = atOnce; round <= rounds; round += atOnce) {
      const step = stepOf?.(round) ?? null
      const seated = await Promise.all(groups.map((buyers) => seatRound(market, { admin, buyers, round, step })))
      const problems = [...seated.flat(), ...(await findWrongSums(market, groups.flat()))]
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

/** One round; returns what is wrong with its seats. */
async function seatRound(market: Market, { admin, buyers, round, step }: Round): Promise<string[]> {
  const body = { ...batchBody, programme: SEATS, tutor: 'Nadia Rahman' }
  const { json } = await market.call('POST', '/teach/live', admin, body)
  const batch: string = json.insertedId
  let killed: Promise<unknown> | undefined
  const kill = () => void (killed ??= wait(Math.random() * 20).then(market.kill))
  const buy = (buyer: Buyer, index: number, last: Step | null) =>
    buyUntil(market, { buyer, batch, method: METHODS[(index + round) % METHODS.length]! }, last, kill)
  const bought = await Promise.allSettled(buyers.map((buyer, index) => buy(buyer, index, step)))
  // A killed product doesn't answer, and a running one must not fail. A provider that this machine was too busy to
  // reach (a TypeError) is asked again below.
  const failures = step ? [] : bought.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  if (step) {
    await (killed ?? market.kill())
    await market.start()
  }
  const problems = await settled(async () => {
    if ((await countSeats(market, batch)).taken < SEATS) {
      await Promise.allSettled(buyers.map((buyer, index) => buy(buyer, index, null)))
    }
    return findWrongSeats(market, batch)
  })
  return [...failures.filter((error) => !(error instanceof TypeError)).map(String), ...problems]
}

/** Lists what is still wrong after a while. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + SETTLES_WITHIN_MS
  let problems = await find()
  while (problems.length && Date.now() < deadline) {
    await wait(100)
    problems = await find()
  }
  return problems
}

type Purchase = { buyer: Buyer; batch: string; method: (typeof METHODS)[number] }

/** Does nothing if the batch is full. */
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
    // A killed product doesn't answer. A busy one says so or drops the connection, and people try again.
    const ask = () =>
      market.call(verb, path, buyer, body).catch((error: unknown) => (last ? Promise.reject(error) : null))
    let answer = await ask()
    for (let tries = 1; tries < MAX_TRIES && (!answer || answer.status === 503); tries++) {
      await wait(Math.random() * 1000)
      answer = await ask()
    }
    if (!answer || answer.status >= 500) throw new Error(`${verb} ${path} answered ${answer?.status}: ${answer?.text}`)
    return answer
  }
  let ordered = await call('POST', '/order', { id: batch })
  // Somebody may lose a seat while paying.
  for (let tries = 1; tries < MAX_TRIES && ordered.json?.error === 'no_seats'; tries++) {
    await wait(Math.random() * TYPING_MS)
    const { free, taken } = await countSeats(market, batch)
    if (taken === SEATS) return
    if (free) ordered = await call('POST', '/order', { id: batch })
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

async function countSeats(market: Market, batch: string): Promise<{ free: number; taken: number }> {
  const [row] = await market.query<{ free: number; taken: number }>(
    `select count(*) filter (where user_id is null)::int as free, count(taken_at)::int as taken
     from live_seats where batch_id = $1`,
    [batch],
  )
  return row!
}

async function findWrongSeats(market: Market, batch: string): Promise<string[]> {
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
  ]
}

/** Differences between the providers' own books and the orders of all rounds so far. */
const findWrongSums = (market: Market, buyers: Buyer[]): Promise<string[]> =>
  settled(async () => {
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
  })

/** What each provider charged and did not refund, in cents or taka. */
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
