// Begins an attempt, or finds the one that is open: a second tab and a repeated request continue it.
import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { attempts } from '../../db/schema-classroom.ts'
import { lessons, places } from '../../db/schema-learning.ts'
import { users } from '../../db/schema.ts'
import { conflict, notFound, unauthorized } from '../../http/errors.ts'
import { attemptsWith, newestVersion, type AttemptRow } from './attempt-rows.ts'

const MINUTE_MS = 60_000

export async function beginAttempt(tx: Transaction, userId: string, lessonId: string, now: Date): Promise<AttemptRow> {
  // One tab after the other.
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!person) throw unauthorized()
  const own = and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId))
  const [open] = await attemptsWith(tx).where(and(own, isNull(attempts.submittedAt)))
  if (open) return open
  const [version] = await newestVersion(tx, lessonId)
  if (!version) throw notFound()
  const [last] = await tx
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(own)
  const number = (last?.number ?? 0) + 1
  if (version.attempts !== null && number > version.attempts) {
    throw conflict('no_attempts_left', 'You have used all your attempts at this quiz.')
  }
  const dueAt = version.minutes === null ? null : new Date(now.getTime() + version.minutes * MINUTE_MS)
  const begun = { id: newId(), userId, lessonId, versionId: version.id, number, startedAt: now, dueAt }
  const [stored] = await tx.insert(attempts).values(begun).returning()
  await markBegun(tx, userId, lessonId, now)
  return { ...stored!, pass: version.pass, reveal: version.reveal, questions: version.questions }
}

/** So that the course continues with this quiz. */
async function markBegun(tx: Transaction, userId: string, lessonId: string, now: Date): Promise<void> {
  const [lesson] = await tx.select({ course: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId))
  await tx
    .insert(places)
    .values({ userId, itemId: lessonId, productId: lesson!.course, position: 0, watched: '{}', seenAt: now })
    .onConflictDoUpdate({
      target: [places.userId, places.itemId],
      set: { seenAt: sql`greatest(${places.seenAt}, excluded.seen_at)` },
    })
}
