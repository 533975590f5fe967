// A card provider that is busy, broken or loses its answers: a quick clear error, and no double charge.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { CARD, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'
import { REAL, SHARED_SECRETS } from '../../helpers/real-mode.ts'
import { bookBody, courseBody } from '../../helpers/sample-bodies.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Answer, type TestServer } from '../../helpers/test-server.ts'
import { wordingPattern } from '../../helpers/wording.ts'

describe('a card provider on a bad day', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox

  before(async () => {
    server = await startTestServer({ cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    await sandbox.dropEvents(1000)
  })
  after(() => server.close())

  const isUnavailable = (answer: Answer) => {
    assert.deepEqual([answer.status, answer.json.error], [503, 'payments_unavailable'])
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
  }

  for (const status of [500, 429] as const) {
    // The SDK retries on its own after a 500, but not after a 429.
    const times = status === 500 ? 2 : 1
    it(`answers 503 when the card provider answers ${status}, and works on the next try`, async () => {
      const buyer = await server.person()
      const orderId = await shop.order(buyer, await shop.book())
      await sandbox.fault({ call: 'create', times, status })
      isUnavailable(await shop.prepare(buyer, orderId))
      assert.equal((await shop.row(orderId))!.state, 'open')
      const prepared = await shop.prepare(buyer, orderId)
      await sandbox.pay(prepared.json.clientSecret)
      await sandbox.fault({ call: 'retrieve', times, status })
      isUnavailable(await shop.enrol(buyer, orderId))
      assert.equal((await shop.enrol(buyer, orderId)).status, 200)
    })
  }

  it('retries under the same key when the provider’s answer to a new payment is lost', async () => {
    const buyer = await server.person()
    const orderId = await shop.order(buyer, await shop.book())
    await sandbox.fault({ call: 'create', times: 2, status: 500, afterwards: true })
    isUnavailable(await shop.prepare(buyer, orderId))
    const prepared = await shop.prepare(buyer, orderId)
    assert.equal(prepared.status, 200)
    assert.equal((await shop.attempts(orderId)).length, 1)
  })

  it('counts one charge when the provider charges the card and its answer is lost', async () => {
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
    assert.equal((await sandbox.pay(clientSecret, CARD.lostAnswer)).status, 500)
    assert.equal((await shop.enrol(buyer, orderId)).status, 200)
    const { charges } = await sandbox.till()
    assert.equal(charges.filter((charge) => charge.payment_intent === intentId && charge.paid).length, 1)
  })

  it('refuses to delete an order while the card provider is down', async () => {
    const { buyer, orderId } = await shop.basket(await shop.book())
    await sandbox.fault({ call: 'cancel', times: 2, status: 500 })
    isUnavailable(await server.call(`DELETE /api/order/${orderId}`, { as: buyer }))
    assert.equal((await shop.row(orderId))!.state, 'paying')
    assert.equal((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).status, 200)
  })

  it('continues with the next payments when the provider fails for one', async () => {
    const first = await shop.basket(await shop.book())
    const second = await shop.basket(await shop.book())
    await sandbox.pay(first.clientSecret)
    await sandbox.pay(second.clientSecret)
    server.advanceClock(3 * 60_000)
    // The SDK does not retry after a 429.
    await sandbox.fault({ call: 'retrieve', times: 1, status: 429 })
    await reconcile(server.deps)
    server.advanceClock(3 * 60_000)
    await reconcile(server.deps)
    for (const { orderId } of [first, second]) assert.equal((await shop.row(orderId))!.state, 'paid')
  })
})

describe('an installation without card keys', () => {
  let earlierServer: TestServer
  let server: TestServer
  let shop: Shop

  before(async () => {
    earlierServer = await startTestServer({ database: 'postgres', env: { PORUA_MODE: 'demo', ...SHARED_SECRETS } })
    const none = Object.fromEntries(Object.keys(STRIPE_KEYS).map((name) => [name, '']))
    server = await startTestServer({ sameDatabaseAs: earlierServer, env: { ...REAL, ...none } })
    shop = await openShop(server)
  })
  after(async () => {
    await server.close()
    await earlierServer.close()
  })

  const refused = (answer: Answer) => {
    assert.deepEqual([answer.status, answer.json.codes?.price?.code], [422, 'no_cards'])
    assert.match(answer.json.fields.price, wordingPattern('field_no_cards'))
  }
  const add = (call: string, body: object) => server.call(`POST /api/${call}`, { as: shop.admin, body })

  it('gives no product a price, and offers free courses as ever', async () => {
    refused(await add('addCourse', courseBody))
    refused(await add('addBook', bookBody))
    const free = await shop.course({ price: 0 })
    refused(await server.call(`PUT /api/courseUpdate/${free}`, { as: shop.admin, body: { price: 1 } }))
    const renamed = await server.call(`PUT /api/courseUpdate/${free}`, {
      as: shop.admin,
      body: { title: 'Free', price: 0 },
    })
    assert.equal(renamed.status, 200)
    const buyer = await server.person()
    assert.equal((await shop.row(await shop.order(buyer, free)))!.state, 'paid')
  })

  it('restores no product that has a price', async () => {
    const earlier = await openShop(earlierServer)
    const priced = await earlier.course()
    await server.call(`DELETE /api/course/${priced}`, { as: shop.admin })
    const restored = await server.call(`PUT /api/bin/${priced}`, { as: shop.admin })
    assert.deepEqual([restored.status, restored.json.error], [409, 'has_price'])
    assert.equal((await server.call(`GET /api/course/${priced}`)).status, 404)
  })

  it('says that an old order can’t be paid for, and lets it be deleted', async () => {
    const earlier = await openShop(earlierServer)
    const buyer = await earlierServer.person()
    const orderId = await earlier.order(buyer, await earlier.course())
    const answer = await shop.prepare(buyer, orderId)
    assert.deepEqual([answer.status, answer.json.error], [409, 'no_cards'])
    assert.equal((await server.call('POST /api/payments/webhook', { body: {} })).status, 400)
    assert.equal((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).status, 200)
  })
})
