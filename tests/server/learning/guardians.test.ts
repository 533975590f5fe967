// Guardians: who agrees to what before an email goes out, what is in it, and how it ends.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { addPages } from '#server/app.ts'
import { newId } from '#server/db/ids.ts'
import { guardians } from '#server/db/schema-guardians.ts'
import { liveBatches } from '#server/db/schema-live.ts'
import { activity } from '#server/db/schema-overview.ts'
import { mailOutbox, rateLimits, users } from '#server/db/schema.ts'
import { deleteOldGuardians } from '#server/modules/learning/guardians/guardian-rows.ts'
import { fridayAt, mailFridays } from '#server/modules/learning/guardians/mail-fridays.ts'
import { fridayMail } from '#server/modules/learning/guardians/guardian-mails.ts'
import { weeksOf } from '#server/modules/learning/guardians/week-figures.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'
import { saveAndPublish } from '../../helpers/learning/lessons.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { returnedNow, storeHandIn, taskLesson } from '../../helpers/learning/tasks.ts'
import { newEmail } from '../../helpers/people/sign-in.ts'
import { seatedBatch } from '../../helpers/live/live-seats.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000

describe('guardians', () => {
  let server: TestServer
  let shop: Shop

  before(async () => {
    server = await startTestServer({ cards: true })
    shop = await openShop(server)
    await server.sandbox().dropEvents(10_000)
    addPages(server.server.app, async () => new Response('page'), server.deps)
  })
  after(() => server.close())
  beforeEach(async () => {
    await server.deps.db.delete(rateLimits)
    await server.deps.db.delete(guardians)
  })

  const mailsTo = (email: string) =>
    server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(asc(mailOutbox.id))
  const name = (as: Person, email: string, language = 'en') =>
    server.call('POST /api/guardians', { as, body: { email, language } })
  const own = async (as: Person) => (await server.call('GET /api/guardians', { as })).json
  /** This works even after the clock was moved and the session has ended. */
  const rowsOf = (person: Person) => server.deps.db.select().from(guardians).where(eq(guardians.learnerId, person.id))
  const states = async (as: Person) => (await own(as)).map(({ state }: { state: string }) => state)
  const secretIn = (text: string) => /\/(?:guardian|stopMails)\/([\w-]+)/.exec(text)![1]!
  /** Moves the clock to ten o'clock of the next Friday in Dhaka. */
  const nextFriday = () => {
    const now = server.deps.now()
    const at = new Date(`${new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)}T04:00:00Z`)
    while (at.getUTCDay() !== 5) at.setTime(at.getTime() + DAY_MS)
    server.advanceClock(at.getTime() - now.getTime())
  }
  /** A learner whose guardian has confirmed. */
  const confirmed = async (language = 'en') => {
    const [learner, email] = [await server.person('user', 'Sadia Rahman'), newEmail('guardian')]
    assert.equal((await name(learner, email, language)).status, 200)
    const [mail] = await mailsTo(email)
    await server.call(`POST /guardian/${secretIn(mail!.body)}`)
    assert.deepEqual(await states(learner), ['on'])
    return { learner, email, secret: secretIn(mail!.body) }
  }

  it('asks the learner before the payer gets anything', async () => {
    const learner = await server.person('user', 'Sadia Rahman')
    const order = await shop.order(learner, await shop.book({ price: 12.5 }))
    const { url } = (await server.call('POST /api/payLink', { as: learner, body: { order } })).json
    const secret = new URL(url).pathname.split('/').at(-1)!
    const email = newEmail('payer')
    const friday = () => server.call(`POST /pay/${secret}/friday`)
    await friday()
    assert.deepEqual(await own(learner), [])
    const body = { method: 'card', name: 'Rahima Begum', email, price: 12.5 }
    const begun = await server.call(`POST /api/pay/${secret}/begin`, { body })
    await server.sandbox().pay(begun.json.clientSecret)
    const page = await server.call(`POST /api/pay/${secret}/result`)
    assert.equal(page.json.friday, 'open')
    const answer = await friday()
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `/pay/${secret}`])
    await friday()
    assert.equal((await server.call(`GET /api/pay/${secret}`)).json.friday, 'asked')
    const isAsked = async (to: string) =>
      (await mailsTo(to)).filter(({ subject }) => /weekly email/.test(subject)).length
    assert.deepEqual([await isAsked(learner.email), await isAsked(email)], [1, 0])
    const [{ _id, state }] = await own(learner)
    assert.equal(state, 'asked')
    assert.equal((await server.call(`PUT /api/guardian/${_id}`, { as: await server.person() })).status, 404)
    for (const _ of [1, 2]) await server.call(`PUT /api/guardian/${_id}`, { as: learner })
    assert.equal(await isAsked(email), 1)
    assert.deepEqual(await states(learner), ['unconfirmed'])
  })

  it('mails a guardian nothing but a link before they have confirmed, and looking at it confirms nothing', async () => {
    const [learner, email] = [await server.person('user', 'Sadia Rahman'), newEmail('guardian')]
    await name(learner, email.toUpperCase(), 'bn')
    const [mail] = await mailsTo(email)
    assert.match(mail!.subject, /Sadia-এর পড়াশোনার খবর/)
    const secret = secretIn(mail!.body)
    const page = await server.call(`GET /api/guardianMail/${secret}`)
    assert.deepEqual(page.json, { learner: 'Sadia', state: 'unconfirmed' })
    await server.call(`GET /guardian/${secret}`)
    nextFriday()
    await mailFridays(server.deps)
    assert.equal((await mailsTo(email)).length, 1)
    assert.equal((await rowsOf(learner))[0]!.confirmedAt, null)
  })

  it('sends nothing for an account that has not confirmed its email, nor a name with a link', async () => {
    const learner = await server.person('user', 'Win https://evil.example/win Sadia')
    const setConfirmed = (emailVerified: boolean) =>
      server.deps.db.update(users).set({ emailVerified }).where(eq(users.id, learner.id))
    const email = newEmail('guardian')
    await setConfirmed(false)
    const refused = await name(learner, email)
    assert.deepEqual([refused.status, refused.json.error], [409, 'confirm_first'])
    assert.deepEqual([await mailsTo(email), await own(learner)], [[], []])
    // The session is older than the confirmation.
    await setConfirmed(true)
    assert.equal((await name(learner, email)).status, 200)
    const [mail] = await mailsTo(email)
    assert.equal(/evil/.test(mail!.subject + mail!.body), false)
  })

  it('reports the minutes and lessons of the last seven days and the next class, once', async () => {
    const { learner, email, secret } = await confirmed()
    nextFriday()
    const day = (ago: number) => new Date(server.deps.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)
    await server.deps.db.insert(activity).values([
      { userId: learner.id, day: day(8), seconds: 6000, lessons: 9 },
      { userId: learner.id, day: day(7), seconds: 1200, lessons: 1 },
      { userId: learner.id, day: day(1), seconds: 1500, lessons: 2 },
      { userId: learner.id, day: day(0), seconds: 6000, lessons: 9 },
      { userId: (await server.person()).id, day: day(1), seconds: 6000, lessons: 9 },
    ])
    const cancelled = await seatedBatch(server, { people: [learner], hours: [20] })
    await server.deps.db
      .update(liveBatches)
      .set({ cancelledAt: server.deps.now(), title: 'Called off' })
      .where(eq(liveBatches.id, cancelled.batch))
    await seatedBatch(server, { people: [learner], hours: [-3, 50] })
    await Promise.all([mailFridays(server.deps), mailFridays(server.deps)])
    await mailFridays(server.deps)
    const [, mail, ...more] = await mailsTo(email)
    assert.deepEqual(more, [])
    assert.equal(mail!.subject, 'Sadia’s week on Porua')
    assert.match(mail!.body, /Study time: 45 min\nLessons finished: 3\nNext class: First games in Scratch, .+\(Dhaka\)/)
    assert.equal(mail!.stopUrl, `${server.url}/stopMails/${secret}`)
    nextFriday()
    await mailFridays(server.deps)
    const next = (await mailsTo(email)).at(-1)!
    assert.notEqual(next.id, mail!.id)
  })

  it('reports in the guardian’s language if nothing was learned', async () => {
    const { email } = await confirmed('bn')
    nextFriday()
    await mailFridays(server.deps)
    const mail = (await mailsTo(email)).at(-1)!
    assert.match(mail.body, /Sadia এই সপ্তাহে পড়ুয়ায় পড়াশোনা করেনি।/)
    assert.match(mail.body, /পড়ার সময়: ০ মিনিট/)
  })

  it('ends with one click of the guardian, whose address is forgotten and not asked again for a month', async () => {
    const { learner, email, secret } = await confirmed()
    assert.deepEqual((await server.call(`GET /api/stopMails/${secret}`)).json, {
      courseTitle: '',
      learner: 'Sadia',
      isMailWanted: true,
    })
    await server.call(`POST /stopMails/${secret}`, { rawBody: 'List-Unsubscribe=One-Click' })
    assert.equal((await server.call(`GET /api/stopMails/${secret}`)).json.isMailWanted, false)
    const [row] = await own(learner)
    assert.deepEqual([row.email, row.state], [null, 'ended'])
    // The link to confirm is unchanged and restores nothing.
    await server.call(`POST /guardian/${secret}`)
    assert.equal((await name(learner, email)).json.error, 'guardian_known')
    nextFriday()
    await mailFridays(server.deps)
    assert.equal((await mailsTo(email)).length, 1)
    server.advanceClock(31 * DAY_MS)
    await deleteOldGuardians(server.deps.db, server.deps.now())
    assert.deepEqual(await rowsOf(learner), [])
  })

  it('shows administrators that a guardian is mailed, and nothing else', async () => {
    const { learner, email } = await confirmed()
    const admin = await server.person('admin')
    const { json, text } = await server.call(`GET /api/user?q=${learner.email}`, { as: admin })
    assert.deepEqual(
      json.map(({ _id, hasGuardian }: Record<string, unknown>) => [_id, hasGuardian]),
      [[learner.id, true]],
    )
    assert.ok(!text.includes(email))
  })

  it('ends at once when the learner ends it', async () => {
    const { learner, email } = await confirmed()
    const [{ _id }] = await own(learner)
    assert.equal((await server.call(`DELETE /api/guardian/${_id}`, { as: await server.person() })).status, 404)
    assert.equal((await server.call(`DELETE /api/guardian/${_id}`, { as: learner })).json.deletedCount, 1)
    nextFriday()
    await mailFridays(server.deps)
    assert.equal((await mailsTo(email)).length, 1)
  })

  it('takes two guardians of a learner, and emails an address three links a day at most, no matter who adds it', async () => {
    const [learner, email] = [await server.person(), newEmail('guardian')]
    for (let count = 0; count < 5; count++) assert.equal((await name(await server.person(), email)).status, 200)
    assert.equal((await mailsTo(email)).length, 3)
    await name(learner, newEmail())
    await name(learner, newEmail())
    assert.equal((await name(learner, newEmail())).json.error, 'guardians_full')
    await name(learner, newEmail())
    await name(learner, newEmail())
    assert.equal((await name(learner, newEmail())).status, 429)
  })

  it('forgets an address that was not confirmed for two weeks', async () => {
    const learner = await server.person()
    await name(learner, newEmail())
    server.advanceClock(15 * DAY_MS)
    await deleteOldGuardians(server.deps.db, server.deps.now())
    assert.deepEqual(await rowsOf(learner), [])
  })

  it('is part of the learner’s data, and goes with the account', async () => {
    const { learner, email } = await confirmed()
    const { json } = await server.call('GET /api/myData', { as: learner })
    assert.deepEqual([json.guardians[0].email, json.guardians[0].askedBy], [email, 'learner'])
    await server.deps.db.delete(users).where(eq(users.id, learner.id))
    assert.equal(await server.deps.db.$count(guardians, eq(guardians.learnerId, learner.id)), 0)
  })

  it('emails many in steps, and resumes where a process died', async () => {
    const learner = await server.person('user', 'Sadia Rahman')
    const at = server.deps.now()
    const agreed = { language: 'en', askedBy: 'learner', agreedAt: at, confirmedAt: at } as const
    const many = Array.from({ length: 450 }, () => newId())
    const rows = many.map((id) => ({ id, learnerId: learner.id, email: `${id}@many.test`, emailHash: id, ...agreed }))
    await server.deps.db.insert(guardians).values(rows)
    nextFriday()
    let steps = 0
    const dying = {
      ...server.deps,
      outbox: {
        ...server.deps.outbox,
        queue: async (...args: Parameters<typeof server.deps.outbox.queue>) => {
          await server.deps.outbox.queue(...args)
          if (++steps === 2) throw new Error('killed')
        },
      },
    }
    await assert.rejects(mailFridays(dying))
    await mailFridays(server.deps)
    const mails = await server.deps.db.select({ to: mailOutbox.recipient }).from(mailOutbox)
    const sent = mails.filter(({ to }) => to.endsWith('@many.test'))
    assert.deepEqual([sent.length, new Set(sent.map(({ to }) => to)).size], [450, 450])
  })
})

