// The provider's events: in any order, any number of times, forged, stale, and signed but untrue.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Stripe } from 'stripe'
import { count, eq } from 'drizzle-orm'
import { mailOutbox, orderHistory } from '#server/db/schema.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import type { CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const FIVE_MINUTES_S = 300
type Fields = Record<string, unknown>

describe('the provider’s events', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox
  let course: string

  before(async () => {
    server = await startTestServer({ database: 'postgres', cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    course = await shop.course({ price: 20, Enrolled: 0 })
    await sandbox.dropEvents(1000)
  })
  after(() => server.close())

  const eventOf = (type: string, intent: Fields) =>
    JSON.stringify({
      id: `evt_${type}`,
      object: 'event',
      type: `payment_intent.${type}`,
      data: { object: { object: 'payment_intent', currency: 'usd', amount: 2000, amount_received: 2000, ...intent } },
    })
  const signed = (payload: string, secret = sandbox.keys.webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const post = (rawBody: string, signature?: string) =>
    server.call('POST /api/payments/webhook', {
      rawBody,
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    })
  const send = (payload: string) => post(payload, signed(payload))

  const STATUS = {
    processing: 'processing',
    payment_failed: 'requires_payment_method',
    succeeded: 'succeeded',
  }

  it('settles an order once, in whatever sequence and however often its events come', async () => {
    const before = await shop.enrolled(course)
    const sequences = permutations(Object.keys(STATUS) as (keyof typeof STATUS)[])
    for (const sequence of sequences) {
      const { buyer, orderId, intentId, clientSecret } = await shop.basket(course)
      await sandbox.pay(clientSecret)
      for (const type of sequence) {
        const payload = eventOf(type, { id: intentId, status: STATUS[type] })
        const answers = await Promise.all(Array.from({ length: 10 }, () => send(payload)))
        assert.ok(answers.every(({ status }) => status === 200))
      }
      assert.equal((await shop.row(orderId))!.state, 'paid', sequence.join())
      assert.equal((await shop.mailTo(buyer)).length, 1, sequence.join())
    }
    assert.equal(await shop.enrolled(course), before + sequences.length)
  })

  it('reopens an order whose payment was cancelled, and leaves a later payment alone', async () => {
    const { buyer, orderId, intentId } = await shop.basket(course)
    const cancelled = eventOf('canceled', { id: intentId, status: 'canceled' })
    await sandbox.payment.cancel(intentId)
    await send(cancelled)
    assert.equal((await shop.row(orderId))!.state, 'open')
    await shop.prepare(buyer, orderId)
    await send(cancelled)
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('refuses forged, unsigned, stale or rewritten payment events, and writes nothing', async () => {
    const { orderId, intentId, clientSecret } = await shop.basket(course)
    await sandbox.pay(clientSecret)
    const payload = eventOf('succeeded', { id: intentId, status: 'succeeded' })
    const old = Math.floor(Date.now() / 1000) - FIVE_MINUTES_S - 5
    const before = await written()
    for (const [body, signature] of [
      [payload, undefined],
      [payload, ''],
      [payload, 'nonsense'],
      [payload, signed(payload, 'whsec_somebody_else')],
      [payload, signed(payload, sandbox.keys.webhookSecret, old)],
      [JSON.stringify(JSON.parse(payload), null, 2), signed(payload)],
      [`${payload} `, signed(payload)],
      ['', signed(payload)],
    ] as const) {
      const answer = await post(body, signature)
      assert.deepEqual([answer.status, answer.json.error], [400, 'bad_signature'], signature)
    }
    assert.deepEqual(await written(), before)
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('believes nothing that a signed event says about money, and asks the provider', async () => {
    const { orderId, intentId } = await shop.basket(course)
    const before = await written()
    for (const id of [intentId, 'pi_of_another_shop', `' or ''='`]) {
      const answer = await send(eventOf('succeeded', { id, status: 'succeeded', metadata: { orderId } }))
      assert.deepEqual([answer.status, answer.json], [200, { received: true }], id)
    }
    const other = JSON.stringify({ id: 'evt', object: 'event', type: 'charge.updated', data: { object: {} } })
    assert.equal((await send(other)).status, 200)
    assert.deepEqual(await written(), before)
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('writes nothing when the provider was paid another amount, or in another currency', async () => {
    for (const amount of [50, 1999, 200_000]) {
      const { orderId, intentId, clientSecret } = await shop.basket(course)
      await sandbox.payment.changeAmount(intentId, amount)
      await sandbox.pay(clientSecret)
      const before = await written()
      assert.equal((await send(eventOf('succeeded', { id: intentId }))).status, 200)
      assert.deepEqual(await written(), before)
      assert.equal((await shop.row(orderId))!.state, 'paying', String(amount))
    }
    const { orderId, intentId, clientSecret } = await shop.basket(course)
    const inTaka = { currency: 'bdt', rate: 120 }
    await server.deps.db.update(paymentAttempts).set(inTaka).where(eq(paymentAttempts.reference, intentId))
    await sandbox.pay(clientSecret)
    await send(eventOf('succeeded', { id: intentId }))
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('requests an event again while the provider cannot be reached', async () => {
    const { orderId, intentId, clientSecret } = await shop.basket(course)
    await sandbox.pay(clientSecret)
    const event = eventOf('succeeded', { id: intentId })
    await sandbox.fault({ call: 'retrieve', times: 2, status: 500 })
    assert.equal((await send(event)).status, 503)
    assert.equal((await send(event)).status, 200)
    assert.equal((await shop.row(orderId))!.state, 'paid')
  })

  async function written() {
    const { db } = server.deps
    const [history] = await db.select({ total: count() }).from(orderHistory)
    const [mails] = await db.select({ total: count() }).from(mailOutbox)
    return { history, mails }
  }
})

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
