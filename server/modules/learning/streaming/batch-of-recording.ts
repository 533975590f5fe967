import { and, eq, sql } from 'drizzle-orm'
import { liveBatches, liveRecordings, liveSessions } from '../../../db/schema-live.ts'
import { isInstructorOf } from '../../catalogue/content/teacher-rule.ts'
import type { Deps } from '../../deps.ts'
import type { Grant } from '../../files/uploads/grants.ts'

/** The batch whose recording a grant opens, and whether the person teaches it. */
export async function batchOfRecording(reads: Deps['reads'], { itemId, fileId, userId }: Grant) {
  const [found] = await reads
    .select({
      id: liveBatches.id,
      isHost: sql<boolean>`exists (
        select from instructors where instructors.id = live_batches.instructor_id and ${isInstructorOf(sql`${userId}::uuid`)})`,
    })
    .from(liveRecordings)
    .innerJoin(liveSessions, eq(liveSessions.id, liveRecordings.sessionId))
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .where(and(eq(liveRecordings.id, itemId), eq(liveRecordings.fileId, fileId)))
  return found
}
