// Paying with bKash or SSLCommerz: what both have in common, and the exchange rate.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { BEHAVIOURS } from '#demo/gateways/payments.ts'
import { LATE_MS } from '#demo/gateways/gateway.ts'
import { readConfig } from '#server/config.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { policyTargets } from '#server/pages/policy-targets.ts'
import {
  BOTH,
  MINUTE,
  openLocalShop,
  type LocalShop,
  PRICE,
  RATE,
  TAKA,
  type Begun,
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

describe('local payment methods', () => {
  it('accept forms from our pages', () => {
    const { form } = policyTargets(readConfig({}), server.deps.payments)
    assert.deepEqual(form?.toSorted(), [gateways.bkash.url, gateways.sslcommerz.url].toSorted())
  })

  it('offers the card first and taka as whole numbers', async () => {
    const buyer = await server.person()
    const orderId = await shop.order(buyer, await shop.book({ price: 12.5 }))
    const { json } = await local.payment(buyer, orderId)
    assert.deepEqual(json.methods, [
      { name: 'card', amount: 12.5, currency: 'usd' },
      { name: 'bkash', amount: 1531, currency: 'bdt' },
      { name: 'sslcommerz', amount: 1531, currency: 'bdt' },
    ])
    assert.deepEqual([json.rate, json.attempt], [RATE, null])
  })

  it('begins a card payment with the intent of the owner’s call', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
    assert.deepEqual((await local.begin(buyer, orderId, 'card')).json, { clientSecret })
  })

  for (const method of BOTH) {
    describe(method, () => {
      it('charges once and shows the amount on the receipt', async () => {
        const basket = await local.begun(method)
        const back = await local.press(basket)
        const { buyer, orderId, attempt } = basket
        assert.deepEqual(back, { status: 303, location: `/payment/${orderId}?attempt=${attempt}` })
        const { state, paidCents } = (await shop.row(orderId))!
        assert.deepEqual([state, paidCents], ['paid', PRICE * 100])
        const { json } = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
        assert.deepEqual(json.charged, { method, amount: TAKA, currency: 'bdt', rate: RATE })
        assert.deepEqual([json.pricePaid, json.payer], [PRICE, null])
        const [mail] = await shop.mailTo(buyer)
        assert.match(mail!.body, /৳2,450/)
        assert.match(mail!.body, /\$20/)
        assert.deepEqual((await local.payment(buyer, orderId, attempt)).json.attempt.state, 'succeeded')
      })

      it('continues an open attempt at the same page and the same rate', async () => {
        const { buyer, orderId, redirect } = await local.begun(method)
        const [newest] = (await server.call('GET /api/exchangeRates', { as: shop.admin })).json
        await server.call('POST /api/exchangeRates', { as: shop.admin, body: { rate: 130, revision: newest.version } })
        try {
          assert.equal((await local.begin(buyer, orderId, method)).json.redirect, redirect)
          const offered = (await local.payment(buyer, orderId)).json.methods.find(({ name }: any) => name === method)
          assert.equal(offered.amount, TAKA)
        } finally {
          await local.setRate(RATE)
        }
      })

      it('lets the buyer start again after a decline or a cancellation', async () => {
        for (const [behaviour, what] of [
          ['declined', 'pay'],
          ['success', 'cancel'],
        ] as const) {
          const basket = await local.begun(method)
          await local.press(basket, behaviour, what)
          assert.equal(await local.stateOf(basket.orderId), 'open')
          const again = await local.begin(basket.buyer, basket.orderId, method)
          assert.notEqual(again.json.redirect, basket.redirect)
          assert.deepEqual(await local.attemptsOf(basket.orderId), ['cancelled', 'open'])
        }
      })

      it('gives the reason why a payment failed', async () => {
        const failureOf = async ({ buyer, orderId, attempt }: Begun) =>
          (await local.payment(buyer, orderId, attempt)).json.attempt.failure
        const declined = await local.begun(method)
        assert.equal(await failureOf(declined), null)
        await local.press(declined, 'declined')
        assert.equal(await failureOf(declined), method === 'bkash' ? 'balance' : 'declined')
        const cancelled = await local.begun(method)
        await local.press(cancelled, 'success', 'cancel')
        assert.equal(await failureOf(cancelled), 'cancelled')
        const left = await local.begun(method)
        await local.reconcileIn(70 * MINUTE)
        assert.equal(await failureOf(left), 'expired')
        const back = await local.begun(method)
        await fetch(`${server.url}/payment/return/${back.attempt}?status=failure`, { redirect: 'manual' })
        assert.equal(await failureOf(back), 'declined')
      })

      it('ends an attempt that the buyer comes back from without having paid', async () => {
        const { orderId, attempt } = await local.begun(method)
        await fetch(`${server.url}/payment/return/${attempt}?status=cancel`, { redirect: 'manual' })
        assert.deepEqual([await local.stateOf(orderId), await local.attemptsOf(orderId)], ['open', ['cancelled']])
      })

      it('charges the price after a typed code', async () => {
        const buyer = await server.person()
        const orderId = await shop.order(buyer, await shop.course({ price: PRICE, promoCode: 'MANGO' }))
        const wrong = await local.begin(buyer, orderId, method, { coupon: 'LEMON' })
        assert.deepEqual([wrong.status, wrong.json.codes.coupon.code], [422, 'wrong_promo_code'])
        await local.begin(buyer, orderId, method, { coupon: 'mango' })
        const [attempt] = await shop.attempts(orderId)
        assert.deepEqual([attempt!.amount, attempt!.dueCents], [2205, 1800])
      })

      it('refunds a payment made with a code that the buyer has removed', async () => {
        const code = `BACK-${method.toUpperCase()}`
        await server.call('POST /api/coupons', { as: shop.admin, body: { code, percent: 50, maxUses: 1 } })
        const buyer = await server.person()
        const orderId = await shop.order(buyer, await shop.book({ price: PRICE }))
        const { json } = await local.begin(buyer, orderId, method, { coupon: code })
        await local.begin(buyer, orderId, 'card', { coupon: '' })
        const gateway = gateways[method]
        await local.follow(await gateway.press(json.redirect, BEHAVIOURS.success))
        await local.reconcileIn(20 * MINUTE)
        assert.notEqual(await local.stateOf(orderId), 'paid')
        const [attempt] = await shop.attempts(orderId)
        const found = local.paymentAt(gateway, attempt!.id)
        const back = found.refunds.reduce((sum, refund) => sum + Number(refund.amount), 0)
        assert.equal(back, found.status === 'paid' ? TAKA / 2 : 0)
      })

      it('believes no callback without a payment', async () => {
        const { orderId, attempt } = await local.begun(method)
        const url = `${server.url}/payment/return/${attempt}`
        for (const query of ['', '?status=success&paymentID=TR0011FORGED', '?status=VALID']) {
          assert.equal((await fetch(url + query, { redirect: 'manual' })).status, 303)
        }
        const body = new URLSearchParams({ tran_id: attempt, status: 'VALID', amount: `${TAKA}.00`, val_id: 'FORGED' })
        assert.equal((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status, 303)
        assert.equal(await local.stateOf(orderId), 'paying')
      })

      it('answers 404 to a return from an attempt that does not exist', async () => {
        assert.equal((await fetch(`${server.url}/payment/return/${'0'.repeat(30)}`)).status, 404)
      })

      it('refuses to begin another person’s order', async () => {
        const { orderId } = await local.begun(method)
        assert.equal((await local.begin(await server.person(), orderId, method)).status, 404)
      })

      it('settles nothing at another amount or in another currency', async () => {
        for (const change of [{ amount: 1 }, { amount: TAKA, currency: 'eur' }]) {
          const basket = await local.begun(method)
          const { db } = server.deps
          await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, basket.attempt))
          await local.press(basket)
          assert.notEqual(await local.stateOf(basket.orderId), 'paid')
        }
      })

      it('refunds a late payment when the order was paid by card', async () => {
        const basket = await local.begun(method)
        const { buyer, orderId, gateway, attempt } = basket
        const { json } = await local.begin(buyer, orderId, 'card')
        await server.sandbox().pay(json.clientSecret)
        await shop.enrol(buyer, orderId)
        await local.press(basket)
        await local.reconcileIn(20 * MINUTE)
        const found = local.paymentAt(gateway, attempt)
        const back = found.refunds.reduce((sum, refund) => sum + Number(refund.amount), 0)
        assert.equal(back, found.status === 'paid' ? TAKA : 0)
        assert.equal(await local.stateOf(orderId), 'paid')
        assert.equal((await shop.row(orderId))!.transactionId, (await shop.attempts(orderId))[1]!.reference)
      })

      it('makes partial refunds in taka that add up to the charge', async () => {
        // At this rate, a partial amount in taka equals a different number of cents than requested.
        await local.setRate(51)
        const basket = await local.begun(method, 9.99)
        await local.setRate(RATE)
        await local.press(basket)
        const { orderId, gateway, attempt } = basket
        for (const amount of [3.33, 3.33, 3.33]) await shop.refund(orderId, amount)
        gateway.advanceClock(MINUTE)
        await local.reconcileIn(3 * MINUTE)
        const { state, refundedCents } = (await shop.row(orderId))!
        assert.deepEqual([state, refundedCents], ['refunded', 999])
        const found = local.paymentAt(gateway, attempt)
        const parts = found.refunds.map(({ amount }) => Number(amount))
        assert.deepEqual(
          parts.reduce((sum, part) => sum + part, 0),
          509,
        )
        const { json } = await server.call('GET /api/refunds?limit=3', { as: shop.admin })
        assert.deepEqual(
          json.map((refund: any) => [refund.charged.currency, refund.state]),
          [
            ['bdt', 'succeeded'],
            ['bdt', 'succeeded'],
            ['bdt', 'succeeded'],
          ],
        )
      })

      it('reports that the provider does not answer, and recovers automatically', async () => {
        for (const fault of [{ status: 500 }, { text: '<html>garbage' }, { delayMs: 40_000 }]) {
          const buyer = await server.person()
          const orderId = await shop.order(buyer, await shop.book({ price: PRICE }))
          gateways[method].fail({ path: method === 'bkash' ? '/create' : '/gwprocess', times: 1, ...fault })
          const { status, json } = await local.begin(buyer, orderId, method)
          assert.deepEqual([status, json.error], [503, 'payments_unavailable'])
          assert.equal(await local.stateOf(orderId), 'open')
        }
        const basket = await local.begun(method)
        const path = method === 'bkash' ? '/payment/status' : '/merchantTransID'
        basket.gateway.fail({ path, times: 3, status: 500 })
        await local.press(basket)
        // Each round asks about this attempt at least once, and so uses up one of the failures.
        for (let round = 0; round < 4; round++) await local.reconcileIn(5 * MINUTE)
        assert.equal(await local.stateOf(basket.orderId), 'paid')
      })

      it('settles once when notices are doubled, late or repeated', async () => {
        const doubled = await local.begun(method)
        await local.press(doubled, 'doubledNotice')
        const late = await local.begun(method)
        await local.press(late, 'late')
        assert.equal(await local.stateOf(late.orderId), 'paying')
        late.gateway.advanceClock(2 * LATE_MS)
        await local.reconcileIn(5 * MINUTE)
        for (const { orderId, buyer } of [doubled, late]) {
          assert.equal(await local.stateOf(orderId), 'paid')
          assert.equal((await shop.mailTo(buyer)).length, 1)
        }
      })

      it('finds a payment whose answer timed out', async () => {
        const basket = await local.begun(method)
        await local.press(basket, 'timesOut')
        await local.reconcileIn(5 * MINUTE)
        assert.equal(await local.stateOf(basket.orderId), 'paid')
      })
    })
  }
})
describe('the exchange rate', () => {
  it('is set by administrators within bounds, with a history', async () => {
    const set = (body: unknown) => server.call('POST /api/exchangeRates', { as: shop.admin, body })
    const list = async () => (await server.call('GET /api/exchangeRates', { as: shop.admin })).json
    const [before] = await list()
    for (const rate of [0, 49, 501, 122.505, 'many']) assert.equal((await set({ rate })).status, 422, String(rate))
    assert.equal((await set({ rate: 121, revision: before.version })).status, 200)
    assert.equal((await set({ rate: 120, revision: before.version })).json.error, 'changed_meanwhile')
    const [now] = await list()
    assert.deepEqual([now.rate, now.version, now.by], [121, before.version + 1, shop.admin.email])
    await local.setRate(RATE)
  })
})
