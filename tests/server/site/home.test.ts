// What home offers: courses to try for everybody, and for a signed-in person the lesson to resume and what is new in
// the chosen class.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Preview, Today } from '#contract/calls/site/today.ts'
import { files } from '#server/db/schema-learning.ts'
import { users } from '#server/db/schema.ts'
import { makeReadable, ownBook, storePdf } from '../../helpers/catalogue/books.ts'
import { publishLessons, saveAndPublish } from '../../helpers/learning/lessons.ts'
import { addBatch, DAY_MS, giveSeat, HOUR_MS } from '../../helpers/live/live.ts'
import { begin, quizLesson } from '../../helpers/learning/quizzes.ts'
import { bookBody, courseBody } from '../../helpers/sample-bodies.ts'
import { newId } from '#server/db/ids.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

describe('home', () => {
  let server: TestServer
  let admin: Person
  let learner: Person

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    learner = await server.person()
  })
  after(() => server.close())

  const addCourse = async (classCourse: string, title = 'A course'): Promise<string> => {
    const body = { ...courseBody, classCourse, title, price: 0 }
    const added = await server.call('POST /api/addCourse', { as: admin, body })
    return added.json.insertedId
  }
  const own = async (person: Person, id: string) => {
    const ordered = await server.call('POST /api/order', { as: person, body: { id } })
    assert.equal(ordered.status, 200, ordered.text)
  }
  const previews = async (): Promise<Preview[]> => (await server.call('GET /api/previews')).json
  const today = async (person = learner): Promise<Today> => {
    const { status, json, text } = await server.call('GET /api/today', { as: person })
    assert.equal(status, 200, text)
    return json
  }
  const choose = (classCourse: string | null, person = learner) =>
    server.call('PUT /api/myClass', { as: person, body: { classCourse } })
  const report = (person: Person, minute: number, ...updates: object[]) => {
    const seenAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
    return server.call('PUT /api/places', { as: person, body: updates.map((update) => ({ ...update, seenAt })) })
  }
  const done = (item: string) => ({ item, position: 0, done: true })

  test('offers courses of different classes to try, each with its first preview', async () => {
    const classes = (await previews()).map(({ classCourse }) => classCourse)
    assert.equal(classes.length, 8)
    assert.equal(new Set(classes).size, 8)

    const course = await addCourse('classThree', 'A course to try')
    await addCourse('classFour', 'A course without lessons')
    const { preview } = await publishLessons(server, admin, course)
    const [first] = await previews()
    assert.equal(first!._id, course)
    assert.equal(first!.lesson._id, preview)
    assert.equal(first!.lesson.free, true)
  })

  test('leaves out deleted courses, and previews that are withdrawn or not ready', async () => {
    const offered = async (id: string) => (await previews()).some(({ _id }) => _id === id)
    const [deleted, withdrawn, waiting] = [
      await addCourse('classFive'),
      await addCourse('classSix'),
      await addCourse('classEight'),
    ]
    await publishLessons(server, admin, deleted)
    await publishLessons(server, admin, withdrawn)
    const { file } = await publishLessons(server, admin, waiting)
    assert.deepEqual(await Promise.all([deleted, withdrawn, waiting].map(offered)), [true, true, true])

    await server.deps.db.update(files).set({ state: 'working' }).where(eq(files.id, file))
    await saveAndPublish(server, admin, withdrawn, [])
    await server.call(`DELETE /api/course/${deleted}`, { as: admin })
    assert.deepEqual(await Promise.all([deleted, withdrawn, waiting].map(offered)), [false, false, false])
  })

  test('offers a preview to a person with nothing to resume', async () => {
    const someone = await server.person()
    const { course, classCourse, preview, newest } = await today(someone)
    assert.deepEqual([course, classCourse, newest], [null, null, []])
    assert.ok(preview?.lesson.free)

    const [first, second] = [await addCourse('classSeven'), await addCourse('classSeven')]
    const lessons = await publishLessons(server, admin, first)
    assert.equal((await choose('classSeven', someone)).status, 200)
    const chosen = await today(someone)
    assert.equal(chosen.classCourse, 'classSeven')
    assert.deepEqual([chosen.preview?._id, chosen.preview?.lesson._id], [first, lessons.preview])
    assert.equal(chosen.newest[0]?._id, second)
    assert.equal(chosen.newest[0]?.lesson, null)
    assert.ok(chosen.newest.every(({ _id, classCourse }) => _id !== first && classCourse === 'classSeven'))
  })

  test('resumes the unfinished course that was opened last', async () => {
    const [older, newer] = [await addCourse('classTwo', 'The older one'), await addCourse('classTwo', 'The newer one')]
    const inOlder = await publishLessons(server, admin, older)
    const inNewer = await publishLessons(server, admin, newer)
    await own(learner, older)
    await own(learner, newer)
    assert.equal((await today()).course?.title, 'The newer one', 'bought last, while nothing is begun')

    await report(learner, 1, { item: inOlder.video, position: 40 })
    const { course, preview } = await today()
    assert.equal(course?.title, 'The older one')
    assert.deepEqual([course?.next?._id, course?.next?.position, course?.lessons], [inOlder.video, 40, 3])
    assert.equal(preview, null)

    await report(learner, 2, done(inOlder.preview), done(inOlder.video), done(inOlder.text))
    assert.equal((await today()).course?.title, 'The newer one')

    await report(learner, 3, done(inNewer.preview), done(inNewer.video), done(inNewer.text))
    const finished = await today()
    assert.deepEqual([finished.course?.title, finished.course?.next], ['The newer one', null])
    assert.ok(finished.course?.finishedAt)
  })

  test('shows the newest courses of the class that are not owned, until another class is chosen', async () => {
    const ids = []
    for (let nth = 0; nth < 8; nth++) ids.push(await addCourse('islamicCourse', `Number ${nth}`))
    await own(learner, ids[7]!)
    await choose('islamicCourse')
    assert.deepEqual(
      (await today()).newest.map(({ title }) => title),
      [6, 5, 4, 3, 2, 1].map((nth) => `Number ${nth}`),
    )
    await choose('kidsCourse')
    assert.ok((await today()).newest.every(({ classCourse }) => classCourse === 'kidsCourse'))
    await choose(null)
    assert.deepEqual([(await today()).classCourse, (await today()).newest], [null, []])
  })

  test('lists the books in progress, the one opened last first, and no finished one', async () => {
    const reader = await server.person()
    const addBook = async (bookName: string) => {
      const added = await server.call('POST /api/addBook', { as: admin, body: { ...bookBody, bookName } })
      const file = { file: await storePdf(server, 12), title: null, page: null }
      await makeReadable(server, added.json.insertedId, { files: [file] })
      await ownBook(server, reader, added.json.insertedId)
      return added.json.insertedId as string
    }
    const [first, second, finished] = [await addBook('First'), await addBook('Second'), await addBook('Finished')]
    await addBook('Never opened')
    assert.deepEqual((await today(reader)).books, [])

    await report(reader, 1, { item: second, position: 3 })
    await report(reader, 2, { item: first, position: 5 })
    await report(reader, 3, { item: finished, position: 12, done: true })
    const { books, preview } = await today(reader)
    assert.deepEqual(
      books.map(({ title, position, length }) => [title, position, length]),
      [
        ['First', 5, 12],
        ['Second', 3, 12],
      ],
    )
    assert.equal(preview, null, 'there is a book to continue with')
  })

  test('lists quizzes that are open, soonest deadline first, and no order to pay', async () => {
    const pupil = await server.person()
    const course = await addCourse('classOne', 'With quizzes')
    const [untimed, timed] = [quizLesson(), quizLesson({ minutes: 30 })]
    await saveAndPublish(server, admin, course, [
      { _id: newId(), title: 'A section', lessons: [untimed, { ...timed, title: 'A timed quiz' }] },
    ])
    await own(pupil, course)
    await begin(server, pupil, untimed._id)
    const { dueAt } = await begin(server, pupil, timed._id)
    const paid = await server.call('POST /api/addCourse', {
      as: admin,
      body: { ...courseBody, title: 'To pay', price: 12 },
    })
    await own(pupil, paid.json.insertedId)

    assert.deepEqual(
      (await today(pupil)).due.map((one) => [one.title, one.dueAt]),
      [
        ['A timed quiz', dueAt],
        ['A quiz', null],
      ],
    )
  })

  test('lists the next live classes of a person’s seats, soonest first', async () => {
    const pupil = await server.person()
    const [over, later, running, soon] = [
      await addBatch(server, { startsIn: [-DAY_MS] }),
      await addBatch(server, { startsIn: [-DAY_MS, 2 * DAY_MS] }),
      await addBatch(server, { startsIn: [-HOUR_MS / 4] }),
      await addBatch(server, { startsIn: [HOUR_MS] }),
    ]
    for (const { id } of [over, later, running, soon]) await giveSeat(server, pupil, id)
    const { seats } = await today(pupil)
    assert.deepEqual(
      seats.map(({ _id, classes, next }) => [_id, classes, next?.number]),
      [
        [running.id, 1, 1],
        [soon.id, 1, 1],
        [later.id, 2, 2],
      ],
    )
    assert.deepEqual((await today(learner)).seats, [])
  })

  test('remembers the class on the account, gives it with the person’s data and forgets it with the person', async () => {
    const leaving = await server.person()
    await choose('classTen', leaving)
    const data = await server.call('GET /api/myData', { as: leaving })
    assert.equal(data.json.profile.chosenClass, 'classTen')
    assert.equal((await today(learner)).classCourse, null, 'of one person only')
    await server.call(`DELETE /api/user/${leaving.id}`, { as: admin })
    assert.deepEqual(await server.deps.db.select().from(users).where(eq(users.id, leaving.id)), [])
  })

  test('refuses a class that does not exist, and visitors', async () => {
    assert.equal((await choose('classThirteen')).status, 422)
    assert.equal((await choose(newId())).status, 422)
    assert.equal((await server.call('GET /api/today')).status, 401)
  })
})
