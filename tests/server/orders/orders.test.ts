// Orders as records: who may place, read and delete them, and what they cost.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { formatDollars } from '#server/modules/money.ts'
import { until } from '../../helpers/until.ts'
import { type Answer } from '../../helpers/test-server.ts'
import { nextPage, openSite, statusesOf, type OpenSite } from '../../helpers/open-site.ts'

describe('a price', () => {
  it('has two decimals or none, in both languages', () => {
    assert.deepEqual(
      [700, 750, 0].map((cents) => formatDollars(cents)),
      ['$7', '$7.50', 'Free'],
    )
    assert.deepEqual(
      [700, 750, 0].map((cents) => formatDollars(cents, 'bn')),
      ['$৭', '$৭.৫০', 'ফ্রি'],
    )
  })
})

describe('orders', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  it('hides an order from other people, and lets an administrator read but not change it', async () => {
    const id = (await site.order(await site.newBook(), site.user)).json.insertedId
    const patch = { body: { transactionId: 'pi_1' } }
    const intent = { body: { orderId: id } }
    for (const as of [site.other, site.admin]) {
      assert.equal((await site.call(`DELETE /api/order/${id}`, { as })).status, 404)
      assert.equal((await site.call(`PATCH /api/enrollCourse/${id}`, { as, ...patch })).status, 404)
      assert.equal((await site.call('POST /api/create-payment-intent', { as, ...intent })).status, 404)
    }
    assert.equal((await site.call(`GET /api/payment/${id}`, { as: site.other })).status, 404)
    assert.equal((await site.call(`GET /api/payment/${id}`, { as: site.admin })).json._id, id)
    const order = await site.get(`payment/${id}`, site.user)
    assert.equal(order.paid, false)
    assert.equal(order.transactionId, null)
  })

  it('takes an order’s name, picture and price from the database and its buyer from the token', async () => {
    const id = await site.newCourse({ title: 'Known', img: '/known.png', price: '19.99' })
    const body = {
      userName: 'Somebody Else',
      email: site.other.email,
      productName: 'Cheap',
      img: 'javascript:alert(1)',
      paid: true,
      transactionId: 'pi_1',
      price: 19.99,
    }
    const placed = await site.order(id, site.user, body)
    assert.deepEqual(await site.get(`payment/${placed.json.insertedId}`, site.user), {
      _id: placed.json.insertedId,
      userName: 'Rumi Learner',
      email: site.user.email,
      id,
      kind: 'course',
      productName: 'Known',
      img: '/known.png',
      price: 19.99,
      due: 19.99,
      pricePaid: null,
      refunded: 0,
      refunding: 0,
      promoCode: null,
      state: 'open',
      holdsUntil: null,
      paid: false,
      transactionId: null,
      methods: [{ name: 'card', amount: 19.99, currency: 'usd' }],
      rate: 122.5,
      attempt: null,
      notAccepted: null,
    })
    const theirs = await site.get('order', site.other)
    assert.ok(!theirs.some((one: { id: string }) => one.id === id))
  })

  it('refuses an order at an outdated price, naming the current one', async () => {
    const id = await site.newCourse({ price: 20 })
    const before = await site.get('order', site.user)
    for (const price of [19.99, '0', 0.01, 100_000]) {
      const answer = await site.order(id, site.user, { price })
      assert.equal(answer.status, 409)
      assert.equal(answer.json.error, 'price_changed')
      assert.equal(answer.json.fields.price, '20')
      assert.match(answer.json.message, /\$20\./)
    }
    assert.deepEqual(await site.get('order', site.user), before)
    assert.equal((await site.order(id, site.user, { price: '20.00' })).status, 200)
  })

  it('keeps one order for each person and product, even when it is sent many times at once', async () => {
    const id = await site.newBook()
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.order(id, site.user)))
    const ids = new Set(answers.map((answer) => answer.json.insertedId))
    assert.equal(ids.size, 1)
    assert.equal((await site.order(id, site.user)).json.insertedId, [...ids][0])
    const theirs = (await site.order(id, site.other)).json.insertedId
    assert.notEqual(theirs, [...ids][0])
    assert.equal((await site.order(id, site.other)).json.insertedId, theirs)
  })

  it('keeps an order’s price when the product changes, and sells later orders at the new one', async () => {
    const id = await site.newBook({ price: 10 })
    const first = (await site.order(id, site.user)).json.insertedId
    await site.change(`bookUpdate/${id}`, { price: 30, bookName: 'Dearer' })
    assert.equal((await site.get(`payment/${first}`, site.user)).price, 10)
    assert.equal((await site.order(id, site.user, { price: 30 })).json.insertedId, first)
    assert.equal((await site.get(`payment/${first}`, site.user)).price, 10)
    const later = (await site.order(id, site.other, { price: 30 })).json.insertedId
    assert.equal((await site.get(`payment/${later}`, site.other)).price, 30)
  })

  it('pays an order for a free course at once, counts the learner, and refuses a second order', async () => {
    const id = await site.newCourse({ price: 0, Enrolled: 7 })
    assert.equal((await site.get(`course/${id}`)).Enrolled, 7)
    const placed = await site.order(id, site.user, { price: 0 })
    assert.equal(placed.status, 200)
    const paid = await site.get(`payment/${placed.json.insertedId}`, site.user)
    assert.equal(paid.paid, true)
    assert.equal(paid.transactionId, 'free')
    await until(async () => (await site.get(`course/${id}`)).Enrolled === 8)
    const again = await site.order(id, site.user)
    assert.equal(again.status, 409)
    assert.equal(again.json.error, 'already_paid')
    assert.equal((await site.get(`course/${id}`)).Enrolled, 8)
    assert.ok((await site.get('paidOrder', site.user)).some((one: { id: string }) => one.id === id))
  })

  it('enrols once when an order for a free course is sent many times at once', async () => {
    const id = await site.newCourse({ price: 0, Enrolled: 7 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.order(id, site.user)))
    assert.deepEqual(statusesOf(answers), [200, 409, 409, 409, 409])
    assert.equal((await site.get(`course/${id}`)).Enrolled, 8)
  })

  it('leaves an order open that was placed before the course became free', async () => {
    const id = await site.newCourse({ price: 15, Enrolled: 7 })
    const first = (await site.order(id, site.user)).json.insertedId
    await site.change(`courseUpdate/${id}`, { price: 0 })
    assert.equal((await site.order(id, site.user)).json.insertedId, first)
    assert.equal((await site.order(id, site.user)).json.insertedId, first)
    const order = await site.get(`payment/${first}`, site.user)
    assert.equal(order.price, 15)
    assert.equal(order.paid, false)
    assert.equal((await site.get(`course/${id}`)).Enrolled, 7)
  })

  it('refuses to delete a paid order or to order it again', async () => {
    const id = await site.newCourse({ price: 0 })
    const placed = (await site.order(id, site.user)).json.insertedId
    const deleted = await site.call(`DELETE /api/order/${placed}`, { as: site.user })
    assert.equal(deleted.status, 409)
    assert.equal(deleted.json.error, 'already_paid')
    assert.equal((await site.order(id, site.user)).json.error, 'already_paid')
  })

  it('lets the owner delete an open order, once', async () => {
    const placed = (await site.order(await site.newBook(), site.user)).json.insertedId
    assert.deepEqual((await site.call(`DELETE /api/order/${placed}`, { as: site.user })).json, { deletedCount: 1 })
    assert.equal((await site.call(`DELETE /api/order/${placed}`, { as: site.user })).status, 404)
    assert.equal((await site.call(`GET /api/payment/${placed}`, { as: site.user })).status, 404)
  })

  it('refuses orders for unknown and deleted products, which earlier buyers keep', async () => {
    const id = await site.newCourse({ price: 0 })
    assert.equal((await site.order(id, site.user)).status, 200)
    assert.equal((await site.call(`DELETE /api/course/${id}`, { as: site.admin })).status, 200)
    assert.equal((await site.order(id, site.other)).status, 404)
    assert.ok((await site.get('paidOrder', site.user)).some((one: { id: string }) => one.id === id))
    for (const none of [await site.first('blogs'), await site.first('instructors/Physics'), site.user.id]) {
      assert.equal((await site.order(none, site.user)).status, 404)
    }
  })

  it('answers an open order as withdrawn while its product is deleted', async () => {
    const id = await site.newBook()
    const made = (await site.order(id, site.user)).json.insertedId
    const stateOf = async () => (await site.get(`payment/${made}`, site.user)).state
    await site.call(`DELETE /api/bookDelete/${id}`, { as: site.admin })
    assert.equal(await stateOf(), 'withdrawn')
    await site.call(`PUT /api/bin/${id}`, { as: site.admin })
    assert.equal(await stateOf(), 'open')
  })

  it('lists only paid products as bought', async () => {
    const person = await site.server.person()
    await site.order(await site.newBook(), person)
    const free = (await site.order(await site.newCourse({ price: 0 }), person)).json.insertedId
    const bought = await site.call('GET /api/paidOrder', { as: person })
    assert.deepEqual([bought.json.length, bought.json[0]._id], [1, free])
    assert.equal(bought.headers.get('x-total-count'), '1')
  })

  it('lists the purchase of one product for its buyer only', async () => {
    const [person, other] = [await site.server.person(), await site.server.person()]
    const product = await site.newCourse({ price: 0 })
    const own = (await site.order(product, person)).json.insertedId
    await site.order(product, other)
    await site.order(await site.newCourse({ price: 0 }), person)
    const found = await site.get(`paidOrder?product=${product}`, person)
    assert.deepEqual([found.length, found[0]._id], [1, own])
  })

  it('pages through orders, newest first, each once', async () => {
    const person = await site.server.person()
    const placed: string[] = []
    for (let index = 0; index < 3; index++)
      placed.push((await site.order(await site.newBook(), person)).json.insertedId)
    const seen: string[] = []
    let next: string | undefined = '/api/order?limit=1'
    while (next) {
      const page: Answer = await site.call(`GET ${next}`, { as: person })
      assert.equal(page.headers.get('x-total-count'), '3')
      seen.push(...page.json.map((one: { _id: string }) => one._id))
      next = nextPage(page)
    }
    assert.deepEqual(seen, placed.toReversed())
  })
})
