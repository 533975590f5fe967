// A provider with a page of its own, beside the card: it gives its address once, takes the money when asked to, and
// cannot change an amount.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Charge, Payment } from '#server/adapters/payments/payment.ts'
import { openPayment } from '#server/modules/orders/orders/open-payment.ts'
import { changeCode } from '#server/modules/orders/orders/codes.ts'
import { receiveNotice } from '#server/modules/orders/orders/notices.ts'
import { CARD, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { refundedInFull } from '../../helpers/orders/taka-wallet.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const WALLET: PaymentMethod = 'bkash'

describe('a wallet next to the card', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox
  let charges: Map<string, Charge>
  let refunded: string[]

  const change = (reference: string, state: Charge['state']) => {
    const charge = { ...charges.get(reference)!, state }
    charges.set(reference, charge)
    return charge
  }
  const wallet: Payment = {
    name: WALLET,
    charges: { currency: 'usd', min: 1, max: 1_000_000 },
    async begin({ id, amount, currency }) {
      const reference = `w-${id}`
      charges.set(reference, { reference, state: 'open', amount, currency, beginning: null })
      return { ...charges.get(reference)!, beginning: { redirect: `https://wallet.test/${reference}` } }
    },
    read: async (reference) => charges.get(reference) ?? null,
    finish: async (reference) => change(reference, 'succeeded'),
    async cancel(reference) {
      const charge = charges.get(reference)!
      return charge.state === 'open' ? change(reference, 'cancelled') : charge
    },
    refund: async ({ reference }) => void refunded.push(reference),
    refundsOf: async (reference) => refundedInFull(charges.get(reference)!, refunded),
    readNotice: async (_, body) => ({ reference: String(body), about: 'payment' }),
    checkKeys: async () => [],
    origins: {},
  }

  before(async () => {
    server = await startTestServer({ cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    const payments = server.deps.payments as Map<PaymentMethod, Payment>
    payments.set(WALLET, wallet)
    await sandbox.dropEvents(1000)
  })
  after(() => server.close())
  beforeEach(() => {
    charges = new Map()
    refunded = []
  })

  const open = (orderId: string) => openPayment(server.deps, WALLET, orderId)
  const newOrder = async (product: string) => {
    const buyer = await server.person()
    return { buyer, orderId: await shop.order(buyer, product) }
  }
  const attemptsOf = async (orderId: string) =>
    (await shop.attempts(orderId)).map(({ provider, state }) => `${provider} ${state}`)
  const notify = (reference: string) =>
    receiveNotice(server.deps, WALLET, new Request('http://shop.test'), Buffer.from(reference))

  it('sends the buyer to its page, and takes the money when the buyer comes back', async () => {
    const { buyer, orderId } = await newOrder(await shop.book({ price: 12.5 }))
    const { beginning } = await open(orderId)
    const [attempt] = await shop.attempts(orderId)
    assert.deepEqual(beginning, { redirect: `https://wallet.test/${attempt!.reference}` })
    assert.deepEqual((await shop.enrol(buyer, orderId)).json, { modifiedCount: 1 })
    const { state, paidCents, transactionId } = (await shop.row(orderId))!
    assert.deepEqual([state, paidCents, transactionId], ['paid', 1250, attempt!.reference])
    assert.deepEqual(await attemptsOf(orderId), ['bkash succeeded'])
  })

  it('continues at the same page when it is requested again', async () => {
    const { orderId } = await newOrder(await shop.book())
    const first = await open(orderId)
    assert.deepEqual((await open(orderId)).beginning, first.beginning)
    assert.deepEqual(await attemptsOf(orderId), ['bkash open'])
  })

  it('ends the attempt of one provider before it begins with another', async () => {
    const { buyer, orderId, intentId } = await shop.basket(await shop.book())
    await open(orderId)
    assert.equal((await sandbox.payment.read(intentId))!.state, 'cancelled')
    assert.equal((await shop.prepare(buyer, orderId)).status, 200)
    assert.deepEqual(await attemptsOf(orderId), ['card cancelled', 'bkash cancelled', 'card open'])
  })

  it('begins no wallet payment while a card is being charged', async () => {
    const { orderId, clientSecret } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret, CARD.processing)
    await assert.rejects(open(orderId), { code: 'payment_processing' })
    assert.deepEqual(await attemptsOf(orderId), ['card open'])
  })

  it('begins at the lower price when a promo code was applied after ordering', async () => {
    const course = await shop.course({ price: 20 })
    const { buyer, orderId } = await newOrder(course)
    await open(orderId)
    const product = { id: course, kind: 'course', category: 'classFive', promoCode: 'MANGO' } as const
    const input = { typed: 'MANGO', field: 'coupon', address: '127.0.0.1' } as const
    await changeCode(server.deps, (await shop.row(orderId))!, product, input)
    await open(orderId)
    const amounts = (await shop.attempts(orderId)).map(({ amount }) => amount)
    assert.deepEqual(amounts, [2000, 1800])
    await shop.enrol(buyer, orderId)
    assert.equal((await shop.row(orderId))!.paidCents, 1800)
  })

  it('settles by a notice about its own attempt, and by none about the card’s', async () => {
    const { buyer, orderId } = await newOrder(await shop.book())
    await open(orderId)
    const [attempt] = await shop.attempts(orderId)
    const card = await shop.basket(await shop.book())
    await sandbox.pay(card.clientSecret)
    change(attempt!.reference, 'succeeded')
    const { dueCents: amount } = (await shop.row(card.orderId))!
    const claim = { reference: card.intentId, state: 'succeeded', amount, currency: 'usd', beginning: null } as const
    charges.set(card.intentId, claim)
    for (const reference of [card.intentId, attempt!.reference, attempt!.reference]) await notify(reference)
    assert.equal((await shop.row(orderId))!.state, 'paid')
    assert.equal((await shop.row(card.orderId))!.state, 'paying')
    assert.equal((await shop.mailTo(buyer)).length, 1)
  })

  it('sends money back that arrives after the order was paid by card', async () => {
    const { buyer, orderId } = await newOrder(await shop.book({ price: 12.5 }))
    await open(orderId)
    const [attempt] = await shop.attempts(orderId)
    const { json } = await shop.prepare(buyer, orderId)
    await sandbox.pay(json.clientSecret)
    await shop.enrol(buyer, orderId)
    change(attempt!.reference, 'succeeded')
    await notify(attempt!.reference)
    await notify(attempt!.reference)
    assert.deepEqual([...new Set(refunded)], [attempt!.reference])
    assert.deepEqual(await attemptsOf(orderId), ['bkash reversed', 'card succeeded'])
    const subjects = (await shop.mailTo(buyer)).map(({ subject }) => subject.split(/[ :]/)[0])
    assert.deepEqual(subjects, ['Receipt', 'Refunded'])
  })
})
