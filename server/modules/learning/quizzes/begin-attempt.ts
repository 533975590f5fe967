// Starts an attempt, or returns the open one, so that a second tab or a repeated request continues it.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Reads, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { prepareWrite } from '../../../db/prepare-write.ts'
import { attempts, quizVersions } from '../../../db/schema-classroom.ts'
import { users } from '../../../db/schema.ts'
import { conflict, one, unauthorized } from '../../../http/errors.ts'
import { newestVersion } from './attempt-rows.ts'
import { attemptsLeft } from './attempts-left.ts'

const { placeholder } = sql
const MINUTE_MS = 60_000

/** The version a new attempt would start with, and the person's last attempt. */
export function prepareQuizState(reads: Reads) {
  const last = reads
    .select({
      id: attempts.id,
      number: attempts.number,
      startedAt: attempts.startedAt,
      dueAt: attempts.dueAt,
      submittedAt: attempts.submittedAt,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, placeholder('userId')),
        eq(attempts.lessonId, placeholder('lessonId')),
        gt(attempts.number, 0),
      ),
    )
    .orderBy(desc(attempts.number))
    .limit(1)
    .as('last')
  const state = reads
    .select()
    .from(quizVersions)
    .leftJoinLateral(last, sql`true`)
    .where(eq(quizVersions.lessonId, placeholder('lessonId')))
    .orderBy(desc(quizVersions.createdAt), desc(quizVersions.id))
    .limit(1)
    .prepare('quiz_state')
  return async (userId: string, lessonId: string) => {
    const { quiz_versions: version, last: attempt } = one(await state.execute({ userId, lessonId }))
    return { version, last: attempt }
  }
}

export type QuizState = Awaited<ReturnType<ReturnType<typeof prepareQuizState>>>

/** Null if a concurrent request started one, or the account is gone. */
export function prepareBegin(db: Database) {
  const insert = prepareWrite<{ id: string }>(
    db,
    'begin_attempt',
    {
      begun: sql`
        insert into attempts (id, user_id, lesson_id, version_id, number, started_at, due_at)
        select ${placeholder('id')}::uuid, person.id, ${placeholder('lessonId')}::uuid, ${placeholder('versionId')}::uuid,
          ${placeholder('number')}::int, ${placeholder('startedAt')}::timestamptz, ${placeholder('dueAt')}::timestamptz
        from users person where person.id = ${placeholder('userId')}::uuid
        on conflict do nothing
        returning id, user_id, lesson_id, started_at`,
      // Makes this quiz the lesson to resume.
      marked: sql`
        insert into places as place (user_id, item_id, product_id, position, watched, seen_at)
        select begun.user_id, lessons.id, lessons.course_id, 0, '{}', begun.started_at
        from begun join lessons on lessons.id = begun.lesson_id
        on conflict (user_id, item_id) do update set seen_at = greatest(place.seen_at, excluded.seen_at)`,
    },
    { from: 'begun', columns: ['id'] },
  )
  return async (userId: string, { version, last }: QuizState, now: Date) => {
    if (attemptsLeft(version, last, now) === 0) throw noneLeft(version.daily)
    const begun = newAttempt(version, now, (last?.number ?? 0) + 1)
    const { dueAt } = begun
    const rows = await insert.execute({
      ...begun,
      userId,
      startedAt: begun.startedAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    })
    return rows.length ? { ...begun, questions: version.questions, answers: {} } : null
  }
}

const noneLeft = (isDaily: boolean) =>
  isDaily
    ? conflict('no_attempts_today', 'You can try this quiz again tomorrow.')
    : conflict('no_attempts_left', 'You’ve used all your attempts on this quiz.')

type Version = typeof quizVersions.$inferSelect

function newAttempt({ id: versionId, lessonId, minutes }: Version, startedAt: Date, number: number) {
  const dueAt = minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)
  return { id: newId(), lessonId, versionId, number, startedAt, dueAt }
}

/** Restarted each time, so that an administrator sees the quiz as it is currently published. */
export async function beginPreview(tx: Transaction, userId: string, lessonId: string, now: Date) {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!person) throw unauthorized()
  const version = one(await newestVersion(tx, lessonId))
  const last = and(eq(attempts.userId, userId), eq(attempts.lessonId, lessonId), eq(attempts.number, 0))
  await tx.delete(attempts).where(last)
  const begun = newAttempt(version, now, 0)
  await tx.insert(attempts).values({ userId, ...begun })
  return { ...begun, questions: version.questions, answers: {} }
}
