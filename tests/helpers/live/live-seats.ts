// A batch whose seats are taken, for tests that are not about how they are sold.
import { and, asc, eq } from 'drizzle-orm'
import { seedOrder } from '#demo/content/seed-order.ts'
import { newId } from '#server/db/ids.ts'
import { liveSeats, liveSessions } from '#server/db/schema-live.ts'
import { instructors } from '#server/db/schema.ts'
import { instructorBody } from '../sample-bodies.ts'
import { addBatch, HOUR_MS } from './live.ts'
import type { Person, TestServer } from '../test-server.ts'

type Seated = {
  people: Person[]
  tutor?: Person
  /** When its classes begin, in hours from now, in order. */
  hours: number[]
  /** How long ago the seats were taken. */
  takenHoursAgo?: number
}

/** A batch with a paid seat for each person. */
export async function seatedBatch(server: TestServer, { people, tutor, hours, takenHoursAgo = 72 }: Seated) {
  const { db, now } = server.deps
  const instructorId = tutor ? newId() : null
  if (instructorId) {
    const { Subject: _, ...row } = instructorBody
    await db.insert(instructors).values({ ...row, id: instructorId, subject: 'Programming', userId: tutor!.id })
  }
  const startsIn = hours.map((count) => count * HOUR_MS)
  const { id: batch } = await addBatch(server, { startsIn, instructorId, title: TITLE, priceCents: CENTS })
  const takenAt = new Date(now().getTime() - takenHoursAgo * HOUR_MS)
  for (const [index, { id: userId, email }] of people.entries()) {
    const sold = { id: batch, name: TITLE, img: '', cents: CENTS, transactionId: `pi_${batch}_${index}` }
    const orderId = await db.transaction((tx) =>
      seedOrder(tx, { id: userId, name: 'Test Person', email }, sold, takenAt),
    )
    await db
      .update(liveSeats)
      .set({ userId, orderId, takenAt })
      .where(and(eq(liveSeats.batchId, batch), eq(liveSeats.seat, index + 1)))
  }
  const sessions = await db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.batchId, batch))
    .orderBy(asc(liveSessions.number))
  return { batch, sessions }
}

const TITLE = 'First games in Scratch'
const CENTS = 3200
