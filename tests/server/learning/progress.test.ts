// Reports of progress, what they add up to, and learners' notes.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { places } from '#server/db/schema-learning.ts'
import { publishLessons, type Published } from '../../helpers/learning/lessons.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { countResults } from '../../helpers/learning/shuffled-places.ts'
import { at, startTaughtCourse, type TaughtCourse } from '../../helpers/learning/taught-course.ts'
import type { Person, TestServer } from '../../helpers/test-server.ts'

let taught: TaughtCourse
let server: TestServer
let admin: Person
let buyer: Person
let stranger: Person
let course: string
let published: Published

before(async () => {
  taught = await startTaughtCourse()
  ;({ server, admin, buyer, stranger, course, published } = taught)
})
after(() => taught.server.close())

describe('progress', () => {
  test('merges late, repeated and reordered reports into one result', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { video } = published
    await taught.report(learner, { item: video, position: 30, watched: [[0, 30]], ...at(3) })
    await taught.report(learner, { item: video, position: 80, watched: [[60, 80]], ...at(2) })
    await taught.report(learner, { item: video, position: 0, ...at(4) })
    const { json } = await taught.report(learner, { item: video, position: 30, watched: [[0, 30]], ...at(3) })
    assert.deepEqual(json.places, [{ item: video, position: 30, done: false }])
    await taught.report(learner, {
      item: video,
      position: 95,
      watched: [
        [30, 60],
        [80, 90],
      ],
      ...at(5),
    })
    assert.deepEqual((await taught.learn(learner)).places, [{ item: video, position: 95, done: true }])
    const seen = await server.call(`GET /api/lesson/${video}/watched`, { as: learner })
    assert.deepEqual(seen.json, { watched: [[0, 90]], since: null })
    assert.deepEqual((await server.call(`GET /api/lesson/${published.preview}/watched`)).json, {
      watched: [],
      since: null,
    })
  })

  test('completes a lesson at ninety per cent, not by seeking to its end', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { video } = published
    const sought = await taught.report(learner, { item: video, position: 99, watched: [[98, 100]], ...at(1) })
    assert.equal(sought.json.places[0].done, false)
    const beyond = await taught.report(learner, { item: video, position: 99, watched: [[99, 300]], ...at(1) })
    assert.equal(beyond.json.places[0].done, false)
    const nearly = await taught.report(learner, { item: video, position: 87, watched: [[0, 87]], ...at(2) })
    assert.equal(nearly.json.places[0].done, false)
    const enough = await taught.report(learner, { item: video, position: 88, watched: [[87, 88]], ...at(3) })
    assert.equal(enough.json.places[0].done, true)
  })

  test('lets the last of Mark done and its undo count', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { video, text } = published
    assert.equal(
      (await taught.report(learner, { item: text, position: 0, done: true, ...at(1) })).json.places[0].done,
      true,
    )
    assert.equal(
      (await taught.report(learner, { item: text, position: 0, done: false, ...at(2) })).json.places[0].done,
      false,
    )
    assert.equal(
      (await taught.report(learner, { item: text, position: 0, done: true, ...at(1) })).json.places[0].done,
      false,
    )
    await taught.report(learner, { item: video, position: 99, watched: [[0, 100]], ...at(1) })
    assert.equal(
      (await taught.report(learner, { item: video, position: 99, done: false, ...at(2) })).json.places[0].done,
      false,
    )
  })

  test('lets the last of Mark done and its undo in one request count, also when the clock is ahead', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { video, text } = published
    const ahead = (seconds: number) => ({
      seenAt: new Date(server.deps.now().getTime() + seconds * 1000).toISOString(),
    })
    const { json: undone } = await taught.report(
      learner,
      { item: text, position: 0, done: true, ...ahead(20) },
      { item: text, position: 0, done: false, ...ahead(30) },
    )
    assert.equal(undone.places[0].done, false)
    const { json: reordered } = await taught.report(
      learner,
      { item: video, position: 20, done: true, ...ahead(50) },
      { item: video, position: 90, done: false, ...ahead(40) },
    )
    assert.deepEqual(reordered.places, [{ item: video, position: 20, done: true }])
  })

  test('completes a lesson by watching again after Mark done was undone', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { video } = published
    const isDone = async (update: object) =>
      (await taught.report(learner, { item: video, position: 50, ...update })).json.places[0].done
    const whole = { watched: [[0, 100]] }
    assert.equal(await isDone({ ...whole, ...at(1) }), true)
    assert.equal(await isDone({ done: false, ...at(2) }), false)
    const since = at(2).seenAt
    // This device has missed the undo.
    assert.equal(await isDone({ ...whole, ...at(3) }), false)
    assert.equal(await isDone({ watched: [[0, 60]], since, ...at(4) }), false)
    const { json } = await server.call(`GET /api/lesson/${video}/watched`, { as: learner })
    assert.deepEqual(json, { watched: [[0, 60]], since })
    assert.equal(await isDone({ watched: [[60, 90]], since, ...at(5) }), true)
    assert.equal(await isDone({ done: false, ...at(6) }), false)
  })

  test('derives the percentage and the next lesson from what is published now', async () => {
    const learner = await server.person()
    const own2 = await taught.addCourse()
    const lessonsOf = await publishLessons(server, admin, own2)
    await taught.own(learner, own2)
    assert.deepEqual(await taught.learn(learner, own2), { percent: 0, next: lessonsOf.preview, places: [] })
    await taught.report(learner, { item: lessonsOf.text, position: 0 })
    assert.equal((await taught.learn(learner, own2)).next, lessonsOf.text, 'the lesson that was begun')
    await taught.report(learner, { item: lessonsOf.preview, position: 0, done: true })
    await taught.report(learner, { item: lessonsOf.text, position: 0, done: true })
    const { percent, next } = await taught.learn(learner, own2)
    assert.deepEqual([percent, next], [66, lessonsOf.video])
    const [mine] = (await server.call('GET /api/progress', { as: learner })).json
    assert.deepEqual([mine.course, mine.lessons, mine.done, mine.next._id], [own2, 3, 2, lessonsOf.video])
    assert.equal(mine.finishedAt, null)
    assert.deepEqual([mine.classCourse, mine.next.number], [courseBody.classCourse, 2])
    assert.deepEqual(mine.sections, [{ lessons: 3, done: 2, isDone: [true, false, true] }])
  })

  test('finishes a course once, no matter what is reported afterwards', async () => {
    const learner = await server.person()
    const id = await taught.addCourse()
    const { preview, video, text } = await publishLessons(server, admin, id)
    await taught.own(learner, id)
    await taught.report(learner, ...[preview, video, text].map((item) => ({ item, position: 0, done: true })))
    const finishedAt = async () => (await server.call('GET /api/progress', { as: learner })).json[0].finishedAt
    const first = await finishedAt()
    assert.ok(first)
    server.advanceClock(60_000)
    await taught.report(learner, { item: video, position: 9, ...at(2) })
    assert.equal(await finishedAt(), first)
  })

  test('refuses nonsense and reports on items that were not bought', async () => {
    const { video } = published
    const statusOf = async (update: object, person = buyer) => (await taught.report(person, update)).status
    assert.equal(await statusOf({ item: video, position: -1 }), 422)
    assert.equal(await statusOf({ item: video, position: 1.5 }), 422)
    assert.equal(await statusOf({ item: video, position: 5, watched: [[5, 5]] }), 422)
    assert.equal(await statusOf({ item: video, position: 5, watched: [[9, 5]] }), 422)
    assert.equal(await statusOf({ item: video, position: 5, seenAt: '2099-01-01T00:00:00.000Z' }), 422)
    assert.equal(await statusOf({ item: video, position: 5, seenAt: '0000-01-01T00:00:00.000Z' }), 422)
    assert.equal(await statusOf({ item: video, position: 5 }, stranger), 403)
    assert.equal(await statusOf({ item: newId(), position: 5 }), 404)
    assert.equal(await statusOf({ item: newId(), position: 5 }, admin), 404)
    assert.equal(await statusOf({ item: video, position: 5 }, admin), 200)
    assert.equal((await server.call('PUT /api/places', { as: buyer, body: [] })).status, 422)
    // Nothing of a request is stored if one of its items is refused.
    const preview = { item: published.preview, position: 5 }
    assert.equal((await taught.report(stranger, preview, { item: video, position: 5 })).status, 403)
    const kept = await server.deps.db.select().from(places).where(eq(places.userId, stranger.id))
    assert.deepEqual(kept, [])
    assert.equal(await statusOf(preview, stranger), 200)
  })

  test('stores the reports of many people at once, each by their own rights', async () => {
    const { video, preview } = published
    const learners = await Promise.all(Array.from({ length: 8 }, () => server.person()))
    await Promise.all(learners.map((learner) => taught.own(learner, course)))
    const visitor = await server.person()
    const mixed = taught.report(visitor, { item: preview, position: 5 }, { item: video, position: 5 })
    const twice = taught.report(learners[0]!, { item: video, position: 99, ...at(2) })
    const reports = learners.map((learner, index) => taught.report(learner, { item: video, position: index + 1 }))
    assert.equal((await mixed).status, 403)
    assert.equal((await taught.report(admin, { item: video, position: 7 })).status, 200)
    await twice
    for (const [index, answer] of (await Promise.all(reports)).entries()) {
      const position = index ? index + 1 : answer.json.places[0].position
      assert.deepEqual(answer.json.places, [{ item: video, position, done: false }])
    }
    assert.equal((await taught.learn(learners[0]!)).places[0].position, 99)
    assert.equal((await taught.learn(learners[7]!)).places[0].position, 8)
    const kept = await server.deps.db.select().from(places).where(eq(places.userId, visitor.id))
    assert.deepEqual(kept, [])
  })

  test('keeps a learner’s notes to themselves, under the id that the device made', async () => {
    const id = newId()
    const body = { lesson: published.video, second: 12, text: 'Friction again.' }
    for (const _ of [1, 2]) assert.equal((await server.call(`PUT /api/note/${id}`, { as: buyer, body })).status, 200)
    const { json } = await server.call(`GET /api/notes/${course}`, { as: buyer })
    assert.deepEqual(
      json.map(({ _id, second, text }: any) => [_id, second, text]),
      [[id, 12, 'Friction again.']],
    )
    const other = await server.person()
    await taught.own(other, course)
    assert.equal((await server.call(`PUT /api/note/${id}`, { as: other, body })).status, 404)
    assert.equal((await server.call(`DELETE /api/note/${id}`, { as: other })).status, 404)
    assert.equal((await server.call(`DELETE /api/note/${id}`, { as: buyer })).status, 200)
  })

  test('merges the reports of three devices into one result, however late, repeated or reordered', async () => {
    assert.equal(await countResults(server, published.preview, 60), 1)
  })
})
