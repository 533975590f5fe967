// Live classes: holding, buying, refunding and waiting for seats; moving and cancelling classes; joining.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import { paths } from '#contract/paths.ts'
import type { Payment } from '#server/adapters/payments/payment.ts'
import { earnings } from '#server/db/schema-earnings.ts'
import { liveAttendance, liveSeats, liveSessions, liveWaiting } from '#server/db/schema-live.ts'
import { mailOutbox, orders, rateLimits, refunds, reversals } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { applyCharge } from '#server/modules/orders/orders/settle.ts'
import { markOpened } from '#server/modules/orders/pay-links/link-rows.ts'
import { instantOf } from '#contract/live/zoned-times.ts'
import { timesOf } from '#server/modules/live/batches/weekly-pattern.ts'
import { addBatch, approveBatch, batchBody, DAY_MS, giveSeat, HOUR_MS } from '../../helpers/live/live.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { createTakaWallet, setRate, type TakaWallet } from '../../helpers/orders/taka-wallet.ts'
import { linkedTeacher, waitFor } from '../../helpers/teaching/teachers.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const MINUTE = 60_000

describe('times in a zone', () => {
  const utc = (day: string, at: string, zone: string) => instantOf({ day, at }, zone).toISOString()

  it('keeps a class at its hour when the clocks change', () => {
    assert.equal(utc('2026-10-24', '18:00', 'Europe/London'), '2026-10-24T17:00:00.000Z')
    assert.equal(utc('2026-10-25', '18:00', 'Europe/London'), '2026-10-25T18:00:00.000Z')
    assert.equal(utc('2026-11-18', '18:00', 'Asia/Dhaka'), '2026-11-18T12:00:00.000Z')
    assert.equal(utc('2026-11-18', '18:00', 'Asia/Kathmandu'), '2026-11-18T12:15:00.000Z')
  })

  it('takes the first of two half past two in the night when clocks go back', () => {
    assert.equal(utc('2026-10-25', '02:30', 'Europe/Berlin'), '2026-10-25T00:30:00.000Z')
    assert.equal(utc('2026-11-01', '01:30', 'America/New_York'), '2026-11-01T05:30:00.000Z')
  })

  it('moves half past two an hour later in the night that has none', () => {
    assert.equal(utc('2026-03-29', '02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
    assert.equal(utc('2026-03-08', '02:30', 'America/New_York'), '2026-03-08T07:30:00.000Z')
  })

  it('finds the days of a weekly pattern', () => {
    const days = timesOf({ from: '2026-11-18', weekdays: [7, 3], at: '18:00', count: 4 }).map(({ day }) => day)
    assert.deepEqual(days, ['2026-11-18', '2026-11-22', '2026-11-25', '2026-11-29'])
  })
})

describe('live classes', () => {
  let server: TestServer
  let shop: Shop
  let wallet: TakaWallet

  before(async () => {
    server = await startTestServer({ cards: true })
    shop = await openShop(server)
    wallet = createTakaWallet()
    // Like bKash, it only takes the money when the buyer is back.
    wallet.finish = async (reference) => (wallet.pay(reference), (await wallet.read(reference))!)
    ;(server.deps.payments as Map<PaymentMethod, Payment>).set('bkash', wallet)
    await setRate(server.deps, 122)
    await server.sandbox().dropEvents(10_000)
  })
  after(() => server.close())
  beforeEach(async () => {
    await server.deps.db.delete(rateLimits)
    await server.deps.db.delete(mailOutbox)
  })

  const read = async (id: string, as?: Person) => (await server.call(`GET /api/live/${id}`, as ? { as } : {})).json
  const order = (as: Person, id: string) => server.call('POST /api/order', { as, body: { id } })
  const seatsOf = (id: string) =>
    server.deps.db.select().from(liveSeats).where(eq(liveSeats.batchId, id)).orderBy(liveSeats.seat)
  const mailsTo = async ({ email }: Person) => (await shop.mailTo({ email } as Person)).map(({ subject }) => subject)
  /** From now on everybody's seat is held only as long as a new one would be. */
  const endHolds = async (id: string) => {
    const at = new Date(server.deps.now().getTime() - MINUTE)
    await server.deps.db
      .update(liveSeats)
      .set({ heldUntil: at })
      .where(and(eq(liveSeats.batchId, id), isNotNull(liveSeats.heldUntil)))
    await sweep(server.deps)
  }

  it('shows the batches with a class to come, and how many seats are left', async () => {
    const { id } = await addBatch(server, { programme: 7, startsIn: [DAY_MS, 20 * DAY_MS] })
    const past = await addBatch(server, { programme: 7, startsIn: [-DAY_MS] })
    const found = (await server.call('GET /api/live?programme=7')).json
    assert.deepEqual(
      found.map(({ _id }: { _id: string }) => _id),
      [id],
    )
    const [{ seats, seatsLeft, price, zone, tutor, sessions, nextAt }] = found
    assert.deepEqual([seats, seatsLeft, price, zone, tutor], [7, 7, 5, 'Asia/Dhaka', 'Nadia Rahman'])
    assert.deepEqual(
      sessions.map(({ startsAt }: { startsAt: string }) => startsAt),
      [nextAt],
    )
    assert.equal((await read(past.id)).nextAt, null)
    assert.equal((await order(await server.person(), past.id)).json.error, 'not_for_sale')
  })

  it('holds a seat for an order, takes it with the payment, and books what the tutor earns', async () => {
    const { instructor } = await linkedTeacher(server, shop.admin)
    const { id } = await addBatch(server, { programme: 1, instructorId: instructor })
    const buyer = await server.person()
    const basket = await shop.basket(id, buyer)
    const mine = (await read(id, buyer)).mine
    assert.deepEqual([mine.hasSeat, mine.order], [false, basket.orderId])
    assert.equal((await read(id)).seatsLeft, 0)
    assert.equal((await order(await server.person(), id)).json.error, 'no_seats')
    await server.sandbox().pay(basket.clientSecret)
    assert.equal((await shop.enrol(buyer, basket.orderId)).status, 200)
    assert.equal((await read(id, buyer)).mine.hasSeat, true)
    const [sale] = await server.deps.db.select().from(earnings).where(eq(earnings.orderId, basket.orderId))
    assert.deepEqual([sale!.instructorId, sale!.chargedCents], [instructor, 500])
    assert.equal((await server.call('GET /api/mySeats', { as: buyer })).json[0]._id, id)
  })

  it('ends a hold only after its payment is cancelled', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const first = await shop.basket(id)
    await endHolds(id)
    assert.equal((await shop.row(first.orderId))!.state, 'open')
    assert.equal((await seatsOf(id))[0]!.orderId, null)
    assert.notEqual((await server.sandbox().pay(first.clientSecret)).status, 200)
    assert.equal((await order(await server.person(), id)).status, 200)
  })

  it('keeps a seat that is held anew while the holds of others end', async () => {
    const { id } = await addBatch(server, { programme: 2 })
    const buyers = [await server.person(), await server.person()]
    const begun = new Map<string, Person>()
    for (const buyer of buyers) {
      const orderId = await shop.order(buyer, id)
      await server.call(`POST /api/payment/${orderId}/begin`, { as: buyer, body: { method: 'bkash' } })
      begun.set(orderId, buyer)
    }
    const { cancel } = wallet
    const cancelled: string[] = []
    wallet.cancel = async (reference) => {
      cancelled.push(reference)
      for (const buyer of cancelled.length === 1 ? buyers : []) await order(buyer, id)
      return cancel(reference)
    }
    await endHolds(id).finally(() => (wallet.cancel = cancel))
    assert.equal(cancelled.length, 1)
    const states = await Promise.all([...begun.keys()].map(async (orderId) => (await shop.row(orderId))!.state))
    assert.deepEqual(states.toSorted(), ['open', 'paying'])
    assert.ok((await seatsOf(id)).every(({ orderId }) => orderId !== null))
  })

  it('takes another seat for a payment that arrives after the hold, and gives the money back if there is none', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const late = await shop.basket(id)
    await server.sandbox().pay(late.clientSecret)
    await server.deps.db
      .update(liveSeats)
      .set({ orderId: null, userId: null, heldUntil: null })
      .where(eq(liveSeats.batchId, id))
    const second = await shop.basket(id)
    await server.sandbox().pay(second.clientSecret)
    assert.equal((await shop.enrol(second.buyer, second.orderId)).status, 200)
    assert.equal((await shop.enrol(late.buyer, late.orderId)).json.error, 'no_seats')
    assert.equal((await shop.row(late.orderId))!.state, 'open')
    const [back] = await server.deps.db.select().from(reversals).where(eq(reversals.reference, late.intentId))
    assert.ok(back!.doneAt, 'the whole sum went back')

    const other = await addBatch(server, { programme: 1 })
    const lucky = await shop.basket(other.id)
    await server.sandbox().pay(lucky.clientSecret)
    await server.deps.db
      .update(liveSeats)
      .set({ orderId: null, userId: null, heldUntil: null })
      .where(eq(liveSeats.batchId, other.id))
    assert.equal((await shop.enrol(lucky.buyer, lucky.orderId)).status, 200)
    assert.equal((await seatsOf(other.id))[0]!.orderId, lucky.orderId)
  })

  it('finds no seat for money that is on its way back, also when one is free again', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const late = await shop.basket(id)
    await server.sandbox().pay(late.clientSecret)
    const free = () =>
      server.deps.db
        .update(liveSeats)
        .set({ orderId: null, userId: null, heldUntil: null, takenAt: null })
        .where(eq(liveSeats.batchId, id))
    await free()
    await shop.purchase(id)
    assert.equal((await shop.enrol(late.buyer, late.orderId)).json.error, 'no_seats')
    await free()
    const charge = (await server.sandbox().payment.read(late.intentId))!
    assert.equal(await applyCharge(server.deps, { ...charge, state: 'succeeded' }, 'provider'), 'full')
    assert.equal((await shop.row(late.orderId))!.state, 'open')
    assert.equal((await read(id)).seatsLeft, 1)
  })

  it('takes no money by bKash once the batch is full', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const buyer = await server.person()
    const orderId = await shop.order(buyer, id)
    const begun = await server.call(`POST /api/payment/${orderId}/begin`, { as: buyer, body: { method: 'bkash' } })
    assert.equal(begun.status, 200, begun.text)
    await server.deps.db
      .update(liveSeats)
      .set({ orderId: null, userId: null, heldUntil: null })
      .where(eq(liveSeats.batchId, id))
    await giveSeat(server, await server.person(), id)
    const done = await server.call(`PATCH /api/enrollCourse/${orderId}`, { as: buyer, body: {} })
    assert.equal(done.json.error, 'no_seats')
    assert.equal((await shop.row(orderId))!.state, 'open')
    // No money was taken, so none has to be refunded.
    assert.deepEqual(await server.deps.db.select().from(reversals).where(eq(reversals.orderId, orderId)), [])
  })

  it('gives a seat by a coupon of 100%, and frees it with a refund', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const code = `FREE${id.slice(-8)}`.toUpperCase()
    await server.call('POST /api/coupons', { as: shop.admin, body: { code, percent: 100, amount: '', kind: 'live' } })
    const buyer = await server.person()
    const orderId = await shop.order(buyer, id)
    const begun = await server.call(`POST /api/payment/${orderId}/begin`, {
      as: buyer,
      body: { method: 'card', coupon: code },
    })
    assert.equal(begun.json.isFree, true, begun.text)
    assert.equal((await seatsOf(id))[0]!.takenAt, null)
    assert.equal((await server.call(`POST /api/payment/${orderId}/free`, { as: buyer })).status, 200)
    assert.ok((await seatsOf(id))[0]!.takenAt)

    const sold = await addBatch(server, { programme: 1 })
    const basket = await shop.purchase(sold.id)
    assert.equal((await shop.refund(basket.orderId, 5)).status, 200)
    assert.equal((await read(sold.id)).seatsLeft, 1)
    assert.equal((await read(sold.id, basket.buyer)).mine, null)
  })

  it('retakes the seat when a parent opens the link, and accepts no payment once the batch is full', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const learner = await server.person('user', 'Sadia Rahman')
    const orderId = await shop.order(learner, id)
    const { url } = (await server.call('POST /api/payLink', { as: learner, body: { order: orderId } })).json
    const secret = new URL(url).pathname.split('/').at(-1)!
    await endHolds(id)
    assert.equal((await seatsOf(id))[0]!.orderId, null)
    await markOpened(server.deps, secret)
    assert.equal((await seatsOf(id))[0]!.orderId, orderId)
    await endHolds(id)
    await giveSeat(server, await server.person(), id)
    await markOpened(server.deps, secret)
    assert.equal((await server.call(`GET /api/pay/${secret}`)).json.state, 'full')
    const body = { method: 'card', name: 'Rahima', email: 'rahima@people.test', price: 5 }
    const refused = await server.call(`POST /api/pay/${secret}/begin`, { body })
    assert.deepEqual([refused.status, refused.json.error], [409, 'no_seats'])
  })

  it('offers a free seat to the first in line for two hours, then to the next', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const owner = await server.person()
    const paidOrder = await giveSeat(server, owner, id)
    const [first, second, stranger] = [await server.person(), await server.person(), await server.person()]
    for (const person of [first, second]) {
      assert.equal((await server.call(`POST /api/live/${id}/wait`, { as: person })).status, 200)
    }
    assert.equal((await read(id, second)).mine.waitingPlace, 2)
    await server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, paidOrder))
    await server.deps.db
      .update(liveSeats)
      .set({ orderId: null, userId: null, takenAt: null })
      .where(eq(liveSeats.batchId, id))
    assert.equal((await order(stranger, id)).json.error, 'no_seats')
    await sweep(server.deps)
    assert.equal((await read(id, first)).mine.isOffered, true)
    assert.equal((await mailsTo(first)).length, 1)
    assert.equal((await order(second, id)).json.error, 'no_seats')
    await endHolds(id)
    assert.equal((await read(id, first)).mine, null)
    assert.equal((await read(id, second)).mine.isOffered, true)
    const [offered] = await seatsOf(id)
    assert.equal((await order(second, id)).status, 200)
    const [held] = await seatsOf(id)
    assert.deepEqual(held!.heldUntil, offered!.heldUntil, 'ordering an offered seat does not shorten its two hours')
    assert.equal(await server.deps.db.$count(liveWaiting, eq(liveWaiting.batchId, id)), 0)
  })

  it('sells a seat that is free again to the first in line, even before it is offered, and to nobody behind', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    await giveSeat(server, await server.person(), id)
    const [first, second] = [await server.person(), await server.person()]
    for (const person of [first, second]) await server.call(`POST /api/live/${id}/wait`, { as: person })
    await server.deps.db
      .update(liveSeats)
      .set({ orderId: null, userId: null, takenAt: null })
      .where(eq(liveSeats.batchId, id))
    assert.equal((await order(second, id)).json.error, 'no_seats')
    assert.equal((await order(first, id)).status, 200)
  })

  it('lets nobody wait who has a seat, and offers the seats of other batches if one cannot be offered', async () => {
    const [broken, whole] = [await addBatch(server, { programme: 2 }), await addBatch(server, { programme: 1 })]
    const [seated, waiting] = [await server.person(), await server.person()]
    await giveSeat(server, seated, broken.id)
    assert.equal((await server.call(`POST /api/live/${broken.id}/wait`, { as: seated })).json.error, 'already_paid')
    const askedAt = server.deps.now()
    await server.deps.db.insert(liveWaiting).values([
      { batchId: broken.id, userId: seated.id, askedAt },
      { batchId: whole.id, userId: waiting.id, askedAt },
    ])
    await sweep(server.deps)
    assert.equal((await read(whole.id, waiting)).mine.isOffered, true)
  })

  it('lets a teacher plan a batch in a zone, move and cancel a class, and shows who has a seat', async () => {
    const { person: teacher } = await linkedTeacher(server, shop.admin)
    const { json } = await server.call('POST /api/teach/live', {
      as: teacher,
      body: {
        ...batchBody,
        zone: 'Europe/London',
        pattern: { ...batchBody.pattern, from: '2027-03-25', weekdays: [4] },
      },
    })
    await approveBatch(server, json.insertedId)
    const sessions = (await read(json.insertedId)).sessions
    assert.deepEqual(
      sessions.map(({ startsAt }: { startsAt: string }) => startsAt),
      ['2027-03-25T18:00:00.000Z', '2027-04-01T17:00:00.000Z', '2027-04-08T17:00:00.000Z'],
    )
    const learner = await server.person()
    await giveSeat(server, learner, json.insertedId)
    const [first, second] = sessions
    const startsAt = '2027-03-26T18:00:00.000Z'
    assert.equal(
      (await server.call(`POST /api/live/${first._id}/move`, { as: teacher, body: { startsAt } })).status,
      200,
    )
    assert.equal((await server.call(`POST /api/live/${second._id}/cancelClass`, { as: teacher })).status, 200)
    const [moved, cancelled] = (await read(json.insertedId)).sessions
    assert.deepEqual([moved.startsAt, moved.movedFrom], [startsAt, first.startsAt])
    assert.equal(cancelled.state, 'cancelled')
    const rows = await server.deps.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.batchId, json.insertedId))
      .orderBy(liveSessions.number)
    assert.deepEqual(
      rows.map(({ sequence }) => sequence),
      [1, 1, 0],
    )
    assert.equal((await mailsTo(learner)).length, 2)
    const past = await server.call('POST /api/teach/live', {
      as: teacher,
      body: { ...batchBody, pattern: undefined, dates: [{ day: '2020-01-01', at: '10:00' }] },
    })
    assert.equal(past.json.codes.dates.code, 'in_past')
  })

  it('refunds everybody when a batch is cancelled, also after an interruption', async () => {
    const { id } = await addBatch(server, { programme: 3 })
    const paid = await shop.purchase(id)
    const open = await shop.basket(id)
    assert.equal((await server.call(`POST /api/live/${id}/cancel`, { as: shop.admin })).status, 200)
    assert.equal((await shop.row(paid.orderId))!.state, 'refunded')
    assert.equal((await shop.row(open.orderId))!.state, 'withdrawn')
    assert.equal((await order(await server.person(), id)).status, 404)
    assert.equal((await read(id)).isCancelled, true)
    await sweep(server.deps)
    assert.equal(await server.deps.db.$count(refunds, eq(refunds.orderId, paid.orderId)), 1)
    assert.ok((await seatsOf(id)).every(({ orderId }) => orderId === null))
  })

  it('moves no class of a cancelled batch, not even the one that ran then', async () => {
    const { id, sessions } = await addBatch(server, { startsIn: [-MINUTE, DAY_MS] })
    assert.equal((await server.call(`POST /api/live/${id}/cancel`, { as: shop.admin })).status, 200)
    const startsAt = new Date(server.deps.now().getTime() + DAY_MS).toISOString()
    const moved = await server.call(`POST /api/live/${sessions[0]!}/move`, { as: shop.admin, body: { startsAt } })
    assert.deepEqual([moved.status, moved.json.error], [409, 'class_cancelled'])
  })

  it('admits seats and hosts from ten minutes before until the class is over, and records who tried', async () => {
    const { person: teacher, instructor } = await linkedTeacher(server, shop.admin)
    const learner = await server.person()
    const { id, sessions } = await addBatch(server, {
      instructorId: instructor,
      roomLink: 'https://rooms.test/a',
      startsIn: [5 * MINUTE, DAY_MS, -2 * HOUR_MS],
    })
    // The classes are in the order of their times.
    const [over, soon, tomorrow] = sessions
    const join = (as: Person, session: string) => server.call(`GET /api/live/${session}/join`, { as })
    assert.deepEqual(
      [(await join(learner, soon!)).status, (await join(learner, soon!)).json.error],
      [403, 'not_bought'],
    )
    await giveSeat(server, learner, id)
    assert.equal((await join(learner, soon!)).json.url, paths.liveRoom(soon!))
    assert.equal((await join(teacher, soon!)).status, 200)
    const early = await join(learner, tomorrow!)
    assert.deepEqual([early.status, early.json.error], [409, 'too_early'])
    assert.ok(Date.parse(early.json.fields.opensAt) > 0)
    assert.deepEqual([(await join(learner, over!)).status, (await join(learner, over!)).json.error], [410, 'over'])
    const tried = await server.deps.db.select().from(liveAttendance).where(eq(liveAttendance.userId, learner.id))
    assert.deepEqual(
      tried.map(({ sessionId, joinedAt }) => [sessionId, joinedAt]),
      [[soon, null]],
    )
    const correct = { corrected: 'present' }
    const path = `PUT /api/live/${over}/attendance/${learner.id}`
    assert.equal((await server.call(path, { as: teacher, body: correct })).status, 200)
    const { people } = (await server.call(`GET /api/live/${id}/roster`, { as: teacher })).json
    assert.deepEqual(
      people.map(({ attended }: { attended: number }) => attended),
      [1],
    )
    assert.equal((await read(id, learner)).mine.attended, 1)
  })

  it('closes a batch after its first class, unless its teacher keeps it open for the price of the classes left', async () => {
    const { person: teacher, instructor } = await linkedTeacher(server, shop.admin)
    const running = { instructorId: instructor, startsIn: [-55 * MINUTE, DAY_MS, 2 * DAY_MS] }
    const { id, sessions } = await addBatch(server, running)
    const early = await server.person()
    assert.deepEqual([(await read(id)).isJoinable, (await read(id)).price], [true, 5])
    const held = await shop.order(early, id)
    const { holdsUntil } = (await server.call('GET /api/order', { as: early })).json[0]
    assert.equal(holdsUntil, (await read(id, early)).mine.holdsUntil)

    await waitFor(server, 6 * MINUTE, [early, teacher, shop.admin])
    assert.equal((await read(id)).isJoinable, false)
    const late = await server.person()
    assert.equal((await order(late, id)).json.error, 'not_for_sale')
    assert.equal((await server.call(`POST /api/live/${id}/wait`, { as: late })).json.error, 'not_for_sale')
    // Someone who holds a seat may still pay for it.
    const begun = await server.call(`POST /api/payment/${held}/begin`, { as: early, body: { method: 'card' } })
    assert.equal(begun.status, 200, begun.text)

    assert.equal((await server.call(`PUT /api/live/${id}`, { as: teacher, body: { staysOpen: true } })).status, 200)
    const open = await read(id)
    assert.deepEqual([open.isJoinable, open.price, open.fullPrice, open.classesLeft], [true, 3.34, 5, 2])
    const outdated = await server.call('POST /api/order', { as: late, body: { id, price: 5 } })
    assert.deepEqual([outdated.json.error, outdated.json.fields.price], ['price_changed', '3.34'])
    const { orderId } = await shop.purchase(id, late)
    const paid = await shop.row(orderId)
    assert.deepEqual([paid!.priceCents, paid!.paidCents], [334, 334])
    // The two classes that were paid for share it.
    await server.call(`POST /api/live/${sessions[1]}/cancelClass`, { as: teacher })
    const [back] = await server.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId))
    assert.equal(back!.amountCents, 167)
  })

  it('counts the first class until it is over, and later ones until they begin', async () => {
    const { id } = await addBatch(server, { staysOpen: true, startsIn: [-DAY_MS, -MINUTE, DAY_MS] })
    assert.deepEqual([(await read(id)).classesLeft, (await read(id)).price], [1, 1.67])
    const last = await addBatch(server, { staysOpen: true, startsIn: [-DAY_MS, -MINUTE] })
    assert.equal((await read(last.id)).isJoinable, false)
    const offered = await addBatch(server, { programme: 1, startsIn: [-DAY_MS, DAY_MS] })
    const askedAt = server.deps.now()
    await server.deps.db
      .insert(liveWaiting)
      .values({ batchId: offered.id, userId: (await server.person()).id, askedAt })
    await sweep(server.deps)
    assert.equal((await seatsOf(offered.id))[0]!.userId, null)
  })

  it('takes batches of any subject of the catalogue', async () => {
    const { person: teacher } = await linkedTeacher(server, shop.admin)
    const body = { ...batchBody, subject: 'Mathematics' }
    const { json, text } = await server.call('POST /api/teach/live', { as: teacher, body })
    await approveBatch(server, json.insertedId)
    assert.equal((await read(json.insertedId)).subject, 'Mathematics', text)
    const found = (await server.call('GET /api/live?subject=Mathematics&from=2999-01-01')).json
    assert.deepEqual(
      found.map(({ _id }: { _id: string }) => _id),
      [json.insertedId],
    )
  })

  it('sells a teacher’s batch once it is approved, and again once another title or price is', async () => {
    const { person: teacher, instructor } = await linkedTeacher(server, shop.admin)
    const { json, text } = await server.call('POST /api/teach/live', { as: teacher, body: batchBody })
    const id: string = json.insertedId
    assert.ok(id, text)
    const learner = await server.person()
    const order = (as: Person) => server.call('POST /api/order', { as, body: { id } })
    const listed = async () => (await server.call('GET /api/live?from=2999-01-01')).text.includes(id)
    const roster = async (as: Person) => (await server.call(`GET /api/live/${id}/roster`, { as })).json
    const decide = async (body: object, as = shop.admin) => {
      const { reviewAskedAt: askedAt } = await roster(shop.admin)
      return server.call(`PUT /api/live/${id}/review`, { as, body: { askedAt, ...body } })
    }
    const waiting = async () =>
      (await server.call('GET /api/waiting', { as: shop.admin })).json.find(
        ({ what }: { what: string }) => what === 'batches',
      )?.count
    assert.deepEqual([(await order(learner)).status, await listed()], [409, false])
    assert.equal((await server.call(`POST /api/live/${id}/wait`, { as: learner })).status, 409)
    assert.equal((await server.call(`GET /api/live/${id}`, { as: learner })).status, 404)
    assert.equal((await server.call(`GET /api/live/${id}`, { as: teacher })).status, 200)
    assert.deepEqual([(await roster(teacher)).review, await waiting()], ['in_review', 1])
    await mailTo(server, server.deps.settings.supportEmail, 'Sent for review')

    assert.equal((await decide({ state: 'published' }, teacher)).status, 403)
    assert.equal((await decide({ state: 'sent_back' })).json.codes.note.code, 'required')
    assert.equal((await decide({ state: 'sent_back', note: 'Say what they need.' })).status, 200)
    assert.match(await mailTo(server, teacher.email, 'Sent back'), /Say what they need\./)
    assert.deepEqual([(await roster(teacher)).review, await waiting()], ['sent_back', undefined])
    assert.equal((await decide({ state: 'published' })).json.error, 'changed_meanwhile')

    const change = (body: object, as: Person = teacher) => server.call(`PUT /api/live/${id}`, { as, body })
    const { reviewAskedAt: before } = await roster(teacher)
    server.advanceClock(1000)
    assert.equal((await change({ about: 'Bring a notebook.' })).status, 200)
    assert.equal((await decide({ state: 'published', askedAt: before })).json.error, 'changed_meanwhile')
    assert.equal((await decide({ state: 'published' })).status, 200)
    await mailTo(server, teacher.email, 'Approved')
    assert.equal(await listed(), true)
    const held = await order(learner)
    assert.equal(held.status, 200, held.text)

    const same = { title: batchBody.title, price: batchBody.price, about: 'Bring two notebooks.', staysOpen: true }
    assert.equal((await change(same)).status, 200)
    assert.equal(await listed(), true)
    assert.equal((await change({ title: 'Something else' })).status, 200)
    assert.deepEqual([await listed(), (await order(await server.person())).status], [false, 409])
    assert.equal((await server.call(`GET /api/live/${id}`, { as: learner })).status, 200, 'who holds a seat sees it')
    assert.equal((await order(learner)).status, 200, 'and may still pay for it')
    assert.equal((await decide({ state: 'published' })).status, 200)
    assert.equal((await change({ price: 7 }, shop.admin)).status, 200)
    assert.equal(await listed(), true)
    const body = { ...batchBody, instructor, pattern: { ...batchBody.pattern, from: '2998-01-01' } }
    const planned = await server.call('POST /api/teach/live', { as: shop.admin, body })
    assert.equal((await order(await server.person())).status, 200)
    const own = await server.call('POST /api/order', { as: learner, body: { id: planned.json.insertedId } })
    assert.equal(own.status, 200, 'an administrator’s needs no review')
  })

  it('frees a deleted person’s seat', async () => {
    const { id } = await addBatch(server, { programme: 2 })
    const [seated, holding] = [await server.person(), await server.person()]
    await giveSeat(server, seated, id)
    await shop.order(holding, id)
    for (const person of [seated, holding]) {
      assert.equal((await server.call(`DELETE /api/user/${person.id}`, { as: shop.admin })).status, 200)
    }
    assert.equal((await read(id)).seatsLeft, 2)
  })
})
