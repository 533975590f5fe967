// A tutor can only give one class at a time.
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import type { Session } from './session-times.ts'

type Planned = Pick<Session, 'id' | 'batchId' | 'startsAt' | 'minutes'>

/**
 * Whether another class of the batch, or of its instructor's other batches, takes place at that time. Content writes
 * run one at a time.
 */
export async function isTutorBusy(tx: Transaction, { id, batchId, startsAt, minutes }: Planned): Promise<boolean> {
  const [batch] = await tx
    .select({ instructorId: liveBatches.instructorId })
    .from(liveBatches)
    .where(eq(liveBatches.id, batchId))
  const isTutors = batch?.instructorId ? eq(liveBatches.instructorId, batch.instructorId) : undefined
  return isTaken(tx, and(ne(liveSessions.id, id), or(eq(liveBatches.id, batchId), isTutors)), [startsAt], minutes)
}

/** Whether an instructor has a class at one of these times. */
export const isInstructorBusy = (tx: Transaction, instructorId: string, startsAt: Date[], minutes: number) =>
  isTaken(tx, eq(liveBatches.instructorId, instructorId), startsAt, minutes)

async function isTaken(
  tx: Transaction,
  ofTutor: ReturnType<typeof and>,
  startsAt: Date[],
  minutes: number,
): Promise<boolean> {
  const times = sql.param(startsAt.map((time) => time.toISOString()))
  const overlaps = sql`exists (select from unnest(${times}::timestamptz[]) as planned where
    planned < ${liveSessions.startsAt} + make_interval(mins => ${liveSessions.minutes})
    and planned + make_interval(mins => ${minutes}) > ${liveSessions.startsAt})`
  const [found] = await tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .where(and(ofTutor, eq(liveSessions.state, 'planned'), overlaps))
    .limit(1)
  return found !== undefined
}
