// Paying with bKash and SSLCommerz, over HTTP against the demo's gateways.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { BEHAVIOURS, type Behaviour, type GatewayRefund } from '#demo/gateways/payments.ts'
import { LATE_MS, type RunningGateway } from '#demo/gateways/gateway.ts'
import { readConfig } from '#server/config.ts'
import { audit } from '#server/db/schema.ts'
import { paymentAttempts, providerTokens } from '#server/db/schema-payments.ts'
import { reconcile } from '#server/modules/orders/reconcile.ts'
import { policyTargets } from '#server/pages/policy-targets.ts'
import { startGateways, type Gateways } from '../helpers/gateways.ts'
import { openShop, type Shop } from '../helpers/shop.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

type Local = 'bkash' | 'sslcommerz'
const BOTH: Local[] = ['bkash', 'sslcommerz']
const RATE = 122.5
const PRICE = 20
const TAKA = 2450
const MINUTE = 60_000

let server: TestServer
let shop: Shop
let gateways: Gateways

before(async () => {
  gateways = await startGateways()
  server = await startTestServer({ cards: true, gateways })
  shop = await openShop(server)
})
after(async () => {
  await server.close()
  await gateways.close()
})
beforeEach(() => {
  for (const method of BOTH) gateways[method].requests.length = 0
})

const begin = (as: Person, order: string, method: string, more: Record<string, unknown> = {}) =>
  server.call(`POST /api/payment/${order}/begin`, { as, body: { method, ...more } })

type Begun = { buyer: Person; orderId: string; redirect: string; attempt: string; gateway: RunningGateway }

async function begun(method: Local, price = PRICE): Promise<Begun> {
  const buyer = await server.person()
  const orderId = await shop.order(buyer, await shop.book({ price }))
  const { json, status, text } = await begin(buyer, orderId, method)
  assert.equal(status, 200, text)
  const [attempt] = (await shop.attempts(orderId)).slice(-1)
  return { buyer, orderId, redirect: json.redirect, attempt: attempt!.id, gateway: gateways[method] }
}

/** The way the browser goes from the gateway's page to ours; null if it stays there. */
async function follow(answer: Response): Promise<{ status: number; location: string | null } | null> {
  const html = await answer.text()
  const location = answer.headers.get('location')
  const action = /action="([^"]+)"/.exec(html)?.[1]
  if (!location && !action) return null
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  const form = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(answer.url).origin } }
  const back = await fetch(location ?? action!.replaceAll('&amp;', '&'), {
    redirect: 'manual',
    ...(location ? {} : form),
  })
  return { status: back.status, location: back.headers.get('location') }
}

const press = async ({ gateway, redirect }: Begun, behaviour: Behaviour = 'success', what: 'pay' | 'cancel' = 'pay') =>
  follow(await gateway.press(redirect, BEHAVIOURS[behaviour], what))

const setRate = (rate: number) => server.call('POST /api/exchangeRates', { as: shop.admin, body: { rate } })
const stateOf = async (orderId: string) => (await shop.row(orderId))!.state
const attemptsOf = async (orderId: string) => (await shop.attempts(orderId)).map(({ state }) => state)
const payment = (as: Person, order: string, attempt = '') =>
  server.call(`GET /api/payment/${order}${attempt && `?attempt=${attempt}`}`, { as })
const reconcileIn = async (ms: number) => {
  server.advanceClock(ms)
  await reconcile(server.deps)
}

/** A gateway's record of an attempt, whose id each protocol sends in another field. */
const paymentAt = ({ payments }: RunningGateway, attempt: string) =>
  [...payments.values()].find(({ fields }) => Object.values(fields).includes(attempt))!

