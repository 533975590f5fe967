// Concurrent requests to two servers on one PostgreSQL: one order, one payment, one settlement, one receipt.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { orders } from '#server/db/schema.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { BEHAVIOURS } from '#demo/gateways/payments.ts'
import type { CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { startGateways, type Gateways } from '../../helpers/orders/gateways.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Answer, type TestServer } from '../../helpers/test-server.ts'

const AT_ONCE = 16
const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }

describe('concurrent requests', () => {
  let one: TestServer
  let two: TestServer
  let shop: Shop
  let otherShop: Shop
  let sandbox: CardSandbox
  let gateways: Gateways
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)))
  const either = (index: number) => (index % 2 ? two : one)
  const eitherShop = (index: number) => (index % 2 ? otherShop : shop)
  /** A slow machine may answer that it is busy; a browser then asks again, with the same key. */
  const insist = async (work: () => Promise<Answer>): Promise<Answer> => {
    const answer = await work()
    return answer.status === 503 ? insist(work) : answer
  }
  const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))]

  before(async () => {
    const common = { database: 'postgres' as const, env: { ...SECRETS, PORUA_MODE: 'demo' } }
    gateways = await startGateways()
    one = await startTestServer({ ...common, gateways, cards: true })
    sandbox = one.sandbox()
    two = await startTestServer({ ...common, gateways, sameDatabaseAs: one, cards: sandbox })
    shop = await openShop(one)
    otherShop = await openShop(two)
    await sandbox.dropEvents(1000)
  })
  after(async () => {
    await two.close()
    await one.close()
    await gateways.close()
  })

  it('begins one gateway session for many requests at once', async () => {
    const buyer = await one.person()
    const path = `POST /api/payment/${await shop.order(buyer, await shop.book())}/begin`
    const body = { method: 'sslcommerz' }
    const answers = await times(AT_ONCE, (index) => either(index).call(path, { as: buyer, body }))
    assert.deepEqual(statuses(answers), [200])
    const [address, another] = new Set(answers.map(({ json }) => json.redirect))
    assert.equal(another, undefined)
    assert.equal((await fetch(address)).status, 200)
  })

  it('shares one bKash token for an hour, and begins one wallet payment for many requests', async () => {
    const buyers = await times(4, () => one.person())
    const orderIds = await Promise.all(buyers.map(async (buyer) => shop.order(buyer, await shop.book())))
    const begin = (index: number) => {
      const which = index % buyers.length
      const path = `POST /api/payment/${orderIds[which]}/begin`
      return either(Math.floor(index / 4)).call(path, { as: buyers[which]!, body: { method: 'bkash' } })
    }
    const answers = await times(AT_ONCE, begin)
    assert.deepEqual(statuses(answers), [200])
    assert.equal(new Set(answers.map(({ json }) => json.redirect)).size, buyers.length)
    for (const server of [one, two]) server.advanceClock(50 * 60_000)
    assert.deepEqual(statuses(await times(AT_ONCE, begin)), [200])
    const grants = gateways.bkash.requests.filter(({ path }) => path.endsWith('/token/grant'))
    assert.equal(grants.length, 1)
  })

  it('executes a wallet payment once when the buyer comes back many times at once', async () => {
    const buyer = await one.person()
    const orderId = await shop.order(buyer, await shop.book())
    const { json } = await one.call(`POST /api/payment/${orderId}/begin`, { as: buyer, body: { method: 'bkash' } })
    const back = (await gateways.bkash.press(json.redirect, BEHAVIOURS.doubledNotice)).headers.get('location')!
    const { pathname, search } = new URL(back)
    const answers = await times(AT_ONCE, (index) => either(index).call(`GET ${pathname}${search}`))
    assert.deepEqual(statuses(answers), [303])
    assert.equal((await shop.row(orderId))!.state, 'paid')
    assert.equal((await shop.mailTo(buyer)).length, 1)
    const [attempt] = await shop.attempts(orderId)
    assert.deepEqual(gateways.bkash.payments.get(attempt!.reference)!.refunds, [])
  })

  it('keeps the money of one provider when a wallet and a card are paid for one order at once', async () => {
    const orderIds = await times(8, async (index) => {
      const buyer = await one.person()
      const orderId = await shop.order(buyer, await shop.book())
      const begin = { as: buyer, body: { method: 'bkash' } }
      const { json } = await insist(() => one.call(`POST /api/payment/${orderId}/begin`, begin))
      const byWallet = async () => {
        const answer = await gateways.bkash.press(json.redirect, BEHAVIOURS.success)
        const { pathname, search } = new URL(answer.headers.get('location')!)
        await either(index).call(`GET ${pathname}${search}`)
      }
      const byCard = async () => {
        const prepared = await eitherShop(index + 1).prepare(buyer, orderId)
        if (prepared.status !== 200) return
        await sandbox.pay(prepared.json.clientSecret)
        await eitherShop(index).enrol(buyer, orderId)
      }
      // The payment that comes too late is refused.
      await Promise.allSettled([byWallet(), byCard()])
      return orderId
    })
    for (let round = 0; round < 3; round++) {
      for (const server of [one, two]) server.advanceClock(20 * 60_000)
      await Promise.all([one, two].map(({ deps }) => reconcile(deps)))
    }
    const { charges } = await sandbox.till()
    for (const orderId of orderIds) {
      const kept = (await shop.attempts(orderId)).filter(({ reference }) => {
        const wallet = gateways.bkash.payments.get(reference)
        const card = charges.find(({ payment_intent: intent, paid }) => intent === reference && paid)
        if (card) return card.amount_refunded < card.amount
        return wallet?.status === 'paid' && !wallet.refunds.length
      })
      const { state, transactionId } = (await shop.row(orderId))!
      assert.deepEqual([state, kept.map(({ reference }) => reference)], ['paid', [transactionId]])
    }
  })

  it('creates one order from many concurrent ones for one product', async () => {
    const buyer = await one.person()
    const course = await shop.course()
    const ids = await times(AT_ONCE, (index) => eitherShop(index).order(buyer, course))
    assert.equal(new Set(ids).size, 1)
    assert.deepEqual(await shop.history(ids[0]!), ['ordered by buyer'])
  })

  it('prepares the same payment for many requests at once', async () => {
    const buyer = await one.person()
    const orderId = await shop.order(buyer, await shop.course({ promoCode: 'MANGO' }))
    const answers = await times(AT_ONCE, (index) =>
      eitherShop(index).prepare(buyer, orderId, index % 4 ? {} : { promoCode: 'MANGO' }),
    )
    assert.deepEqual(statuses(answers), [200])
    assert.equal(new Set(answers.map(({ json }) => json.clientSecret)).size, 1)
    const [attempt, another] = await shop.attempts(orderId)
    assert.equal(another, undefined)
    assert.equal((await shop.row(orderId))!.dueCents, 1800)
    assert.equal((await sandbox.payment.read(attempt!.reference))!.amount, 1800)
  })

  it('gives the last use of a coupon to one of many buyers', async () => {
    const course = await shop.course()
    const buyers = await times(AT_ONCE, () => one.person())
    const baskets = await times(AT_ONCE, async (index) => shop.basket(course, buyers[index]))
    for (const percent of [25, 100]) {
      const code = `LAST-${percent}`
      const added = await one.call('POST /api/coupons', { as: shop.admin, body: { code, percent, maxUses: 1 } })
      assert.equal(added.status, 200)
      const answers = await times(AT_ONCE, (index) => {
        const { buyer, orderId } = baskets[index]!
        return eitherShop(index).prepare(buyer, orderId, { promoCode: code })
      })
      const taken = answers.filter(({ json }) => json.promoCode === code)
      const refused = answers.filter(({ json }) => json.codes?.promoCode.code === 'coupon_used_up')
      assert.deepEqual([taken.length, refused.length], [1, AT_ONCE - 1])
      const { json } = await one.call(`GET /api/coupons?q=${code}`, { as: shop.admin })
      assert.equal(json[0].used, 1)
    }
  })

  it('gives one person one first purchase, with as many coupons for it and open orders at once', async () => {
    const buyer = await one.person()
    const codes = Array.from({ length: AT_ONCE }, (_, index) => `FIRST-${index}`)
    for (const code of codes) {
      const body = { code, percent: 25, firstOnly: true }
      assert.equal((await one.call('POST /api/coupons', { as: shop.admin, body })).status, 200)
    }
    const orderIds = await Promise.all(codes.map(async () => shop.order(buyer, await shop.book({ price: 20 }))))
    const answers = await times(AT_ONCE, (index) =>
      insist(() => eitherShop(index).prepare(buyer, orderIds[index]!, { promoCode: codes[index]! })),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(answers.filter(({ json }) => json.codes?.promoCode.code === 'coupon_first_only').length, AT_ONCE - 1)
    const dues = await Promise.all(orderIds.map(async (id) => (await shop.row(id))!.dueCents))
    assert.equal(dues.filter((due) => due < 2000).length, 1)
  })

  it('charges the full price when it is no longer a first purchase, whichever of two is paid first', async () => {
    const code = 'FIRST-OF-TWO'
    await one.call('POST /api/coupons', { as: shop.admin, body: { code, percent: 25, firstOnly: true } })
    await times(AT_ONCE, async (index) => {
      const held = await shop.basket(await shop.book({ price: 20 }))
      const { buyer } = held
      assert.equal((await insist(() => shop.prepare(buyer, held.orderId, { promoCode: code }))).json.amount, 15)
      const plain = await shop.basket(await shop.book({ price: 20 }), buyer)
      await Promise.all([sandbox.pay(held.clientSecret), sandbox.pay(plain.clientSecret)].slice(index % 4 ? 0 : 1))
      await Promise.all([
        insist(() => either(index).call(`PATCH /api/enrollCourse/${held.orderId}`, { as: buyer, body: {} })),
        insist(() => eitherShop(index + 1).enrol(buyer, plain.orderId)),
      ])
      // Either the order was charged at the price shown, or it is back at its full price.
      const { state, paidCents, dueCents } = (await shop.row(held.orderId))!
      const charge = (await sandbox.payment.read(held.intentId))!
      assert.deepEqual(
        [state, paidCents, dueCents],
        charge.state === 'succeeded' ? ['paid', 1500, 1500] : ['open', null, 2000],
      )
      assert.equal((await shop.row(plain.orderId))!.paidCents, 2000)
    })
  })

  it('uses one coupon when two are sent for one order at once', async () => {
    const { buyer, orderId } = await shop.basket(await shop.course())
    const codes = ['EITHER', 'ANOTHER']
    for (const code of codes) await one.call('POST /api/coupons', { as: shop.admin, body: { code, percent: 25 } })
    await times(AT_ONCE, (index) => eitherShop(index).prepare(buyer, orderId, { promoCode: codes[index % 2]! }))
    const { promoCode } = (await shop.row(orderId))!
    for (const code of codes) {
      const { json } = await one.call(`GET /api/coupons?q=${code}`, { as: shop.admin })
      assert.equal(json[0].used, code === promoCode ? 1 : 0, code)
    }
  })

  it('settles an order once when buyer, events and reconcilers arrive at once', async () => {
    const course = await shop.course({ Enrolled: 7 })
    const { buyer, orderId, clientSecret } = await shop.basket(course)
    await sandbox.pay(clientSecret)
    const { events } = await sandbox.till()
    const event = events.findLast(({ type }) => type === 'payment_intent.succeeded')!
    const [accepted, answers] = await Promise.all([
      sandbox.repeatEvent(event.id, AT_ONCE),
      times(AT_ONCE, (index) => eitherShop(index).enrol(buyer, orderId)),
      times(4, (index) => reconcile(either(index).deps, 'start')),
    ])
    assert.equal(accepted, AT_ONCE)
    assert.deepEqual(statuses(answers), [200])
    assert.equal(await shop.enrolled(course), 8)
    assert.equal((await shop.mailTo(buyer)).length, 1)
    const history = await shop.history(orderId)
    assert.equal(history.filter((what) => what.startsWith('paid')).length, 1)
  })

  it('counts the payments of many people for one course, each with its own receipt number and none left out', async () => {
    const course = await shop.course({ Enrolled: 0 })
    const baskets = await times(AT_ONCE, () => shop.basket(course))
    await times(AT_ONCE, (index) => sandbox.pay(baskets[index]!.clientSecret))
    one.advanceClock(180_000)
    two.advanceClock(180_000)
    // Both reconcilers take a share, while half of the buyers return on their own.
    await Promise.all([
      reconcile(one.deps),
      reconcile(two.deps),
      ...baskets.slice(0, 8).map(({ buyer, orderId }, index) => eitherShop(index).enrol(buyer, orderId)),
    ])
    assert.equal(await shop.enrolled(course), AT_ONCE)
    const paid = await one.deps.db.select().from(orders).where(eq(orders.productId, course))
    assert.ok(paid.every(({ state }) => state === 'paid'))
    const numbers = paid.map(({ receiptNumber }) => receiptNumber!).toSorted((a, b) => a - b)
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => numbers[0]! + index),
    )
  })

  it('refunds no more than was paid, however many administrators ask at once', async () => {
    const { buyer, orderId, intentId } = await shop.purchase(await shop.course({ price: 20 }))
    const keys = Array.from({ length: AT_ONCE }, newId)
    const answers = await times(AT_ONCE, (index) => insist(() => eitherShop(index).refund(orderId, 5, keys[index])))
    // A refund that the provider did not answer in time waits for the reconciler.
    for (const server of [one, two]) server.advanceClock(180_000)
    await reconcile(one.deps)
    assert.equal(answers.filter(({ status }) => status === 200).length, 4)
    assert.equal(answers.filter(({ status }) => status === 409).length, AT_ONCE - 4)
    const { refunds } = await sandbox.till()
    assert.equal(refunds.filter((refund) => refund.intentId === intentId).length, 4)
    const { state, refundedCents } = (await shop.row(orderId))!
    assert.deepEqual([state, refundedCents], ['refunded', 2000])
    assert.equal((await shop.mailTo(buyer)).length, 5)
  })

  it('records a refund once when repeated clicks, events and reconcilers arrive at once', async () => {
    const course = await shop.course({ price: 20, Enrolled: 7 })
    const { buyer, orderId, intentId } = await shop.purchase(course)
    const key = newId()
    await shop.refund(orderId, 5, key)
    await sandbox.refund(intentId)
    const { events } = await sandbox.till()
    const own = events.filter(({ type, payload }) => type === 'charge.refunded' && payload.includes(intentId))
    assert.equal(own.length, 2)
    const [answers] = await Promise.all([
      times(AT_ONCE, (index) => insist(() => eitherShop(index).refund(orderId, 5, key))),
      ...own.map(({ id }) => sandbox.repeatEvent(id, AT_ONCE)),
      times(4, (index) => reconcile(either(index).deps, 'start')),
    ])
    assert.deepEqual(statuses(answers), [200])
    const { state, refundedCents } = (await shop.row(orderId))!
    assert.deepEqual([state, refundedCents], ['refunded', 2000])
    assert.equal(await shop.enrolled(course), 7)
    assert.equal((await shop.mailTo(buyer)).length, 3)
    const history = await shop.history(orderId)
    assert.equal(history.filter((what) => what.startsWith('refunded')).length, 2)
  })

  it('sells a refunded product once again, however often it is ordered at once', async () => {
    const book = await shop.book({ price: 20 })
    const { buyer, orderId } = await shop.purchase(book)
    await shop.refund(orderId, 20)
    const ids = await times(AT_ONCE, (index) => eitherShop(index).order(buyer, book))
    assert.equal(new Set(ids).size, 1)
    assert.notEqual(ids[0], orderId)
  })

  it('leaves an order deleted while its card is charged either uncharged or paid', async () => {
    const book = await shop.book()
    await times(AT_ONCE, async (index) => {
      const { buyer, orderId, clientSecret, intentId } = await shop.basket(book)
      const [deleted] = await Promise.all([
        either(index).call(`DELETE /api/order/${orderId}`, { as: buyer }),
        sandbox.pay(clientSecret),
        shop.prepare(buyer, orderId),
      ])
      await eitherShop(index).enrol(buyer, orderId)
      const row = await shop.row(orderId)
      const { state } = (await sandbox.payment.read(intentId))!
      assert.equal(row?.state === 'paid', state === 'succeeded', `${deleted.text} ${row?.state} ${state}`)
      assert.equal(row === undefined, deleted.status === 200)
    })
  })
})
