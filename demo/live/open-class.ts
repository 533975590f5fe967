// Keeps one class in the demo open: when its time is over, the next one starts, even in a demo that was filled days
// ago.
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { liveBatches, liveSessions } from '../../server/db/schema-live.ts'
import { instructors } from '../../server/db/schema.ts'
import { OPEN_CLASS } from '../content/live-batches.ts'

const MINUTE_MS = 60_000

export type OpenClass = {
  session: string
  title: string
  seats: number
  endsAt: Date
  tutor: string
  tutorName: string
}

/** Undefined if the demo's own batch or its tutor is gone, or if the batch was cancelled. */
export async function keepOpen(db: Database, now: Date): Promise<OpenClass | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ batch: liveBatches, tutor: instructors.userId })
      .from(liveBatches)
      .innerJoin(instructors, eq(instructors.id, liveBatches.instructorId))
      .where(eq(liveBatches.title, OPEN_CLASS.title))
      .for('update', { of: liveBatches })
    if (!found?.tutor || found.batch.cancelledAt || found.batch.deletedAt) return undefined
    const { id: batchId, title, programme: seats, tutorName } = found.batch
    const [last] = await tx
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.batchId, batchId))
      .orderBy(desc(liveSessions.number))
      .limit(1)
    const isRunning = last?.state === 'planned' && endOf(last) > now
    const next = {
      id: newId(now),
      batchId,
      number: (last?.number ?? 0) + 1,
      startsAt: now,
      minutes: OPEN_CLASS.minutes,
    }
    const session = isRunning ? last : next
    if (!isRunning) {
      await tx.insert(liveSessions).values({ ...next, uid: `${next.id}@porua` })
      await tx.update(liveBatches).set({ staysOpen: true }).where(eq(liveBatches.id, batchId))
    }
    return { session: session.id, title, seats, endsAt: endOf(session), tutor: found.tutor, tutorName }
  })
}

const endOf = ({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS)
