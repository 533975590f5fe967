// The room of a live class: who may see its page, what the room process reports, and what was recorded.
import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { ClassRecording, KeptMessage, RoomPage } from '#contract/calls/live/live-room.ts'
import type { RoomReport } from '#server/adapters/rooms/rooms.ts'
import { newId } from '#server/db/ids.ts'
import { files } from '#server/db/schema-learning.ts'
import { liveAttendance, liveMessages, liveSessions } from '#server/db/schema-live.ts'
import { instructors, orders } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { createReportKeeper } from '#server/modules/live/room/keep-reports.ts'
import { addBatch, DAY_MS, giveSeat, HOUR_MS } from '../../helpers/live/live.ts'
import { instructorBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { waitFor } from '../../helpers/teaching/teachers.ts'
import { generate, hasFfmpeg, sendPart, settled, video } from '../../helpers/files/uploads.ts'

const MINUTE_MS = 60_000
type Happened = RoomReport extends infer Each ? (Each extends RoomReport ? Omit<Each, 'room' | 'at'> : never) : never

describe('the room of a live class', () => {
  let server: TestServer
  let host: Person
  let instructor: string

  before(async () => {
    server = await startTestServer({ jobs: true })
    const admin = await server.person('admin')
    host = await server.person('user', 'Niloy Hafiz')
    const added = await server.call('POST /api/addInstructor', { as: admin, body: instructorBody })
    instructor = added.json.insertedId
    await server.deps.db.update(instructors).set({ userId: host.id }).where(eq(instructors.id, instructor))
  })
  after(() => server.close())

  /** A class that has just begun, with a learner who has a seat. */
  const begin = async (startsIn = [0, DAY_MS]) => {
    const batch = await addBatch(server, { startsIn, instructorId: instructor, tutorName: 'Niloy Hafiz' })
    const learner = await server.person('user', 'Md. Arif Hasan')
    const order = await giveSeat(server, learner, batch.id)
    const [session, next] = batch.sessions
    const keep = createReportKeeper(server.deps)
    /** The room reports what happened so many seconds after the class began. */
    const happens = (second: number, what: Happened) => keep({ ...what, room: session!, at: started + second * 1000 })
    const started = server.deps.now().getTime()
    return { batch: batch.id, session: session!, next: next!, learner, order, happens }
  }
  const get = (session: string, as: Person, what = 'room') => server.call(`GET /api/live/${session}/${what}`, { as })
  const page = async (session: string, as: Person): Promise<RoomPage> => {
    const { status, text, json } = await get(session, as)
    assert.equal(status, 200, text)
    return json
  }
  const refund = (order: string) => server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order))
  const recordings = async (session: string, as: Person): Promise<ClassRecording[]> =>
    (await get(session, as, 'recordings')).json

  test('shows its page, chat, line and recordings to its host and to seats, and to nobody else', async () => {
    const { session, learner, order } = await begin()
    const stranger = await server.person()
    for (const what of ['room', 'messages', 'line', 'recordings']) {
      assert.equal((await get(session, host, what)).status, 200)
      assert.equal((await get(session, learner, what)).status, 200)
      assert.equal((await get(session, stranger, what)).json.error, 'not_bought')
    }
    assert.equal((await get(session, learner, 'line')).text.length > 100_000, true)
    await refund(order)
    assert.equal((await get(session, learner)).json.error, 'refunded')
    assert.equal((await get(newId(), learner)).status, 404)
  })

  test('opens ten minutes before the class, and shows the next class', async () => {
    const { session, next, learner } = await begin([HOUR_MS, DAY_MS])
    assert.equal((await page(session, learner)).state, 'early')
    await waitFor(server, 50 * MINUTE_MS, [host, learner])
    const shown = await page(session, learner)
    assert.equal(shown.state, 'open')
    assert.deepEqual([shown.isHost, shown.number, shown.classes, shown.seats], [false, 1, 2, 3])
    assert.equal(shown.next?._id, next)
    assert.deepEqual(
      shown.learners.map(({ name, wasHere }) => [name, wasHere]),
      [['Arif', false]],
    )
    assert.equal((await page(session, host)).isHost, true)
  })

  test('gives the tutor the name and photo of the batch’s page, and learners their first names', async () => {
    const { session, learner } = await begin()
    const nameOf = async (as: Person) => (await server.call(`POST /api/live/${session}/token`, { as })).json.name
    assert.deepEqual([await nameOf(host), await nameOf(learner)], ['Niloy Hafiz', 'Arif'])
    const { tutor, tutorId, tutorPhoto } = (await page(session, learner)).batch
    assert.deepEqual([tutor, tutorId, tutorPhoto], ['Niloy Hafiz', host.id, instructorBody.img])
    // An administrator who hosts isn't the tutor.
    assert.equal(await nameOf(await server.person('admin', 'Demo Admin')), 'Demo')
  })

  test('refuses a token to whom a host removed, until they are let back in', async () => {
    const { session, learner, happens } = await begin()
    const token = async (as: Person) => {
      const { status, json } = await server.call(`POST /api/live/${session}/token`, { as })
      return status === 200 ? json.role : json.error
    }
    assert.equal(await token(learner), 'learner')
    await happens(10, { type: 'removed', person: learner.id })
    assert.equal(await token(learner), 'removed_from_class')
    assert.equal(await token(host), 'host')
    await happens(20, { type: 'readmitted', person: learner.id })
    assert.equal(await token(learner), 'learner')
  })

  test('sends a learner out of the room once the order is refunded', async () => {
    const { session, learner, order, happens } = await begin()
    const { rooms } = server.deps
    const dismissed = mock.method(rooms, 'dismiss', () => {})
    const here: Happened = { type: 'here', people: [learner.id] }
    await happens(10, here)
    assert.equal(dismissed.mock.callCount(), 0)
    await refund(order)
    await happens(25, here)
    assert.deepEqual(
      dismissed.mock.calls.map((call) => call.arguments),
      [[session, [learner.id]]],
    )
    dismissed.mock.restore()
  })

  test('counts the time in the room, without the time away', async () => {
    const { session, learner, happens } = await begin()
    const here: Happened = { type: 'here', people: [learner.id] }
    await happens(0, { type: 'joined', person: learner.id })
    await happens(15, here)
    await happens(30, here)
    await happens(40, { type: 'left', person: learner.id })
    await happens(400, { type: 'joined', person: learner.id })
    await happens(410, here)
    const [row] = await server.deps.db.select().from(liveAttendance).where(eq(liveAttendance.userId, learner.id))
    assert.equal(row!.seconds, 50)
    const { mine, present, learners } = await page(session, learner)
    // The person was there for fifty seconds of an hour.
    assert.deepEqual(mine, { seconds: 50, attended: 0 })
    assert.equal(present, 1)
    assert.equal(learners[0]!.wasHere, true)
  })

  test('counts attendance from half of a class’s minutes, and older records unchanged', async () => {
    const { session, learner, happens } = await begin()
    const stay = async (from: number, to: number) => {
      for (let second = from; second <= to; second += 30) await happens(second, { type: 'here', people: [learner.id] })
    }
    const attended = async () => (await page(session, learner)).mine
    // Waiting before the class doesn't count.
    await stay(-300, 0)
    await stay(30, 1770)
    assert.deepEqual(await attended(), { seconds: 1770, attended: 0 })
    const ofSession = eq(liveSessions.id, session)
    await server.deps.db.update(liveSessions).set({ anyMinuteCounts: true }).where(ofSession)
    assert.equal((await attended()).attended, 1)
    await server.deps.db.update(liveSessions).set({ anyMinuteCounts: false }).where(ofSession)
    await happens(1800, { type: 'here', people: [learner.id] })
    assert.deepEqual(await attended(), { seconds: 1800, attended: 1 })
    // If its host ends a class early, the class was shorter.
    const short = await begin()
    for (const second of [0, 30, 60]) await short.happens(second, { type: 'here', people: [short.learner.id] })
    assert.equal((await page(short.session, short.learner)).mine.attended, 0)
    await short.happens(100, { type: 'ended', person: host.id })
    assert.equal((await page(short.session, short.learner)).mine.attended, 1)
  })

  test('keeps reports about an account that is gone from stopping others', async () => {
    const { session, learner, happens } = await begin()
    await happens(0, { type: 'here', people: [newId(), learner.id] })
    await happens(1, { type: 'said', person: newId(), id: newId(), text: 'Gone' })
    assert.equal((await page(session, learner)).learners[0]!.wasHere, true)
    assert.deepEqual((await get(session, learner, 'messages')).json, [])
  })

  test('keeps the chat for its people, each message once, and deletes it after 30 days', async () => {
    const { session, learner, happens } = await begin()
    const id = newId()
    const words: Happened = { type: 'said', person: learner.id, id, text: '7 tries' }
    await happens(5, words)
    await happens(6, words)
    await happens(9, { type: 'said', person: host.id, id: newId(), text: 'Good.' })
    const shown: KeptMessage[] = (await get(session, host, 'messages')).json
    assert.deepEqual(
      shown.map(({ name, text }) => [name, text]),
      [
        ['Arif', '7 tries'],
        ['Niloy Hafiz', 'Good.'],
      ],
    )
    const { json } = await server.call('GET /api/myData', { as: learner })
    assert.deepEqual(
      json.liveMessages.map(({ text }: { text: string }) => text),
      ['7 tries'],
    )
    await waitFor(server, 31 * DAY_MS, [host, learner])
    await sweep(server.deps)
    assert.equal(await server.deps.db.$count(liveMessages, eq(liveMessages.sessionId, session)), 0)
  })

  test('is over once its host ends it', async () => {
    const { session, learner, happens } = await begin()
    await happens(60, { type: 'ended', person: host.id })
    assert.equal((await page(session, learner)).state, 'over')
    const { status, json } = await server.call(`POST /api/live/${session}/recording`, { as: host })
    assert.deepEqual([status, json.error], [409, 'over'])
  })

  test('lets only its host record', async () => {
    const { session, learner } = await begin()
    const refused = await server.call(`POST /api/live/${session}/recording`, { as: learner })
    assert.equal(refused.status, 403)
    const begun = await server.call(`POST /api/live/${session}/recording`, { as: host })
    const path = `POST /api/live/${session}/recording/${begun.json.insertedId}/end`
    assert.equal((await server.call(path, { as: learner })).status, 403)
    assert.equal((await sendPart(server, learner, begun.json.file, 0, Buffer.alloc(10))).status, 403)
    // Without a single piece there was no recording.
    assert.equal((await server.call(path, { as: host })).status, 200)
    assert.deepEqual(await recordings(session, learner), [])
  })

  test('prepares a recording whose browser died, and plays it for seats alone', { skip: !hasFfmpeg }, async () => {
    const { session, learner, order, happens } = await begin()
    const { json } = await server.call(`POST /api/live/${session}/recording`, { as: host })
    const state = async () => (await recordings(session, learner))[0]!.state
    assert.equal(await state(), 'recording')
    const whole = generate('webm', [...video(6, '320x180'), '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm'])
    const arrived = whole.subarray(0, Math.floor(whole.length * 0.8))
    for (let offset = 0; offset < arrived.length; offset += 50_000) {
      const piece = arrived.subarray(offset, offset + 50_000)
      assert.equal((await sendPart(server, host, json.file, offset, piece)).status, 204)
    }
    await happens(300, { type: 'recording', person: host.id, on: false })
    assert.equal(await state(), 'arriving')

    await waitFor(server, 11 * MINUTE_MS, [host, learner])
    await sweep(server.deps)
    const { state: prepared } = await settled(server, json.file)
    assert.equal(prepared, 'ready')
    const [recorded] = await recordings(session, learner)
    assert.equal(recorded!.state, 'ready')
    assert.ok(recorded!.seconds! >= 3 && recorded!.seconds! <= 6, `${recorded!.seconds} s`)
    const { url } = recorded!.play!.sources[0]!
    assert.equal((await fetch(server.url + url, { headers: { range: 'bytes=0-99' } })).status, 206)
    assert.equal((await server.call(`DELETE /api/file/${json.file}`, { as: host })).json.error, 'in_use')

    await refund(order)
    server.advanceClock(20_000)
    assert.equal((await fetch(server.url + url)).status, 403)
  })

  test('takes a recording that the host made elsewhere, also after the class', { skip: !hasFfmpeg }, async () => {
    const { session, learner, happens } = await begin()
    const { learner: other, session: later } = await begin([HOUR_MS])
    await happens(60, { type: 'ended', person: host.id })
    const whole = generate('mp4', [...video(2, '320x180'), '-f', 'mp4'])
    const announce = (which: string, as: Person) =>
      server.call(`POST /api/live/${which}/recording/file`, { as, body: { name: 'class.mp4', bytes: whole.length } })
    assert.equal((await announce(session, learner)).status, 403)
    assert.equal((await announce(later, host)).json.error, 'too_early')
    assert.deepEqual(await recordings(later, other), [])
    const lost = await announce(session, host)
    await sendPart(server, host, lost.json.file, 0, whole.subarray(0, 100))
    // The upload may take days, and choosing another file replaces it.
    await waitFor(server, 11 * MINUTE_MS, [host, learner])
    await sweep(server.deps)
    assert.deepEqual(
      (await recordings(session, learner)).map(({ state }) => state),
      ['arriving'],
    )
    const { json } = await announce(session, host)
    assert.equal((await sendPart(server, host, json.file, 0, whole)).status, 204)
    assert.equal((await settled(server, json.file)).state, 'ready')
    const shown = await recordings(session, learner)
    assert.deepEqual([shown.length, shown[0]!.state, shown[0]!._id], [1, 'ready', json.insertedId])
  })

  test('keeps a recording after the page is reloaded', async () => {
    const { session, learner } = await begin()
    const first = await server.call(`POST /api/live/${session}/recording`, { as: host })
    await sendPart(server, host, first.json.file, 0, Buffer.alloc(1000))
    const second = await server.call(`POST /api/live/${session}/recording`, { as: host })
    assert.equal((await recordings(session, learner)).length, 2)
    const [file] = await server.deps.db.select().from(files).where(eq(files.id, first.json.file))
    assert.equal(file!.bytes, 1000)
    assert.equal((await sendPart(server, host, first.json.file, 1000, Buffer.alloc(10))).status, 409)
    assert.equal((await sendPart(server, host, second.json.file, 0, Buffer.alloc(10))).status, 204)
  })
})
