// Batches of live classes, made as their call makes them.
import { and, asc, eq } from 'drizzle-orm'
import { createBatch, type NewBatch } from '#server/modules/live/batches/create-batch.ts'
import { newId } from '#server/db/ids.ts'
import { liveBatches, liveSeats, liveSessions } from '#server/db/schema-live.ts'
import { orders } from '#server/db/schema.ts'
import type { Person, TestServer } from '../test-server.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The body of the call. */
export const batchBody = {
  title: 'First steps in Python',
  about: 'Three evenings with loops and turtles.',
  price: 5,
  programme: 3,
  subject: 'Coding',
  minutes: 60,
  pattern: { from: '2999-01-01', weekdays: [1, 4], at: '18:00', count: 3 },
}

export type MadeBatch = { id: string; sessions: string[] }

/** A 3-on-3 batch for five dollars with three classes, the first in a day. */
export async function addBatch(
  { deps }: Pick<TestServer, 'deps'>,
  { startsIn = [1, 2, 3].map((days) => days * DAY_MS), ...more }: Partial<NewBatch> & { startsIn?: number[] } = {},
): Promise<MadeBatch> {
  const at = deps.now()
  const id = await deps.db.transaction((tx) =>
    createBatch(tx, {
      programme: 3,
      subject: 'Coding',
      title: 'First steps in Python',
      about: 'Three evenings with loops and turtles.',
      priceCents: 500,
      instructorId: null,
      tutorName: 'Nadia Rahman',
      zone: 'Asia/Dhaka',
      minutes: 60,
      createdAt: at,
      startsAt: startsIn.map((wait) => new Date(at.getTime() + wait)),
      ...more,
    }),
  )
  const sessions = await deps.db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(eq(liveSessions.batchId, id))
    .orderBy(asc(liveSessions.number))
  return { id, sessions: sessions.map(({ id: session }) => session) }
}

/** Creates the batch as an administrator. */
export async function approveBatch({ deps }: Pick<TestServer, 'deps'>, id: string): Promise<void> {
  await deps.db.update(liveBatches).set({ reviewAskedAt: null }).where(eq(liveBatches.id, id))
}

let receipts = 1_000_000

/** Pays for a seat without a provider. Returns the order. */
export async function giveSeat(
  { deps }: Pick<TestServer, 'deps'>,
  person: Person,
  batchId: string,
  seat = 1,
): Promise<string> {
  const { db, now } = deps
  const id = newId()
  const order = { userId: person.id, userName: 'Rumi Learner', email: person.email, productId: batchId }
  const product = { productName: 'First steps in Python', img: '', priceCents: 0, dueCents: 0, paidCents: 0 }
  await db.insert(orders).values({ id, ...order, ...product, state: 'paid', paidAt: now(), receiptNumber: receipts++ })
  await db
    .update(liveSeats)
    .set({ userId: person.id, orderId: id, heldUntil: null, takenAt: now() })
    .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.seat, seat)))
  return id
}

/** A 1-on-1 batch whose seat is taken. */
export async function fullBatch(server: TestServer): Promise<string> {
  const { id } = await addBatch(server, { programme: 1 })
  await giveSeat(server, await server.person(), id)
  return id
}

/** A class that has just begun. */
export async function openClass(server: Pick<TestServer, 'deps'>): Promise<string> {
  const { sessions } = await addBatch(server, { startsIn: [0, DAY_MS] })
  return sessions[0]!
}
