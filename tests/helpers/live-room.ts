// Classes with people in them.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { liveSeats } from '#server/db/schema-live.ts'
import { ownBook } from './books.ts'
import { addBatch, DAY_MS } from './live.ts'
import type { Person, TestServer } from './test-server.ts'

/** A class that has just begun. */
export async function openClass(server: Pick<TestServer, 'deps'>): Promise<string> {
  const { sessions } = await addBatch(server, { startsIn: [0, DAY_MS] })
  return sessions[0]!
}

/** A paid order with its seat; returns the order's id. */
export async function takeSeat(server: TestServer, batch: string, person: Person): Promise<string> {
  const { db, now } = server.deps
  const orderId = await ownBook(server, person, batch)
  const isFree = and(eq(liveSeats.batchId, batch), isNull(liveSeats.userId))
  const [free] = await db.select().from(liveSeats).where(isFree).orderBy(asc(liveSeats.seat)).limit(1)
  await db
    .update(liveSeats)
    .set({ userId: person.id, orderId, heldUntil: null, takenAt: now() })
    .where(and(isFree, eq(liveSeats.seat, free!.seat)))
  return orderId
}
