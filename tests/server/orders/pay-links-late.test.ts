// A parent pays through a link at bKash or SSLCommerz: late answers, no answers, and payments that are reviewed first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { LinkPage } from '#contract/calls/orders/pay-links.ts'
import { paths } from '#contract/paths.ts'
import { LATE_MS } from '#demo/gateways/gateway.ts'
import { endHolds } from '#server/modules/live/batches/waiting-list.ts'
import { addBatch } from '../../helpers/live/live.ts'
import {
  BOTH,
  MINUTE,
  openLocalShop,
  PRICE,
  TAKA,
  type Begun,
  type LocalShop,
} from '../../helpers/orders/local-shop.ts'
import type { Shop } from '../../helpers/orders/shop.ts'
import type { Answer, Person, TestServer } from '../../helpers/test-server.ts'

const MOTHER = { name: 'Rahima Begum', email: 'rahima@people.test' }

describe('a parent pays by a link in taka', () => {
  let local: LocalShop
  let server: TestServer
  let shop: Shop

  before(async () => {
    local = await openLocalShop()
    ;({ server, shop } = local)
  })
  after(() => local.close())

  const open = async (secret: string): Promise<LinkPage> => (await server.call(`GET /api/pay/${secret}`)).json
  const result = async (secret: string): Promise<LinkPage> => (await server.call(`POST /api/pay/${secret}/result`)).json
  const begin = (secret: string, method: string): Promise<Answer> =>
    server.call(`POST /api/pay/${secret}/begin`, { body: { method, ...MOTHER, price: PRICE } })
  const orderOf = async (as: Person) => (await server.call('GET /api/order', { as })).json[0]
  const newLink = async (as: Person, order: string) => {
    const { url } = (await server.call('POST /api/payLink', { as, body: { order } })).json
    return new URL(url).pathname.split('/').at(-1)!
  }

  /** The mother is at the provider's page. */
  async function begunByLink(method: (typeof BOTH)[number], product?: string): Promise<Begun & { secret: string }> {
    const buyer = await server.person('user', 'Sadia Rahman')
    const orderId = await shop.order(buyer, product ?? (await shop.book({ price: PRICE })))
    const secret = await newLink(buyer, orderId)
    const { redirect } = (await begin(secret, method)).json
    const [attempt] = (await shop.attempts(orderId)).slice(-1)
    return { buyer, orderId, redirect, attempt: attempt!.id, gateway: local.gateways[method], secret }
  }

  for (const method of BOTH) {
    it(`waits for the late answer of ${method}, and lets nobody pay again until then`, async () => {
      const basket = await begunByLink(method)
      const { secret, buyer, orderId, gateway } = basket
      const back = await local.press(basket, 'late')
      assert.equal(back!.location, `/pay/${secret}`)
      assert.deepEqual([(await open(secret)).state, (await result(secret)).state], ['waiting', 'waiting'])
      for (const other of ['card', ...BOTH]) assert.equal((await begin(secret, other)).json.error, 'payment_processing')
      server.advanceClock(20 * MINUTE)
      assert.equal((await local.begin(buyer, orderId, 'card')).json.error, 'being_paid')
      server.advanceClock(-20 * MINUTE)
      gateway.advanceClock(LATE_MS)
      assert.equal((await result(secret)).state, 'thanks')
      assert.equal((await shop.attempts(orderId)).length, 1)
    })

    it(`shows a payment as unconfirmed while ${method} does not answer`, async () => {
      const basket = await begunByLink(method)
      const { secret, gateway } = basket
      gateway.fail({ path: method === 'bkash' ? '/checkout/' : '/validator/', times: 4, status: 500, json: {} })
      assert.equal((await local.press(basket, 'success', 'cancel'))!.location, `/pay/${secret}`)
      assert.deepEqual([(await open(secret)).state, (await open(secret)).failure], ['waiting', null])
      assert.equal((await begin(secret, 'card')).json.error, 'payment_processing')
      await result(secret)
      await result(secret)
      await result(secret)
      const { state, failure } = await result(secret)
      assert.deepEqual([state, failure], ['open', 'cancelled'])
    })
  }

  it('takes the money of a payer who agreed at bKash and left before it answered', async () => {
    const basket = await begunByLink('bkash')
    basket.gateway.fail({ path: '/execute', times: 1, status: 500, json: {} })
    await local.press(basket)
    assert.equal((await open(basket.secret)).state, 'waiting')
    await local.reconcileIn(5 * MINUTE)
    assert.equal((await open(basket.secret)).state, 'thanks')
  })

  it('does not end a payment by link whose provider is away, when another method is chosen', async () => {
    const basket = await begunByLink('sslcommerz')
    basket.gateway.fail({ path: '/validator/', times: 1, status: 500, json: {} })
    assert.equal((await begin(basket.secret, 'bkash')).json.error, 'payment_processing')
  })

  it('is found by the office: by payer, learner, receipt and the number of the provider', async () => {
    const basket = await begunByLink('bkash')
    const { buyer, orderId, gateway, attempt } = basket
    const found = async (q: string, more = '') => {
      const query = new URLSearchParams({ q, state: 'paid' })
      const { json } = await server.call(`GET /api/orders?${query}${more}`, { as: shop.admin })
      return json.find(({ _id }: { _id: string }) => _id === orderId)
    }
    const begun = await server.call(`GET /api/orders?q=${MOTHER.email}`, { as: shop.admin })
    assert.ok(
      begun.json.some(({ _id }: { _id: string }) => _id === orderId),
      'before anything is paid',
    )
    await local.press(basket)
    const { transaction } = local.paymentAt(gateway, attempt)
    const receipt = (await server.call(`GET /api/receipt/${orderId}`, { as: buyer })).json
    assert.deepEqual([receipt.charged.method, receipt.providerTransaction], ['bkash', transaction])
    assert.equal((await open(basket.secret)).receipt!.providerTransaction, transaction, 'on the parent’s page too')
    const number = String(Number(receipt.number.slice(2)))
    for (const q of ['rahima begum', MOTHER.email, 'Sadia Rahman', receipt.number, number, transaction]) {
      assert.ok(await found(q), q)
    }
    const { payment } = await found(transaction)
    assert.deepEqual(payment, { method: 'bkash', amount: TAKA, currency: 'bdt', payer: MOTHER })
    assert.ok(await found(number, '&method=bkash'))
    assert.equal(await found(number, '&method=card'), undefined)
    const [mail] = (await shop.mailTo({ ...buyer, email: MOTHER.email })).slice(-1)
    assert.ok(mail!.subject.includes(receipt.number) && mail!.body.includes(receipt.number))
    assert.ok(mail!.body.includes(`TrxID: ${transaction}`) && mail!.body.includes('bKash'), mail!.body)
  })

  it('shows a refund that is on its way to the learner', async () => {
    const basket = await begunByLink('sslcommerz')
    const { buyer, orderId, gateway } = basket
    await local.press(basket)
    assert.equal((await shop.refund(orderId, PRICE)).json.state, 'pending')
    assert.deepEqual([(await orderOf(buyer)).refunding, (await orderOf(buyer)).refunded], [PRICE, 0])
    assert.equal((await server.call(`GET /api/receipt/${orderId}`, { as: buyer })).json.refunding, PRICE)
    gateway.advanceClock(MINUTE)
    await local.reconcileIn(5 * MINUTE)
    assert.deepEqual([(await orderOf(buyer)).refunding, (await orderOf(buyer)).refunded], [0, PRICE])
  })

  describe('and SSLCommerz calls it risky', () => {
    async function held() {
      const basket = await begunByLink('sslcommerz')
      const other = await newLink(basket.buyer, basket.orderId)
      await local.press(basket, 'risky')
      return { ...basket, other }
    }
    const decide = (id: string, decision: string) =>
      server.call(`POST /api/heldPayments/${id}`, { as: shop.admin, body: { decision } })

    it('shows everywhere that it is being checked, and starts no other payment', async () => {
      const { secret, other, buyer, orderId } = await held()
      assert.equal((await open(secret)).state, 'checking')
      const { state, isUnderWay, methods } = await open(other)
      assert.deepEqual([state, isUnderWay, methods], ['checking', false, []])
      for (const each of [secret, other]) assert.equal((await begin(each, 'card')).json.error, 'payment_held')
      const body = { order: orderId }
      assert.equal((await server.call('POST /api/payLink', { as: buyer, body })).json.error, 'payment_held')
      assert.equal((await orderOf(buyer)).state, 'checking')
      const payment = (await local.payment(buyer, orderId)).json
      assert.deepEqual([payment.state, payment.methods, payment.attempt.isByLink], ['checking', [], true])
      const links = (await server.call('GET /api/payLinks', { as: buyer })).json as { state: string }[]
      assert.deepEqual(new Set(links.map((link) => link.state)), new Set(['checking']))
      const { json } = await server.call(`GET /api/orders?order=${orderId}`, { as: shop.admin })
      assert.equal(json[0].state, 'checking')
    })

    it('keeps the seat of a live class, and asks nobody to pay for it before a time', async () => {
      const { id: batch } = await addBatch(server, { priceCents: PRICE * 100 })
      const basket = await begunByLink('sslcommerz', batch)
      const { buyer, attempt } = basket
      await local.press(basket, 'risky')
      const mine = async () => (await server.call(`GET /api/live/${batch}`, { as: buyer })).json.mine
      const isKept = async (when: string) => {
        const { hasSeat, isChecking, holdsUntil } = await mine()
        assert.deepEqual(
          { hasSeat, isChecking, holdsUntil },
          { hasSeat: false, isChecking: true, holdsUntil: null },
          when,
        )
        assert.deepEqual([(await orderOf(buyer)).state, (await orderOf(buyer)).holdsUntil], ['checking', null], when)
      }
      await isKept('at once')
      server.advanceClock(30 * MINUTE)
      await endHolds(server.deps)
      await isKept('when the hold is over')
      await decide(attempt, 'accept')
      assert.deepEqual([(await mine()).hasSeat, (await mine()).isChecking], [true, false])
    })

    it('emails administrators who paid, with a link to decide', async () => {
      const { buyer } = await held()
      const toOffice = await shop.mailTo({ ...shop.admin, email: server.deps.settings.supportEmail })
      const { body } = toOffice.findLast(({ subject }) => subject.startsWith('A payment needs your decision'))!
      assert.ok(body.includes(`${MOTHER.name} (${MOTHER.email}), using the link from ${buyer.email}, paid`), body)
      assert.ok(body.includes(paths.adminMoney) && !body.includes(paths.adminRefunds), body)
    })

    it('says that the refund failed, until an administrator has paid it another way', async () => {
      const { secret, attempt, gateway } = await held()
      const refused = { APIConnect: 'DONE', status: 'failed', errorReason: 'The account is closed' }
      gateway.fail({ path: '/merchantTransID', times: 1, json: refused, only: 'refund_amount' })
      await decide(attempt, 'sendBack')
      await local.reconcileIn(20 * MINUTE)
      const page = await open(secret)
      assert.deepEqual([page.state, page.hasReturnFailed], ['returned', true])
      const settled = { as: shop.admin, body: { decision: 'settle' } }
      assert.equal((await server.call(`POST /api/failedReversals/${attempt}`, settled)).status, 200)
      assert.equal((await open(secret)).hasReturnFailed, false)
    })

    it('explains the refund to parent and learner, who can pay again', async () => {
      const { secret, buyer, orderId, attempt, gateway } = await held()
      await decide(attempt, 'sendBack')
      const page = await open(secret)
      assert.deepEqual([page.state, page.isRefused], ['returned', true])
      gateway.advanceClock(MINUTE)
      await local.reconcileIn(20 * MINUTE)
      assert.deepEqual([(await open(secret)).state, (await open(secret)).isRefused], ['returned', true])
      const [toLearner] = (await shop.mailTo(buyer)).slice(-1)
      assert.match(toLearner!.subject, /^Payment not accepted/)
      assert.match(toLearner!.body, /risky/)
      const [toParent] = (await shop.mailTo({ ...buyer, email: MOTHER.email })).slice(-1)
      assert.match(toParent!.body, /couldn’t accept your payment of .* risky/)
      const payment = (await local.payment(buyer, orderId)).json
      assert.deepEqual([payment.state, payment.notAccepted.amount], ['open', TAKA])
      // The payment page prepares the card as soon as it opens.
      await local.begin(buyer, orderId, 'card')
      const later = (await local.payment(buyer, orderId)).json
      assert.deepEqual([later.state, later.attempt.state, later.notAccepted.amount], ['paying', 'open', TAKA])
      const again = await begunAgain(buyer, orderId)
      assert.equal(await local.stateOf(orderId), 'paid', again)
      assert.equal((await local.payment(buyer, orderId)).json.notAccepted, null)
    })

    it('thanks the parent once it is accepted', async () => {
      const { secret, attempt } = await held()
      await decide(attempt, 'accept')
      assert.equal((await open(secret)).state, 'thanks')
    })

    async function begunAgain(buyer: Person, orderId: string): Promise<string> {
      const { redirect } = (await local.begin(buyer, orderId, 'bkash')).json
      await local.press({ buyer, orderId, redirect, attempt: '', gateway: local.gateways.bkash })
      return redirect
    }
  })
})
