// What changes of live classes cost and whom they affect: expired holds, classes cancelled one by one, and overlaps.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { liveBatches, liveSeats, liveSessions, liveWaiting } from '#server/db/schema-live.ts'
import { mailOutbox, rateLimits, refunds, users } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { addBatch, batchBody, DAY_MS, giveSeat, HOUR_MS } from '../../helpers/live/live.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { linkedTeacher } from '../../helpers/teaching/teachers.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const MINUTE = 60_000

describe('changes of live classes', () => {
  let server: TestServer
  let shop: Shop

  before(async () => {
    server = await startTestServer({ cards: true })
    shop = await openShop(server)
    await server.sandbox().dropEvents(10_000)
  })
  after(() => server.close())
  beforeEach(async () => {
    await server.deps.db.delete(rateLimits)
    await server.deps.db.delete(mailOutbox)
  })

  const read = async (id: string, as?: Person) => (await server.call(`GET /api/live/${id}`, as ? { as } : {})).json
  const order = (as: Person, id: string) => server.call('POST /api/order', { as, body: { id } })
  const seatOf = async (id: string) =>
    (await server.deps.db.select().from(liveSeats).where(eq(liveSeats.batchId, id)).orderBy(liveSeats.seat))[0]!
  const cancelClass = async (session: string) => {
    const { status, text } = await server.call(`POST /api/live/${session}/cancelClass`, { as: shop.admin })
    assert.equal(status, 200, text)
  }
  const backOf = async (orderId: string) =>
    (await server.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId)))
      .map(({ amountCents }) => amountCents)
      .toSorted((one, other) => one - other)
  /** Moves the beginning and the end of the hold into the past. */
  const makeOlder = async (id: string, ms: number) => {
    const { heldSince, heldUntil } = await seatOf(id)
    const earlier = (time: Date | null) => time && new Date(time.getTime() - ms)
    await server.deps.db
      .update(liveSeats)
      .set({ heldSince: earlier(heldSince), heldUntil: earlier(heldUntil) })
      .where(eq(liveSeats.batchId, id))
  }

  it('holds a seat for at most 45 minutes, however often it is ordered again', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const buyer = await server.person()
    await order(buyer, id)
    const minutesLeft = async () => (await seatOf(id)).heldUntil!.getTime() - server.deps.now().getTime()
    for (const before of [10, 10, 14]) {
      await makeOlder(id, before * MINUTE)
      assert.equal((await order(buyer, id)).status, 200)
    }
    const left = await minutesLeft()
    assert.ok(left > 10 * MINUTE && left <= 11 * MINUTE, `${left / MINUTE} minutes are left`)
    await makeOlder(id, 12 * MINUTE)
    assert.equal((await order(buyer, id)).status, 200)
    await sweep(server.deps)
    assert.equal((await seatOf(id)).orderId, null)
  })

  it('lets one person begin at most four holds of a batch in six hours, also with deleted orders', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const buyer = await server.person()
    for (let hold = 0; hold < 4; hold += 1) {
      const { insertedId } = (await order(buyer, id)).json
      assert.equal((await server.call(`DELETE /api/order/${insertedId}`, { as: buyer })).status, 200)
    }
    const refused = await order(buyer, id)
    assert.deepEqual([refused.status, refused.json.error], [409, 'held_too_often'])
    assert.equal((await read(id)).seatsLeft, 1)
    assert.equal((await order(await server.person(), id)).status, 200)
  })

  it('lets an account without a confirmed email hold one seat for 15 minutes, once', async () => {
    const [first, second] = [await addBatch(server, { programme: 1 }), await addBatch(server, { programme: 1 })]
    const buyer = await server.person()
    await server.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, buyer.id))
    await order(buyer, first.id)
    await makeOlder(first.id, 10 * MINUTE)
    assert.equal((await order(buyer, first.id)).status, 200)
    const left = (await seatOf(first.id)).heldUntil!.getTime() - server.deps.now().getTime()
    assert.ok(left <= 5 * MINUTE, `${left / MINUTE} minutes are left`)
    const refused = await order(buyer, second.id)
    assert.deepEqual([refused.status, refused.json.error], [409, 'confirm_first'])
    await makeOlder(first.id, 5 * MINUTE)
    await sweep(server.deps)
    assert.equal((await order(buyer, first.id)).status, 409)
    await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, buyer.id))
    assert.equal((await order(buyer, first.id)).status, 200)
  })

  it('refunds a cancelled class’s share of the price to everyone who had paid for it, once', async () => {
    const startsIn = [-2 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS]
    const { id, sessions } = await addBatch(server, { startsIn, priceCents: 502, staysOpen: true })
    const early = await shop.purchase(id)
    await cancelClass(sessions[1]!)
    const late = await shop.purchase(id)
    // Three classes cost 377 cents; nobody paid for the first one, which was over.
    assert.deepEqual(await backOf(early.orderId), [125])
    await cancelClass(sessions[2]!)
    await sweep(server.deps)
    assert.deepEqual(await backOf(early.orderId), [125, 126])
    assert.deepEqual(await backOf(late.orderId), [125])
    assert.equal((await shop.row(early.orderId))!.state, 'paid')
    assert.equal((await read(id, early.buyer)).mine.hasSeat, true)
    const bodies = (await shop.mailTo(early.buyer)).map(({ body }) => body)
    assert.ok(bodies.some((body) => body.includes('We’ll refund $1.25, this class’s share')))
    await cancelClass(sessions[3]!)
    assert.equal((await shop.row(early.orderId))!.state, 'refunded')
    assert.deepEqual(await backOf(late.orderId), [125, 126])
    assert.equal((await read(id)).isCancelled, false)
  })

  it('finishes the refund of a cancelled class that was interrupted', async () => {
    const { id, sessions } = await addBatch(server, { startsIn: [DAY_MS, 2 * DAY_MS] })
    const { orderId } = await shop.purchase(id)
    await server.deps.db
      .update(liveSessions)
      .set({ state: 'cancelled', cancelledAt: server.deps.now() })
      .where(eq(liveSessions.id, sessions[0]!))
    await sweep(server.deps)
    await sweep(server.deps)
    assert.deepEqual(await backOf(orderId), [250])
  })

  it('counts a batch as cancelled once its last class is, and refunds everybody', async () => {
    const { id, sessions } = await addBatch(server, { startsIn: [DAY_MS, 2 * DAY_MS] })
    const paid = await shop.purchase(id)
    const open = await shop.basket(id)
    for (const session of sessions) await cancelClass(session)
    assert.equal((await read(id)).isCancelled, true)
    assert.deepEqual(await backOf(paid.orderId), [250, 250])
    assert.equal((await shop.row(paid.orderId))!.state, 'refunded')
    assert.equal((await shop.row(open.orderId))!.state, 'withdrawn')
    const subjects = (await shop.mailTo(paid.buyer)).map(({ subject }) => subject)
    assert.ok(subjects.includes('Cancelled: First steps in Python'))
    const running = await addBatch(server, { startsIn: [-MINUTE] })
    const there = await shop.purchase(running.id)
    await cancelClass(running.sessions[0]!)
    assert.equal((await read(running.id)).isCancelled, true)
    assert.deepEqual(await backOf(there.orderId), [500])
  })

  it('cancels no batch whose classes are over', async () => {
    const { id } = await addBatch(server, { startsIn: [-3 * HOUR_MS] })
    const { status, json } = await server.call(`POST /api/live/${id}/cancel`, { as: shop.admin })
    assert.deepEqual([status, json.error], [410, 'over'])
    assert.equal((await read(id)).isCancelled, false)
  })

  it('moves no class onto another one of its tutor', async () => {
    const { person: teacher, instructor: instructorId } = await linkedTeacher(server, shop.admin)
    const { sessions } = await addBatch(server, { instructorId, startsIn: [DAY_MS, 2 * DAY_MS] })
    await addBatch(server, { instructorId, startsIn: [5 * DAY_MS] })
    await addBatch(server, { startsIn: [7 * DAY_MS] })
    const move = async (ms: number) => {
      const startsAt = new Date(server.deps.now().getTime() + ms).toISOString()
      const { status, json } = await server.call(`POST /api/live/${sessions[0]}/move`, {
        as: teacher,
        body: { startsAt },
      })
      return status === 200 ? 200 : json.codes?.startsAt?.code
    }
    assert.equal(await move(2 * DAY_MS + 59 * MINUTE), 'overlaps')
    assert.equal(await move(5 * DAY_MS - 59 * MINUTE), 'overlaps')
    assert.equal(await move(2 * DAY_MS + 61 * MINUTE), 200)
    // Neither its own time nor the time of somebody else's class is a conflict.
    assert.equal(await move(2 * DAY_MS + 62 * MINUTE), 200)
    assert.equal(await move(7 * DAY_MS), 200)
  })

  it('plans no two classes of a tutor at one time', async () => {
    const { person: teacher } = await linkedTeacher(server, shop.admin)
    const plan = async (...at: string[]) => {
      const dates = at.map((time) => ({ day: '2999-01-01', at: time }))
      const body = { ...batchBody, pattern: undefined, dates }
      const { status, json } = await server.call('POST /api/teach/live', { as: teacher, body })
      return status === 200 ? 200 : json.codes?.dates?.code
    }
    assert.equal(await plan('10:00', '10:59'), 'overlaps')
    assert.equal(await plan('10:00', '11:00'), 200)
    assert.equal(await plan('11:59'), 'overlaps')
    assert.equal(await plan('12:00'), 200)
  })

  it('offers seats and refunds also when a job before fails', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    const { orderId } = await shop.purchase(id)
    await server.deps.db.update(liveBatches).set({ cancelledAt: server.deps.now() }).where(eq(liveBatches.id, id))
    const { identity } = server.deps
    const { sweep: clean } = identity
    identity.sweep = () => Promise.reject(new Error('the identity service is away'))
    await assert.rejects(sweep(server.deps), AggregateError).finally(() => (identity.sweep = clean))
    assert.deepEqual(await backOf(orderId), [500])
  })

  it('shows the host the first names of waiting people, in order', async () => {
    const { id } = await addBatch(server, { programme: 1 })
    await giveSeat(server, await server.person(), id)
    const [first, second] = [await server.person('user', 'Md. Karim Uddin'), await server.person('user', 'Asha Roy')]
    const at = server.deps.now().getTime()
    await server.deps.db.insert(liveWaiting).values([
      { batchId: id, userId: second.id, askedAt: new Date(at) },
      { batchId: id, userId: first.id, askedAt: new Date(at - MINUTE) },
    ])
    const { waiting } = (await server.call(`GET /api/live/${id}/roster`, { as: shop.admin })).json
    assert.deepEqual(
      waiting.map(({ name }: { name: string }) => name),
      ['Karim', 'Asha'],
    )
  })
})
