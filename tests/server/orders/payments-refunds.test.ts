// Refunds and disputes: by an administrator or at the provider, with events lost, repeated and in any order.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { newId } from '#server/db/ids.ts'
import { audit, mailOutbox, refunds } from '#server/db/schema.ts'
import { productAccess } from '#server/modules/catalogue/content/buyer-access.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { applyRefundsAndDisputes } from '#server/modules/orders/orders/refunds-and-disputes.ts'
import { CARD, PROCESSING_MS, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const CHECK_MS = 180_000

describe('refunds and disputes', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox
  let course: string

  before(async () => {
    server = await startTestServer({ database: 'postgres', cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    course = await shop.course({ price: 20, Enrolled: 0 })
    await sandbox.dropEvents(10_000)
  })
  after(() => server.close())

  const stateOf = async (orderId: string) => {
    const { state, refundedCents } = (await shop.row(orderId))!
    return [state, refundedCents]
  }
  const accessOf = ({ id }: Person) => productAccess(server.deps.db, id, course)
  const subjectsTo = async (person: Person) =>
    (await shop.mailTo(person)).map(({ subject }) => subject.split(/ P-\d+|:/)[0])
  const supportMails = async () => {
    const { db, settings } = server.deps
    return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, settings.supportEmail)).orderBy(mailOutbox.id)
  }
  const lastSupportMail = async () => (await supportMails()).at(-1)!
  const eventsOf = async (intentId: string) => {
    const { events } = await sandbox.till()
    return events.filter(({ payload }) => payload.includes(intentId) && !payload.includes('"payment_intent",'))
  }
  const refundsAt = async (intentId: string) =>
    (await sandbox.till()).refunds.filter((refund) => refund.intentId === intentId)
  const checkLater = () => {
    server.advanceClock(CHECK_MS)
    return reconcile(server.deps)
  }

  it('opens nothing for an order that is not paid', async () => {
    const person = await server.person()
    await server.call('POST /api/order', { as: person, body: { id: course } })
    assert.equal(await accessOf(person), 'not_bought')
  })

  it('takes one open request for a refund from the buyer, as a message with the order attached', async () => {
    const { buyer, orderId } = await shop.purchase(course)
    const ask = (as: Person, order = orderId) =>
      server.call('POST /api/refundRequest', { as, body: { order, message: 'It is too easy for me.' } })
    assert.equal((await ask(await server.person())).status, 404)
    const asked = await Promise.all([ask(buyer), ask(buyer)])
    assert.deepEqual(new Set(asked.map(({ status, json }) => json.error ?? status)), new Set([200, 'already_asked']))
    const mail = await lastSupportMail()
    assert.match(mail.subject, /^Refund requested: /)
    assert.ok(mail.body.includes('It is too easy for me.') && mail.body.includes(paths.adminOrder(orderId)))
    assert.equal(mail.replyTo, buyer.email)

    const as = shop.admin
    const [message] = (await server.call('GET /api/contactMessages?limit=1', { as })).json
    assert.deepEqual([message.order, message.email, message.state], [orderId, buyer.email, 'new'])
    const found = (await server.call(`GET /api/orders?order=${orderId}`, { as })).json as { _id: string }[]
    assert.deepEqual(
      found.map(({ _id }) => _id),
      [orderId],
    )
    const askedAt = async () => (await server.call(`GET /api/receipt/${orderId}`, { as: buyer })).json.refundAskedAt
    assert.equal(await askedAt(), message.at)
    await server.call(`PUT /api/contactMessage/${message._id}`, { as, body: { state: 'answered' } })
    assert.equal(await askedAt(), null)
    assert.equal((await ask(buyer)).status, 200)
    await shop.refund(orderId, 20)
    assert.equal((await ask(buyer)).json.error, 'nothing_to_refund')
    const { insertedId } = (await server.call('POST /api/order', { as: buyer, body: { id: course } })).json
    assert.equal((await ask(buyer, insertedId)).json.error, 'nothing_to_refund')
  })

  it('closes the product of a fully refunded order, and sells it again', async () => {
    const { buyer, orderId } = await shop.purchase(course)
    assert.equal(await shop.enrolled(course), 1)
    const answer = await shop.refund(orderId, 20)
    assert.deepEqual([answer.status, answer.json.state], [200, 'succeeded'])
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    assert.equal(await shop.enrolled(course), 0)
    assert.equal(await accessOf(buyer), 'refunded')

    const as = buyer
    assert.deepEqual((await server.call('GET /api/paidOrder', { as })).json, [])
    const [listed] = (await server.call('GET /api/order', { as })).json
    assert.deepEqual([listed.state, listed.paid, listed.pricePaid, listed.refunded], ['refunded', false, 20, 20])
    const receipt = await server.call(`GET /api/receipt/${orderId}`, { as })
    assert.deepEqual([receipt.status, receipt.json.refunded], [200, 20])
    for (const refused of [
      await server.call(`DELETE /api/order/${orderId}`, { as }),
      await shop.prepare(buyer, orderId),
      await shop.enrol(buyer, orderId),
    ]) {
      assert.deepEqual([refused.status, refused.json.error], [409, 'refunded'])
    }
    const { refunds: own } = (await server.call('GET /api/myData', { as })).json
    assert.deepEqual([own.length, own[0].reason], [1, 'Bought twice'])

    const again = await shop.purchase(course, buyer)
    assert.notEqual(again.orderId, orderId)
    assert.equal(await accessOf(buyer), 'paid')
    assert.deepEqual(await subjectsTo(buyer), ['Receipt', 'Refunded', 'Receipt'])
    assert.deepEqual((await shop.history(orderId)).slice(-2), ['refundRequested by admin', 'refunded by admin'])
  })

  it('emails buyer and administrators, and records who requested it', async () => {
    const { buyer, orderId } = await shop.purchase(course)
    await shop.refund(orderId, 5)
    const mail = (await shop.mailTo(buyer)).at(-1)!
    assert.match(mail.body, /\$5 .*Reason: Bought twice.*is still yours/s)
    const toSupport = await lastSupportMail()
    assert.match(toSupport.body, new RegExp(`\\$5 of \\$20 .* ${buyer.email}[^]*/admin/refunds`))
    const [action] = await server.deps.db.select().from(audit).where(eq(audit.itemId, orderId))
    assert.deepEqual([action!.what, action!.kind, action!.email], ['refund', 'order', shop.admin.email])
    assert.deepEqual(action!.difference, { amount: [null, '$5'], reason: [null, 'Bought twice'] })
    const [listed] = (await server.call('GET /api/refunds?limit=1', { as: shop.admin })).json
    const { amount, state, email, by } = listed
    assert.deepEqual(
      { amount, state, email, by },
      { amount: 5, state: 'succeeded', email: buyer.email, by: shop.admin.email },
    )
  })

  it('only records a partial refund, until all is refunded', async () => {
    const { buyer, orderId } = await shop.purchase(course)
    await shop.refund(orderId, 5.5)
    assert.deepEqual(await stateOf(orderId), ['paid', 550])
    assert.equal(await accessOf(buyer), 'paid')
    const tooMuch = await shop.refund(orderId, 14.51)
    assert.deepEqual([tooMuch.status, tooMuch.json.codes], [422, { amount: { code: 'max', n: 14.5 } }])
    await shop.refund(orderId, 14.5)
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    const nothing = await shop.refund(orderId, 1)
    assert.deepEqual([nothing.status, nothing.json.error], [409, 'nothing_to_refund'])
  })

  it('refunds once for a repeated request, and refuses its key for another one', async () => {
    const { orderId, intentId } = await shop.purchase(course)
    const key = newId()
    const [one, other] = [await shop.refund(orderId, 5, key), await shop.refund(orderId, 5, key)]
    assert.deepEqual(other.json, one.json)
    assert.equal((await refundsAt(intentId)).length, 1)
    const another = await shop.refund(orderId, 6, key)
    assert.deepEqual([another.status, another.json.error], [409, 'key_used'])
  })

  it('refuses to refund a free, unpaid or unknown order', async () => {
    const buyer = await server.person()
    const free = await shop.order(buyer, await shop.course({ price: 0 }))
    const unpaid = await shop.order(buyer, course)
    for (const orderId of [free, unpaid]) assert.equal((await shop.refund(orderId, 1)).json.error, 'nothing_to_refund')
    assert.equal((await shop.refund(newId(), 1)).status, 404)
    const stranger = { order: unpaid, amount: 1, reason: 'Mine', key: newId() }
    assert.equal((await server.call('POST /api/refunds', { as: buyer, body: stranger })).status, 403)
  })

  it('applies a refund from the dashboard once, in any order and however often its events arrive', async () => {
    for (const isReversed of [false, true]) {
      const { buyer, orderId, intentId } = await shop.purchase(course)
      await sandbox.refund(intentId, 500)
      await sandbox.refund(intentId)
      const events = await eventsOf(intentId)
      assert.equal(events.length, 4)
      for (const { id } of isReversed ? events.toReversed() : events) assert.equal(await sandbox.repeatEvent(id, 5), 5)
      assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
      assert.deepEqual((await subjectsTo(buyer)).slice(1), ['Refunded', 'Refunded'])
      assert.deepEqual((await shop.history(orderId)).slice(-2), ['refunded by provider', 'refunded by provider'])
    }
  })

  it('settles an order whose refund arrives before its payment', async () => {
    const { buyer, orderId, intentId, clientSecret } = await shop.basket(course)
    await sandbox.pay(clientSecret)
    await sandbox.refund(intentId)
    const { events } = await sandbox.till()
    const own = events.filter(({ payload }) => payload.includes(intentId)).toReversed()
    assert.equal(own.at(-1)!.type, 'payment_intent.succeeded')
    for (const { id } of own) await sandbox.repeatEvent(id, 2)
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    assert.equal((await subjectsTo(buyer)).length, 2)
  })

  it('keeps a refund pending while the provider is away, and makes it later', async () => {
    const { orderId, intentId } = await shop.purchase(course)
    await sandbox.fault({ call: 'refund', times: 2, status: 500 })
    assert.equal((await shop.refund(orderId, 20)).json.state, 'pending')
    assert.equal((await shop.refund(orderId, 1)).json.error, 'nothing_to_refund')
    await checkLater()
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    assert.equal((await refundsAt(intentId)).length, 1)
  })

  it('finds a refund again whose answer was lost', async () => {
    const { buyer, orderId, intentId } = await shop.purchase(course)
    await sandbox.fault({ call: 'refund', times: 2, status: 500, afterwards: true })
    assert.equal((await shop.refund(orderId, 5)).json.state, 'pending')
    await checkLater()
    assert.deepEqual(await stateOf(orderId), ['paid', 500])
    assert.equal((await refundsAt(intentId)).length, 1)
    assert.equal((await subjectsTo(buyer)).length, 2)
  })

  it('records why the provider refuses a refund', async () => {
    const { buyer, orderId, intentId } = await shop.purchase(course)
    await sandbox.dispute(intentId)
    const answer = await shop.refund(orderId, 20)
    assert.deepEqual([answer.json.state, answer.json.problem], ['failed', 'This charge is disputed.'])
    assert.deepEqual(await stateOf(orderId), ['paid', 0])
    assert.equal((await subjectsTo(buyer)).length, 1)
    const subjects = (await supportMails()).slice(-2).map(({ subject }) => subject.split(':')[0])
    assert.deepEqual(subjects, ['Refund failed', 'Dispute of $20'])
  })

  it('waits for a slow refund', async () => {
    const { buyer, orderId } = await shop.purchase(course, undefined, CARD.refundedLater)
    assert.equal((await shop.refund(orderId, 20)).json.state, 'pending')
    assert.equal(await accessOf(buyer), 'paid')
    await sandbox.advanceClock(PROCESSING_MS)
    await checkLater()
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
  })

  it('gives the product back if a refund fails after all, unless it was ordered again', async () => {
    for (const isOrderedAgain of [false, true]) {
      const { buyer, orderId, intentId } = await shop.purchase(course)
      const before = await shop.enrolled(course)
      await shop.refund(orderId, 20)
      if (isOrderedAgain) await shop.order(buyer, course)
      const [refund] = await refundsAt(intentId)
      await sandbox.failRefund(refund!.id, 'lost_or_stolen_card')
      for (const { id } of await eventsOf(intentId)) await sandbox.repeatEvent(id, 2)
      assert.deepEqual(await stateOf(orderId), [isOrderedAgain ? 'refunded' : 'paid', 0])
      assert.equal(await accessOf(buyer), isOrderedAgain ? 'refunded' : 'paid')
      assert.equal(await shop.enrolled(course), isOrderedAgain ? before - 1 : before)
      assert.deepEqual(await subjectsTo(buyer).then((all) => all.at(-1)), 'Your refund didn’t go through')
      assert.match((await lastSupportMail()).body, /lost_or_stolen_card/)
      const [row] = await server.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId))
      assert.deepEqual([row!.state, row!.problem], ['failed', 'lost_or_stolen_card'])
    }
  })

  it('lists a dispute with its deadline, and counts it as a refund once it is lost', async () => {
    const { buyer, orderId, intentId } = await shop.purchase(course, undefined, CARD.disputed)
    await sandbox.advanceClock(0)
    const [opened] = await eventsOf(intentId)
    assert.equal(opened!.type, 'charge.dispute.created')
    await sandbox.repeatEvent(opened!.id, 5)
    assert.deepEqual(await stateOf(orderId), ['paid', 0])
    const listed = async () => (await server.call('GET /api/disputes?limit=1', { as: shop.admin })).json[0]
    const { amount, state, reason, email, evidenceDue } = await listed()
    assert.deepEqual(
      { amount, state, reason, email },
      {
        amount: 20,
        state: 'needs_response',
        reason: 'fraudulent',
        email: buyer.email,
      },
    )
    assert.ok(Date.parse(evidenceDue) > Date.now())
    assert.match((await lastSupportMail()).body, new RegExp(`before ${evidenceDue.slice(0, 10)}`))
    const dispute = (await sandbox.till()).disputes.find((dispute) => dispute.intentId === intentId)
    await sandbox.closeDispute(dispute!.id, 'lost')
    for (const { id } of (await eventsOf(intentId)).toReversed()) await sandbox.repeatEvent(id, 5)
    assert.equal((await listed()).state, 'lost')
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    assert.deepEqual((await shop.history(orderId)).slice(-2), ['disputed by provider', 'disputeLost by provider'])
    assert.deepEqual((await subjectsTo(buyer)).slice(1), ['Refunded'])
  })

  it('keeps the order of a dispute that is won, or lost in part', async () => {
    const { orderId, intentId, buyer } = await shop.purchase(course)
    const won = await sandbox.dispute(intentId, 700)
    await sandbox.closeDispute(won.id, 'won')
    const lost = await sandbox.dispute(intentId, 300)
    await sandbox.closeDispute(lost.id, 'lost')
    // The first event to arrive is the closing of the dispute.
    await sandbox.repeatEvent((await eventsOf(intentId)).at(-1)!.id, 1)
    assert.deepEqual(await stateOf(orderId), ['paid', 300])
    assert.equal(await accessOf(buyer), 'paid')
    const listed = (query: string) => server.call(`GET /api/disputes?${query}`, { as: shop.admin })
    const amounts = (await listed(`q=${encodeURIComponent(buyer.email)}`)).json.map(
      ({ amount }: { amount: number }) => amount,
    )
    assert.deepEqual(amounts.toSorted(), [3, 7])
    const states = (await listed('state=lost')).json.map(({ state }: { state: string }) => state)
    assert.deepEqual([...new Set(states)], ['lost'])
  })

  it('catches up on refunds and disputes whose events were all lost', async () => {
    const [refunded, disputed] = [await shop.purchase(course), await shop.purchase(course)]
    await sandbox.refund(refunded.intentId)
    const { id } = await sandbox.dispute(disputed.intentId)
    await sandbox.closeDispute(id, 'lost')
    await reconcile(server.deps)
    for (const { orderId } of [refunded, disputed]) assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    const mails = (await supportMails()).length
    await reconcile(server.deps)
    assert.equal((await supportMails()).length, mails)
  })

  it('never lets an older answer of the provider overwrite a newer one', async () => {
    const { orderId, intentId } = await shop.purchase(course)
    const { id } = await sandbox.dispute(intentId)
    const read = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const refundsOf = async (reference: string) => {
      const listed = await sandbox.payment.refundsOf(reference)
      read.resolve()
      await mayGoOn.promise
      return listed
    }
    const [attempt] = await shop.attempts(orderId)
    const slowly = new Map([['card' as const, { ...sandbox.payment, refundsOf }]])
    const slow = applyRefundsAndDisputes({ ...server.deps, payments: slowly }, attempt!, 'provider')
    await read.promise
    await sandbox.closeDispute(id, 'lost')
    await applyRefundsAndDisputes(server.deps, attempt!, 'provider')
    mayGoOn.resolve()
    await slow
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
  })

  it('emails administrators about a dispute or failed refund of a returned payment', async () => {
    const { buyer, orderId, intentId, clientSecret } = await shop.basket(course)
    await sandbox.pay(clientSecret)
    assert.equal((await server.call(`DELETE /api/user/${buyer.id}`, { as: shop.admin })).status, 200)
    await checkLater()
    const [refund] = await refundsAt(intentId)
    await sandbox.failRefund(refund!.id, 'lost_or_stolen_card')
    await sandbox.dispute(intentId)
    const before = (await supportMails()).length
    for (const { id } of await eventsOf(intentId)) await sandbox.repeatEvent(id, 2)
    const subjects = (await supportMails()).slice(before).map(({ subject }) => subject.split(':')[0])
    assert.deepEqual(subjects, ['Dispute of $20', 'Refund failed'])
    const [listed] = (await server.call('GET /api/disputes?limit=1', { as: shop.admin })).json
    assert.deepEqual([listed.order, listed.productName], [orderId, ''])
    const failed = (await server.call('GET /api/failedReversals', { as: shop.admin })).json
    assert.deepEqual(
      failed.map(({ providerId, problem }: any) => [providerId, problem]),
      [[intentId, 'lost_or_stolen_card']],
    )
  })

  it('asks the provider to send an event again while it cannot be asked', async () => {
    const { orderId, intentId } = await shop.purchase(course)
    await sandbox.refund(intentId)
    const [event] = await eventsOf(intentId)
    await sandbox.fault({ call: 'refunds', times: 2, status: 500 })
    assert.equal(await sandbox.repeatEvent(event!.id, 1), 0)
    assert.equal(await sandbox.repeatEvent(event!.id, 1), 1)
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
  })

  it('keeps a deleted buyer’s refunded order without the name, and refunds it without a mail', async () => {
    const { buyer, orderId } = await shop.purchase(course)
    assert.equal((await server.call(`DELETE /api/user/${buyer.id}`, { as: shop.admin })).status, 200)
    const before = await shop.mailTo(buyer)
    assert.equal((await shop.refund(orderId, 20)).json.state, 'succeeded')
    assert.deepEqual(await stateOf(orderId), ['refunded', 2000])
    assert.equal((await shop.mailTo(buyer)).length, before.length)
    assert.equal(await server.deps.db.$count(mailOutbox, eq(mailOutbox.recipient, '')), 0)
    const [last] = await server.deps.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1)
    assert.equal(last!.orderId, orderId)
  })
})
