// Emails and notifications about classes to people with a seat, and their private calendars.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, asc, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { identityUsers } from '#server/db/schema-identity.ts'
import { liveReminders, liveSeats, liveSessions } from '#server/db/schema-live.ts'
import { mailOutbox, users } from '#server/db/schema.ts'
import { remind } from '#server/modules/live/calendar/remind.ts'
import { createRemindByText } from '#server/modules/live/calendar/remind-by-text.ts'
import {
  tellBatchCancelled,
  tellCancelled,
  tellMoved,
  tellSeatOffered,
} from '#server/modules/live/calendar/tell-classes.ts'
import { seatedBatch } from '../../helpers/live/live-seats.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

describe('calendars and reminders of live classes', () => {
  let server: TestServer

  before(async () => {
    server = await startTestServer()
  })
  after(() => server.close())

  const mailsTo = ({ email }: Person) =>
    server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(asc(mailOutbox.id))
  const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject)
  const eventsOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const statusOf = ({ component }: ICAL.Event) => component.getFirstPropertyValue('status')
  const change = (id: string, startsAt: Date) =>
    server.deps.db.transaction(async (tx) => {
      const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update')
      const sequence = session!.sequence + 1
      await tx
        .update(liveSessions)
        .set({ startsAt, movedFrom: session!.startsAt, sequence })
        .where(eq(liveSessions.id, id))
      await tellMoved(server.deps, tx, id)
    })
  const cancel = (id: string) =>
    server.deps.db.transaction(async (tx) => {
      const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update')
      const sequence = session!.sequence + 1
      await tx.update(liveSessions).set({ state: 'cancelled', sequence }).where(eq(liveSessions.id, id))
      await tellCancelled(server.deps, tx, id, () => 0)
    })
  const feedOf = async (as: Person) => (await server.call('POST /api/calendar', { as })).json.url as string
  const fetchFeed = async (url: string) => server.call(`GET ${new URL(url).pathname}`)

  it('sends a new seat its classes once, with a file for the calendar, and again if it is taken anew', async () => {
    const person = await server.person('user', 'Md. Rafi Ahmed')
    const { batch, sessions } = await seatedBatch(server, { people: [person], hours: [-3, -0.5, 50], takenHoursAgo: 0 })
    await Promise.all([remind(server.deps), remind(server.deps)])
    await remind(server.deps)
    const [mail, ...more] = await mailsTo(person)
    assert.deepEqual(more, [])
    assert.equal(mail!.subject, 'Your seat is booked: First games in Scratch')
    assert.match(mail!.body, /Hi Rafi,/)
    assert.match(mail!.body, new RegExp(`${server.url}/live/${batch}\\b`))
    const events = eventsOf(mail!.calendar!)
    assert.deepEqual(
      events.map(({ uid }) => uid),
      [sessions[1]!.uid, sessions[2]!.uid],
    )
    server.advanceClock(MINUTE_MS)
    await server.deps.db.update(liveSeats).set({ takenAt: server.deps.now() }).where(eq(liveSeats.userId, person.id))
    await remind(server.deps)
    assert.equal((await mailsTo(person)).length, 2)
  })

  it('keeps one event of a class that is moved twice and cancelled: by email, in the feed, and in the bell', async () => {
    const person = await server.person()
    const tutor = await server.person('user', 'Rafid Kobiraj')
    const { batch, sessions } = await seatedBatch(server, { people: [person], tutor, hours: [60, 200] })
    const [{ id, uid }] = sessions as [(typeof sessions)[number]]
    const url = await feedOf(person)
    await remind(server.deps)
    await change(id, new Date(server.deps.now().getTime() + 70 * HOUR_MS))
    const last = new Date(server.deps.now().getTime() + 80 * HOUR_MS)
    await change(id, last)
    const moved = await server.call('GET /api/classNews', { as: person })
    assert.deepEqual(
      moved.json.map(({ _id, batch, kind, at }: Record<string, string>) => ({ _id, batch, kind, at })),
      [{ _id: id, batch, kind: 'moved', at: last.toISOString() }],
    )
    await cancel(id)
    const files = [...(await mailsTo(person)).map(({ calendar }) => calendar!), (await fetchFeed(url)).text]
    const events = files.flatMap(eventsOf).filter((event) => event.uid === uid)
    assert.deepEqual(
      events.map(({ sequence }) => sequence),
      [0, 1, 2, 3, 3],
    )
    const [newest] = events.toSorted((one, other) => other.sequence - one.sequence)
    assert.equal(statusOf(newest!), 'CANCELLED')
    assert.deepEqual(newest!.startDate.toJSDate().getTime(), Math.floor(last.getTime() / 1000) * 1000)
    assert.match(files[3]!, /METHOD:CANCEL/)
    assert.deepEqual(await subjectsTo(tutor), [
      'Moved: First games in Scratch, class 1',
      'Moved: First games in Scratch, class 1',
      'Cancelled: First games in Scratch, class 1',
    ])
    const count = async () => (await server.call('GET /api/notifications', { as: person })).json.classCount
    assert.equal(await count(), 1)
    await server.call(`PUT /api/classNews/${id}`, { as: person })
    assert.equal(await count(), 0)
  })

  it('tells everybody in a cancelled batch about their refund, and its tutor about the cancellation', async () => {
    const [person, tutor] = [await server.person(), await server.person()]
    await server.deps.db.update(users).set({ language: 'bn' }).where(eq(users.id, person.id))
    const { batch } = await seatedBatch(server, { people: [person], tutor, hours: [-30, 60, 200] })
    await server.deps.db.transaction((tx) => tellBatchCancelled(server.deps, tx, batch))
    await server.deps.db.transaction((tx) => tellBatchCancelled(server.deps, tx, batch))
    const [mail, ...more] = await mailsTo(person)
    assert.deepEqual(more, [])
    assert.equal(mail!.subject, 'বাতিল: First games in Scratch')
    assert.match(mail!.body, /\$৩২/)
    assert.deepEqual(
      eventsOf(mail!.calendar!).map((event) => [statusOf(event), event.sequence]),
      [
        ['CANCELLED', 1],
        ['CANCELLED', 1],
      ],
    )
    const [other] = await mailsTo(tutor)
    assert.equal(other!.subject, 'Cancelled: First games in Scratch')
    assert.doesNotMatch(other!.body, /\$/)
  })

  it('offers a seat that came free until the seat goes to the next', async () => {
    const person = await server.person()
    const { batch: batchId } = await seatedBatch(server, { people: [], hours: [60] })
    const until = new Date(server.deps.now().getTime() + 2 * HOUR_MS)
    await server.deps.db.transaction((tx) => tellSeatOffered(server.deps, tx, { batchId, userId: person.id, until }))
    const [mail] = await mailsTo(person)
    assert.equal(mail!.subject, 'A seat opened up: First games in Scratch')
    assert.deepEqual(mail!.validUntil, until)
  })

  it('reminds a day and half an hour before, each once, and again at the new time of a class that is moved', async () => {
    const [person, late, tutor] = [await server.person(), await server.person(), await server.person()]
    const { sessions } = await seatedBatch(server, { people: [person, late], tutor, hours: [25], takenHoursAgo: 80 })
    const [{ id, startsAt }] = sessions as [(typeof sessions)[number]]
    await remind(server.deps)
    const before = (await mailsTo(person)).length
    const reminded = async (who = person) => (await subjectsTo(who)).slice(who === tutor ? 0 : before)
    server.advanceClock(2 * HOUR_MS)
    await server.deps.db.update(liveSeats).set({ takenAt: server.deps.now() }).where(eq(liveSeats.userId, late.id))
    await Promise.all([remind(server.deps), remind(server.deps)])
    await remind(server.deps)
    assert.equal((await reminded()).length, 1)
    assert.equal((await reminded(tutor)).length, 1)
    assert.match((await reminded())[0]!, /\(Dhaka\): First games in Scratch$/)
    // Somebody who has just taken a seat knows the time.
    assert.deepEqual((await subjectsTo(late)).slice(-1), ['Your seat is booked: First games in Scratch'])
    await change(id, new Date(startsAt.getTime() + 48 * HOUR_MS))
    server.advanceClock(47.5 * HOUR_MS)
    await remind(server.deps)
    assert.equal((await reminded()).length, 3)
    server.advanceClock(23.2 * HOUR_MS)
    await remind(server.deps)
    await remind(server.deps)
    assert.match((await reminded()).at(-1)!, /^Starts at .* \(Dhaka\): First games in Scratch$/)
    assert.equal((await reminded()).length, 4)
  })

  it('doesn’t remind anyone of a class that was cancelled, has started, or whose batch was cancelled', async () => {
    const person = await server.person()
    const { sessions } = await seatedBatch(server, { people: [person], hours: [-0.2, 0.4, 20] })
    await server.deps.db.update(liveSessions).set({ state: 'cancelled' }).where(eq(liveSessions.id, sessions[2]!.id))
    await remind(server.deps)
    const rows = await server.deps.db.select().from(liveReminders).where(eq(liveReminders.userId, person.id))
    assert.deepEqual(
      rows.map(({ sessionId, kind }) => [sessionId, kind]),
      [[sessions[1]!.id, 'soon']],
    )
  })

  it('sends one text message where a number is confirmed, however often the job runs', async () => {
    const { db, now } = server.deps
    const person = await server.person()
    const phone = '+8801700000417'
    await db.insert(identityUsers).values({
      id: person.id,
      name: 'Rafi',
      email: person.email,
      emailVerified: true,
      phoneNumber: phone,
      phoneNumberVerified: true,
      createdAt: now(),
    })
    const { batch, sessions } = await seatedBatch(server, { people: [person], hours: [0.4] })
    const data = { sessionId: sessions[0]!.id, userId: person.id, kind: 'soon', sequence: 0 } as const
    const sent: { to: string; text: string }[] = []
    let isDown = true
    const texts = {
      async send(message: { to: string; text: string }) {
        if (isDown) throw new Error('the gateway is down')
        sent.push(message)
      },
    }
    const send = createRemindByText({ ...server.deps, texts })
    await remind(server.deps)
    await assert.rejects(send(data))
    isDown = false
    await Promise.all([send(data), send(data)])
    await send(data)
    assert.equal(sent.length, 1)
    assert.equal(sent[0]!.to, phone)
    assert.match(sent[0]!.text, new RegExp(`First games in Scratch, class 1, .*/live/${batch}$`))
  })

  it('opens a private calendar by its secret alone, until it is ended or made anew', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const { sessions } = await seatedBatch(server, { people: [person], hours: [10] })
    assert.deepEqual((await server.call('GET /api/calendar', { as: person })).json, { url: null })
    const url = await feedOf(person)
    assert.deepEqual((await server.call('GET /api/calendar', { as: person })).json, { url })
    const feed = await fetchFeed(url)
    assert.equal(feed.status, 200)
    assert.match(feed.headers.get('content-type')!, /^text\/calendar/)
    assert.match(feed.headers.get('cache-control')!, /private/)
    assert.deepEqual(
      eventsOf(feed.text).map(({ uid }) => uid),
      [sessions[0]!.uid],
    )
    assert.deepEqual(eventsOf((await fetchFeed(await feedOf(other))).text), [])
    server.advanceClock(1000)
    const second = await feedOf(person)
    assert.notEqual(second, url)
    assert.equal((await fetchFeed(url)).status, 404)
    assert.equal((await fetchFeed(second)).status, 200)
    assert.deepEqual((await server.call('DELETE /api/calendar', { as: person })).json, { deletedCount: 1 })
    assert.equal((await fetchFeed(second)).status, 404)
    assert.equal((await server.call('POST /api/calendar')).status, 401)
  })

  it('shows a tutor the classes of their batches, and nobody the seat of a refunded order', async () => {
    const [person, tutor] = [await server.person(), await server.person()]
    const { sessions } = await seatedBatch(server, { people: [person], tutor, hours: [10] })
    const [own, taught] = [await feedOf(person), await feedOf(tutor)]
    assert.equal(eventsOf((await fetchFeed(taught)).text)[0]!.uid, sessions[0]!.uid)
    const free = { userId: null, orderId: null, takenAt: null }
    await server.deps.db
      .update(liveSeats)
      .set(free)
      .where(and(eq(liveSeats.batchId, sessions[0]!.batchId), eq(liveSeats.userId, person.id)))
    assert.deepEqual(eventsOf((await fetchFeed(own)).text), [])
  })

  it('gives everybody the file of a batch, in their language', async () => {
    const { batch } = await seatedBatch(server, { people: [], hours: [10] })
    const file = await server.call(`GET /live/${batch}/calendar.ics`, { headers: { cookie: 'lang=bn' } })
    assert.equal(file.status, 200)
    assert.equal(eventsOf(file.text)[0]!.summary, 'First games in Scratch, ক্লাস ১')
    assert.equal((await server.call('GET /live/nothing/calendar.ics')).status, 404)
  })
})
