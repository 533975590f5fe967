// The live classes of the demo.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, isNotNull } from 'drizzle-orm'
import { EARLIER_PAYMENTS } from '#demo/content/owned-books.ts'
import { OPEN_CLASS } from '#demo/content/live-batches.ts'
import { readIvf, readOggOpus } from '#demo/live/read-packets.ts'
import { keepOpen } from '#demo/live/open-class.ts'
import { fileVariants } from '#server/db/schema-learning.ts'
import { liveBatches, liveRecordings, liveSeats, liveSessions } from '#server/db/schema-live.ts'
import { instructors, orders, users } from '#server/db/schema.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const HOUR_MS = 3_600_000

describe('the live classes of the demo', () => {
  let server: TestServer

  before(async () => {
    server = await startTestServer()
  })
  after(() => server.close())

  const ofPerson = async (email: string) => {
    const [person] = await server.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return person!.id
  }

  it('are eight batches: two of the teacher, two seats of the student, one over with a recording', async () => {
    const { db, files } = server.deps
    assert.equal(await db.$count(liveBatches), 8)
    const student = await ofPerson('student@porua.test')
    assert.equal(await db.$count(liveSeats, and(eq(liveSeats.userId, student), isNotNull(liveSeats.takenAt))), 2)
    const [teacher] = await db
      .select({ id: instructors.id })
      .from(instructors)
      .where(eq(instructors.userId, await ofPerson('teacher@porua.test')))
    assert.equal(await db.$count(liveBatches, eq(liveBatches.instructorId, teacher!.id)), 2)
    const recorded = await db
      .select({ state: liveSessions.state, name: fileVariants.name })
      .from(liveRecordings)
      .innerJoin(liveSessions, eq(liveSessions.id, liveRecordings.sessionId))
      .innerJoin(fileVariants, and(eq(fileVariants.fileId, liveRecordings.fileId), eq(fileVariants.variant, 'v240')))
    assert.deepEqual(
      recorded.map(({ state }) => state),
      ['over'],
    )
    assert.ok((await files.get(recorded[0]!.name))?.length)
  })

  it('show on the timetable how many seats are left', async () => {
    const { json } = await server.call('GET /api/live')
    const left = new Map(json.map(({ title, seatsLeft }: { title: string; seatsLeft: number }) => [title, seatsLeft]))
    assert.equal(left.get('Guitar, one to one'), 0)
    assert.equal(left.get('Tabla from the first bol'), 1)
    assert.equal(left.get('First games in Scratch'), 1)
  })

  it('have paid seats that the card provider knows, so that they can be refunded', async () => {
    const known = new Map(EARLIER_PAYMENTS.map(({ id, cents }) => [id, cents]))
    const paid = await server.deps.db
      .select({ reference: orders.transactionId, cents: orders.paidCents })
      .from(liveSeats)
      .innerJoin(orders, eq(orders.id, liveSeats.orderId))
    assert.ok(paid.length > 20)
    for (const { reference, cents } of paid) assert.equal(cents, reference ? known.get(reference) : 0)
  })

  it('keep one class open: the next begins when its time is over', async () => {
    const { db, now } = server.deps
    const first = await keepOpen(db, now())
    assert.equal(first!.title, OPEN_CLASS.title)
    assert.deepEqual(await keepOpen(db, now()), first)
    server.advanceClock(5 * HOUR_MS)
    const next = await keepOpen(db, now())
    assert.notEqual(next!.session, first!.session)
    assert.ok(next!.endsAt > now())
  })

  it('have a tutor with as much to show as to say', () => {
    const folder = new URL('../../../demo/live/media/', import.meta.url).pathname
    const media = [readIvf(`${folder}large.ivf`), readIvf(`${folder}small.ivf`), readOggOpus(`${folder}sound.ogg`, 60)]
    for (const { packets, lengthMs } of media) {
      assert.ok(lengthMs > 55_000 && lengthMs < 62_000, `${lengthMs} ms`)
      assert.ok(packets.every(({ bytes }) => bytes.length > 0))
    }
    // The lowest bit of a VP8 frame is 0 in a key frame, which a picture must begin with.
    for (const { packets } of media.slice(0, 2)) assert.equal(packets[0]!.bytes[0]! & 1, 0)
  })
})