describe('local payment methods', () => {
  it('may be submitted to from our pages', () => {
    const { form } = policyTargets(readConfig({}), server.deps.payments)
    assert.deepEqual(form?.toSorted(), [gateways.bkash.url, gateways.sslcommerz.url].toSorted())
  })

  it('offers the card first and taka as whole numbers', async () => {
    const buyer = await server.person()
    const orderId = await shop.order(buyer, await shop.book({ price: 12.5 }))
    const { json } = await payment(buyer, orderId)
    assert.deepEqual(json.methods, [
      { name: 'card', amount: 12.5, currency: 'usd' },
      { name: 'bkash', amount: 1531, currency: 'bdt' },
      { name: 'sslcommerz', amount: 1531, currency: 'bdt' },
    ])
    assert.deepEqual([json.rate, json.attempt], [RATE, null])
  })

  it('begins a card payment with the intent of the owner’s call', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
    assert.deepEqual((await begin(buyer, orderId, 'card')).json, { clientSecret })
  })

  for (const method of BOTH) {
    describe(method, () => {
      it('takes the money once and says on the receipt what was charged', async () => {
        const basket = await begun(method)
        const back = await press(basket)
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
        assert.deepEqual((await payment(buyer, orderId, attempt)).json.attempt.state, 'succeeded')
      })

      it('continues an open attempt at the same page and the same rate', async () => {
        const { buyer, orderId, redirect } = await begun(method)
        const [newest] = (await server.call('GET /api/exchangeRates', { as: shop.admin })).json
        await server.call('POST /api/exchangeRates', { as: shop.admin, body: { rate: 130, revision: newest.version } })
        try {
          assert.equal((await begin(buyer, orderId, method)).json.redirect, redirect)
          const offered = (await payment(buyer, orderId)).json.methods.find(({ name }: any) => name === method)
          assert.equal(offered.amount, TAKA)
        } finally {
          await setRate(RATE)
        }
      })

      it('lets the buyer begin anew after a decline or a cancellation', async () => {
        for (const [behaviour, what] of [
          ['declined', 'pay'],
          ['success', 'cancel'],
        ] as const) {
          const basket = await begun(method)
          await press(basket, behaviour, what)
          assert.equal(await stateOf(basket.orderId), 'open')
          const again = await begin(basket.buyer, basket.orderId, method)
          assert.notEqual(again.json.redirect, basket.redirect)
          assert.deepEqual(await attemptsOf(basket.orderId), ['cancelled', 'open'])
        }
      })

      it('tells why nothing was paid', async () => {
        const failureOf = async ({ buyer, orderId, attempt }: Begun) =>
          (await payment(buyer, orderId, attempt)).json.attempt.failure
        const declined = await begun(method)
        assert.equal(await failureOf(declined), null)
        await press(declined, 'declined')
        assert.equal(await failureOf(declined), method === 'bkash' ? 'balance' : 'declined')
        const cancelled = await begun(method)
        await press(cancelled, 'success', 'cancel')
        assert.equal(await failureOf(cancelled), 'cancelled')
        const left = await begun(method)
        await reconcileIn(70 * MINUTE)
        assert.equal(await failureOf(left), 'expired')
        const back = await begun(method)
        await fetch(`${server.url}/payment/return/${back.attempt}?status=failure`, { redirect: 'manual' })
        assert.equal(await failureOf(back), 'declined')
      })

      it('ends an attempt that the buyer comes back from without having paid', async () => {
        const { orderId, attempt } = await begun(method)
        await fetch(`${server.url}/payment/return/${attempt}?status=cancel`, { redirect: 'manual' })
        assert.deepEqual([await stateOf(orderId), await attemptsOf(orderId)], ['open', ['cancelled']])
      })

      it('charges the price after a typed code', async () => {
        const buyer = await server.person()
        const orderId = await shop.order(buyer, await shop.course({ price: PRICE, promoCode: 'MANGO' }))
        const wrong = await begin(buyer, orderId, method, { coupon: 'LEMON' })
        assert.deepEqual([wrong.status, wrong.json.codes.coupon.code], [422, 'wrong_promo_code'])
        await begin(buyer, orderId, method, { coupon: 'mango' })
        const [attempt] = await shop.attempts(orderId)
        assert.deepEqual([attempt!.amount, attempt!.dueCents], [2205, 1800])
      })

      it('sends back what was paid on the page of a code that the buyer gave back', async () => {
        const code = `BACK-${method.toUpperCase()}`
        await server.call('POST /api/coupons', { as: shop.admin, body: { code, percent: 50, maxUses: 1 } })
        const buyer = await server.person()
        const orderId = await shop.order(buyer, await shop.book({ price: PRICE }))
        const { json } = await begin(buyer, orderId, method, { coupon: code })
        await begin(buyer, orderId, 'card', { coupon: '' })
        const gateway = gateways[method]
        await follow(await gateway.press(json.redirect, BEHAVIOURS.success))
        await reconcileIn(20 * MINUTE)
        assert.notEqual(await stateOf(orderId), 'paid')
        const [attempt] = await shop.attempts(orderId)
        const found = paymentAt(gateway, attempt!.id)
        const back = found.refunds.reduce((sum, refund) => sum + Number(refund.amount), 0)
        assert.equal(back, found.status === 'paid' ? TAKA / 2 : 0)
      })

      it('believes no callback without a payment', async () => {
        const { orderId, attempt } = await begun(method)
        const url = `${server.url}/payment/return/${attempt}`
        for (const query of ['', '?status=success&paymentID=TR0011FORGED', '?status=VALID']) {
          assert.equal((await fetch(url + query, { redirect: 'manual' })).status, 303)
        }
        const body = new URLSearchParams({ tran_id: attempt, status: 'VALID', amount: `${TAKA}.00`, val_id: 'FORGED' })
        assert.equal((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status, 303)
        assert.equal(await stateOf(orderId), 'paying')
      })

      it('answers 404 to a return from an attempt that does not exist', async () => {
        assert.equal((await fetch(`${server.url}/payment/return/${'0'.repeat(30)}`)).status, 404)
      })

      it('refuses to begin another person’s order', async () => {
        const { orderId } = await begun(method)
        assert.equal((await begin(await server.person(), orderId, method)).status, 404)
      })

      it('settles nothing at another amount or in another currency', async () => {
        for (const change of [{ amount: 1 }, { amount: TAKA, currency: 'eur' }]) {
          const basket = await begun(method)
          const { db } = server.deps
          await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, basket.attempt))
          await press(basket)
          assert.notEqual(await stateOf(basket.orderId), 'paid')
        }
      })

      it('sends a late payment back when the order was paid by card', async () => {
        const basket = await begun(method)
        const { buyer, orderId, gateway, attempt } = basket
        const { json } = await begin(buyer, orderId, 'card')
        await server.sandbox().pay(json.clientSecret)
        await shop.enrol(buyer, orderId)
        await press(basket)
        await reconcileIn(20 * MINUTE)
        const found = paymentAt(gateway, attempt)
        const back = found.refunds.reduce((sum, refund) => sum + Number(refund.amount), 0)
        assert.equal(back, found.status === 'paid' ? TAKA : 0)
        assert.equal(await stateOf(orderId), 'paid')
        assert.equal((await shop.row(orderId))!.transactionId, (await shop.attempts(orderId))[1]!.reference)
      })

      it('gives parts back in taka that add up to what was charged', async () => {
        // At this rate a part in taka is worth another number of cents than was asked for.
        await setRate(51)
        const basket = await begun(method, 9.99)
        await setRate(RATE)
        await press(basket)
        const { orderId, gateway, attempt } = basket
        for (const amount of [3.33, 3.33, 3.33]) await shop.refund(orderId, amount)
        gateway.advanceClock(MINUTE)
        await reconcileIn(3 * MINUTE)
        const { state, refundedCents } = (await shop.row(orderId))!
        assert.deepEqual([state, refundedCents], ['refunded', 999])
        const found = paymentAt(gateway, attempt)
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

      it('says that the provider does not answer, and ends right by itself', async () => {
        for (const fault of [{ status: 500 }, { text: '<html>garbage' }, { delayMs: 40_000 }]) {
          const buyer = await server.person()
          const orderId = await shop.order(buyer, await shop.book({ price: PRICE }))
          gateways[method].fail({ path: method === 'bkash' ? '/create' : '/gwprocess', times: 1, ...fault })
          const { status, json } = await begin(buyer, orderId, method)
          assert.deepEqual([status, json.error], [503, 'payments_unavailable'])
          assert.equal(await stateOf(orderId), 'open')
        }
        const basket = await begun(method)
        const path = method === 'bkash' ? '/payment/status' : '/merchantTransID'
        basket.gateway.fail({ path, times: 3, status: 500 })
        await press(basket)
        // Each round asks at least once about this attempt, and so uses up one of the failures.
        for (let round = 0; round < 4; round++) await reconcileIn(5 * MINUTE)
        assert.equal(await stateOf(basket.orderId), 'paid')
      })

      it('settles once when notices are doubled, late or repeated', async () => {
        const doubled = await begun(method)
        await press(doubled, 'doubledNotice')
        const late = await begun(method)
        await press(late, 'late')
        assert.equal(await stateOf(late.orderId), 'paying')
        late.gateway.advanceClock(2 * LATE_MS)
        await reconcileIn(5 * MINUTE)
        for (const { orderId, buyer } of [doubled, late]) {
          assert.equal(await stateOf(orderId), 'paid')
          assert.equal((await shop.mailTo(buyer)).length, 1)
        }
      })

      it('finds a payment whose answer timed out', async () => {
        const basket = await begun(method)
        await press(basket, 'timesOut')
        await reconcileIn(5 * MINUTE)
        assert.equal(await stateOf(basket.orderId), 'paid')
      })
    })
  }
})

