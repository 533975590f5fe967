import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { OwnSeat } from '#contract/calls/live/live.ts'
import type { Database } from '../../../db/database.ts'
import { liveBatches, liveSeats } from '../../../db/schema-live.ts'
import { attendedBy } from './attendance.ts'
import { batchSummary, sessionAnswer, withFacts } from './batch-rows.ts'
import { nextOf } from './session-times.ts'

/** The batches in which a person has a seat, newest first. */
export async function ownSeats(db: Database, userId: string, at: Date): Promise<OwnSeat[]> {
  const rows = await db
    .select({ batch: liveBatches })
    .from(liveSeats)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSeats.batchId))
    .where(and(eq(liveSeats.userId, userId), isNotNull(liveSeats.takenAt)))
    .orderBy(desc(liveBatches.id))
  const batches = rows.map(({ batch }) => batch)
  const [found, attended] = await Promise.all([
    withFacts(db, batches),
    attendedBy(
      db,
      userId,
      batches.map(({ id }) => id),
    ),
  ])
  return found.map((facts): OwnSeat => {
    const {
      price: _p,
      fullPrice: _f,
      seatsLeft: _s,
      isJoinable: _j,
      staysOpen: _o,
      classesLeft: _c,
      ...summary
    } = batchSummary(facts, at)
    const next = nextOf(facts.sessions, at)
    return {
      ...summary,
      isCancelled: facts.batch.cancelledAt !== null,
      next: next ? sessionAnswer(next, at) : null,
      attended: attended.get(facts.batch.id) ?? 0,
    }
  })
}
