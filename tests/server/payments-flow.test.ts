// Paying by card, from the order to the receipt, and everything that may come between, on both databases.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { orderHistory, reversals } from '#server/db/schema.ts'
import { reconcile } from '#server/modules/orders/reconcile.ts'
import { CARD, PROCESSING_MS, type CardSandbox } from '../helpers/card-sandbox.ts'
import { openShop, type Shop } from '../helpers/shop.ts'
import { DATABASES, startTestServer, type TestServer } from '../helpers/test-server.ts'

const MINUTE_MS = 60_000
/** More than any test here makes: each is about the way it names, not about the event that would overtake it. */
const ALL = 1000

for (const database of DATABASES) {
  describe(`paying by card on ${database}`, () => {
    let server: TestServer
    let shop: Shop
    let sandbox: CardSandbox

    before(async () => {
      server = await startTestServer({ database, cards: true })
      sandbox = server.sandbox()
      shop = await openShop(server)
      await sandbox.dropEvents(ALL)
    })
    after(() => server.close())

    it('makes a paid order, one learner more, a receipt, a mail and a history', async () => {
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
      assert.deepEqual(
        [receipt.json.price, receipt.json.pricePaid, receipt.json.transactionId, receipt.json.email],
        [20, 20, intentId, buyer.email],
      )
      const mails = await shop.mailTo(buyer)
      assert.equal(mails.length, 1)
      for (const words of [receipt.json.number, '$20.00', intentId, 'Physics, explained']) {
        assert.ok(mails[0]!.body.includes(words), words)
      }
      assert.deepEqual(await shop.happened(orderId), ['ordered by buyer', 'begun by buyer', 'paid by buyer'])
      assert.equal((await shop.prepare(buyer, orderId)).json.error, 'already_paid')
    })

    it('answers the same payment however often it is asked, and finds the only order at a price', async () => {
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.book({ price: 31.5 }))
      assert.equal((await shop.prepare(buyer, orderId)).json.clientSecret, clientSecret)
      const byPrice = await server.call('POST /api/create-payment-intent', { as: buyer, body: { price: '31.50' } })
      assert.equal(byPrice.json.clientSecret, clientSecret)
      const none = await server.call('POST /api/create-payment-intent', { as: buyer, body: { price: 5 } })
      assert.deepEqual([none.status, Object.keys(none.json.fields)], [422, ['orderId']])
    })

    it('takes another card after a declined one, for one charge', async () => {
      const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
      assert.equal((await sandbox.pay(clientSecret, CARD.declined)).status, 402)
      assert.equal((await shop.enrol(buyer, orderId)).json.error, 'payment_not_done')
      await sandbox.pay(clientSecret)
      assert.equal((await shop.enrol(buyer, orderId)).status, 200)
      assert.equal((await paidCharges(intentId)).length, 1)
    })

    it('says so while the bank is working, and the order can neither be paid again nor deleted', async () => {
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
      await sandbox.pay(clientSecret, CARD.processing)
      for (const answer of [
        await shop.enrol(buyer, orderId),
        await shop.prepare(buyer, orderId),
        await server.call(`DELETE /api/order/${orderId}`, { as: buyer }),
      ]) {
        assert.deepEqual([answer.status, answer.json.error], [409, 'payment_processing'])
      }
      await sandbox.turnClock(PROCESSING_MS)
      assert.equal((await shop.enrol(buyer, orderId)).status, 200)
    })

    it('takes the promo percent off once for the course’s own code, and keeps price and what was paid', async () => {
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
      const { buyer: reader, orderId: ofBook } = await shop.basket(await shop.book())
      assert.equal((await shop.prepare(reader, ofBook, { promoCode: 'PORUA10' })).status, 422)
    })

    it('keeps the order’s price when the product’s changes meanwhile', async () => {
      const book = await shop.book({ price: 10 })
      const { buyer, orderId, clientSecret } = await shop.basket(book)
      await server.call(`PUT /api/bookUpdate/${book}`, { as: shop.admin, body: { price: 30 } })
      assert.equal((await shop.prepare(buyer, orderId)).json.amount, 10)
      await sandbox.pay(clientSecret)
      await shop.enrol(buyer, orderId)
      assert.equal((await shop.row(orderId))!.paidCents, 1000)
    })

    it('starts the next attempt when the provider gave the last one up', async () => {
      const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
      await sandbox.cards.cancel(intentId)
      const next = await shop.prepare(buyer, orderId)
      assert.notEqual(next.json.clientSecret, clientSecret)
      assert.equal((await shop.row(orderId))!.attempt, 2)
      await sandbox.pay(next.json.clientSecret)
      assert.equal((await shop.enrol(buyer, orderId)).status, 200)
    })

    it('deletes an order with a payment under way only after the payment was cancelled', async () => {
      const { buyer, orderId, clientSecret, intentId } = await shop.basket(await shop.book())
      assert.deepEqual((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json, { deletedCount: 1 })
      assert.equal((await sandbox.cards.read(intentId))!.state, 'cancelled')
      assert.equal((await sandbox.pay(clientSecret)).status, 400)
      assert.deepEqual((await shop.happened(orderId)).slice(-2), ['released by buyer', 'deleted by buyer'])
    })

    it('makes the order paid when the money was taken before it could be deleted', async () => {
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
      await sandbox.pay(clientSecret)
      const deleted = await server.call(`DELETE /api/order/${orderId}`, { as: buyer })
      assert.deepEqual([deleted.status, deleted.json.error], [409, 'already_paid'])
      assert.equal((await shop.row(orderId))!.state, 'paid')
    })

    it('ends with words and a mail when the product is deleted meanwhile, and nothing is charged', async () => {
      const book = await shop.book()
      const { buyer, orderId, clientSecret } = await shop.basket(book)
      await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
      const answer = await shop.prepare(buyer, orderId)
      assert.deepEqual([answer.status, answer.json.error], [409, 'not_for_sale'])
      assert.equal((await sandbox.pay(clientSecret)).status, 400)
      assert.equal((await shop.prepare(buyer, orderId)).json.error, 'not_for_sale')
      const mails = await shop.mailTo(buyer)
      assert.equal(mails.length, 1)
      assert.match(mails[0]!.subject, /No longer sold/)
      assert.deepEqual((await server.call(`DELETE /api/order/${orderId}`, { as: buyer })).json, { deletedCount: 1 })
    })

    it('is ordered anew, at the price of today, when its product was withdrawn and is sold again', async () => {
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

    it('sends a second charge for what is paid back by itself, once, and tells the buyer', async () => {
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.book({ price: 12.5 }))
      await sandbox.pay(clientSecret)
      await shop.enrol(buyer, orderId)
      const second = await sandbox.cards.create({
        orderId,
        userId: buyer.id,
        amountCents: 1250,
        description: 'again',
        idempotencyKey: `${orderId}:again`,
      })
      await sandbox.pay(second.clientSecret)
      const { events } = await sandbox.till()
      const event = events.findLast(({ type }) => type === 'payment_intent.succeeded')!
      // The first answer of the provider is lost, so the refund is asked for twice.
      await sandbox.fault({ call: 'refund', times: 2, status: 500, afterwards: true })
      assert.equal(await sandbox.repeatEvent(event.id, 3), 3)
      server.turnClock(3 * MINUTE_MS)
      await reconcile(server.deps)
      const { refunds } = await sandbox.till()
      assert.equal(refunds.filter(({ intentId }) => intentId === second.id).length, 1)
      const subjects = (await shop.mailTo(buyer)).map(({ subject }) => subject.split(':')[0])
      assert.equal(subjects.filter((subject) => subject === 'Refunded').length, 1)
      assert.equal((await shop.happened(orderId)).filter((what) => what.startsWith('refunded')).length, 1)
    })

    it('counts the payment that succeeded, and cancels the one that was begun beside it', async () => {
      const { buyer, orderId, intentId } = await shop.basket(await shop.book({ price: 12.5 }))
      const late = await sandbox.cards.create({
        orderId,
        userId: buyer.id,
        amountCents: 1250,
        description: 'an earlier attempt',
        idempotencyKey: `${orderId}:earlier`,
      })
      await sandbox.pay(late.clientSecret)
      const { events } = await sandbox.till()
      await sandbox.repeatEvent(events.findLast(({ type }) => type === 'payment_intent.succeeded')!.id, 2)
      assert.equal((await shop.row(orderId))!.transactionId, late.id)
      assert.equal((await sandbox.cards.read(intentId))!.state, 'cancelled')
      assert.deepEqual((await shop.happened(orderId)).slice(-2), ['paid by provider', 'cancelled by provider'])
    })

    it('charges nobody whose account was deleted, and sends back what was taken already', async () => {
      const open = await shop.basket(await shop.book())
      const taken = await shop.basket(await shop.book(), open.buyer)
      await sandbox.pay(taken.clientSecret)
      const deleted = await server.call(`DELETE /api/user/${open.buyer.id}`, { as: shop.admin })
      assert.equal(deleted.status, 200)
      server.turnClock(1000)
      await reconcile(server.deps)
      assert.equal((await sandbox.pay(open.clientSecret)).status, 400)
      assert.ok((await paidCharges(taken.intentId)).every(({ refunded }) => refunded))
      assert.equal(await shop.row(taken.orderId), undefined)
      const [owed] = await server.deps.db.select().from(reversals).where(eq(reversals.intentId, taken.intentId))
      assert.ok(owed!.doneAt)
    })

    it('ends in the truth within five minutes when browser and event are both lost', async () => {
      const { orderId, clientSecret, buyer } = await shop.basket(await shop.course({ Enrolled: 3 }))
      await sandbox.pay(clientSecret)
      server.turnClock(4 * MINUTE_MS)
      await reconcile(server.deps)
      assert.equal((await shop.row(orderId))!.state, 'paid')
      assert.equal((await shop.mailTo(buyer)).length, 1)
      assert.equal((await shop.happened(orderId)).at(-1), 'paid by reconciler')
    })

    it('gives a payment up that nobody finishes, and one whose product is gone, telling the buyer', async () => {
      const book = await shop.book()
      const left = await shop.basket(await shop.book())
      const gone = await shop.basket(book)
      await server.call(`DELETE /api/bookDelete/${book}`, { as: shop.admin })
      server.turnClock(3 * MINUTE_MS)
      await reconcile(server.deps)
      assert.equal((await shop.row(gone.orderId))!.state, 'withdrawn')
      assert.equal((await shop.mailTo(gone.buyer)).length, 1)
      assert.equal((await shop.row(left.orderId))!.state, 'paying')
      server.turnClock(60 * MINUTE_MS)
      await reconcile(server.deps)
      assert.equal((await shop.row(left.orderId))!.state, 'open')
      assert.equal((await sandbox.cards.read(left.intentId))!.state, 'cancelled')
    })

    it('numbers free orders’ receipts too, and has none for what is not paid', async () => {
      const buyer = await server.person()
      const free = await shop.order(buyer, await shop.course({ price: 0 }))
      const { json } = await server.call(`GET /api/receipt/${free}`, { as: buyer })
      assert.deepEqual([json.pricePaid, json.transactionId], [0, 'free'])
      const open = await shop.order(buyer, await shop.book())
      assert.equal((await server.call(`GET /api/receipt/${open}`, { as: buyer })).status, 404)
    })

    it('keeps a history that administrators read page by page and nobody rewrites', async () => {
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
}
