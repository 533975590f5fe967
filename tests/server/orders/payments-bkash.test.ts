// Behaviour that only bKash has.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { BEHAVIOURS, type GatewayRefund } from '#demo/gateways/payments.ts'
import { newId } from '#server/db/ids.ts'
import { applyRefundsAndDisputes } from '#server/modules/orders/orders/refunds-and-disputes.ts'
import { refunds } from '#server/db/schema.ts'
import { providerTokens } from '#server/db/schema-payments.ts'
import {
  MINUTE,
  openLocalShop,
  type Begun,
  type LocalShop,
  PRICE,
  RATE,
  TAKA,
} from '../../helpers/orders/local-shop.ts'
import type { TestServer } from '../../helpers/test-server.ts'
import type { Shop } from '../../helpers/orders/shop.ts'
import type { Gateways } from '../../helpers/orders/gateways.ts'

let local: LocalShop
let server: TestServer
let shop: Shop
let gateways: Gateways

before(async () => {
  local = await openLocalShop()
  ;({ server, shop, gateways } = local)
})
after(() => local.close())
beforeEach(() => local.forgetRequests())

describe('bKash', () => {
  it('sends every documented field, and one token for all', async () => {
    await server.deps.db.delete(providerTokens)
    const basket = await local.begun('bkash')
    await local.press(basket)
    await shop.refund(basket.orderId, PRICE)
    const { requests, keys } = basket.gateway
    const sent = (end: string) => requests.filter(({ path }) => path.endsWith(end))
    const [grant] = sent('/token/grant')
    assert.equal(sent('/token/grant').length, 1)
    assert.deepEqual([grant!.headers.username, grant!.headers.password], ['porua-demo', keys.secretKey])
    assert.deepEqual(JSON.parse(grant!.body), { app_key: keys.publishableKey, app_secret: keys.webhookSecret })
    const [create] = sent('/v1.2.0-beta/tokenized/checkout/create')
    const [attempt] = await shop.attempts(basket.orderId)
    assert.deepEqual(JSON.parse(create!.body), {
      mode: '0011',
      payerReference: attempt!.id,
      callbackURL: `${server.url}/payment/return/${attempt!.id}`,
      amount: `${TAKA}.00`,
      currency: 'BDT',
      intent: 'sale',
      merchantInvoiceNumber: attempt!.id,
    })
    for (const { headers, path } of requests.filter(({ path }) => !path.endsWith('/token/grant'))) {
      assert.ok(headers.authorization, path)
      assert.deepEqual([headers['x-app-key'], headers['content-type']], [keys.publishableKey, 'application/json'])
    }
    assert.deepEqual(JSON.parse(sent('/execute')[0]!.body), { paymentID: attempt!.reference })
    assert.deepEqual(JSON.parse(sent('/payment/status')[0]!.body), { paymentID: attempt!.reference })
    const refund = JSON.parse(sent('/v2/tokenized-checkout/refund/payment/transaction')[0]!.body)
    const trxId = basket.gateway.payments.get(attempt!.reference)!.transaction
    assert.match(refund.sku, /^[\da-f-]{36}$/)
    assert.deepEqual(refund, {
      paymentId: attempt!.reference,
      trxId,
      refundAmount: `${TAKA}.00`,
      sku: refund.sku,
      reason: 'Refund by the shop',
    })
    const asked = JSON.parse(sent('/refund/payment/status')[0]!.body)
    assert.deepEqual(asked, { paymentId: attempt!.reference, trxId })
  })

  it('tells a wrong PIN from a decline, and has no result while bKash is down', async () => {
    for (const [statusCode, failure, state] of [
      ['2014', 'pin', 'cancelled'],
      ['2019', 'expired', 'cancelled'],
      ['2037', 'declined', 'cancelled'],
      ['503', null, 'open'],
      ['2060', null, 'open'],
    ] as const) {
      const basket = await local.begun('bkash')
      basket.gateway.fail({ path: '/execute', times: 1, json: { statusCode, statusMessage: 'No' } })
      await local.press(basket)
      const { attempt } = (await local.payment(basket.buyer, basket.orderId, basket.attempt)).json
      assert.deepEqual([attempt.failure, attempt.state], [failure, state], statusCode)
    }
  })

  it('replaces a token that ended early, once', async () => {
    await server.deps.db.delete(providerTokens)
    const basket = await local.begun('bkash')
    server.advanceClock(2 * MINUTE)
    basket.gateway.requests.length = 0
    await local.press(basket, 'expiredToken')
    assert.equal(await local.stateOf(basket.orderId), 'paid')
    assert.equal(basket.gateway.requests.filter(({ path }) => path.endsWith('/token/grant')).length, 1)
  })

  const refundsAt = (attempt: string) =>
    local.paymentAt(gateways.bkash, attempt).refunds.map(({ amount }) => Number(amount))
  const refundStates = async (count: number) => {
    const { json } = await server.call(`GET /api/refunds?limit=${count}`, { as: shop.admin })
    return json.map(({ state }: { state: string }) => state)
  }

  for (const [how, parts] of [
    ['all of it', [20]],
    ['a part', [4]],
    ['two equal parts', [4, 4]],
  ] as const) {
    it(`gives ${how} back once when the process ends between bKash’s refund and our record`, async () => {
      const basket = await local.begun('bkash')
      await local.press(basket)
      // The refund is made, but its answer does not arrive.
      for (const amount of parts) {
        basket.gateway.fail({ path: '/refund/payment/transaction', times: 1, status: 500, afterwards: true })
        assert.equal((await shop.refund(basket.orderId, amount)).json.state, 'pending')
      }
      for (let round = 0; round < 3; round++) await local.reconcileIn(3 * MINUTE)
      assert.deepEqual(
        refundsAt(basket.attempt),
        parts.map((part) => part * RATE),
      )
      assert.deepEqual(
        await refundStates(parts.length),
        parts.map(() => 'succeeded'),
      )
    })
  }

  it('finds both of two refunds of one amount when it asks once', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    for (let part = 0; part < 2; part++) {
      basket.gateway.fail({ path: '/refund/payment/transaction', times: 1, status: 500, afterwards: true })
      await shop.refund(basket.orderId, 4)
    }
    const [attempt] = await shop.attempts(basket.orderId)
    await applyRefundsAndDisputes(server.deps, attempt!, 'reconciler')
    assert.deepEqual(await refundStates(2), ['succeeded', 'succeeded'])
  })

  it('does not take an earlier refund of the same amount for one that was never made', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    await shop.refund(basket.orderId, 4)
    basket.gateway.fail({ path: '/refund/payment/transaction', times: 3, status: 500 })
    assert.equal((await shop.refund(basket.orderId, 4)).json.state, 'pending')
    for (let round = 0; round < 4; round++) await local.reconcileIn(3 * MINUTE)
    assert.deepEqual(refundsAt(basket.attempt), [490, 490])
    assert.deepEqual(await refundStates(2), ['succeeded', 'succeeded'])
  })

  const changeRefunds = ({ attempt }: Begun, change: Partial<GatewayRefund>) => {
    const paid = local.paymentAt(gateways.bkash, attempt)
    const changed = paid.refunds.map((refund) => ({ ...refund, ...change }))
    gateways.bkash.payments.set(paid.id, { ...paid, refunds: changed })
  }

  it('ends a refund that failed at bKash, and asks administrators to retry it', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    basket.gateway.fail({ path: '/refund/payment/status', times: 1, status: 500 })
    assert.equal((await shop.refund(basket.orderId, PRICE)).json.state, 'pending')
    changeRefunds(basket, { isFailed: true })
    await local.reconcileIn(3 * MINUTE)
    const { json } = await server.call('GET /api/refunds?limit=1', { as: shop.admin })
    assert.deepEqual([json[0].state, json[0].problem], ['failed', 'Failed at bKash'])
    const toOffice = await shop.mailTo({ ...shop.admin, email: server.deps.settings.supportEmail })
    const { body } = toOffice.findLast(({ subject }) => subject.startsWith('Refund failed'))!
    assert.match(body, /Retry the refund, or send the money another way/)
    assert.ok(body.includes(`/admin/orders?order=${basket.orderId}`))
    assert.equal((await shop.refund(basket.orderId, PRICE)).json.state, 'succeeded')
    assert.equal(await local.stateOf(basket.orderId), 'refunded')
  })

  it('counts an order as in trouble whose refund is pending for more than two weeks', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    basket.gateway.fail({ path: '/refund/payment/status', times: 1, status: 500 })
    await shop.refund(basket.orderId, PRICE)
    changeRefunds(basket, { finishesAt: Number.MAX_SAFE_INTEGER })
    await local.reconcileIn(3 * MINUTE)
    const inTrouble = async () => {
      const { json } = await server.call('GET /api/orders?state=trouble', { as: shop.admin })
      return json.some(({ _id }: { _id: string }) => _id === basket.orderId)
    }
    const isInTroubleAfter = async (days: number) => {
      const createdAt = new Date(server.deps.now().getTime() - days * 24 * 60 * MINUTE)
      await server.deps.db.update(refunds).set({ createdAt }).where(eq(refunds.orderId, basket.orderId))
      return inTrouble()
    }
    assert.deepEqual([await isInTroubleAfter(13), await isInTroubleAfter(15)], [false, true])
  })

  const referenceOf = async ({ orderId }: Begun) => (await shop.attempts(orderId))[0]!.reference
  const bkash = () => server.deps.payments.get('bkash')!

  it('keeps a payment that was paid just before being cancelled', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    const left = await bkash().cancel(await referenceOf(basket))
    assert.deepEqual([left.state, left.amount], ['succeeded', TAKA])
  })

  it('refunds only the rest of a partly refunded payment', async () => {
    const basket = await local.begun('bkash')
    await local.press(basket)
    await shop.refund(basket.orderId, 4)
    await bkash().refund({ reference: await referenceOf(basket), refundId: newId(), amount: null })
    assert.deepEqual(refundsAt(basket.attempt), [4 * RATE, TAKA - 4 * RATE])
  })

  it('charges nothing for a product that is no longer for sale', async () => {
    const buyer = await server.person()
    const book = await shop.book({ price: PRICE })
    const orderId = await shop.order(buyer, book)
    const { json } = await local.begin(buyer, orderId, 'bkash')
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    await local.follow(await gateways.bkash.press(json.redirect, BEHAVIOURS.success))
    assert.equal(gateways.bkash.requests.filter(({ path }) => path.endsWith('/execute')).length, 0)
    assert.equal(await local.stateOf(orderId), 'withdrawn')
  })

  it('ignores a notice about no payment of ours', async () => {
    for (const body of ['{"paymentID":"TR0011NOBODY"}', '{"paymentID":7e99}', 'null', 'garbage', '']) {
      const { status } = await server.call('POST /api/payments/notice/bkash', { rawBody: body })
      assert.equal(status, 200, body)
    }
  })
})
