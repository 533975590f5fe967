// The provider's events: in any order, any number of times, forged, stale, and signed but mismatched.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Stripe } from 'stripe'
import { count } from 'drizzle-orm'
import { mailOutbox, orderHistory } from '#server/db/schema.ts'
import type { CardSandbox } from '../helpers/card-sandbox.ts'
import { openShop, type Shop } from '../helpers/shop.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

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
  const metadataOf = (orderId: string, buyer: Person) => ({ orderId, userId: buyer.id })

  const STATUS = {
    processing: 'processing',
    payment_failed: 'requires_payment_method',
    succeeded: 'succeeded',
  }

  it('settles an order once, in whatever sequence and however often its events come', async () => {
    const before = await shop.enrolled(course)
    const sequences = permutations(Object.keys(STATUS) as (keyof typeof STATUS)[])
    for (const sequence of sequences) {
      const { buyer, orderId, intentId } = await shop.basket(course)
      const metadata = metadataOf(orderId, buyer)
      for (const type of sequence) {
        const payload = eventOf(type, { id: intentId, status: STATUS[type], metadata })
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
    const cancelled = eventOf('canceled', { id: intentId, status: 'canceled', metadata: metadataOf(orderId, buyer) })
    await sandbox.cards.cancel(intentId)
    await send(cancelled)
    assert.equal((await shop.row(orderId))!.state, 'open')
    await shop.prepare(buyer, orderId)
    await send(cancelled)
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('refuses forged, unsigned, stale or rewritten payment events, and writes nothing', async () => {
    const { buyer, orderId, intentId } = await shop.basket(course)
    const fields = { id: intentId, status: 'succeeded', metadata: metadataOf(orderId, buyer) }
    const payload = eventOf('succeeded', fields)
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

  it('ignores signed payment events with another amount, currency, person or order', async () => {
    const { buyer, orderId, intentId } = await shop.basket(course)
    const other = await shop.basket(await shop.book({ price: 31 }))
    const good = { id: intentId, status: 'succeeded', metadata: metadataOf(orderId, buyer) }
    const before = await written()
    for (const wrong of [
      { amount_received: 1 },
      { amount_received: 1999 },
      { amount_received: 200_000 },
      { currency: 'bdt' },
      { metadata: metadataOf(orderId, other.buyer) },
      { metadata: { orderId } },
      { metadata: metadataOf(other.orderId, buyer) },
      { metadata: metadataOf(other.orderId, other.buyer) },
      { metadata: metadataOf('01890000-0000-7000-8000-000000000000', buyer) },
      { metadata: metadataOf(`' or ''='`, buyer) },
      { metadata: {} },
    ] as Fields[]) {
      const answer = await send(eventOf('succeeded', { ...good, ...wrong }))
      assert.deepEqual([answer.status, answer.json], [200, { received: true }], JSON.stringify(wrong))
    }
    assert.equal(
      (await send(JSON.stringify({ id: 'evt', object: 'event', type: 'charge.updated', data: { object: {} } }))).status,
      200,
    )
    assert.deepEqual(await written(), before)
    for (const id of [orderId, other.orderId]) assert.equal((await shop.row(id))!.state, 'paying')
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
