// Who attended a class: what was measured, unless the teacher has corrected it.
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { liveAttendance, liveSessions } from '../../../db/schema-live.ts'

const HALF = 2
/** The planned length, or less if the host ended the class earlier. */
const classSeconds = sql`least(${liveSessions.minutes} * 60,
  extract(epoch from ${liveSessions.endedAt} - ${liveSessions.startsAt}))`

/**
 * Anyone who was in the room for half of the class counts as present. For older classes, being there at all is enough.
 * The query must include the session.
 */
export const isPresent = sql<boolean>`coalesce(${liveAttendance.corrected} = 'present', ${liveAttendance.joinedAt} is not null and
  (${liveSessions.anyMinuteCounts} or ${liveAttendance.seconds} * ${HALF} >= ${classSeconds}))`

/** How many classes of each batch a person attended. */
export async function attendedBy(db: Database, userId: string, batches: string[]): Promise<Map<string, number>> {
  if (!batches.length) return new Map()
  const rows = await db
    .select({ batch: liveSessions.batchId, attended: count() })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.id, liveAttendance.sessionId))
    .where(and(eq(liveAttendance.userId, userId), inArray(liveSessions.batchId, batches), isPresent))
    .groupBy(liveSessions.batchId)
  return new Map(rows.map(({ batch, attended }) => [batch, attended]))
}
