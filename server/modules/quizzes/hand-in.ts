// Grades attempts and records their results. What is past its time is handed in as it was saved, at the moment it was due.
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { attempts, quizKeys, quizVersions } from '../../db/schema-classroom.ts'
import { lessons } from '../../db/schema-learning.ts'
import { grade } from './grade.ts'

const AT_ONCE = 200

/** Hands in the open attempts among these; those already handed in keep their result. */
export async function handIn(tx: Transaction, which: SQL, now: Date, skipLocked = false): Promise<number> {
  // Locked, so that an answer saved meanwhile is either graded or refused, and only one of many submissions grades.
  const open = await tx
    .select({
      id: attempts.id,
      userId: attempts.userId,
      lessonId: attempts.lessonId,
      number: attempts.number,
      courseId: lessons.courseId,
      answers: attempts.answers,
      dueAt: attempts.dueAt,
      pass: quizVersions.pass,
      questions: quizVersions.questions,
      keys: quizKeys.keys,
    })
    .from(attempts)
    .innerJoin(lessons, eq(lessons.id, attempts.lessonId))
    .innerJoin(quizVersions, eq(quizVersions.id, attempts.versionId))
    .innerJoin(quizKeys, eq(quizKeys.versionId, attempts.versionId))
    .where(and(which, isNull(attempts.submittedAt)))
    .orderBy(attempts.id)
    .limit(AT_ONCE)
    .for('update', { of: attempts, ...(skipLocked ? { skipLocked } : {}) })
  if (!open.length) return 0
  const results = open.map(({ id, userId, lessonId, number, courseId, answers, dueAt, pass, questions, keys }) => {
    const { points, outOf, passed } = grade(questions, keys.answers, answers, pass)
    const at = dueAt && dueAt < now ? dueAt : now
    return { id, userId, courseId, lessonId, number, points, outOf, passed, at }
  })
  await record(tx, JSON.stringify(results))
  return results.length
}

/** A passed quiz is done, as other lessons are by Mark done. */
async function record(tx: Transaction, results: string): Promise<void> {
  await tx.execute(sql`
    with result as materialized (
      select * from jsonb_to_recordset(${results}::jsonb) as result (id uuid, "userId" uuid, "courseId" uuid,
        "lessonId" uuid, number int, points int, "outOf" int, passed boolean, at timestamptz)
    ), graded as (
      update attempts set submitted_at = result.at, points = result.points, out_of = result."outOf",
        passed = result.passed
      from result where attempts.id = result.id
    )
    insert into places as place (user_id, item_id, product_id, position, watched, marked, marked_at, seen_at, done_at)
    select distinct on ("userId", "lessonId") "userId", "lessonId", "courseId", 0, '{}'::int4multirange, true, at, at, at
    from result where passed and number > 0 order by "userId", "lessonId", at
    on conflict (user_id, item_id) do update set marked = true, marked_at = excluded.marked_at,
      seen_at = greatest(place.seen_at, excluded.seen_at), done_at = coalesce(place.done_at, excluded.done_at)`)
}

const isDue = (now: Date): SQL => lte(attempts.dueAt, now)

/** Every call about a quiz begins with it, so that nobody sees an attempt open past its time. */
export async function handInOwnDue(db: Database, userId: string, which: SQL, now: Date): Promise<void> {
  const own = and(eq(attempts.userId, userId), which, isDue(now))!
  if (!(await db.$count(attempts, and(own, isNull(attempts.submittedAt))))) return
  await db.transaction((tx) => handIn(tx, own, now))
}

/** For people who closed the page. */
export async function handInDue(db: Database, now: Date): Promise<void> {
  let count: number
  do {
    count = await db.transaction((tx) => handIn(tx, isDue(now), now, true))
  } while (count === AT_ONCE)
}