describe('bKash', () => {
  it('sends every documented field, and one token for all', async () => {
    await server.deps.db.delete(providerTokens)
    const basket = await begun('bkash')
    await press(basket)
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

  it('tells a wrong PIN from a decline, and knows nothing while bKash rests', async () => {
    for (const [statusCode, failure, state] of [
      ['2014', 'pin', 'cancelled'],
      ['2019', 'expired', 'cancelled'],
      ['2037', 'declined', 'cancelled'],
      ['503', null, 'open'],
      ['2060', null, 'open'],
    ] as const) {
      const basket = await begun('bkash')
      basket.gateway.fail({ path: '/execute', times: 1, json: { statusCode, statusMessage: 'No' } })
      await press(basket)
      const { attempt } = (await payment(basket.buyer, basket.orderId, basket.attempt)).json
      assert.deepEqual([attempt.failure, attempt.state], [failure, state], statusCode)
    }
  })

  it('replaces a token that ended early, once', async () => {
    await server.deps.db.delete(providerTokens)
    const basket = await begun('bkash')
    server.advanceClock(2 * MINUTE)
    basket.gateway.requests.length = 0
    await press(basket, 'expiredToken')
    assert.equal(await stateOf(basket.orderId), 'paid')
    assert.equal(basket.gateway.requests.filter(({ path }) => path.endsWith('/token/grant')).length, 1)
  })

  const refundsAt = (attempt: string) => paymentAt(gateways.bkash, attempt).refunds.map(({ amount }) => Number(amount))
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
      const basket = await begun('bkash')
      await press(basket)
      // The refund is made, but its answer does not arrive.
      for (const amount of parts) {
        basket.gateway.fail({ path: '/refund/payment/transaction', times: 1, status: 500, afterwards: true })
        assert.equal((await shop.refund(basket.orderId, amount)).json.state, 'pending')
      }
      for (let round = 0; round < 3; round++) await reconcileIn(3 * MINUTE)
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

  it('does not take an earlier refund of the same amount for one that was never made', async () => {
    const basket = await begun('bkash')
    await press(basket)
    await shop.refund(basket.orderId, 4)
    basket.gateway.fail({ path: '/refund/payment/transaction', times: 3, status: 500 })
    assert.equal((await shop.refund(basket.orderId, 4)).json.state, 'pending')
    for (let round = 0; round < 4; round++) await reconcileIn(3 * MINUTE)
    assert.deepEqual(refundsAt(basket.attempt), [490, 490])
    assert.deepEqual(await refundStates(2), ['succeeded', 'succeeded'])
  })

  it('takes no money for what is no longer sold', async () => {
    const buyer = await server.person()
    const book = await shop.book({ price: PRICE })
    const orderId = await shop.order(buyer, book)
    const { json } = await begin(buyer, orderId, 'bkash')
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    await follow(await gateways.bkash.press(json.redirect, BEHAVIOURS.success))
    assert.equal(gateways.bkash.requests.filter(({ path }) => path.endsWith('/execute')).length, 0)
    assert.equal(await stateOf(orderId), 'withdrawn')
  })

  it('ignores a notice about no payment of ours', async () => {
    for (const body of ['{"paymentID":"TR0011NOBODY"}', '{"paymentID":7e99}', 'null', 'garbage', '']) {
      const { status } = await server.call('POST /api/payments/notice/bkash', { rawBody: body })
      assert.equal(status, 200, body)
    }
  })
})

describe('SSLCommerz', () => {
  const notify = (rawBody: string) => server.call('POST /api/payments/notice/sslcommerz', { rawBody })

  it('sends every documented field', async () => {
    const basket = await begun('sslcommerz')
    await press(basket)
    await shop.refund(basket.orderId, PRICE)
    const { requests, keys, payments } = basket.gateway
    const { attempt, orderId, buyer } = basket
    const back = `${server.url}/payment/return/${attempt}`
    const store = { store_id: 'porua-demo', store_passwd: keys.secretKey }
    const session = requests.find(({ path }) => path === '/gwprocess/v4/api.php')
    assert.deepEqual(Object.fromEntries(new URLSearchParams(session!.body)), {
      ...store,
      total_amount: `${TAKA}.00`,
      currency: 'BDT',
      tran_id: attempt,
      success_url: back,
      fail_url: `${back}?status=failure`,
      cancel_url: `${back}?status=cancel`,
      ipn_url: `${server.url}/api/payments/notice/sslcommerz`,
      cus_name: 'Test Person',
      cus_email: buyer.email.slice(0, 50),
      cus_add1: 'Not given',
      cus_city: 'Dhaka',
      cus_postcode: '1000',
      cus_country: 'Bangladesh',
      cus_phone: 'Not given',
      shipping_method: 'NO',
      product_name: (await shop.row(orderId))!.productName,
      product_category: 'Learning',
      product_profile: 'non-physical-goods',
      value_a: attempt,
    })
    // Late notices of other tests' payments are asked about meanwhile.
    const asked = (path: string, field: string, value?: string) => {
      const found = requests.find(({ path: to, query }) => to.endsWith(path) && query.has(field, value))
      return Object.fromEntries(found!.query)
    }
    const more = { ...store, v: '1', format: 'json' }
    const paid = payments.get(attempt)!
    assert.deepEqual(asked('/validationserverAPI.php', 'val_id', paid.validation), { ...more, val_id: paid.validation })
    assert.deepEqual(asked('/merchantTransIDvalidationAPI.php', 'tran_id', attempt), { ...more, tran_id: attempt })
    const { refe_id, ...refund } = asked('/merchantTransIDvalidationAPI.php', 'refund_amount')
    assert.match(refe_id!, /^[\da-f-]{36}$/)
    const expected = {
      bank_tran_id: paid.transaction,
      refund_amount: `${TAKA}.00`,
      refund_remarks: 'Refund by the shop',
    }
    assert.deepEqual(refund, { ...more, ...expected })
    const state = asked('/merchantTransIDvalidationAPI.php', 'refund_ref_id')
    assert.deepEqual(state, { ...more, refund_ref_id: paid.refunds[0]!.id })
  })

  it('finds in the bank’s words what a person can mend', async () => {
    for (const [error, failure] of [
      ['Insufficient balance in the account', 'balance'],
      ['Wrong OTP given', 'pin'],
      ['Do not honour <b>4711</b>', 'declined'],
    ]) {
      const { buyer, orderId, attempt, gateway } = await begun('sslcommerz')
      const element = [{ tran_id: attempt, status: 'FAILED', error }]
      gateway.fail({ path: '/merchantTransID', times: 2, json: { APIConnect: 'DONE', element } })
      await fetch(`${server.url}/payment/return/${attempt}?status=failure`, { redirect: 'manual' })
      const { json } = await payment(buyer, orderId, attempt)
      assert.deepEqual(json.attempt.failure, failure)
      assert.ok(!JSON.stringify(json).includes('4711'))
    }
  })

  it('settles although the validation is empty', async () => {
    const basket = await begun('sslcommerz')
    // The return asks, and so does the notice.
    basket.gateway.fail({ path: '/validationserverAPI.php', times: 2, text: '' })
    await press(basket, 'emptyValidation')
    assert.equal(await stateOf(basket.orderId), 'paid')
  })

  it('finds what was paid when nobody came back and no notice was sent', async () => {
    const basket = await begun('sslcommerz')
    assert.equal(await press(basket, 'silent'), null)
    await reconcileIn(5 * MINUTE)
    assert.equal(await stateOf(basket.orderId), 'paid')
  })

  it('refuses a forged notice, and asks about a replayed one', async () => {
    const basket = await begun('sslcommerz')
    const forged = new URLSearchParams({ tran_id: basket.attempt, status: 'VALID', verify_key: 'tran_id,status' })
    for (const sign of ['', 'f'.repeat(32)]) {
      forged.set('verify_sign', sign)
      assert.equal((await notify(String(forged))).status, 400)
    }
    assert.equal(await stateOf(basket.orderId), 'paying')
    const other = await begun('sslcommerz')
    const answer = await basket.gateway.press(other.redirect, BEHAVIOURS.success)
    const html = await answer.text()
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
    const replayed = String(new URLSearchParams(fields))
    for (const time of [1, 2, 3]) assert.equal((await notify(replayed)).status, 200, String(time))
    assert.equal(await stateOf(other.orderId), 'paid')
    assert.equal((await shop.mailTo(other.buyer)).length, 1)
    assert.equal(await stateOf(basket.orderId), 'paying')
  })

  it('finds a payment of a page that was given up long ago', async () => {
    const basket = await begun('sslcommerz')
    await reconcileIn(70 * MINUTE)
    assert.deepEqual([await stateOf(basket.orderId), await attemptsOf(basket.orderId)], ['open', ['cancelled']])
    await press(basket, 'silent')
    await reconcileIn(20 * MINUTE)
    assert.equal(await stateOf(basket.orderId), 'paid')
  })

  it('never un-pays an order by a late failure', async () => {
    const basket = await begun('sslcommerz')
    await press(basket)
    const { attempt, orderId, gateway } = basket
    const paid = gateway.payments.get(attempt)!
    gateway.payments.set(attempt, { ...paid, status: 'failed' })
    await fetch(`${server.url}/payment/return/${attempt}?status=failure`, { method: 'POST', redirect: 'manual' })
    await reconcileIn(5 * MINUTE)
    assert.equal(await stateOf(orderId), 'paid')
  })

  it('holds a risky payment until an administrator accepts it or sends it back', async () => {
    for (const decision of ['accept', 'sendBack'] as const) {
      const basket = await begun('sslcommerz')
      const { buyer, orderId, attempt, gateway } = basket
      await press(basket, 'risky')
      assert.equal(await stateOf(orderId), 'paying')
      assert.equal((await begin(buyer, orderId, 'card')).json.error, 'payment_held')
      assert.equal((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json.error, 'payment_held')
      assert.equal((await payment(buyer, orderId)).json.attempt.state, 'held')
      await reconcileIn(5 * MINUTE)
      const waiting = (await server.call('GET /api/waiting', { as: shop.admin })).json as { what: string }[]
      assert.ok(waiting.some(({ what }) => what === 'heldPayments'))
      const { json } = await server.call('GET /api/heldPayments', { as: shop.admin })
      const listed = json.find(({ _id }: any) => _id === attempt)
      assert.deepEqual(
        [listed.amount, listed.currency, listed.due, listed.risk],
        [TAKA, 'bdt', PRICE, 'Unusual wallet'],
      )
      const told = await shop.mailTo({ ...buyer, email: server.deps.settings.supportEmail })
      assert.ok(told.some(({ body }) => body.includes('Unusual wallet')))
      const decide = () => server.call(`POST /api/heldPayments/${attempt}`, { as: shop.admin, body: { decision } })
      assert.equal((await decide()).status, 200)
      assert.equal((await decide()).json.error, 'not_held')
      assert.equal(await stateOf(orderId), decision === 'accept' ? 'paid' : 'open')
      assert.equal(gateway.payments.get(attempt)!.refunds.length, decision === 'accept' ? 0 : 1)
      const [entry] = await server.deps.db.select().from(audit).where(eq(audit.itemId, orderId))
      assert.equal(entry!.what, decision)
    }
  })

  it('tells the administrators when a refund fails after all', async () => {
    const basket = await begun('sslcommerz')
    await press(basket)
    const { orderId, attempt, gateway } = basket
    assert.equal((await shop.refund(orderId, PRICE)).json.state, 'pending')
    const paid = gateway.payments.get(attempt)!
    gateway.payments.set(attempt, { ...paid, refunds: paid.refunds.map((refund) => ({ ...refund, isFailed: true })) })
    await reconcileIn(3 * MINUTE)
    const { json } = await server.call('GET /api/refunds?limit=1', { as: shop.admin })
    assert.deepEqual([json[0].state, json[0].problem], ['failed', 'cancelled by SSLCommerz'])
    assert.equal(await stateOf(orderId), 'paid')
  })
})

describe('a payment that was to go back and that SSLCommerz does not send', () => {
  const failed = async (attempt: string) => {
    const { json } = await server.call('GET /api/failedReversals', { as: shop.admin })
    return json.find(({ _id }: { _id: string }) => _id === attempt)
  }
  const waits = async () => {
    const { json } = await server.call('GET /api/waiting', { as: shop.admin })
    return json.some(({ what }: { what: string }) => what === 'failedReversals')
  }
  const decide = (attempt: string, decision: 'sendAgain' | 'settle') =>
    server.call(`POST /api/failedReversals/${attempt}`, { as: shop.admin, body: { decision } })
  const changeRefunds = ({ gateway, attempt }: Begun, change: (refund: GatewayRefund) => GatewayRefund) => {
    const paid = gateway.payments.get(attempt)!
    gateway.payments.set(attempt, { ...paid, refunds: paid.refunds.map(change) })
  }
  const toldOf = async (subject: string) => {
    const told = await shop.mailTo({ ...shop.admin, email: server.deps.settings.supportEmail })
    return told.filter((mail) => mail.subject.startsWith(subject)).length
  }

  /** Risky, and sent back by an administrator; SSLCommerz first says that it is working on it. */
  async function sentBack(): Promise<Begun> {
    const basket = await begun('sslcommerz')
    await press(basket, 'risky')
    const path = `POST /api/heldPayments/${basket.attempt}`
    assert.equal((await server.call(path, { as: shop.admin, body: { decision: 'sendBack' } })).status, 200)
    return basket
  }

  it('is told to the payer once the money is back, and not before', async () => {
    const basket = await sentBack()
    assert.equal((await shop.mailTo(basket.buyer)).length, 0)
    basket.gateway.advanceClock(MINUTE)
    await reconcileIn(20 * MINUTE)
    await reconcileIn(20 * MINUTE)
    assert.equal((await shop.mailTo(basket.buyer)).length, 1)
    assert.deepEqual((await shop.history(basket.orderId)).slice(-1), ['refunded by reconciler'])
    assert.equal(basket.gateway.payments.get(basket.attempt)!.refunds.length, 1)
  })

  it('waits for an administrator, who asks again', async () => {
    const basket = await sentBack()
    const { attempt, buyer, orderId, gateway } = basket
    const before = await toldOf('Refund failed')
    changeRefunds(basket, (refund) => ({ ...refund, isFailed: true }))
    for (let round = 0; round < 2; round++) await reconcileIn(20 * MINUTE)
    assert.equal((await toldOf('Refund failed')) - before, 1)
    assert.equal(await waits(), true)
    const listed = await failed(attempt)
    assert.deepEqual(
      [listed.order, listed.amount, listed.currency, listed.due, listed.email, listed.problem],
      [orderId, TAKA, 'bdt', PRICE, buyer.email, 'cancelled by SSLCommerz'],
    )
    assert.equal((await decide(attempt, 'sendAgain')).status, 200)
    assert.equal((await decide(attempt, 'sendAgain')).json.error, 'not_failed')
    assert.equal(await failed(attempt), undefined)
    gateway.advanceClock(MINUTE)
    await reconcileIn(20 * MINUTE)
    const made = gateway.payments.get(attempt)!.refunds
    assert.deepEqual(
      made.map(({ isFailed = false }) => isFailed),
      [true, false],
    )
    assert.equal((await shop.mailTo(buyer)).length, 1)
    const [entry] = await server.deps.db
      .select()
      .from(audit)
      .where(and(eq(audit.itemId, orderId), eq(audit.what, 'sendAgain')))
    assert.ok(entry)
  })

  it('waits for an administrator when it is refused at once, who says that it went another way', async () => {
    const basket = await begun('sslcommerz')
    await press(basket, 'risky')
    const refused = { APIConnect: 'DONE', status: 'failed', errorReason: 'The account is closed' }
    basket.gateway.fail({ path: '/merchantTransID', times: 1, json: refused, only: 'refund_amount' })
    await server.call(`POST /api/heldPayments/${basket.attempt}`, { as: shop.admin, body: { decision: 'sendBack' } })
    assert.equal((await failed(basket.attempt)).problem, 'The account is closed')
    assert.equal((await decide(basket.attempt, 'settle')).status, 200)
    assert.equal(await failed(basket.attempt), undefined)
    await reconcileIn(20 * MINUTE)
    assert.deepEqual(basket.gateway.payments.get(basket.attempt)!.refunds, [])
    assert.deepEqual((await shop.history(basket.orderId)).slice(-2), ['refundFailed by admin', 'refunded by admin'])
  })
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
    await setRate(RATE)
  })
})