describe('the results of a week', () => {
  let room: Classroom
  before(async () => {
    room = await startClassroom()
  })
  after(() => room.server.close())

  it('are those of quizzes and tasks, without a word that anybody wrote', async () => {
    const { server, learner, publish, pass } = room
    const { quiz, video } = await publish()
    const task = taskLesson()
    const added = await server.call('POST /api/addCourse', { as: room.admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    await saveAndPublish(server, room.admin, course, [{ _id: newId(), title: 'One', lessons: [task] }])
    await pass(learner, quiz)
    await storeHandIn(server, learner, task._id, returnedNow(7))
    const words = { lesson: video, second: null, text: 'A private thought.' }
    await server.call(`PUT /api/note/${newId()}`, { as: learner, body: words })
    await server.call(`PUT /api/question/${newId()}`, { as: learner, body: words })
    const people = [learner.id, room.second.id]
    const until = new Date(server.deps.now().getTime() + 60_000)
    const from = new Date(until.getTime() - 7 * DAY_MS)
    const span = { from, until, firstDay: '2000-01-01', lastDay: '2999-01-01' }
    const weeks = await server.deps.db.transaction((tx) => weeksOf(tx, people, span, until))
    assert.deepEqual(
      weeks.get(learner.id)!.results.map(({ title, points }) => [title, typeof points]),
      [
        ['A quiz', 'number'],
        ['Forces on a rickshaw', 'number'],
      ],
    )
    assert.deepEqual(weeks.get(room.second.id)!.results, [])
    const guardian = { id: newId(), email: 'guardian@people.test', language: 'en' as const }
    const named = { userId: learner.id, name: 'Rumi Learner' }
    const { text } = fridayMail(server.deps, named, guardian, weeks.get(learner.id)!)
    assert.match(text, /Forces on a rickshaw: 7 out of 10 points/)
    assert.doesNotMatch(text, /private thought|Well done|equal/)
  })

  it('name no points that a teacher has saved and not returned yet', async () => {
    const { server, learner } = room
    const task = taskLesson()
    const added = await server.call('POST /api/addCourse', { as: room.admin, body: { ...courseBody, price: 0 } })
    await saveAndPublish(server, room.admin, added.json.insertedId, [{ _id: newId(), title: 'One', lessons: [task] }])
    await storeHandIn(server, learner, task._id, { points: 3 })
    const until = new Date(server.deps.now().getTime() + 60_000)
    const span = { from: new Date(until.getTime() - DAY_MS), until, firstDay: '2000-01-01', lastDay: '2999-01-01' }
    const weeks = await server.deps.db.transaction((tx) => weeksOf(tx, [learner.id], span, until))
    const points = weeks.get(learner.id)!.results.map((result) => result.points)
    assert.ok(points.includes(null) && !points.includes(3), JSON.stringify(points))
  })
})

describe('the Friday of a mail', () => {
  it('is due from nine o’clock in Dhaka until the end of Saturday', () => {
    const due = (at: string) => fridayAt(new Date(at))
    assert.equal(due('2026-11-20T02:59:00Z'), null)
    assert.equal(due('2026-11-20T03:00:00Z'), '2026-11-20')
    assert.equal(due('2026-11-21T17:59:00Z'), '2026-11-20')
    assert.equal(due('2026-11-21T18:00:00Z'), null)
    assert.equal(due('2026-11-19T10:00:00Z'), null)
  })
})
