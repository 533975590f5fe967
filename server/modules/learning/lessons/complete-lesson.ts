import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { places } from '../../../db/schema-learning.ts'

type Completion = { userId: string; lessonId: string; courseId: string }

/** Completes a lesson that its learner can't mark as done. Once completed, it stays completed. */
export async function completeLesson(
  tx: Transaction,
  { userId, lessonId, courseId }: Completion,
  at: Date,
): Promise<void> {
  const done = { marked: true, markedAt: at, seenAt: at, doneAt: at }
  await tx
    .insert(places)
    .values({ userId, itemId: lessonId, productId: courseId, position: 0, watched: '{}', ...done })
    .onConflictDoUpdate({
      target: [places.userId, places.itemId],
      set: {
        ...done,
        seenAt: sql`greatest(${places.seenAt}, excluded.seen_at)`,
        doneAt: sql`coalesce(${places.doneAt}, excluded.done_at)`,
      },
    })
}
