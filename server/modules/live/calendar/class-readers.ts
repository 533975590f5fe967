// Who is notified about a batch's classes: everyone with a seat, and its tutor.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { liveBatches, liveReminders, liveSeats, liveSessions } from '../../../db/schema-live.ts'
import { instructors, orders, users } from '../../../db/schema.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import type { BatchFacts, ClassFacts, ClassReader } from './class-mails.ts'

export type Session = typeof liveSessions.$inferSelect
/** `paidCents` is what the person has paid for the seat, less refunds. 0 for the tutor. */
export type Recipient = ClassReader & { userId: string; paidCents: number }

export const batchFacts = {
  id: liveBatches.id,
  title: liveBatches.title,
  tutorName: liveBatches.tutorName,
  programme: liveBatches.programme,
  zone: liveBatches.zone,
}

export const factsOf = ({ uid, sequence, number, startsAt, minutes, state }: Session): ClassFacts => ({
  uid,
  sequence,
  number,
  startsAt,
  minutes,
  isCancelled: state === 'cancelled',
})

export async function readBatch(db: Database | Transaction, batchId: string): Promise<BatchFacts | undefined> {
  const [batch] = await db.select(batchFacts).from(liveBatches).where(eq(liveBatches.id, batchId))
  return batch
}

const person = { userId: users.id, email: users.email, name: users.name, language: users.language }

export async function readersOf(tx: Transaction, batchId: string): Promise<Recipient[]> {
  const seated = await tx
    .select({ ...person, paidCents: sql<number>`coalesce(${orders.paidCents}, 0) - ${orders.refundedCents}` })
    .from(liveSeats)
    .innerJoin(users, eq(users.id, liveSeats.userId))
    .innerJoin(orders, eq(orders.id, liveSeats.orderId))
    .where(and(eq(liveSeats.batchId, batchId), isNotNull(liveSeats.takenAt)))
  const tutors = await tx
    .select(person)
    .from(liveBatches)
    .innerJoin(instructors, eq(instructors.id, liveBatches.instructorId))
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(liveBatches.id, batchId))
  const readers = [...seated, ...tutors.map((tutor) => ({ ...tutor, paidCents: 0 }))]
  return readers.map((reader) => ({ ...reader, language: reader.language ?? DEFAULT_LANGUAGE }))
}

type Reminder = typeof liveReminders.$inferInsert

/** Records that people are notified, and returns those who hadn't been notified of this before. */
export async function recordNotified(
  tx: Transaction,
  session: Pick<Session, 'id' | 'sequence'>,
  kind: Reminder['kind'],
  people: Recipient[],
  sentAt: Date,
): Promise<Recipient[]> {
  if (!people.length) return []
  const { id: sessionId, sequence } = session
  const rows = await tx
    .insert(liveReminders)
    .values(people.map(({ userId }) => ({ sessionId, userId, kind, sequence, sentAt })))
    .onConflictDoNothing()
    .returning({ userId: liveReminders.userId })
  return people.filter(({ userId }) => rows.some((row) => row.userId === userId))
}

export async function readPeople(tx: Transaction, ids: string[]): Promise<Map<string, ClassReader>> {
  if (!ids.length) return new Map()
  const found = await tx.select(person).from(users).where(inArray(users.id, ids))
  return new Map(
    found.map(({ userId, language, ...reader }) => [userId, { ...reader, language: language ?? DEFAULT_LANGUAGE }]),
  )
}
