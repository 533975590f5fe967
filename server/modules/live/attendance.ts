// Who was at a class: what was measured, unless the teacher says otherwise.
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { liveAttendance, liveSessions } from '../../db/schema-live.ts'

/** Somebody who was there at all counts, because a bad line is no absence. */
export const isPresent = sql<boolean>`coalesce(${liveAttendance.corrected} = 'present', ${liveAttendance.joinedAt} is not null)`

/** How many classes of each batch a person was at. */
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
