// What teachers earn: every sale, refund and lost dispute in the ledger, statements by month, and payouts that are never
// made twice.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { earnings } from '#server/db/schema-earnings.ts'
import { instructors, orders } from '#server/db/schema.ts'
import { monthAfter, monthOf, startOfMonth } from '#server/modules/dhaka.ts'
import { compareEarnings, correctEarnings } from '#server/modules/orders/earnings/compare-earnings.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import type { CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { addBatch } from '../../helpers/live/live.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { linkedTeacher, waitFor, type LinkedTeacher } from '../../helpers/teaching/teachers.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const CHECK_MS = 180_000

describe('earnings', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox

  before(async () => {
    server = await startTestServer({ database: 'postgres', cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    await sandbox.dropEvents(10_000)
  })
  after(() => server.close())

  const people: Person[] = []
  const teacher = async (more?: { share?: number; price?: number }) => {
    const added = await linkedTeacher(server, shop.admin, more)
    people.push(added.person)
    return added
  }
  const entriesOf = async (orderId: string) => {
    const rows = await server.deps.db
      .select()
      .from(earnings)
      .where(eq(earnings.orderId, orderId))
      .orderBy(asc(earnings.id))
    return rows.map(({ kind, chargedCents, returnedCents, sharePercent, cents }) => [
      kind,
      chargedCents,
      returnedCents,
      sharePercent,
      cents,
    ])
  }
  const now = () => server.deps.now()
  const thisMonth = () => monthOf(now())
  const toNextMonth = () => {
    const next = startOfMonth(monthAfter(thisMonth())).getTime() + 3_600_000
    return waitFor(server, next - now().getTime(), [shop.admin, ...people])
  }
  const statement = async ({ person }: LinkedTeacher, month?: string) => {
    const answer = await server.call(`GET /api/earnings${month ? `?month=${month}` : ''}`, { as: person })
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }
  const setShare = ({ instructor }: LinkedTeacher, sharePercent: number) =>
    server.deps.db.update(instructors).set({ sharePercent }).where(eq(instructors.id, instructor))
  const dueTo = async ({ instructor }: LinkedTeacher) => {
    const { json } = await server.call('GET /api/payoutsDue', { as: shop.admin })
    return json.instructors.find(({ _id }: { _id: string }) => _id === instructor)
  }
  const pay = (whom: LinkedTeacher, cents: number, more: Record<string, unknown> = {}) =>
    server.call('POST /api/payouts', {
      as: shop.admin,
      body: {
        month: monthAfter(thisMonth(), -1),
        rate: 1,
        reference: 'PO-1',
        paidOn: now().toISOString().slice(0, 10),
        key: newId(),
        items: [{ instructor: whom.instructor, cents }],
        ...more,
      },
    })

  it('says the same of a month at the desk and in the statement, live classes included', async () => {
    const whom = await teacher({ share: 50, price: 10 })
    const { id: batch } = await addBatch(server, { instructorId: whom.instructor })
    await shop.purchase(whom.course)
    await shop.purchase(batch)
    const { orderId } = await shop.purchase(whom.course)
    await shop.refund(orderId, 4)
    const desk = (await server.call('GET /api/teach', { as: whom.person })).json
    const { earnedCents, courses } = await statement(whom)
    assert.deepEqual([desk.earnedCents, earnedCents, courses.length], [1050, 1050, 2])
    assert.equal(desk.courses[0].earnedCents, 800)
  })

  describe('the ledger', () => {
    it('has the share of the day of sale for each sale, half a cent rounded up', async () => {
      const whom = await teacher({ share: 50, price: 9.99 })
      const first = await shop.purchase(whom.course)
      await setShare(whom, 70)
      const second = await shop.purchase(whom.course)
      assert.deepEqual(await entriesOf(first.orderId), [['sale', 999, 0, 50, 500]])
      assert.deepEqual(await entriesOf(second.orderId), [['sale', 999, 0, 70, 699]])
    })

    it('deducts the share of each refund, at the rate of the sale', async () => {
      const whom = await teacher({ share: 50, price: 9.99 })
      const { orderId } = await shop.purchase(whom.course)
      await setShare(whom, 90)
      await shop.refund(orderId, 3.33)
      await shop.refund(orderId, 3.33)
      await shop.refund(orderId, 3.33)
      assert.deepEqual(await entriesOf(orderId), [
        ['sale', 999, 0, 50, 500],
        ['refund', 0, 333, 50, -167],
        ['refund', 0, 333, 50, -166],
        ['refund', 0, 333, 50, -167],
      ])
    })

    it('records nothing twice, however often the provider is asked', async () => {
      const whom = await teacher()
      const { orderId, intentId } = await shop.purchase(whom.course)
      await sandbox.refund(intentId, 400)
      server.advanceClock(CHECK_MS)
      await reconcile(server.deps)
      await reconcile(server.deps)
      assert.deepEqual(await entriesOf(orderId), [
        ['sale', 1000, 0, 70, 700],
        ['refund', 0, 400, 70, -280],
      ])
    })

    it('counts a lost dispute as a refund', async () => {
      const whom = await teacher()
      const { orderId, intentId } = await shop.purchase(whom.course)
      const { id } = await sandbox.dispute(intentId)
      server.advanceClock(CHECK_MS)
      await reconcile(server.deps)
      assert.deepEqual(await entriesOf(orderId), [['sale', 1000, 0, 70, 700]])
      await sandbox.closeDispute(id, 'lost')
      server.advanceClock(CHECK_MS)
      await reconcile(server.deps)
      assert.deepEqual(await entriesOf(orderId), [
        ['sale', 1000, 0, 70, 700],
        ['refund', 0, 1000, 70, -700],
      ])
    })

    it('has nothing for books, free orders, or instructors without an account', async () => {
      const whom = await teacher()
      const unlinked = await teacher()
      await server.deps.db.update(instructors).set({ userId: null }).where(eq(instructors.id, unlinked.instructor))
      const free = await teacher({ price: 0 })
      const buyer = await server.person()
      const bought = [
        await shop.purchase(await shop.book({ price: 20 })),
        await shop.purchase(unlinked.course),
        { orderId: await shop.order(buyer, free.course) },
      ]
      for (const { orderId } of bought) assert.deepEqual(await entriesOf(orderId), [])
      // Linking an account later earns nothing for earlier sales.
      await server.deps.db
        .update(instructors)
        .set({ userId: (await server.person()).id })
        .where(eq(instructors.id, unlinked.instructor))
      await correctEarnings(server.deps)
      assert.deepEqual(await entriesOf(bought[1]!.orderId), [])
      assert.equal((await statement(whom)).courses.length, 0)
    })

    it('cannot be changed or shortened', async () => {
      const whom = await teacher()
      const { orderId } = await shop.purchase(whom.course)
      const { db } = server.deps
      const own = eq(earnings.orderId, orderId)
      await assert.rejects(db.update(earnings).set({ cents: 1 }).where(own), hasCause(/only ever added/))
      await assert.rejects(db.delete(earnings).where(own), hasCause(/only ever added/))
    })

    it('is compared with the orders, and a difference is corrected with a separate entry', async () => {
      const whom = await teacher()
      const { orderId } = await shop.purchase(whom.course)
      const { db } = server.deps
      assert.deepEqual(await compareEarnings(db), { orders: [], payouts: [] })
      await db.update(orders).set({ refundedCents: 100 }).where(eq(orders.id, orderId))
      assert.deepEqual(await correctEarnings(server.deps), { orders: [orderId], payouts: [] })
      assert.deepEqual(await entriesOf(orderId), [
        ['sale', 1000, 0, 70, 700],
        ['correction', 0, 100, 70, -70],
      ])
      assert.deepEqual(await compareEarnings(db), { orders: [], payouts: [] })
    })
  })

  describe('the statement', () => {
    it('counts sales and refunds by course, in the month of Dhaka in which they happen', async () => {
      const whom = await teacher({ share: 70, price: 24 })
      const first = await shop.purchase(whom.course)
      await shop.purchase(whom.course)
      const month = thisMonth()
      const [course] = (await statement(whom)).courses
      assert.deepEqual(
        [course._id, course.sales, course.soldCents, course.refunds, course.returnedCents, course.sharePercents],
        [whom.course, 2, 4800, 0, 0, [70]],
      )
      await toNextMonth()
      await shop.refund(first.orderId, 24)
      const later = await statement(whom)
      assert.deepEqual([later.month, later.isSoFar, later.earnedCents], [thisMonth(), true, -1680])
      assert.deepEqual([later.courses[0].sales, later.courses[0].refunds], [0, 1])
      assert.equal(later.carriedCents, 3360)
      const before = await statement(whom, month)
      assert.deepEqual([before.isSoFar, before.earnedCents, before.courses[0].refunds], [false, 3360, 0])
      assert.deepEqual(later.months, [thisMonth(), month])
    })

    it('names the codes by which a course was sold for less', async () => {
      const whom = await teacher()
      await shop.purchase(whom.course)
      const { buyer, orderId } = await shop.basket(whom.course)
      const { json } = await shop.prepare(buyer, orderId, { promoCode: 'PORUA10' })
      await sandbox.pay(json.clientSecret)
      await shop.enrol(buyer, orderId)
      const [{ sales, soldCents, codes }] = (await statement(whom)).courses
      assert.deepEqual([sales, soldCents, codes], [2, 1900, [{ code: 'PORUA10', sales: 1 }]])
    })

    it('lists every entry without the buyer', async () => {
      const whom = await teacher()
      const buyer = await server.person('user', 'Secret Buyer')
      await shop.purchase(whom.course, buyer)
      const { json } = await server.call(`POST /api/export/earnings?month=${thisMonth()}`, { as: whom.person })
      const file = await (await fetch(json.url)).text()
      const [, ...entries] = file.trim().split('\r\n')
      assert.equal(entries.length, 1)
      assert.match(entries[0]!, /,sale,.*,10,0,70,7$/)
      for (const secret of ['Secret', buyer.email, buyer.id]) assert.ok(!file.includes(secret))
    })

    it('is each teacher’s own', async () => {
      const whom = await teacher()
      await shop.purchase(whom.course)
      const other = await teacher()
      assert.equal((await statement(other)).courses.length, 0)
      const learner = await server.person()
      assert.equal((await server.call('GET /api/earnings', { as: learner })).status >= 400, true)
    })
  })

  describe('payouts', () => {
    const details = { method: 'bkash', name: 'Nadia Rahman', number: '01712-345 417', bank: '', branch: '' }
    const setDetails = ({ person }: LinkedTeacher, more: Record<string, unknown> = {}) =>
      server.call('PUT /api/payoutDetails', { as: person, body: { ...details, ...more } })

    it('go where the teacher says, with a number that a wallet or bank takes', async () => {
      const whom = await teacher()
      const codeOf = async (more: Record<string, unknown>) => (await setDetails(whom, more)).json.codes
      assert.equal((await codeOf({ number: '12345' })).number.code, 'bad_phone')
      assert.equal((await codeOf({ method: 'bank', number: '12', bank: 'City Bank' })).number.code, 'bad_account')
      assert.equal((await codeOf({ method: 'bank', number: '1234567890' })).bank.code, 'required')
      assert.equal((await setDetails(whom)).status, 200)
      assert.match((await shop.mailTo(whom.person))[0]!.body, /account ending in 417/)
      await shop.purchase(whom.course)
      assert.deepEqual((await dueTo(whom)).details, { ...details, number: '01712345417' })
    })

    it('are made for months that are over, once, and are entries of the ledger', async () => {
      const whom = await teacher({ price: 20 })
      await shop.purchase(whom.course)
      assert.deepEqual([(await dueTo(whom)).dueCents, (await dueTo(whom)).balanceCents], [0, 1400])
      for (const more of [{}, { month: thisMonth() }])
        assert.equal((await pay(whom, 1400, more)).json.error, 'changed_meanwhile')
      await toNextMonth()
      await shop.purchase(whom.course)
      assert.deepEqual([(await dueTo(whom)).dueCents, (await dueTo(whom)).balanceCents], [1400, 2800])
      const { planned } = await statement(whom)
      assert.deepEqual(
        planned.map(({ month, cents }: { month: string; cents: number }) => [month, cents]),
        [
          [thisMonth(), 1400],
          [monthAfter(thisMonth(), -1), 1400],
        ],
      )
      assert.equal((await pay(whom, 1399)).json.error, 'changed_meanwhile')
      assert.equal((await pay(whom, 1400, { rate: 99 })).status, 422)

      const key = newId()
      const answers = await Promise.all([pay(whom, 1400, { key }), pay(whom, 1400, { key }), pay(whom, 1400)])
      const ids = answers.slice(0, 2).flatMap(({ json }) => json.insertedIds ?? [])
      const refused = answers.filter(({ status }) => status !== 200)
      assert.ok(new Set(ids).size <= 1 && refused.every(({ json }) => json.error === 'changed_meanwhile'))
      const mine = (await statement(whom)).payouts
      assert.equal(mine.length, 1)
      const { cents, taka, rate, state, month } = mine[0]
      assert.deepEqual([cents, taka, rate, state, month], [1400, 1715, 122.5, 'paid', monthAfter(thisMonth(), -1)])
      assert.deepEqual([(await dueTo(whom)).dueCents, (await dueTo(whom)).balanceCents], [0, 1400])
      assert.equal((await statement(whom, month)).carriedCents, 0)
      assert.equal((await shop.mailTo(whom.person)).length, 1)
    })

    it('are all recorded or none', async () => {
      const [one, other] = [await teacher(), await teacher()]
      for (const { course } of [one, other]) await shop.purchase(course)
      await toNextMonth()
      const items = [one, other].map(({ instructor }, index) => ({ instructor, cents: index ? 1 : 700 }))
      assert.equal((await pay(one, 0, { items })).json.error, 'changed_meanwhile')
      assert.equal((await dueTo(one)).dueCents, 700)
    })

    it('are owed again when they come back, and can then be paid once more', async () => {
      const whom = await teacher()
      await shop.purchase(whom.course)
      await toNextMonth()
      const { json } = await pay(whom, 700)
      const fail = () =>
        server.call(`PUT /api/payouts/${json.insertedIds[0]}/failed`, { as: shop.admin, body: { reason: 'Closed' } })
      assert.equal((await fail()).json.modifiedCount, 1)
      assert.equal((await fail()).json.modifiedCount, 0)
      assert.equal((await dueTo(whom)).dueCents, 700)
      const owed = { month: monthAfter(thisMonth(), -1), cents: 700, isSoFar: false }
      assert.deepEqual((await statement(whom)).planned, [{ ...owed, on: `${thisMonth()}-05` }])
      await waitFor(server, 6 * 86_400_000, [shop.admin, ...people])
      assert.deepEqual((await statement(whom)).planned, [{ ...owed, on: `${monthAfter(thisMonth())}-05` }])
      assert.equal((await pay(whom, 700)).status, 200)
      assert.equal(await dueTo(whom), undefined)
      assert.deepEqual((await compareEarnings(server.deps.db)).payouts, [])
    })

    it('carry a negative balance on', async () => {
      const whom = await teacher()
      const { orderId } = await shop.purchase(whom.course)
      await toNextMonth()
      await pay(whom, 700)
      await shop.refund(orderId, 10)
      await toNextMonth()
      assert.equal((await dueTo(whom)).dueCents, -700)
      await shop.purchase(whom.course)
      await shop.purchase(whom.course)
      const { carriedCents, planned } = await statement(whom)
      assert.equal(carriedCents, -700)
      assert.deepEqual(planned, [
        { month: thisMonth(), on: `${monthAfter(thisMonth())}-05`, cents: 700, isSoFar: true },
      ])
      await toNextMonth()
      assert.equal((await dueTo(whom)).dueCents, 700)
    })
  })
})

/** The database's own message is the cause of drizzle's error. */
const hasCause = (pattern: RegExp) => (error: Error) => pattern.test(String(error.cause))
