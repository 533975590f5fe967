// Begins an attempt, or finds the one that is open: a second tab and a repeated request continue it.
import { and, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { attempts, type quizVersions } from '../../db/schema-classroom.ts'
import { lessons, places } from '../../db/schema-learning.ts'
import { users } from '../../db/schema.ts'
import { conflict, unauthorized } from '../../http/errors.ts'
import { one } from '../catalogue/content-rows.ts'
import { attemptsWith, newestVersion, type AttemptRow } from './attempt-rows.ts'

const MINUTE_MS = 60_000

export async function beginAttempt(tx: Transaction, userId: string, lessonId: string, now: Date): Promise<AttemptRow> {
  await lockPerson(tx, userId)
  const own = and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), gt(attempts.number, 0))
  const [open] = await attemptsWith(tx).where(and(own, isNull(attempts.submittedAt)))
  if (open) return open
  const version = one(await newestVersion(tx, lessonId))
  const [last] = await tx
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(own)
  const number = (last?.number ?? 0) + 1
  if (version.attempts !== null && number > version.attempts) {
    throw conflict('no_attempts_left', 'You have used all your attempts at this quiz.')
  }
  const begun = await insertAttempt(tx, { userId, lessonId, number, startedAt: now }, version)
  await markBegun(tx, userId, lessonId, now)
  return begun
}

/** Begun anew each time, so that an administrator sees the quiz as it is published now. */
export async function beginPreview(tx: Transaction, userId: string, lessonId: string, now: Date): Promise<AttemptRow> {
  await lockPerson(tx, userId)
  const version = one(await newestVersion(tx, lessonId))
  const last = and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), eq(attempts.number, 0))
  await tx.delete(attempts).where(last)
  return insertAttempt(tx, { userId, lessonId, number: 0, startedAt: now }, version)
}

/** One tab after the other. */
async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!person) throw unauthorized()
}

type Begun = Pick<AttemptRow, 'userId' | 'lessonId' | 'number' | 'startedAt'>

async function insertAttempt(
  tx: Transaction,
  begun: Begun,
  { id: versionId, minutes, pass, reveal, questions }: typeof quizVersions.$inferSelect,
): Promise<AttemptRow> {
  const dueAt = minutes === null ? null : new Date(begun.startedAt.getTime() + minutes * MINUTE_MS)
  const [stored] = await tx
    .insert(attempts)
    .values({ id: newId(), versionId, dueAt, ...begun })
    .returning()
  return { ...stored!, pass, reveal, questions }
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
