// Announcements to the learners of a course, and what teachers see of their learners.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, inArray } from 'drizzle-orm'
import { addPages } from '#server/app.ts'
import { newId } from '#server/db/ids.ts'
import { announcementReceipts, announcements } from '#server/db/schema-announcements.ts'
import { instructors, mailOutbox, orders, users } from '#server/db/schema.ts'
import { createSendAnnouncement } from '#server/modules/teaching/announcements/send-announcement.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'
import { begin } from '../../helpers/learning/quizzes.ts'
import { addBatch, giveSeat } from '../../helpers/live/live.ts'
import { instructorBody } from '../../helpers/sample-bodies.ts'
import { waitFor } from '../../helpers/teaching/teachers.ts'
import type { Person } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000
const BODY = {
  title: 'Lesson 9 has its sound back',
  text: 'It is fixed now.\n\nSee you.',
  audience: 'all',
  byMail: true,
}

describe('announcements and learners', () => {
  let room: Classroom
  let teacher: Person
  let course: Awaited<ReturnType<Classroom['publish']>>

  before(async () => {
    room = await startClassroom()
    teacher = await room.server.person('user', 'Nadia Teacher')
    const added = await room.server.call('POST /api/addInstructor', { as: room.admin, body: instructorBody })
    const id: string = added.json.insertedId
    await room.server.deps.db.update(instructors).set({ userId: teacher.id }).where(eq(instructors.id, id))
    course = await room.publish()
    await teach(course.course, id)
  })
  after(() => room.server.close())

  const teach = (id: string, instructorId: string) =>
    room.server.call(`PUT /api/courseUpdate/${id}`, { as: room.admin, body: { instructorId } })
  const write = (body: Record<string, unknown> = {}, as = teacher, id = course.course) =>
    room.server.call(`POST /api/course/${id}/announcements`, { as, body: { ...BODY, ...body } })
  const about = async (id = course.course, as = teacher) =>
    (await room.server.call(`GET /api/course/${id}/announcements`, { as })).json
  const run = (announcementId: string, signal = new AbortController().signal) =>
    createSendAnnouncement(room.server.deps)({ announcementId }, { failures: 0, signal })
  const wait = (ms: number) => waitFor(room.server, ms, [room.admin, room.learner, room.second, room.stranger, teacher])
  const nextDay = () => wait(DAY_MS)
  const mailsTo = async ({ email }: Person) => {
    const { db } = room.server.deps
    const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
    return rows.filter(({ subject }) => subject === BODY.title)
  }
  const confirm = (...people: Person[]) =>
    room.server.deps.db
      .update(users)
      .set({ emailVerified: true })
      .where(
        inArray(
          users.id,
          people.map(({ id }) => id),
        ),
      )
  const unreadOf = async (as: Person) =>
    (await room.server.call('GET /api/announcements', { as })).json as { _id: string; title: string }[]

  it('reaches every learner once, by bell and by email, and nobody else', async () => {
    await nextDay()
    await confirm(room.learner, room.second)
    const { status, json, text } = await write()
    assert.equal(status, 200, text)
    await Promise.all([run(json.insertedId), run(json.insertedId)])
    await run(json.insertedId)
    for (const person of [room.learner, room.second]) {
      assert.deepEqual(
        (await unreadOf(person)).map(({ title }) => title),
        [BODY.title],
      )
      assert.equal((await mailsTo(person)).length, 1)
    }
    assert.deepEqual(await unreadOf(room.stranger), [])
    const [sent] = (await about()).sent
    assert.equal(sent.recipients, 2)
    const total = await room.server.call('GET /api/notifications', { as: room.learner })
    assert.equal(total.json.announcementCount, 1)
  })

  it('is read once it is opened, and its emails can be stopped for the course', async () => {
    await nextDay()
    const { json } = await write()
    await run(json.insertedId)
    const open = (as: Person) => room.server.call(`GET /api/announcement/${json.insertedId}`, { as })
    assert.equal((await open(room.stranger)).status, 404)
    const opened = await open(room.learner)
    assert.deepEqual([opened.json.text, opened.json.isMailWanted], [BODY.text, true])
    assert.ok(!(await unreadOf(room.learner)).some(({ _id }) => _id === json.insertedId))
    const before = (await about()).reach.all
    await room.server.call(`PUT /api/announcement/${json.insertedId}/mail`, {
      as: room.learner,
      body: { isMailWanted: false },
    })
    assert.deepEqual((await about()).reach.all, { learners: before.learners, byMail: before.byMail - 1 })
    const mails = (await mailsTo(room.learner)).length
    await nextDay()
    await run((await write()).json.insertedId)
    assert.equal((await mailsTo(room.learner)).length, mails)
    assert.equal((await unreadOf(room.learner)).length > 0, true)
    await room.server.call('PUT /api/notifications', { as: room.learner })
    assert.deepEqual(await unreadOf(room.learner), [])
  })

  it('reaches the seats of a batch, by bell and by email, and nobody who only holds one', async () => {
    const { server } = room
    await nextDay()
    const [entry] = await server.deps.db.select().from(instructors).where(eq(instructors.userId, teacher.id))
    const { id: batch } = await addBatch(server, { instructorId: entry!.id })
    await giveSeat(server, room.learner, batch)
    assert.equal((await server.call('POST /api/order', { as: room.stranger, body: { id: batch } })).status, 200)
    await confirm(room.learner)
    const path = `/api/live/${batch}`
    assert.equal((await server.call(`POST ${path}/announcements`, { as: room.stranger, body: BODY })).status, 403)
    const draft = await server.call(`PUT ${path}/announcement`, {
      as: teacher,
      body: { ...BODY, audience: 'unfinished' },
    })
    assert.equal(draft.status, 200, draft.text)
    const before = (await server.call(`GET ${path}/announcements`, { as: teacher })).json
    assert.deepEqual([before.reach.all, before.draft.audience], [{ learners: 1, byMail: 1 }, 'all'])
    const mails = (await mailsTo(room.learner)).length
    const { json } = await server.call(`POST ${path}/announcements`, { as: teacher, body: BODY })
    await run(json.insertedId)
    assert.deepEqual(await unreadOf(room.stranger), [])
    const mail = (await mailsTo(room.learner)).slice(mails)
    assert.equal(mail.length, 1)
    assert.match(mail[0]!.body, new RegExp(`/live/${batch}`))
    const opened = (await server.call(`GET /api/announcement/${json.insertedId}`, { as: room.learner })).json
    assert.deepEqual([opened.kind, opened.course], ['live', batch])
    const again = await server.call(`POST ${path}/announcements`, { as: teacher, body: BODY })
    assert.equal(again.json.error, 'announced_today')
    const secret = server.deps.stopSecrets.write({ userId: room.learner.id, about: batch })
    const stop = (await server.call(`GET /api/stopMails/${secret}`)).json
    assert.deepEqual([stop.courseTitle, stop.isMailWanted], [before.title, true])
  })

  it('stops its emails by the link in them, which needs no sign-in', async () => {
    const { server } = room
    const shown: string[] = []
    const page = async ({ method }: Request) => (shown.push(method), new Response('page'))
    addPages(server.server.app, page, server.deps)
    const other = await room.publish()
    await confirm(room.learner, room.second)
    await run((await write({}, room.admin, other.course)).json.insertedId)
    const mail = (await mailsTo(room.second)).at(-1)!
    assert.ok(mail.body.includes(mail.stopUrl!), mail.body)
    const { pathname } = new URL(mail.stopUrl!)
    const secret = pathname.split('/').at(-1)!
    const read = async (from: string) => (await server.call(`GET /api/stopMails/${from}`)).json
    assert.equal((await read(secret)).isMailWanted, true)

    const forged = `${secret[0] === 'A' ? 'B' : 'A'}${secret.slice(1)}`
    assert.equal((await read(forged)).error, 'not_found')
    // Mail programs send it like this.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = { rawBody: 'List-Unsubscribe=One-Click', headers }
    for (const from of [forged, secret, secret]) await server.call(`POST /stopMails/${from}`, click)
    assert.deepEqual(shown, ['GET', 'GET', 'GET'])
    assert.equal((await read(secret)).isMailWanted, false)
    assert.equal((await about(other.course, room.admin)).reach.all.byMail, 1)
  })

  it('is sent once a day for each course, however many teachers try', async () => {
    await nextDay()
    const answers = await Promise.all([write(), write({}, room.admin)])
    const outcomes = answers.map(({ status, json }) => json.error ?? status)
    assert.deepEqual(new Set(outcomes), new Set([200, 'announced_today']))
    assert.equal((await about()).isSentToday, true)
    await nextDay()
    assert.equal((await about()).isSentToday, false)
  })

  it('keeps a draft until it is sent', async () => {
    await nextDay()
    const draft = { title: 'Half a', text: '', audience: 'unfinished', byMail: false }
    const save = (body: unknown) =>
      room.server.call(`PUT /api/course/${course.course}/announcement`, { as: teacher, body })
    assert.equal((await save(draft)).status, 200)
    await save({ ...draft, text: 'More' })
    assert.deepEqual((await about()).draft, { ...draft, text: 'More' })
    await write()
    assert.equal((await about()).draft, null)
  })

  it('goes only to those who have a lesson left, if it is meant for them', async () => {
    const other = await room.publish()
    await room.finishAll(room.learner, other)
    assert.deepEqual(
      Object.values((await about(other.course, room.admin)).reach).map(({ learners }: any) => learners),
      [2, 1],
    )
    const { json } = await write({ audience: 'unfinished' }, room.admin, other.course)
    await run(json.insertedId)
    const { db } = room.server.deps
    const told = await db
      .select()
      .from(announcementReceipts)
      .where(eq(announcementReceipts.announcementId, json.insertedId))
    assert.deepEqual(
      told.map(({ userId }) => userId),
      [room.second.id],
    )
  })

  it('resumes where a job was stopped, and notifies nobody twice', async () => {
    const { db } = room.server.deps
    const crowd = await room.publish()
    const ids = Array.from({ length: 450 }, () => newId())
    const person = (id: string) => ({ id, email: `${id}@crowd.test`, issuer: 'test', subject: id, name: 'Crowd' })
    await db.insert(users).values(ids.map((id) => ({ ...person(id), emailVerified: true })))
    await db.insert(orders).values(
      ids.map((userId, index) => ({
        id: newId(),
        userId,
        userName: 'Crowd',
        email: '',
        productId: crowd.course,
        productName: 'Crowd',
        img: '',
        state: 'paid' as const,
        priceCents: 0,
        dueCents: 0,
        paidCents: 0,
        paidAt: new Date(),
        receiptNumber: 900_000 + index,
      })),
    )
    const { json } = await write({}, room.admin, crowd.course)
    const stopped = AbortSignal.abort()
    await assert.rejects(run(json.insertedId, stopped))
    const toldSoFar = () => db.$count(announcementReceipts, eq(announcementReceipts.announcementId, json.insertedId))
    assert.equal(await toldSoFar(), 200)
    await Promise.all([run(json.insertedId), run(json.insertedId)])
    assert.equal(await toldSoFar(), 452)
    const mails = await db
      .select({ to: mailOutbox.recipient })
      .from(mailOutbox)
      .where(
        inArray(
          mailOutbox.recipient,
          ids.map((id) => `${id}@crowd.test`),
        ),
      )
    assert.deepEqual([mails.length, new Set(mails.map(({ to }) => to)).size], [450, 450])
    const [row] = await db.select().from(announcements).where(eq(announcements.id, json.insertedId))
    assert.equal(row!.recipients, 452)
  })

  it('shows a teacher first names, progress and quiz results, and no more', async () => {
    const { server, learner, second } = room
    await room.finish(learner, course.preview)
    await room.pass(learner, course.quiz)
    await begin(server, second, course.quiz)
    const answer = await server.call(`GET /api/course/${course.course}/learners`, { as: teacher })
    assert.deepEqual(
      answer.json.map(({ name }: { name: string }) => name),
      ['Second', 'Rumi'],
    )
    const rumi = answer.json[1]
    assert.deepEqual([rumi.done.includes(course.preview), rumi.quizzes[0].passed], [true, true])
    assert.ok(rumi.seenAt)
    for (const secret of [learner.email, 'Learner', learner.id]) assert.ok(!answer.text.includes(secret))

    const progress = await server.call(`GET /api/course/${course.course}/progress`, { as: teacher })
    assert.equal(progress.json.learners, 2)
    const preview = progress.json.lessons.find(({ _id }: { _id: string }) => _id === course.preview)
    assert.deepEqual([preview.begun, preview.done, preview.stopped], [1, 1, 0])
  })

  it('counts who began a lesson and has not come back for a week as stopped there', async () => {
    const { server, second } = room
    const item = { item: course.text, position: 0, seenAt: server.deps.now().toISOString() }
    await server.call('PUT /api/places', { as: second, body: [item] })
    const stopped = async () => {
      const { json } = await server.call(`GET /api/course/${course.course}/progress`, { as: teacher })
      return json.lessons.find(({ _id }: { _id: string }) => _id === course.text).stopped
    }
    assert.equal(await stopped(), 0)
    await wait(8 * DAY_MS)
    assert.equal(await stopped(), 1)
  })

  it('pages through the learners', async () => {
    const { server } = room
    const first = await server.call(`GET /api/course/${course.course}/learners?limit=1`, { as: teacher })
    assert.equal(first.headers.get('x-total-count'), '2')
    const after = first.json[0]._id
    const next = await server.call(`GET /api/course/${course.course}/learners?limit=1&after=${after}`, { as: teacher })
    assert.deepEqual([next.json.length, next.json[0].name], [1, 'Rumi'])
  })

  it('marks what the course’s own teacher says under a lesson', async () => {
    const { server, learner } = room
    const question = newId()
    await server.call(`PUT /api/question/${question}`, {
      as: learner,
      body: { lesson: course.preview, second: null, text: 'Why is that so?' },
    })
    const answered = await server.call(`PUT /api/answer/${newId()}`, {
      as: teacher,
      body: { question, text: 'Because of friction.' },
    })
    assert.equal(answered.status, 200, answered.text)
    const { json } = await server.call(`GET /api/questions/${course.preview}`, { as: learner })
    assert.deepEqual([json[0].isTeacher, json[0].answers[0].isTeacher], [false, true])
  })
})
