// What administrators' lists have in common: search, states, days and pages; and what waits for an administrator.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { audit, contactMessages, disputes, orders, refunds, reversals, users } from '#server/db/schema.ts'
import { discussionIds, discussionReports, lessonQuestions, ratings } from '#server/db/schema-classroom.ts'
import { files } from '#server/db/schema-learning.ts'
import { newId } from '#server/db/ids.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'
import { beginAttempt, openShop, type Shop } from '../../helpers/orders/shop.ts'
import type { TestServer } from '../../helpers/test-server.ts'

const HOUR_MS = 3_600_000
const THEN = new Date('2001-03-05T10:00:00.000Z')
const SINCE = '2001-03-05T00:00:00.000Z'
const BEFORE = '2001-03-06T00:00:00.000Z'

describe('administrators’ lists', () => {
  let server: TestServer
  let shop: Shop
  let room: Classroom

  before(async () => {
    room = await startClassroom()
    server = room.server
    shop = await openShop(server)
  })
  after(() => server.close())

  const list = async (path: string): Promise<{ _id: string; state?: string }[]> => {
    const { status, json, text } = await server.call(`GET /api/${path}`, { as: shop.admin })
    assert.equal(status, 200, text)
    return json
  }
  const ids = async (path: string) => (await list(path)).map(({ _id }) => _id)
  const waiting = async () => {
    const all = (await server.call('GET /api/waiting', { as: shop.admin })).json
    return Object.fromEntries(all.map(({ what, ...rest }: { what: string }) => [what, rest]))
  }
  /** An order from March, whose buyer has no other order. */
  const orderOfMarch = async (state: 'open' | 'paid' = 'open') => {
    const buyer = await server.person()
    const id = newId(THEN)
    const paid = {
      state,
      paidCents: 700,
      paidAt: THEN,
      receiptNumber: 90_000 + Math.floor(Math.random() * 1e9),
      transactionId: `pi_${id}`,
    }
    await server.deps.db.insert(orders).values({
      id,
      userId: buyer.id,
      userName: 'Rumi',
      email: buyer.email,
      productId: await shop.course(),
      productName: 'Tides of the Delta',
      img: '',
      priceCents: 700,
      dueCents: 700,
      createdAt: THEN,
      ...(state === 'paid' && paid),
    })
    return { id, email: buyer.email }
  }

  it('list only what began within the asked days', async () => {
    const { db } = server.deps
    const id = newId(THEN)
    const order = await orderOfMarch('paid')
    const email = 'march@people.test'
    await db.insert(users).values({ id, email, issuer: 'test', subject: id, name: 'Of March', createdAt: THEN })
    await db
      .insert(audit)
      .values({ id, at: THEN, email, what: 'change', kind: 'book', itemId: id, name: 'B', difference: {} })
    await db
      .insert(contactMessages)
      .values({ id, name: 'A', lastName: 'B', email, subject: 'S', message: 'M', createdAt: THEN })
    await db.insert(files).values({ id, kind: 'pdf', name: 'tides.pdf', bytes: 1, createdAt: THEN })
    await db
      .insert(refunds)
      .values({ id, orderId: order.id, amountCents: 100, reason: '', state: 'succeeded', createdAt: THEN })
    await db
      .insert(ratings)
      .values({ id, userId: id, productId: await shop.book(), stars: 4, text: 'Good tides', createdAt: THEN })
    const found = { orders: order.id, user: id, audit: id, contactMessages: id, files: id, refunds: id, ratings: id }
    for (const [name, wanted] of Object.entries(found)) {
      assert.deepEqual(await ids(`${name}?since=${SINCE}&before=${BEFORE}`), [wanted], name)
      assert.ok(!(await ids(`${name}?since=${BEFORE}`)).includes(wanted), name)
      assert.ok(!(await ids(`${name}?before=${SINCE}`)).includes(wanted), name)
    }
    const refused = await server.call('GET /api/orders?since=yesterday', { as: shop.admin })
    assert.equal(refused.status, 422)
  })

  it('filter by state, kind, role and action', async () => {
    const { db } = server.deps
    const [open, paying] = [await orderOfMarch(), await orderOfMarch()]
    await beginAttempt(db, paying.id, server.deps.now())
    assert.ok((await ids('orders?state=open')).includes(open.id))
    assert.ok(!(await ids('orders?state=paying')).includes(open.id))
    assert.deepEqual(await ids(`orders?state=paying&q=${paying.email}`), [paying.id])
    const video = newId()
    await db
      .insert(files)
      .values({ id: video, kind: 'video', name: 'Rivers of clay.mp4', bytes: 1, state: 'failed', problem: 'broken' })
    assert.deepEqual(await ids('files?state=failed&kind=video&q=rivers%20cl'), [video])
    assert.deepEqual(await ids('files?state=failed&kind=pdf'), [])
    assert.ok((await ids('user?role=admin')).includes(shop.admin.id))
    assert.ok(!(await ids('user?role=user')).includes(shop.admin.id))
    const course = await shop.course()
    assert.ok((await ids('audit?what=add')).length > 0)
    assert.deepEqual(await ids(`audit?what=delete&item=${course}`), [])
    const [message, request] = [newId(), newId()]
    const sent = { name: 'A', lastName: 'B', email: '', subject: 'Clay', message: '' }
    await db.insert(contactMessages).values([
      { ...sent, id: message },
      { ...sent, id: request, orderId: open.id },
    ])
    assert.deepEqual(await ids('contactMessages?kind=refund&q=clay'), [request])
    assert.deepEqual(await ids('contactMessages?kind=other&q=clay'), [message])
  })

  it('list an order of a withdrawn product among the unpaid ones', async () => {
    const course = await shop.course()
    const buyer = await server.person()
    const order = await shop.order(buyer, course)
    await server.call(`DELETE /api/course/${course}`, { as: shop.admin })
    const [listed] = await list(`orders?state=open&q=${buyer.email}`)
    assert.deepEqual([listed!._id, listed!.state], [order, 'withdrawn'])
  })

  it('find refunds and disputes by their order, and ratings by text or email', async () => {
    const { db } = server.deps
    const order = await orderOfMarch('paid')
    const id = newId()
    await db
      .insert(refunds)
      .values({ id, orderId: order.id, amountCents: 100, reason: '', state: 'failed', problem: 'x' })
    await db.insert(disputes).values({
      id,
      orderId: order.id,
      reference: 'r',
      providerId: id,
      amountCents: 1,
      reason: '',
      state: 'won',
      asOf: 1,
    })
    for (const name of ['refunds', 'disputes']) {
      assert.deepEqual(await ids(`${name}?q=${order.email}`), [id], name)
      assert.deepEqual(await ids(`${name}?q=nobody@people.test`), [], name)
    }
    assert.deepEqual(await ids('refunds?state=failed'), [id])
    assert.deepEqual(await ids('disputes?state=won'), [id])
    const rated = newId()
    const writer = await server.person()
    await db
      .insert(ratings)
      .values({ id: rated, userId: writer.id, productId: await shop.book(), stars: 5, text: 'মাটির গল্প' })
    assert.deepEqual(await ids(`ratings?q=${encodeURIComponent('মাটির')}`), [rated])
    assert.deepEqual(await ids(`ratings?q=${writer.email}`), [rated])
  })

  it('add up what was received, refunded and disputed', async () => {
    const { db } = server.deps
    const order = await orderOfMarch('paid')
    await db.update(orders).set({ refundedCents: 250 }).where(eq(orders.id, order.id))
    const of = { orderId: order.id, reason: '' }
    await db.insert(refunds).values([
      { ...of, id: newId(), amountCents: 250, state: 'succeeded' },
      { ...of, id: newId(), amountCents: 99, state: 'failed', problem: 'x' },
    ])
    const dispute = { ...of, id: newId(), reference: 'd', providerId: newId(), amountCents: 30, asOf: 1 }
    await db.insert(disputes).values({ ...dispute, state: 'won' })
    const amount = async (path: string) =>
      (await server.call(`GET /api/${path}&limit=1&q=${order.email}`, { as: shop.admin })).headers.get('x-total-amount')
    assert.deepEqual(
      [
        await amount('orders?'),
        await amount('refunds?'),
        await amount('refunds?state=failed'),
        await amount('disputes?'),
      ],
      ['4.5', '2.5', '0.99', '0.3'],
    )
    assert.equal(await amount('orders?state=open'), '0')
  })

  it('page by the last row seen within a filter', async () => {
    const all = await ids('audit?what=add')
    assert.ok(all.length > 2)
    const first = await server.call('GET /api/audit?what=add&limit=2', { as: shop.admin })
    assert.match(first.headers.get('link')!, /what=add/)
    const [, last] = first.json
    assert.deepEqual((await ids(`audit?what=add&after=${last._id}`)).slice(0, 2), all.slice(2, 4))
  })

  it('show what is waiting, how many and since when', async () => {
    const { db, now } = server.deps
    const before = await waiting()
    const long = new Date(now().getTime() - 5 * HOUR_MS)
    const [stuck, fresh, owed] = [await orderOfMarch(), await orderOfMarch(), await orderOfMarch('paid')]
    await beginAttempt(db, stuck.id, long)
    await beginAttempt(db, fresh.id, now())
    await db
      .insert(reversals)
      .values({ reference: owed.id, orderId: owed.id, productName: '', recipient: '', dueAt: now(), createdAt: long })
    assert.deepEqual(before.orders, undefined)
    assert.deepEqual((await waiting()).orders, { count: 2, since: long.toISOString() })
    assert.deepEqual(new Set(await ids('orders?state=trouble')), new Set([stuck.id, owed.id]))

    const [made, { learner }] = [await room.publish(), room]
    const asked = newId()
    await db.insert(discussionIds).values({ id: asked })
    await db
      .insert(lessonQuestions)
      .values({ id: asked, lessonId: made.text, userId: learner.id, text: 'Why clay?', createdAt: THEN })
    await db.insert(discussionReports).values({ itemId: asked, userId: learner.id, createdAt: THEN })
    const found = await waiting()
    assert.equal(found.questions.since, THEN.toISOString())
    assert.equal(found.reports.since, THEN.toISOString())
    assert.deepEqual(await ids('talk?state=unanswered&q=WHY%20clay'), [asked])
    assert.deepEqual(await ids(`talk?state=unanswered&since=${BEFORE}&q=why%20clay`), [])
    await db.update(contactMessages).set({ state: 'answered' }).where(eq(contactMessages.state, 'new'))
    assert.deepEqual((await waiting()).messages, undefined)
  })
})
