// Paying by card, from the order to the receipt, and everything that may go wrong.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { watchContent } from '#server/db/content.ts'
import { mailOutbox, orderHistory, reversals } from '#server/db/schema.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { removeOrder } from '#server/modules/orders/orders/end-payment.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { CARD, clientSecretOf, PROCESSING_MS, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { until } from '../../helpers/until.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const MINUTE_MS = 60_000
/** This drops more events than these tests cause, so that none settles an order before the call under test. */
const ALL_EVENTS = 1000

describe('paying by card', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox

  before(async () => {
    server = await startTestServer({ cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    await sandbox.dropEvents(ALL_EVENTS)
  })
  after(() => server.close())

  /** An earlier attempt for an order of 12.50, which the provider did not cancel. */
  const earlierAttempt = async (orderId: string) => {
    const attempt = { id: orderId.slice(0, 30), orderId, amount: 1250, currency: 'usd' }
    const charge = await sandbox.payment.begin({ ...attempt, description: 'an earlier attempt' })
    const { reference } = charge
    const row = { ...attempt, provider: 'card', reference, dueCents: 1250, state: 'cancelled' } as const
    await server.deps.db.insert(paymentAttempts).values({ ...row, begunAt: new Date(0) })
    return { reference, clientSecret: clientSecretOf(charge) }
  }

  it('turns a card payment into a paid order, a learner, a receipt, an email and a history', async () => {
    const course = await shop.course({ price: 20, Enrolled: 7, title: 'Physics,\nexplained' })
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(course)
    assert.equal((await shop.row(orderId))!.state, 'paying')
    assert.equal((await shop.enrol(buyer, orderId)).json.error, 'payment_not_done')

    await sandbox.pay(clientSecret)
    const enrolled = await shop.enrol(buyer, orderId)
    assert.deepEqual([enrolled.status, enrolled.json], [200, { modifiedCount: 1 }])
    assert.deepEqual((await shop.enrol(buyer, orderId)).json, { modifiedCount: 1 })

    const { json: order } = await server.call(`GET /api/payment/${orderId}`, { as: buyer })
    assert.deepEqual(
      [order.paid, order.state, order.price, order.due, order.pricePaid, order.transactionId],
      [true, 'paid', 20, 20, 20, intentId],
    )
    assert.equal(await shop.enrolled(course), 8)
    const receipt = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
    assert.match(receipt.json.number, /^P-\d{6}$/)
    assert.equal((await server.call(`GET /api/receipt/${orderId}`, { as: await server.person() })).status, 404)
    assert.deepEqual(
      [receipt.json.price, receipt.json.pricePaid, receipt.json.transactionId, receipt.json.email],
      [20, 20, intentId, buyer.email],
    )
    const mails = await shop.mailTo(buyer)
    assert.equal(mails.length, 1)
    for (const words of [receipt.json.number, 'Price: $20\n', intentId, 'Physics, explained']) {
      assert.ok(mails[0]!.body.includes(words), words)
    }
    assert.deepEqual(await shop.history(orderId), ['ordered by buyer', 'begun by buyer', 'paid by buyer'])
    assert.equal((await shop.prepare(buyer, orderId)).json.error, 'already_paid')
  })

  it('writes the emails about an order in the language that the buyer chose last', async () => {
    const headers = { cookie: 'lang=bn' }
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book({ price: 31.5 }))
    await sandbox.pay(clientSecret)
    await server.call(`PATCH /api/enrollCourse/${orderId}`, { as: buyer, body: {}, headers })
    const free = await shop.course({ price: 0, title: 'Free course' })
    await server.call('POST /api/order', { as: buyer, body: { id: free }, headers })
    const unsold = await shop.book()
    const left = await shop.basket(unsold, buyer)
    await server.call(`DELETE /api/bookDelete/${unsold}`, { as: shop.admin })
    await shop.prepare(buyer, left.orderId)
    const mails = await shop.mailTo(buyer)
    assert.deepEqual(
      mails.map(({ subject }) => subject.split(/[ :]/)[0]),
      ['রসিদ', 'রসিদ', 'বিক্রি'],
    )
    assert.match(mails[0]!.body, /দাম: \$৩১\.৫০\nটাকার পরিমাণ: \$৩১\.৫০\n/)
    assert.match(mails[1]!.body, /দাম: ফ্রি\n/)
    assert.ok(mails.every(({ html }) => html!.includes('<html lang="bn">')))
  })

  it('prepares the same payment each time, and finds the only order at a price', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book({ price: 31.5 }))
    assert.equal((await shop.prepare(buyer, orderId)).json.clientSecret, clientSecret)
    const byPrice = await server.call('POST /api/create-payment-intent', { as: buyer, body: { price: '31.50' } })
    assert.equal(byPrice.json.clientSecret, clientSecret)
    const none = await server.call('POST /api/create-payment-intent', { as: buyer, body: { price: 5 } })
    assert.deepEqual([none.status, Object.keys(none.json.fields)], [422, ['orderId']])
  })

  it('charges once when another card is tried after a declined one', async () => {
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
    assert.equal((await sandbox.pay(clientSecret, CARD.declined)).status, 402)
    assert.equal((await shop.enrol(buyer, orderId)).json.error, 'payment_not_done')
    await sandbox.pay(clientSecret)
    assert.equal((await shop.enrol(buyer, orderId)).status, 200)
    assert.equal((await paidCharges(intentId)).length, 1)
  })

  it('refuses to pay or delete an order while the bank is still processing its payment', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret, CARD.processing)
    for (const answer of [
      await shop.enrol(buyer, orderId),
      await shop.prepare(buyer, orderId),
      await server.call(`DELETE /api/order/${orderId}`, { as: buyer }),
    ]) {
      assert.deepEqual([answer.status, answer.json.error], [409, 'payment_processing'])
    }
    await sandbox.advanceClock(PROCESSING_MS)
    assert.equal((await shop.enrol(buyer, orderId)).status, 200)
  })

  it('applies the promo discount once, for the course’s own code only', async () => {
    const course = await shop.course({ price: 19.99, promoCode: 'MANGO' })
    const { buyer, orderId, clientSecret } = await shop.basket(course)
    for (const promoCode of ['PORUA10', 'mang']) {
      const wrong = await shop.prepare(buyer, orderId, { promoCode })
      assert.equal(wrong.status, 422)
      assert.ok(wrong.json.fields.promoCode)
    }
    for (const promoCode of [' mango ', 'MANGO', undefined]) {
      const { json } = await shop.prepare(buyer, orderId, { promoCode })
      assert.deepEqual(json, { clientSecret, orderId, price: 19.99, amount: 17.99, promoCode: 'MANGO' })
    }
    await sandbox.pay(clientSecret)
    await shop.enrol(buyer, orderId)
    const { json } = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
    assert.deepEqual([json.price, json.pricePaid, json.promoCode], [19.99, 17.99, 'MANGO'])
    assert.match((await shop.mailTo(buyer))[0]!.body, /Price: \$19\.99\nPromo code: MANGO\nAmount paid: \$17\.99\n/)
    const { buyer: reader, orderId: ofBook } = await shop.basket(await shop.book())
    assert.equal((await shop.prepare(reader, ofBook, { promoCode: 'PORUA10' })).status, 422)
  })

  it('removes a promo code, after which the old payment can take no money', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.course({ price: 20, promoCode: 'MANGO' }))
    await shop.prepare(buyer, orderId, { promoCode: 'MANGO' })
    const { json } = await shop.prepare(buyer, orderId, { promoCode: '' })
    assert.deepEqual([json.amount, json.promoCode], [20, null])
    assert.equal((await sandbox.pay(clientSecret)).status, 400)
    const { events } = await sandbox.till()
    await sandbox.repeatEvent(events.findLast(({ type }) => type === 'payment_intent.canceled')!.id, 1)
    assert.equal((await shop.row(orderId))!.state, 'paying')
    assert.equal((await shop.prepare(buyer, orderId, { promoCode: 'MANGO' })).json.amount, 18)
    const { json: again } = await shop.prepare(buyer, orderId, { promoCode: '' })
    await sandbox.pay(again.clientSecret)
    assert.equal((await shop.prepare(buyer, orderId, { promoCode: '' })).json.error, 'already_paid')
    const { json: order } = await server.call(`GET /api/payment/${orderId}`, { as: buyer })
    assert.deepEqual([order.price, order.pricePaid, order.promoCode], [20, 20, null])
    const happened = await shop.history(orderId)
    assert.equal(happened.filter((what) => what === 'promoRemoved by buyer').length, 2)
  })

  it('keeps the discount when the money was taken before the code could be removed', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.course({ price: 20, promoCode: 'MANGO' }))
    await shop.prepare(buyer, orderId, { promoCode: 'MANGO' })
    await sandbox.pay(clientSecret)
    assert.equal((await shop.prepare(buyer, orderId, { promoCode: '' })).json.error, 'already_paid')
    const row = (await shop.row(orderId))!
    assert.deepEqual([row.state, row.paidCents, row.promoCode], ['paid', 1800, 'MANGO'])
  })

  it('rounds a promo discount to the nearest cent', async () => {
    for (const [price, amount] of [
      [20.04, 18.04],
      [20.06, 18.05],
    ]) {
      const { buyer, orderId } = await shop.basket(await shop.course({ price, promoCode: 'MANGO' }))
      assert.equal((await shop.prepare(buyer, orderId, { promoCode: 'MANGO' })).json.amount, amount)
    }
  })

  it('charges at least 50 cents, even after a discount', async () => {
    const buyer = await server.person()
    const tooCheap = await shop.order(buyer, await shop.course({ price: 0.49 }))
    const refused = await shop.prepare(buyer, tooCheap)
    assert.deepEqual([refused.status, refused.json.error], [409, 'too_little'])
    const cheap = await shop.order(buyer, await shop.course({ price: 0.5 }))
    assert.equal((await shop.prepare(buyer, cheap)).json.amount, 0.5)
    const discounted = await shop.order(buyer, await shop.course({ price: 0.54, promoCode: 'MANGO' }))
    assert.equal((await shop.prepare(buyer, discounted, { promoCode: 'MANGO' })).json.amount, 0.5)
  })

  it('asks which order is meant when a person has two at the same price', async () => {
    const pay = (as: Person) => server.call('POST /api/create-payment-intent', { as, body: { price: 41.5 } })
    const { buyer } = await shop.basket(await shop.book({ price: 41.5 }))
    const other = await shop.basket(await shop.book({ price: 41.5 }))
    assert.equal((await pay(other.buyer)).json.orderId, other.orderId)
    await shop.basket(await shop.book({ price: 41.5 }), buyer)
    const unclear = await pay(buyer)
    assert.deepEqual([unclear.status, Object.keys(unclear.json.fields)], [422, ['orderId']])
  })

  it('refuses to enrol for an order whose payment was never prepared', async () => {
    const buyer = await server.person()
    const orderId = await shop.order(buyer, await shop.book())
    const enrolled = await shop.enrol(buyer, orderId)
    assert.deepEqual([enrolled.status, enrolled.json.error], [409, 'payment_not_done'])
  })

  it('shows a new learner on a course that was cached before, at once, and keeps what else is cached', async () => {
    const [course, other] = [await shop.course({ Enrolled: 7 }), await shop.course()]
    const { classCourse } = (await server.call(`GET /api/course/${course}`)).json
    const { buyer, orderId, clientSecret } = await shop.basket(course)
    const enrolled = async () => (await server.call(`GET /api/course/${course}`)).json.Enrolled
    const enrolledInList = async () => {
      const list = (await server.call(`GET /api/courses/${classCourse}`)).json as { _id: string; Enrolled: number }[]
      return list.find(({ _id }) => _id === course)!.Enrolled
    }
    assert.deepEqual([await enrolled(), await enrolledInList()], [7, 7])
    const kept = ['GET /api/books', 'GET /api/blogs', `GET /api/course/${other}`]
    for (const call of kept) await server.call(call)
    const otherProcess = await watchContent(server.deps.db, (error) => assert.fail(String(error)))
    otherProcess.start()
    const told: string[] = []
    otherProcess.onEnrolment((courses) => told.push(...courses))
    const version = server.deps.content.version()

    await sandbox.pay(clientSecret)
    await shop.enrol(buyer, orderId)
    assert.deepEqual([await enrolled(), await enrolledInList()], [8, 8])
    await until(async () => told.includes(course))
    await otherProcess.stop()
    const { cache } = server.server
    const { misses } = cache
    for (const call of kept) await server.call(call)
    assert.deepEqual([server.deps.content.version(), cache.misses], [version, misses])
  })

  it('marks a withdrawn order as paid when its money arrives late', async () => {
    const book = await shop.book({ price: 12.5 })
    const { buyer, orderId } = await shop.basket(book)
    const late = await earlierAttempt(orderId)
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    await shop.prepare(buyer, orderId)
    assert.equal((await shop.row(orderId))!.state, 'withdrawn')
    await sandbox.pay(late.clientSecret)
    const { events } = await sandbox.till()
    await sandbox.repeatEvent(events.findLast(({ type }) => type === 'payment_intent.succeeded')!.id, 1)
    assert.equal((await shop.row(orderId))!.state, 'paid')
  })

  it('charges the order’s price when the product’s price changes after ordering', async () => {
    const book = await shop.book({ price: 10 })
    const { buyer, orderId, clientSecret } = await shop.basket(book)
    await server.call(`PUT /api/bookUpdate/${book}`, { as: shop.admin, body: { price: 30 } })
    assert.equal((await shop.prepare(buyer, orderId)).json.amount, 10)
    await sandbox.pay(clientSecret)
    await shop.enrol(buyer, orderId)
    assert.equal((await shop.row(orderId))!.paidCents, 1000)
  })

  it('starts another payment when the provider has cancelled the last one', async () => {
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
    await sandbox.payment.cancel(intentId)
    const next = await shop.prepare(buyer, orderId)
    assert.notEqual(next.json.clientSecret, clientSecret)
    assert.deepEqual(
      (await shop.attempts(orderId)).map(({ state }) => state),
      ['cancelled', 'open'],
    )
    await sandbox.pay(next.json.clientSecret)
    assert.equal((await shop.enrol(buyer, orderId)).status, 200)
  })

  it('cancels the open payment before it deletes an order, and keeps the history', async () => {
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
    assert.deepEqual((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json, { deletedCount: 1 })
    assert.equal((await sandbox.payment.read(intentId))!.state, 'cancelled')
    assert.equal((await sandbox.pay(clientSecret)).status, 400)
    assert.deepEqual((await shop.history(orderId)).slice(-2), ['released by buyer', 'deleted by buyer'])
    const history = await server.call(`GET /api/orderHistory?order=${orderId}`, { as: shop.admin })
    assert.equal(history.json[0]?.what, 'deleted')
  })

  it('does not delete an order whose payment has just begun', async () => {
    const { orderId } = await shop.basket(await shop.book())
    const order = (await shop.row(orderId))!
    assert.equal(await removeOrder(server.deps, order), false)
    assert.equal((await shop.row(orderId))!.state, 'paying')
  })

  it('keeps an order as paid when the money was taken before it could be deleted', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret)
    const deleted = await server.call(`DELETE /api/order/${orderId}`, { as: buyer })
    assert.deepEqual([deleted.status, deleted.json.error], [409, 'already_paid'])
    assert.equal((await shop.row(orderId))!.state, 'paid')
  })

  it('withdraws an order, emails the buyer and charges nothing when its product is deleted', async () => {
    const book = await shop.book()
    const { buyer, orderId, clientSecret } = await shop.basket(book)
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    const answer = await shop.prepare(buyer, orderId)
    assert.deepEqual([answer.status, answer.json.error], [409, 'not_for_sale'])
    assert.equal((await sandbox.pay(clientSecret)).status, 400)
    assert.equal((await shop.prepare(buyer, orderId)).json.error, 'not_for_sale')
    const mails = await shop.mailTo(buyer)
    assert.equal(mails.length, 1)
    assert.match(mails[0]!.subject, /No longer for sale/)
    assert.deepEqual((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json, { deletedCount: 1 })
  })

  it('accepts a new order at the current price when a withdrawn product is for sale again', async () => {
    const book = await shop.book()
    const { buyer, orderId } = await shop.basket(book)
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    await shop.prepare(buyer, orderId)
    await server.call(`PUT /api/bin/${book}`, { as: shop.admin })
    await server.call(`PUT /api/bookUpdate/${book}`, { as: shop.admin, body: { price: 33 } })
    assert.equal((await shop.prepare(buyer, orderId)).json.error, 'not_for_sale')
    const { insertedId } = (await server.call('POST /api/order', { as: buyer, body: { id: book } })).json
    assert.notEqual(insertedId, orderId)
    assert.equal((await shop.prepare(buyer, insertedId)).status, 200)
    assert.equal((await shop.row(insertedId))!.priceCents, 3300)
    assert.equal(await shop.row(orderId), undefined)
  })

  it('keeps a product for its buyer when the money was taken before it was deleted', async () => {
    const book = await shop.book()
    const { buyer, orderId, clientSecret } = await shop.basket(book)
    await sandbox.pay(clientSecret)
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    assert.equal((await shop.prepare(buyer, orderId)).json.error, 'already_paid')
    assert.equal((await shop.row(orderId))!.state, 'paid')
  })

  it('keeps the money of a paid order when its event comes again', async () => {
    const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret)
    await shop.enrol(buyer, orderId)
    const { events } = await sandbox.till()
    const event = events.findLast(({ type }) => type === 'payment_intent.succeeded')!
    assert.equal(await sandbox.repeatEvent(event.id, 2), 2)
    assert.ok((await paidCharges(intentId)).every(({ refunded }) => !refunded))
    assert.equal((await shop.mailTo(buyer)).length, 1)
  })

  it('refunds a second charge for a paid order once, and emails the buyer', async () => {
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book({ price: 12.5 }))
    await sandbox.pay(clientSecret)
    await shop.enrol(buyer, orderId)
    const second = await earlierAttempt(orderId)
    await sandbox.pay(second.clientSecret)
    const { events } = await sandbox.till()
    const event = events.findLast(({ type }) => type === 'payment_intent.succeeded')!
    // The provider's first answer is lost, so the refund is requested twice.
    await sandbox.fault({ call: 'refund', times: 2, status: 500, afterwards: true })
    assert.equal(await sandbox.repeatEvent(event.id, 3), 3)
    server.advanceClock(3 * MINUTE_MS)
    await reconcile(server.deps)
    const { refunds } = await sandbox.till()
    assert.equal(refunds.filter(({ intentId }) => intentId === second.reference).length, 1)
    const subjects = (await shop.mailTo(buyer)).map(({ subject }) => subject.split(':')[0])
    assert.equal(subjects.filter((subject) => subject === 'Refunded').length, 1)
    assert.equal((await shop.history(orderId)).filter((what) => what.startsWith('refunded')).length, 1)
  })

  it('counts the payment that succeeded, and cancels the other one of the same order', async () => {
    const { orderId, intentId } = await shop.basket(await shop.book({ price: 12.5 }))
    const late = await earlierAttempt(orderId)
    await sandbox.pay(late.clientSecret)
    const { events } = await sandbox.till()
    await sandbox.repeatEvent(events.findLast(({ type }) => type === 'payment_intent.succeeded')!.id, 2)
    assert.equal((await shop.row(orderId))!.transactionId, late.reference)
    assert.equal((await sandbox.payment.read(intentId))!.state, 'cancelled')
    assert.deepEqual((await shop.history(orderId)).slice(-2), ['paid by provider', 'cancelled by provider'])
  })

  it('charges nobody whose account was deleted, and refunds earlier charges without a mail', async () => {
    const open = await shop.basket(await shop.book())
    const charged = await shop.basket(await shop.book(), open.buyer)
    await sandbox.pay(charged.clientSecret)
    const deleted = await server.call(`DELETE /api/user/${open.buyer.id}`, { as: shop.admin })
    assert.equal(deleted.status, 200)
    server.advanceClock(1000)
    await reconcile(server.deps)
    assert.equal((await sandbox.pay(open.clientSecret)).status, 400)
    assert.ok((await paidCharges(charged.intentId)).every(({ refunded }) => refunded))
    assert.equal(await shop.row(charged.orderId), undefined)
    const [owed] = await server.deps.db.select().from(reversals).where(eq(reversals.reference, charged.intentId))
    assert.ok(owed!.doneAt)
    const { db } = server.deps
    assert.deepEqual(await shop.mailTo(open.buyer), [])
    assert.deepEqual(await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, '')), [])
  })

  it('refunds a deleted person’s payment that the bank was still processing', async () => {
    const { buyer, clientSecret, intentId } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret, CARD.processing)
    await server.call(`DELETE /api/user/${buyer.id}`, { as: shop.admin })
    server.advanceClock(1000)
    await reconcile(server.deps)
    await sandbox.advanceClock(PROCESSING_MS)
    server.advanceClock(3 * MINUTE_MS)
    await reconcile(server.deps)
    const charges = await paidCharges(intentId)
    assert.deepEqual(
      charges.map(({ refunded }) => refunded),
      [true],
    )
  })

  it('finds a payment within five minutes when both the browser and the event are lost', async () => {
    const { orderId, clientSecret, buyer } = await shop.basket(await shop.course({ Enrolled: 3 }))
    await sandbox.pay(clientSecret)
    server.advanceClock(4 * MINUTE_MS)
    await reconcile(server.deps)
    assert.equal((await shop.row(orderId))!.state, 'paid')
    assert.equal((await shop.mailTo(buyer)).length, 1)
    assert.equal((await shop.history(orderId)).at(-1), 'paid by reconciler')
  })

  it('cancels a payment that nobody finishes within an hour, and one whose product is gone', async () => {
    const book = await shop.book()
    const left = await shop.basket(await shop.book())
    const unsold = await shop.basket(book)
    await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
    server.advanceClock(3 * MINUTE_MS)
    await reconcile(server.deps)
    assert.equal((await shop.row(unsold.orderId))!.state, 'withdrawn')
    assert.equal((await shop.mailTo(unsold.buyer)).length, 1)
    assert.equal((await shop.row(left.orderId))!.state, 'paying')
    server.advanceClock(56 * MINUTE_MS)
    await reconcile(server.deps)
    assert.equal((await shop.row(left.orderId))!.state, 'paying')
    server.advanceClock(4 * MINUTE_MS)
    await reconcile(server.deps)
    assert.equal((await shop.row(left.orderId))!.state, 'open')
    assert.equal((await sandbox.payment.read(left.intentId))!.state, 'cancelled')
  })

  it('gives free orders a receipt, and unpaid ones none', async () => {
    const buyer = await server.person()
    const free = await shop.order(buyer, await shop.course({ price: 0 }))
    const { json } = await server.call(`GET /api/receipt/${free}`, { as: buyer })
    assert.deepEqual([json.pricePaid, json.transactionId], [0, 'free'])
    const open = await shop.order(buyer, await shop.book())
    assert.equal((await server.call(`GET /api/receipt/${open}`, { as: buyer })).status, 404)
  })

  it('keeps an order history that administrators page through and nobody rewrites', async () => {
    const { orderId } = await shop.basket(await shop.book())
    const page = await server.call(`GET /api/orderHistory?order=${orderId}&limit=1`, { as: shop.admin })
    assert.deepEqual([page.json[0].what, page.headers.get('x-total-count')], ['begun', '2'])
    assert.match(page.json[0].providerId, /^pi_/)
    assert.ok(page.headers.get('link'))
    const { db } = server.deps
    const ofOrder = eq(orderHistory.orderId, orderId)
    await assert.rejects(db.delete(orderHistory).where(ofOrder))
    await assert.rejects(db.update(orderHistory).set({ what: 'paid' }).where(ofOrder))
  })

  async function paidCharges(intentId: string) {
    const { charges } = await sandbox.till()
    return charges.filter((charge) => charge.payment_intent === intentId && charge.paid)
  }
})
