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
const REPORT_EVERY = 50
/** A round without a kill is short, so that there are five times as many. */
const ROUNDS_PER_KILL = 5
const SETTLES_WITHIN_MS = 20_000
/** When the product is killed. */
const STEPS = ['hold', 'begin', 'pay', 'answer'] as const

type Step = (typeof STEPS)[number]

export async function seats(report: Report, kills: number): Promise<void> {
  const market = await openMarket()
  try {
    const admin = await market.buyer('admin')
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => market.buyer()))
    const rounds = kills * ROUNDS_PER_KILL
    await repeat(report, `${BUYERS} buyers for ${SEATS} seats`, rounds, (round) =>
      seatRound(market, { admin, buyers, round, step: null }),
    )
    await repeat(report, `kill -9 at ${STEPS.join(', ')} of ${SEATS} seats`, kills, (round) =>
      seatRound(market, { admin, buyers, round, step: STEPS[round % STEPS.length]! }),
    )
  } finally {
    await market.close()
  }
}

async function repeat(report: Report, what: string, rounds: number, play: (round: number) => Promise<string[]>) {
  let found: string[] = []
  for (let round = 1; round <= rounds; round++) {
    found.push(...(await play(round)).map((problem) => `round ${round}: ${problem}`))
    if (round % REPORT_EVERY && round < rounds) continue
    report(`${what}: round ${round} of ${rounds}`, found)
    found = []
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
  const wave = Promise.allSettled(buyers.map((buyer, index) => buy(buyer, index, step)))
  // Holds that end too early let others take the seats that somebody is paying for.
  for (let ends = 0; ends < round % 4; ends++) {
    await wait(Math.random() * 60)
    await market.query(
      `update live_seats set user_id = null, order_id = null, held_until = null
       where batch_id = $1 and taken_at is null and random() < 0.5`,
      [batch],
    )
  }
  await wave
  if (step) {
    await (killed ?? market.kill())
    await market.start()
  }
  const deadline = Date.now() + SETTLES_WITHIN_MS
  let problems: string[]
  do {
    for (const [index, buyer] of buyers.entries()) await buy(buyer, index, null).catch(() => {})
    problems = await findProblems(market, batch)
  } while (problems.length && Date.now() < deadline)
  return problems
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
  const ordered = await market.call('POST', '/order', buyer, { id: batch })
  if (ordered.status !== 200) return
  const order: string = ordered.json.insertedId
  if (reached('hold')) return
  const begun = await market.call('POST', `/payment/${order}/begin`, buyer, { method })
  if (begun.status !== 200 || reached('begin')) return
  if (method === 'card') await market.sandbox.pay(begun.json.clientSecret)
  else await comeBack(await market.gateways[method].press(begun.json.redirect, BEHAVIOURS.success))
  if (reached('pay')) return
  await market.call('PATCH', `/enrollCourse/${order}`, buyer, {})
  reached('answer')
}

async function findProblems(market: Market, batch: string): Promise<string[]> {
  const [row] = await market.query<Record<'taken' | 'paid' | 'unseated' | 'owed', number>>(
    `select
       (select count(*)::int from live_seats where batch_id = $1 and taken_at is not null) as taken,
       (select count(*)::int from orders where product_id = $1 and state = 'paid') as paid,
       (select count(*)::int from orders where product_id = $1 and state = 'paid' and not exists (
         select from live_seats where order_id = orders.id and user_id = orders.user_id and taken_at is not null)) as unseated,
       (select count(*)::int from reversals where done_at is null and order_id in (
         select id from orders where product_id = $1)) as owed`,
    [batch],
  )
  const { taken, paid, unseated, owed } = row!
  const { charges } = await market.sandbox.till()
  const kept = charges.filter((charge) => charge.paid && !charge.refunded).map(({ payment_intent }) => payment_intent)
  const known = await market.query<{ id: string }>(
    `select transaction_id as id from orders where state = 'paid' and transaction_id = any($1)`,
    [kept],
  )
  return [
    ...(taken === SEATS && paid === SEATS ? [] : [`${taken} seats taken and ${paid} orders paid of ${SEATS}`]),
    ...(unseated ? [`${unseated} paid without a seat`] : []),
    ...(owed ? [`${owed} sums are not back`] : []),
    ...(known.length === kept.length ? [] : [`${kept.length - known.length} cards charged for nothing`]),
  ]
}
