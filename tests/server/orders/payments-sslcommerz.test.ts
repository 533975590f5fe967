// Behaviour that only SSLCommerz has: signed notices, held payments, and refunds that fail later.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { BEHAVIOURS, type GatewayRefund } from '#demo/gateways/payments.ts'
import { audit } from '#server/db/schema.ts'
import { MINUTE, openLocalShop, type LocalShop, PRICE, TAKA, type Begun } from '../../helpers/orders/local-shop.ts'
import type { TestServer } from '../../helpers/test-server.ts'
import type { Shop } from '../../helpers/orders/shop.ts'

let local: LocalShop
let server: TestServer
let shop: Shop

before(async () => {
  local = await openLocalShop()
  ;({ server, shop } = local)
})
after(() => local.close())
beforeEach(() => local.forgetRequests())

const notify = (rawBody: string) => server.call('POST /api/payments/notice/sslcommerz', { rawBody })

/** Pays, and returns the notice, which the gateway may repeat at any time. */
async function noticeOf({ gateway, redirect }: Begun, behaviour: 'success' | 'risky'): Promise<string> {
  const html = await (await gateway.press(redirect, BEHAVIOURS[behaviour])).text()
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  return String(new URLSearchParams(fields))
}

describe('SSLCommerz', () => {
  it('refunds a payment made after its order or account was deleted', async () => {
    const remove = {
      order: ({ buyer, orderId }: Begun) => server.call(`DELETE /api/order/${orderId}`, { as: buyer }),
      account: async ({ buyer, attempt }: Begun) => {
        await fetch(`${server.url}/payment/return/${attempt}?status=cancel`, { redirect: 'manual' })
        return server.call(`DELETE /api/user/${buyer.id}`, { as: shop.admin })
      },
    }
    for (const [what, deleted] of Object.entries(remove)) {
      const basket = await local.begun('sslcommerz')
      assert.equal((await deleted(basket)).status, 200, what)
      assert.equal(await shop.row(basket.orderId), undefined)
      await local.press(basket)
      const payment = () => local.paymentAt(basket.gateway, basket.attempt)
      assert.equal(payment().status, 'paid')
      await local.reconcileIn(20 * MINUTE)
      assert.deepEqual(
        payment().refunds.map(({ amount }) => Number(amount)),
        [TAKA],
        what,
      )
      basket.gateway.advanceClock(20 * MINUTE)
      await local.reconcileIn(20 * MINUTE)
      const mails = (await shop.mailTo(basket.buyer)).filter(({ body }) => body.includes('2,450'))
      assert.equal(mails.length, what === 'order' ? 1 : 0, what)
    }
  })

  it('sends every documented field', async () => {
    const basket = await local.begun('sslcommerz')
    await local.press(basket)
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
    // Late notices of other tests' payments are looked up at the same time.
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

  it('finds in the bank’s words what a person can fix', async () => {
    for (const [error, failure] of [
      ['Insufficient balance in the account', 'balance'],
      ['Wrong OTP given', 'pin'],
      ['Do not honour <b>4711</b>', 'declined'],
    ]) {
      const { buyer, orderId, attempt, gateway } = await local.begun('sslcommerz')
      const element = [{ tran_id: attempt, status: 'FAILED', error }]
      gateway.fail({ path: '/merchantTransID', times: 2, json: { APIConnect: 'DONE', element } })
      await fetch(`${server.url}/payment/return/${attempt}?status=failure`, { redirect: 'manual' })
      const { json } = await local.payment(buyer, orderId, attempt)
      assert.deepEqual(json.attempt.failure, failure)
      assert.ok(!JSON.stringify(json).includes('4711'))
    }
  })

  it('settles although the validation is empty', async () => {
    const basket = await local.begun('sslcommerz')
    // Both the return and the notice ask for the result.
    basket.gateway.fail({ path: '/validationserverAPI.php', times: 2, text: '' })
    await local.press(basket, 'emptyValidation')
    assert.equal(await local.stateOf(basket.orderId), 'paid')
  })

  it('finds a payment when nobody came back and no notice was sent', async () => {
    const basket = await local.begun('sslcommerz')
    assert.equal(await local.press(basket, 'silent'), null)
    await local.reconcileIn(5 * MINUTE)
    assert.equal(await local.stateOf(basket.orderId), 'paid')
  })

  it('refuses a forged notice, and asks about a replayed one', async () => {
    const basket = await local.begun('sslcommerz')
    const forged = new URLSearchParams({ tran_id: basket.attempt, status: 'VALID', verify_key: 'tran_id,status' })
    for (const sign of ['', 'f'.repeat(32)]) {
      forged.set('verify_sign', sign)
      assert.equal((await notify(String(forged))).status, 400)
    }
    assert.equal(await local.stateOf(basket.orderId), 'paying')
    const other = await local.begun('sslcommerz')
    const replayed = await noticeOf(other, 'success')
    for (const time of [1, 2, 3]) assert.equal((await notify(replayed)).status, 200, String(time))
    assert.equal(await local.stateOf(other.orderId), 'paid')
    assert.equal((await shop.mailTo(other.buyer)).length, 1)
    assert.equal(await local.stateOf(basket.orderId), 'paying')
  })

  it('finds a payment on a page that was abandoned long ago', async () => {
    const basket = await local.begun('sslcommerz')
    await local.reconcileIn(70 * MINUTE)
    assert.deepEqual(
      [await local.stateOf(basket.orderId), await local.attemptsOf(basket.orderId)],
      ['open', ['cancelled']],
    )
    await local.press(basket, 'silent')
    await local.reconcileIn(20 * MINUTE)
    assert.equal(await local.stateOf(basket.orderId), 'paid')
  })

  it('never marks a paid order as unpaid after a late failure', async () => {
    const basket = await local.begun('sslcommerz')
    await local.press(basket)
    const { attempt, orderId, gateway } = basket
    const paid = gateway.payments.get(attempt)!
    gateway.payments.set(attempt, { ...paid, status: 'failed' })
    await fetch(`${server.url}/payment/return/${attempt}?status=failure`, { method: 'POST', redirect: 'manual' })
    await local.reconcileIn(5 * MINUTE)
    assert.equal(await local.stateOf(orderId), 'paid')
  })

  it('holds a risky payment until an administrator accepts or refunds it', async () => {
    for (const decision of ['accept', 'sendBack'] as const) {
      const basket = await local.begun('sslcommerz')
      const { buyer, orderId, attempt, gateway } = basket
      await local.press(basket, 'risky')
      assert.equal(await local.stateOf(orderId), 'paying')
      assert.equal((await local.begin(buyer, orderId, 'card')).json.error, 'payment_held')
      assert.equal((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json.error, 'payment_held')
      assert.equal((await local.payment(buyer, orderId)).json.attempt.state, 'held')
      await local.reconcileIn(5 * MINUTE)
      const waiting = (await server.call('GET /api/waiting', { as: shop.admin })).json as { what: string }[]
      assert.ok(waiting.some(({ what }) => what === 'heldPayments'))
      const { json } = await server.call('GET /api/heldPayments', { as: shop.admin })
      const [listed, ...others] = json
      assert.deepEqual([listed._id, others], [attempt, []])
      assert.deepEqual(
        [listed.amount, listed.currency, listed.due, listed.risk],
        [TAKA, 'bdt', PRICE, 'Unusual wallet'],
      )
      const told = await shop.mailTo({ ...buyer, email: server.deps.settings.supportEmail })
      assert.ok(told.some(({ body }) => body.includes('Unusual wallet')))
      const decide = () => server.call(`POST /api/heldPayments/${attempt}`, { as: shop.admin, body: { decision } })
      assert.equal((await decide()).status, 200)
      assert.equal((await decide()).json.error, 'not_held')
      assert.equal(await local.stateOf(orderId), decision === 'accept' ? 'paid' : 'open')
      assert.equal(gateway.payments.get(attempt)!.refunds.length, decision === 'accept' ? 0 : 1)
      const [entry] = await server.deps.db.select().from(audit).where(eq(audit.itemId, orderId))
      assert.equal(entry!.what, decision)
    }
  })

  it('emails administrators when a refund fails after all', async () => {
    const basket = await local.begun('sslcommerz')
    await local.press(basket)
    const { orderId, attempt, gateway } = basket
    assert.equal((await shop.refund(orderId, PRICE)).json.state, 'pending')
    const paid = gateway.payments.get(attempt)!
    gateway.payments.set(attempt, { ...paid, refunds: paid.refunds.map((refund) => ({ ...refund, isFailed: true })) })
    await local.reconcileIn(3 * MINUTE)
    const { json } = await server.call('GET /api/refunds?limit=1', { as: shop.admin })
    assert.deepEqual([json[0].state, json[0].problem], ['failed', 'cancelled by SSLCommerz'])
    assert.equal(await local.stateOf(orderId), 'paid')
  })
})

describe('a payment whose refund SSLCommerz does not make', () => {
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

  const hasReturnFailed = async ({ orderId, attempt, buyer }: Begun) => {
    const { json } = await server.call(`GET /api/payment/${orderId}?attempt=${attempt}`, { as: buyer })
    return json.attempt.hasReturnFailed
  }

  /** A risky payment that an administrator returns. At first, SSLCommerz says that the refund is pending. */
  async function sentBack(): Promise<Begun> {
    const basket = await local.begun('sslcommerz')
    await local.press(basket, 'risky')
    const path = `POST /api/heldPayments/${basket.attempt}`
    assert.equal((await server.call(path, { as: shop.admin, body: { decision: 'sendBack' } })).status, 200)
    return basket
  }

  it('emails the payer once the money is back, and not before', async () => {
    const basket = await sentBack()
    assert.equal((await shop.mailTo(basket.buyer)).length, 0)
    basket.gateway.advanceClock(MINUTE)
    await local.reconcileIn(20 * MINUTE)
    await local.reconcileIn(20 * MINUTE)
    assert.equal((await shop.mailTo(basket.buyer)).length, 1)
    assert.deepEqual((await shop.history(basket.orderId)).slice(-1), ['refunded by reconciler'])
    assert.equal(basket.gateway.payments.get(basket.attempt)!.refunds.length, 1)
  })

  it('waits for an administrator, who asks again', async () => {
    const basket = await sentBack()
    const { attempt, buyer, orderId, gateway } = basket
    const before = await toldOf('Refund failed')
    changeRefunds(basket, (refund) => ({ ...refund, isFailed: true }))
    for (let round = 0; round < 2; round++) await local.reconcileIn(20 * MINUTE)
    assert.equal((await toldOf('Refund failed')) - before, 1)
    assert.equal(await waits(), true)
    assert.equal(await hasReturnFailed(basket), true)
    const listed = await failed(attempt)
    assert.deepEqual(
      [listed.order, listed.amount, listed.currency, listed.due, listed.email, listed.problem],
      [orderId, TAKA, 'bdt', PRICE, buyer.email, 'cancelled by SSLCommerz'],
    )
    assert.equal((await decide(attempt, 'sendAgain')).status, 200)
    assert.equal((await decide(attempt, 'sendAgain')).json.error, 'not_failed')
    assert.equal(await failed(attempt), undefined)
    assert.equal(await hasReturnFailed(basket), false)
    gateway.advanceClock(MINUTE)
    await local.reconcileIn(20 * MINUTE)
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

  it('waits for an administrator when it is refused immediately, who records that it was paid another way', async () => {
    const basket = await local.begun('sslcommerz')
    const notice = await noticeOf(basket, 'risky')
    await notify(notice)
    const refused = { APIConnect: 'DONE', status: 'failed', errorReason: 'The account is closed' }
    basket.gateway.fail({ path: '/merchantTransID', times: 1, json: refused, only: 'refund_amount' })
    await server.call(`POST /api/heldPayments/${basket.attempt}`, { as: shop.admin, body: { decision: 'sendBack' } })
    await local.reconcileIn(20 * MINUTE)
    await notify(notice)
    assert.equal((await failed(basket.attempt)).problem, 'The account is closed')
    assert.equal((await decide(basket.attempt, 'settle')).status, 200)
    assert.equal(await failed(basket.attempt), undefined)
    await local.reconcileIn(20 * MINUTE)
    await notify(notice)
    assert.deepEqual(basket.gateway.payments.get(basket.attempt)!.refunds, [])
    assert.deepEqual((await shop.history(basket.orderId)).slice(-2), ['refundFailed by admin', 'refunded by admin'])
  })
})
