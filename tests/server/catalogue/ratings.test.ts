// Ratings of courses and books: who may rate, what others see, and what is deleted with an account.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { ratings } from '#server/db/schema-classroom.ts'
import { rateLimits } from '#server/db/schema.ts'
import { makeReadable, ownBook } from '../../helpers/catalogue/books.ts'
import { bookBody, courseBody } from '../../helpers/sample-bodies.ts'
import { type Person, type TestServer } from '../../helpers/test-server.ts'
import { until } from '../../helpers/until.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'

describe('ratings', () => {
  let server: TestServer
  let admin: Person
  let learner: Person
  let stranger: Person
  let publish: Classroom['publish']
  let order: Classroom['order']
  let finish: Classroom['finish']

  before(async () => {
    ;({ server, admin, learner, stranger, publish, order, finish } = await startClassroom())
  })
  after(() => server.close())

  const rate = async (as: Person, product: string, stars: number, text = '') => {
    await server.deps.db.delete(rateLimits)
    return server.call(`PUT /api/rating/${product}`, { as, body: { stars, text } })
  }
  const shown = async (product: string) => (await server.call(`GET /api/ratings/${product}`)).json

  test('takes one rating, which can be changed, from a buyer who has finished a lesson', async () => {
    const made = await publish()
    const mine = async () => (await server.call(`GET /api/rating/${made.course}`, { as: learner })).json
    assert.equal((await rate(stranger, made.course, 5)).json.error, 'not_bought')
    assert.equal((await rate(learner, made.course, 5)).json.error, 'not_begun')
    assert.deepEqual(await mine(), { mayRate: false, rating: null, hiddenReason: null })
    await finish(learner, made.video)
    assert.deepEqual(await mine(), { mayRate: true, rating: null, hiddenReason: null })
    assert.equal((await rate(learner, made.course, 5, 'Good.')).status, 200)
    assert.equal((await rate(learner, made.course, 2, 'Less good.')).status, 200)
    assert.deepEqual(await mine(), {
      mayRate: true,
      rating: { stars: 2, text: 'Less good.' },
      hiddenReason: null,
    })
    const { newest, ...all } = await shown(made.course)
    assert.deepEqual(all, { average: 2, count: 1, stars: [0, 1, 0, 0, 0] })
    assert.deepEqual(
      newest.map(({ name, stars, text, isDemo }: Record<string, unknown>) => [name, stars, text, isDemo]),
      [['Rumi', 2, 'Less good.', false]],
    )
    assert.equal((await rate(learner, made.course, 5, 'www.evil.test')).json.codes.text.code, 'no_links')
    const rename = (name: string) =>
      server.call(`PUT /api/users/${learner.email}/name`, { as: learner, body: { name } })
    await rename('Renamed Learner')
    // Small changes in quick succession share one new version.
    await until(async () => (await shown(made.course)).newest[0].name === 'Renamed')
    await rename('Rumi Learner')
    const gone = await server.call(`DELETE /api/rating/${made.course}`, { as: learner })
    assert.deepEqual(gone.json, { deletedCount: 1 })
    assert.equal((await shown(made.course)).count, 0)
    assert.equal((await server.call(`DELETE /api/rating/${made.course}`, { as: learner })).status, 404)
  })

  test('takes a rating of a book from a buyer who has opened it', async () => {
    const added = await server.call('POST /api/addBook', { as: admin, body: bookBody })
    const book: string = added.json.insertedId
    await makeReadable(server, book)
    await ownBook(server, learner, book)
    assert.equal((await rate(learner, book, 4)).json.error, 'not_begun')
    await server.call('PUT /api/places', {
      as: learner,
      body: [{ item: book, position: 1, seenAt: server.deps.now().toISOString() }],
    })
    assert.equal((await rate(learner, book, 4)).status, 200)
    assert.equal((await shown(book)).average, 4)
  })

  test('shows a rating on cards from five ratings on, without hidden ones', async () => {
    const made = await publish()
    const cards = async () => {
      const { json } = await server.call(`GET /api/courses/${courseBody.classCourse}?limit=100`)
      return json.find(({ _id }: { _id: string }) => _id === made.course).rating
    }
    const stars = [5, 4, 4, 5, 1]
    for (const [index, count] of stars.entries()) {
      assert.equal(await cards(), null, `after ${index}`)
      const buyer = await server.person()
      await order(buyer, made.course)
      await finish(buyer, made.video)
      assert.equal((await rate(buyer, made.course, count, `I give ${count}.`)).status, 200)
    }
    assert.deepEqual(await cards(), { average: 3.8, count: 5, isDemo: false })
    const worst = (await shown(made.course)).newest.find((rating: { stars: number }) => rating.stars === 1)
    const hide = (isHidden: boolean, reason: string) =>
      server.call(`PUT /api/rating/${worst._id}/hidden`, { as: admin, body: { isHidden, reason } })
    assert.equal((await hide(true, '')).status, 422)
    assert.equal((await hide(true, 'Insults the teacher')).status, 200)
    assert.deepEqual([await cards(), (await shown(made.course)).count], [null, 4])
    const listed = async (state: string) => {
      const { json } = await server.call(`GET /api/ratings?state=${state}&limit=100`, { as: admin })
      return json.find(({ _id }: { _id: string }) => _id === worst._id)
    }
    assert.equal(await listed('shown'), undefined)
    const { hiddenReason, productName, classCourse, kind, email } = await listed('hidden')
    assert.deepEqual(
      [hiddenReason, productName, classCourse, kind],
      ['Insults the teacher', courseBody.title, courseBody.classCourse, 'course'],
    )
    assert.ok(email)
    await hide(false, '')
    assert.equal((await listed('shown')).stars, 1)
    assert.equal((await cards()).count, 5)
    assert.equal((await server.call(`GET /api/course/${made.course}`)).json.rating.count, 5)
  })

  test('keeps a hidden rating hidden when its author deletes it and writes it again', async () => {
    const made = await publish()
    await finish(learner, made.video)
    await rate(learner, made.course, 1, 'Rude.')
    const ofCourse = eq(ratings.productId, made.course)
    const [{ id } = { id: '' }] = await server.deps.db.select().from(ratings).where(ofCourse)
    const hide = (isHidden: boolean) =>
      server.call(`PUT /api/rating/${id}/hidden`, { as: admin, body: { isHidden, reason: isHidden ? 'Rude' : '' } })
    const mine = async () => (await server.call(`GET /api/rating/${made.course}`, { as: learner })).json
    const remove = () => server.call(`DELETE /api/rating/${made.course}`, { as: learner })
    await hide(true)
    assert.equal((await remove()).status, 200)
    assert.deepEqual(await mine(), { mayRate: true, rating: null, hiddenReason: null })
    assert.equal((await remove()).status, 404)
    assert.equal((await hide(false)).status, 404)
    assert.equal((await server.deps.db.select().from(ratings).where(ofCourse))[0]!.text, '')
    await rate(learner, made.course, 1, 'Rude again.')
    assert.deepEqual((await shown(made.course)).newest, [])
    assert.equal((await mine()).hiddenReason, 'Rude')
    await hide(false)
    assert.equal((await shown(made.course)).newest[0].text, 'Rude again.')
  })

  test('keeps the totals right through every change of a rating', async () => {
    const made = await publish()
    const buyers = await Promise.all([server.person(), server.person(), server.person()])
    const counted = async () => (await shown(made.course)).stars
    const own = async (as: Person) => (await server.call(`GET /api/rating/${made.course}`, { as })).json
    for (const [index, buyer] of buyers.entries()) {
      await order(buyer, made.course)
      await finish(buyer, made.video)
      await rate(buyer, made.course, 3 + index, 'Words.')
    }
    assert.deepEqual(await counted(), [0, 0, 1, 1, 1])
    await rate(buyers[0], made.course, 1)
    assert.deepEqual(await counted(), [1, 0, 0, 1, 1])
    assert.equal((await shown(made.course)).newest.length, 2, 'without words it is counted, not quoted')
    const [{ _id }] = (await shown(made.course)).newest
    await server.call(`PUT /api/rating/${_id}/hidden`, {
      as: admin,
      body: { isHidden: true, reason: 'Names a pupil' },
    })
    assert.deepEqual(await counted(), [1, 0, 0, 1, 0])
    assert.equal((await own(buyers[2])).hiddenReason, 'Names a pupil')
    await rate(buyers[2], made.course, 2, 'Other words.')
    assert.deepEqual(await counted(), [1, 0, 0, 1, 0], 'a hidden one stays hidden')
    await server.call(`DELETE /api/rating/${made.course}`, { as: buyers[2] })
    await server.call(`DELETE /api/users/${buyers[1].email}`, { as: buyers[1] })
    assert.deepEqual(await counted(), [1, 0, 0, 0, 0])
  })

  test('deletes ratings with their author’s account', async () => {
    const leaving = await server.person()
    const made = await publish()
    await order(leaving, made.course)
    await finish(leaving, made.video)
    await rate(leaving, made.course, 3, 'Fine.')
    assert.equal((await shown(made.course)).count, 1)
    const { json } = await server.call('GET /api/myData', { as: leaving })
    assert.equal(json.ratings[0].text, 'Fine.')
    await server.call(`DELETE /api/users/${leaving.email}`, { as: leaving })
    assert.equal((await shown(made.course)).count, 0)
    assert.equal(await server.deps.db.$count(ratings, eq(ratings.productId, made.course)), 0)
  })
})
