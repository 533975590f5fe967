// Tasks: handing in, taking back, grading, handing in again, who may see the files, and what is deleted with them.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { HAND_IN_PHOTO_BYTES, HAND_IN_PHOTO_SIDE } from '#contract/constants.ts'
import type { HandInFileKind } from '#contract/files/file-states.ts'
import type { OwnHandIn, Task, TaskDraft } from '#contract/calls/learning/tasks.ts'
import { newId } from '#server/db/ids.ts'
import { fileLeftovers, files, fileVariants, places } from '#server/db/schema-learning.ts'
import { handIns } from '#server/db/schema-tasks.ts'
import { instructors, orders } from '#server/db/schema.ts'
import { publishLessons, saveAndPublish } from '../../helpers/learning/lessons.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import { courseBody, instructorBody } from '../../helpers/sample-bodies.ts'
import { photo, returnedNow, storeHandIn, taskLesson } from '../../helpers/learning/tasks.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { sendPart, settled, TUS } from '../../helpers/files/uploads.ts'

const DAY = 86_400_000

describe('tasks', () => {
  let server: TestServer
  let admin: Person
  let teacher: Person
  let rival: Person
  let instructor: string

  before(async () => {
    server = await startTestServer({ jobs: true })
    admin = await server.person('admin')
    teacher = await server.person('user', 'Niloy Hafiz')
    rival = await server.person('user', 'Another Teacher')
    instructor = await linked(teacher)
    await linked(rival)
  })
  after(() => server.close())

  const call = (name: string, as: Person, body?: unknown) => server.call(name, { as, body })
  const linked = async (person: Person): Promise<string> => {
    const added = await call('POST /api/addInstructor', admin, instructorBody)
    const id: string = added.json.insertedId
    await server.deps.db.update(instructors).set({ userId: person.id }).where(eq(instructors.id, id))
    return id
  }
  /** A course with a task, and a learner who owns it. */
  const begin = async (settings: Partial<TaskDraft> = {}) => {
    const body = { ...courseBody, price: 0, instructorId: instructor }
    const course: string = (await call('POST /api/addCourse', admin, body)).json.insertedId
    const lesson = taskLesson(settings)
    await publishLessons(server, admin, course, lesson)
    const learner = await server.person('user', 'Sadia Rahman')
    await call('POST /api/order', learner, { id: course })
    return { course, task: lesson._id, learner }
  }
  const own = async (task: string, as: Person): Promise<Task> => (await call(`GET /api/task/${task}`, as)).json
  const newest = (answer: Answer): OwnHandIn => {
    assert.equal(answer.status, 200, answer.text)
    return (answer.json as Task).handIns[0]!
  }
  const written = (text: string, at = server.deps.now(), number = 1) => ({ text, writtenAt: at.toISOString(), number })
  const write = (task: string, as: Person, text: string, at?: Date) =>
    call(`PUT /api/task/${task}/text`, as, written(text, at))
  const handIn = (task: string, as: Person, text = 'My answer.', number = 1) =>
    call(`POST /api/task/${task}/handIn`, as, written(text, server.deps.now(), number))
  const handedIn = async (settings: Partial<TaskDraft> = {}) => {
    const begun = await begin(settings)
    const { _id } = newest(await handIn(begun.task, begun.learner))
    return { ...begun, id: _id }
  }
  const grade = (points: number | null, revision: number, more = {}) => ({
    points,
    words: 'A clear drawing.',
    marks: [],
    again: true,
    revision,
    ...more,
  })
  const giveBack = (id: string, points: number, as = teacher, revision = 0) =>
    call(`POST /api/handIn/${id}/return`, as, grade(points, revision))
  const add = async (task: string, as: Person, kind: HandInFileKind, content: Uint8Array, name = 'page') => {
    const _id = newId()
    const added = await call(`POST /api/task/${task}/file`, as, { _id, name, kind, bytes: content.length })
    assert.equal(added.status, 200, added.text)
    assert.equal((await sendPart(server, as, _id, 0, content)).status, 204)
    return settled(server, _id)
  }

  test('a draft keeps the text that was written last, whichever device sends first', async () => {
    const { task, learner } = await begin()
    const now = server.deps.now().getTime()
    await write(task, learner, 'newer', new Date(now - 1000))
    const { text } = newest(await write(task, learner, 'older', new Date(now - 2000)))
    assert.equal(text, 'newer')
    assert.equal(newest(await write(task, learner, 'newest')).text, 'newest')
  })

  test('begins once, and the days until it is due are counted from then', async () => {
    const { task, learner } = await begin({ dueDays: 3 })
    const first = newest(await call(`POST /api/task/${task}/begin`, learner))
    server.advanceClock(DAY)
    const again = newest(await call(`POST /api/task/${task}/begin`, learner))
    assert.equal(again._id, first._id)
    assert.equal(again.dueAt, first.dueAt)
    assert.match(first.dueAt!, /T17:59:00\.000Z$/, '11:59 pm in Dhaka')
  })

  test('hands in once, however often it is called, and never an empty draft', async () => {
    const { task, learner } = await begin()
    const empty = await handIn(task, learner, '')
    assert.deepEqual([empty.status, empty.json.codes.text.code], [422, 'required'])
    const first = newest(await handIn(task, learner))
    const second = newest(await handIn(task, learner, 'Something else.'))
    assert.deepEqual(second, first)
    assert.equal((await write(task, learner, 'too late')).json.error, 'submitted')
  })

  test('takes late work where the teacher allows it, marks it, and refuses it elsewhere', async () => {
    const dueAt = new Date(server.deps.now().getTime() - 1000).toISOString()
    const lenient = await begin({ dueAt })
    assert.equal(newest(await handIn(lenient.task, lenient.learner)).isLate, true)
    const strict = await begin({ dueAt, late: false })
    assert.equal((await handIn(strict.task, strict.learner)).json.error, 'past_due')
  })

  test('is taken back until grading opens it', async () => {
    const { task, learner, id } = await handedIn()
    assert.equal(newest(await call(`POST /api/task/${task}/takeBack`, learner)).state, 'draft')
    assert.equal((await call(`POST /api/handIn/${id}/open`, teacher)).json.error, 'not_handed_in')
    await handIn(task, learner)
    assert.equal((await call(`POST /api/handIn/${id}/open`, teacher)).status, 200)
    assert.equal((await call(`POST /api/task/${task}/takeBack`, learner)).json.error, 'being_graded')
    assert.equal((await own(task, learner)).handIns[0]!.isOpened, true)
  })

  test('is not taken back once it has a grade, even if nobody has opened it', async () => {
    const { task, learner, id } = await handedIn()
    assert.equal((await call(`PUT /api/handIn/${id}/grade`, teacher, grade(6, 0))).status, 200)
    assert.equal((await call(`POST /api/task/${task}/takeBack`, learner)).json.error, 'being_graded')
  })

  test('what waited on a device since an earlier time changes nothing of the next one', async () => {
    const { task, learner, id } = await handedIn()
    await giveBack(id, 3)
    const both = await Promise.all([1, 2].map(() => call(`POST /api/task/${task}/again`, learner)))
    assert.deepEqual(
      both.map((answer) => newest(answer).number),
      [2, 2],
    )
    assert.equal((await handIn(task, learner, 'Of last week.', 1)).json.error, 'submitted')
    assert.equal((await write(task, learner, 'Of last week.')).json.error, 'submitted')
    const { state, text } = (await own(task, learner)).handIns[0]!
    assert.deepEqual([state, text], ['draft', 'My answer.'])
  })

  test('a new date also applies to learners who have already started', async () => {
    const dueAt = new Date(server.deps.now().getTime() - 1000).toISOString()
    const { task, learner, course } = await begin({ dueAt, late: false })
    await call(`POST /api/task/${task}/begin`, learner)
    assert.equal((await handIn(task, learner)).json.error, 'past_due')
    const due = async (settings: Partial<TaskDraft>) => {
      await publishLessons(server, admin, course, taskLesson(settings, task))
      return (await own(task, learner)).handIns[0]!.dueAt
    }
    const later = new Date(server.deps.now().getTime() + DAY).toISOString()
    assert.equal(await due({ dueAt: later }), later)
    const days = await begin({ dueDays: 3 })
    assert.equal(await due({ dueDays: 3 }), newest(await call(`POST /api/task/${days.task}/begin`, days.learner)).dueAt)
    assert.equal(await due({}), null)
    assert.equal(newest(await handIn(task, learner)).state, 'handed_in')
  })

  test('nothing that a teacher saves reaches the learner before it is returned', async () => {
    const { task, learner, id } = await handedIn()
    const saved = await call(`PUT /api/handIn/${id}/grade`, teacher, grade(9, 0, { words: 'secret-kingfisher' }))
    assert.equal(saved.json.revision, 1)
    const seen = await call(`GET /api/task/${task}`, learner)
    const mine = await call('GET /api/myData', learner)
    assert.ok(!seen.text.includes('secret-kingfisher') && !mine.text.includes('secret-kingfisher'))
    assert.equal(newest(seen).returned, null)
  })

  test('the second of two graders gets a conflict, and the work is returned once', async () => {
    const { id } = await handedIn()
    const open = async (as: Person) => (await call(`POST /api/handIn/${id}/open`, as)).json.revision
    const revisions = [await open(teacher), await open(admin)]
    assert.equal((await call(`PUT /api/handIn/${id}/grade`, teacher, grade(6, revisions[0]))).status, 200)
    const late = await call(`PUT /api/handIn/${id}/grade`, admin, grade(2, revisions[1]))
    assert.deepEqual([late.status, late.json.error], [409, 'changed_meanwhile'])
    const answers = await Promise.all([giveBack(id, 6, teacher, 1), giveBack(id, 7, admin, 1)])
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 409],
    )
  })

  test('enough points complete the lesson, and too few do not', async () => {
    const { task, course, learner, id } = await handedIn({ needed: 6 })
    const done = async () => {
      const { json } = await call(`GET /api/learn/${course}`, learner)
      return json.places.some((place: { item: string; done: boolean }) => place.item === task && place.done)
    }
    assert.equal((await giveBack(id, 5)).status, 200)
    assert.equal(await done(), false)
    await call(`POST /api/task/${task}/again`, learner)
    const second = newest(await handIn(task, learner, 'Better.', 2))
    await giveBack(second._id, 6)
    assert.equal(await done(), true)
    const marked = { item: task, position: 0, done: false, seenAt: server.deps.now().toISOString() }
    await call('PUT /api/places', learner, [marked])
    assert.equal(await done(), true, 'a device cannot undo it')
  })

  test('handing in again begins with the same text and files, and the better points stay', async () => {
    const { task, learner, course } = await begin()
    const { id, file } = await storeHandIn(server, learner, task)
    await giveBack(id, 8)
    const draft = newest(await call(`POST /api/task/${task}/again`, learner))
    assert.deepEqual([draft.number, draft.text, draft.files.length], [2, 'Up and down are equal.', 1])
    await call(`DELETE /api/task/${task}/file/${file}`, learner)
    const first = (await own(task, learner)).handIns[1]!
    assert.equal(first.files.length, 1, 'the file of the first time stays')
    const second = newest(await handIn(task, learner, 'Worse.', 2))
    const opened = await call(`POST /api/handIn/${second._id}/open`, teacher)
    assert.deepEqual([opened.json.isAgain, opened.json.before], [true, 8])
    await giveBack(second._id, 1)
    const [place] = await server.deps.db.select().from(places).where(eq(places.itemId, task))
    assert.ok(place!.doneAt, `${course} stays completed`)
  })

  test('is not handed in again without leave, or after it', async () => {
    const { task, learner, id } = await handedIn()
    await call(`POST /api/handIn/${id}/return`, teacher, grade(5, 0, { again: false }))
    assert.equal((await call(`POST /api/task/${task}/again`, learner)).json.error, 'past_due')
    const other = await handedIn()
    await giveBack(other.id, 5)
    const again = newest(await call(`POST /api/task/${other.task}/again`, other.learner))
    const dueAt = new Date(server.deps.now().getTime() - 1000)
    await server.deps.db.update(handIns).set({ dueAt }).where(eq(handIns.id, again._id))
    assert.equal((await handIn(other.task, other.learner, 'Late.', 2)).json.error, 'past_due')
  })

  test('points and marks fit the task and its photos', async () => {
    const { task, learner } = await begin({ points: 8, needed: 4 })
    const { id, file } = await storeHandIn(server, learner, task)
    const refused = async (change: object) =>
      Object.keys((await call(`PUT /api/handIn/${id}/grade`, teacher, grade(4, 0, change))).json.codes ?? {})
    assert.deepEqual(await refused({ points: 9 }), ['points'])
    const mark = { number: 1, file, x: 0.2, y: 0.4 }
    assert.deepEqual(await refused({ marks: [{ ...mark, file: newId() }] }), ['marks'])
    assert.deepEqual(await refused({ marks: [mark, mark] }), ['marks'])
    const none = await call(`POST /api/handIn/${id}/return`, teacher, grade(null, 0))
    assert.deepEqual([none.status, none.json.codes.points.code], [422, 'required'])
    await call(`POST /api/handIn/${id}/return`, teacher, grade(4, 0, { marks: [mark] }))
    assert.deepEqual((await own(task, learner)).handIns[0]!.returned!.marks, [mark])
  })

  test('the queue lists a teacher’s own courses oldest first, and every course for administrators', async () => {
    const first = await handedIn()
    server.advanceClock(1000)
    const second = await handedIn()
    const ids = async (as: Person, query = '') => {
      const { json } = await call(`GET /api/handIns${query}`, as)
      return json.items
        .map(({ _id }: { _id: string }) => _id)
        .filter((id: string) => [first.id, second.id].includes(id))
    }
    assert.deepEqual(await ids(teacher), [first.id, second.id])
    assert.deepEqual(await ids(admin), [first.id, second.id])
    assert.deepEqual(await ids(rival), [])
    assert.deepEqual(await ids(teacher, `?course=${second.course}`), [second.id])
    assert.deepEqual(await ids(teacher, `?after=${first.id}`), [second.id])
    const [item] = (await call(`GET /api/handIns?course=${first.course}`, teacher)).json.items
    assert.equal(item.name, 'Sadia')
    assert.ok(!JSON.stringify(item).includes('@'), 'no email')
    const { courses } = (await call('GET /api/teach', teacher)).json
    assert.equal(courses.find(({ _id }: { _id: string }) => _id === first.course).tasks, 1)
  })

  test('photos are encoded anew and small, and say no more where and with what they were taken', async () => {
    const { task, learner } = await begin()
    const sent = await photo(3000, 4000)
    assert.ok(sent.includes('Secret Camera'))
    const { id, state } = await add(task, learner, 'photo', sent)
    assert.equal(state, 'ready')
    const handedInId = (await own(task, learner)).handIns[0]!._id
    const answer = await fetch(`${server.url}/api/handIn/${handedInId}/file/${id}`, {
      headers: { authorization: `Bearer ${learner.token}` },
    })
    assert.match(answer.headers.get('content-disposition')!, /^attachment; filename\*=UTF-8''[\w-]+\.webp$/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height, exif } = await sharp(bytes).metadata()
    assert.equal(Math.max(width, height), HAND_IN_PHOTO_SIDE)
    assert.ok(bytes.length <= HAND_IN_PHOTO_BYTES)
    assert.equal(exif, undefined)
  })

  test('files are judged by their content', async () => {
    const { task, learner } = await begin()
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
    const cases: [HandInFileKind, Uint8Array, string | null][] = [
      ['photo', Buffer.from('<svg onload="alert(1)"/>'), 'not_a_photo'],
      ['photo', heic, 'heic'],
      ['document', Buffer.from('<html>'), 'not_a_pdf'],
      ['document', Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), null],
    ]
    for (const [kind, content, problem] of cases) {
      const file = await add(task, learner, kind, content)
      assert.deepEqual([file.problem, file.state], [problem, problem ? 'failed' : 'ready'], kind)
    }
    // The problem's name depends on whether there is an encoder.
    assert.equal((await add(task, learner, 'recording', Buffer.from('not a recording'))).state, 'failed')
    assert.equal((await handIn(task, learner)).json.error, 'files_unfinished')
  })

  test('takes six files at most, each announced once', async () => {
    const { task, learner } = await begin()
    const announce = (_id: string) =>
      call(`POST /api/task/${task}/file`, learner, { _id, name: 'page', kind: 'photo', bytes: 9 })
    const ids = Array.from({ length: 6 }, () => newId())
    for (const id of ids) assert.equal((await announce(id)).status, 200)
    assert.equal((await announce(ids[0]!)).status, 200)
    assert.equal((await announce(newId())).json.error, 'too_many_files')
    const stranger = await begin()
    const taken = await call(`POST /api/task/${stranger.task}/file`, stranger.learner, {
      _id: ids[0],
      name: 'page',
      kind: 'photo',
      bytes: 9,
    })
    assert.equal(taken.status, 422)
    assert.equal((await sendPart(server, stranger.learner, ids[0]!, 0, Buffer.alloc(9))).status, 404)
    assert.equal((await sendPart(server, admin, ids[0]!, 0, Buffer.alloc(9))).status, 404)
  })

  test('unlinking a teacher closes the files at once, and drafts are their learner’s alone', async () => {
    const { task, learner } = await begin()
    const { id, file } = await storeHandIn(server, learner, task)
    const status = async (as: Person) => (await call(`GET /api/handIn/${id}/file/${file}`, as)).status
    assert.deepEqual([await status(teacher), await status(rival)], [200, 404])
    await server.deps.db.update(instructors).set({ userId: null }).where(eq(instructors.id, instructor))
    assert.equal(await status(teacher), 404)
    await server.deps.db.update(instructors).set({ userId: teacher.id }).where(eq(instructors.id, instructor))
    await call(`POST /api/task/${task}/takeBack`, learner)
    assert.deepEqual([await status(teacher), await status(admin), await status(learner)], [404, 404, 200])
  })

  test('a file that was handed in is not deleted like the file of a lesson', async () => {
    const { task, learner } = await begin()
    const { id, file } = await storeHandIn(server, learner, task)
    const ended = await server.call(`DELETE /uploads/${file}`, { as: learner, headers: TUS })
    assert.equal(ended.status, 404)
    const caption = { vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello' }
    for (const [name, body] of [['DELETE /api/file/'], ['PUT /api/file/', caption]] as const) {
      const path = body ? `${file}/captions/en` : file
      assert.equal((await call(name + path, admin, body)).status, 404, name)
    }
    assert.equal((await call(`GET /api/handIn/${id}/file/${file}`, teacher)).status, 200)
  })

  test('handed-in work is in its learner’s data export, and is deleted with the account', async () => {
    const { task, learner } = await begin()
    const { file } = await storeHandIn(server, learner, task, returnedNow())
    const { handIns: listed } = (await call('GET /api/myData', learner)).json
    assert.deepEqual(
      listed.map((each: { points: number; files: unknown[] }) => [each.points, each.files.length]),
      [[5, 1]],
    )
    const [variant] = await server.deps.db.select().from(fileVariants).where(eq(fileVariants.fileId, file))
    assert.equal((await call(`DELETE /api/user/${learner.id}`, admin)).status, 200)
    assert.equal(await server.deps.db.$count(files, eq(files.id, file)), 0)
    assert.equal(await server.deps.db.$count(handIns, eq(handIns.userId, learner.id)), 0)
    assert.equal(await server.deps.db.$count(fileLeftovers, eq(fileLeftovers.name, variant!.name)), 1)
  })

  test('returning tells the learner by email and in the bell, until they have looked', async () => {
    const { task, learner, id } = await handedIn()
    await giveBack(id, 7)
    const mail = await mailTo(server, learner.email, 'Forces on a rickshaw')
    assert.match(mail, /7 out of 10 points/)
    assert.match(mail, new RegExp(`/learn/.*${task}/task`))
    const count = async () => (await call('GET /api/notifications', learner)).json.returnedCount
    assert.equal(await count(), 1)
    const [back] = (await call('GET /api/returnedTasks', learner)).json
    assert.deepEqual([back.lesson, back.points, back.outOf], [task, 7, 10])
    await call(`PUT /api/task/${task}/seen`, learner)
    assert.equal(await count(), 0)
  })

  test('returned work leaves the bell of people who can no longer open it', async () => {
    const { learner, id, course } = await handedIn()
    await giveBack(id, 7)
    await server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.productId, course))
    assert.equal((await call('GET /api/notifications', learner)).json.returnedCount, 0)
    assert.deepEqual((await call('GET /api/returnedTasks', learner)).json, [])
  })

  test('tasks that are due are on the desk until they are handed in', async () => {
    const dueAt = new Date(server.deps.now().getTime() + DAY).toISOString()
    const { task, learner } = await begin({ dueAt })
    const due = async () => (await call('GET /api/today', learner)).json.due
    assert.deepEqual(await due(), [
      { kind: 'task', _id: task, course: (await due())[0].course, title: 'Forces on a rickshaw', dueAt },
    ])
    await handIn(task, learner)
    assert.deepEqual(await due(), [])
  })

  test('a task that somebody has handed in for is withdrawn, not deleted', async () => {
    const { task, course, learner, id } = await handedIn()
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'A section', lessons: [] }])
    assert.equal(await server.deps.db.$count(handIns, eq(handIns.id, id)), 1)
    assert.equal((await call(`GET /api/task/${task}`, learner)).status, 404)
  })

  test('work for a lesson that is no longer a task does not count as waiting', async () => {
    const { task, course } = await handedIn()
    const waiting = async () => (await call(`GET /api/handIns?course=${course}`, teacher)).json.total
    assert.equal(await waiting(), 1)
    await publishLessons(server, admin, course, { _id: task, title: 'Forces', kind: 'text', body: 'Read this.' })
    assert.equal(await waiting(), 0)
  })

  test('needed points above the points of a task are refused in the editor’s draft', async () => {
    const { course } = await begin()
    const { revision } = (await call(`GET /api/curriculum/${course}/draft`, admin)).json
    const lessons = [{ ...taskLesson({ points: 4, needed: 5 }) }]
    const body = { sections: [{ _id: newId(), title: 'A section', lessons }], revision }
    const { json } = await call(`PUT /api/curriculum/${course}`, admin, body)
    assert.deepEqual(Object.keys(json.codes), ['sections.0.lessons.0.task.needed'])
  })
})
