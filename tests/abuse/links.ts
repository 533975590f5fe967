// Payment links: guessed and altered secrets, expired links, and two parents who pay at once through two servers on one
// PostgreSQL. Whatever happens, one payment counts, and every other one is refunded.
import { randomBytes, randomInt } from 'node:crypto'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Payment } from '#server/adapters/payments/payment.ts'
import { rateLimits } from '#server/db/schema.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import type { CardSandbox } from '../helpers/orders/card-sandbox.ts'
import type { Report } from '../helpers/report.ts'
import { openShop, type Shop } from '../helpers/orders/shop.ts'
import { createTakaWallet, setRate, type TakaWallet } from '../helpers/orders/taka-wallet.ts'
import { startTestServer, type Answer, type TestServer } from '../helpers/test-server.ts'

const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }
const MAX_ROUNDS = 200
const PRICE = 12.5
const TAKA = 1525
const METHODS = ['card', 'bkash'] as const

type Counter = { servers: [TestServer, TestServer]; shop: Shop; sandbox: CardSandbox; wallet: TakaWallet }
type Link = { order: string; secret: string }

export async function links(report: Report, guesses: number): Promise<void> {
  const counter = await openCounter()
  try {
    report(`${guesses} guessed secrets, and one altered in every way`, await guessed(counter, guesses))
    const rounds = Math.min(guesses, MAX_ROUNDS)
    const found: string[] = []
    for (let round = 0; round < rounds; round++) found.push(...(await twoParents(counter)))
    report(`two parents at once, ${rounds} rounds`, found)
    report('a link that was paid, taken back or is over', await ended(counter))
  } finally {
    for (const server of counter.servers.toReversed()) await server.close()
  }
}

async function openCounter(): Promise<Counter> {
  const common = { database: 'postgres' as const, env: { ...SECRETS, PORUA_MODE: 'demo' } }
  const one = await startTestServer({ ...common, cards: true })
  const sandbox = one.sandbox()
  const two = await startTestServer({ ...common, sameDatabaseAs: one, cards: sandbox })
  const wallet = createTakaWallet()
  for (const { deps } of [one, two]) (deps.payments as Map<PaymentMethod, Payment>).set('bkash', wallet)
  await setRate(one.deps, 122)
  await sandbox.dropEvents(100_000)
  return { servers: [one, two], shop: await openShop(one), sandbox, wallet }
}

async function newLink({ servers: [server], shop }: Counter): Promise<Link> {
  await server.deps.db.delete(rateLimits)
  const learner = await server.person('user', 'Sadia Rahman')
  const order = await shop.order(learner, await shop.book({ price: PRICE }))
  const { url } = (await server.call('POST /api/payLink', { as: learner, body: { order } })).json
  return { order, secret: new URL(url).pathname.split('/').at(-1)! }
}

async function guessed(counter: Counter, guesses: number): Promise<string[]> {
  const [server] = counter.servers
  const { secret } = await newLink(counter)
  const altered = secret.split('').flatMap((letter, place) => {
    const other = letter === 'A' ? 'B' : 'A'
    return [secret.slice(0, place) + other + secret.slice(place + 1), secret.slice(0, place) + secret.slice(place + 1)]
  })
  const others = [secret.toLowerCase(), secret.toUpperCase(), `${secret}%00`, `${secret}=`, `%20${secret}`, '*', '%25']
  const random = Array.from({ length: guesses }, () => randomBytes(24).toString('base64url'))
  const found: string[] = []
  for (const guess of [...altered, ...others.filter((each) => each !== secret), ...random]) {
    const { status, text } = await server.call(`GET /api/pay/${guess}`)
    if (status !== 404 && status !== 429) found.push(`${guess}: answered ${status} ${text.slice(0, 100)}`)
  }
  if ((await server.call(`GET /api/pay/${secret}`)).status !== 200) found.push('the real link no longer opens')
  return found
}

/** Both begin and pay as soon as they can; what happened to the money is checked afterwards. */
async function twoParents(counter: Counter): Promise<string[]> {
  const { servers, shop, sandbox, wallet } = counter
  const link = await newLink(counter)
  const parent = async (server: TestServer, name: string) => {
    const method = METHODS[randomInt(METHODS.length)]!
    const body = { method, name, email: `${name.toLowerCase()}@people.test`, price: PRICE, taka: TAKA }
    const begun = await server.call(`POST /api/pay/${link.secret}/begin`, { body })
    if (begun.status === 200) await payWhatWasBegun(begun)
    return server.call(`POST /api/pay/${link.secret}/result`)
  }
  const payWhatWasBegun = async ({ json }: Answer) => {
    if (json.clientSecret) await sandbox.pay(json.clientSecret)
    else wallet.pay(json.redirect.split('/').at(-1))
  }
  const answers = await Promise.all([parent(servers[0], 'Rahima'), parent(servers[1], 'Karim')])
  for (const server of servers) server.advanceClock(5 * 60_000)
  for (const server of [...servers, ...servers]) await reconcile(server.deps)
  const found = answers.flatMap(({ status, text }) => (status === 200 ? [] : [`the result answered ${status} ${text}`]))
  const attempts = await shop.attempts(link.order)
  const row = (await shop.row(link.order))!
  const kept: string[] = []
  for (const { provider, reference } of attempts) {
    const charge = await (provider === 'card' ? sandbox.payment : wallet).read(reference)
    const isBack =
      provider === 'card'
        ? (await sandbox.payment.refundsOf(reference)).refunds.length > 0
        : wallet.refunded.includes(reference)
    if (charge?.state === 'succeeded' && !isBack) kept.push(reference)
  }
  if (row.state !== 'paid') found.push(`the order is ${row.state} with ${attempts.length} attempts`)
  if (kept.length !== 1 || kept[0] !== row.transactionId) {
    found.push(`${kept.length} payments were kept for one order: ${kept.join(', ')}`)
  }
  return found
}

async function ended(counter: Counter): Promise<string[]> {
  const { servers, sandbox } = counter
  const [server] = servers
  const begin = (secret: string) =>
    server.call(`POST /api/pay/${secret}/begin`, {
      body: { method: 'card', name: 'Rahima', email: 'rahima@people.test', price: PRICE },
    })
  const found: string[] = []
  const refuses = async (what: string, secret: string, error: string) => {
    const { json } = await begin(secret)
    if (json.error !== error) found.push(`${what}: answered ${JSON.stringify(json)} instead of ${error}`)
  }
  const paid = await newLink(counter)
  await sandbox.pay((await begin(paid.secret)).json.clientSecret)
  await server.call(`POST /api/pay/${paid.secret}/result`)
  await refuses('used twice', paid.secret, 'already_paid')
  const over = await newLink(counter)
  server.advanceClock(73 * 3_600_000)
  await refuses('after its end', over.secret, 'link_ended')
  return found
}
