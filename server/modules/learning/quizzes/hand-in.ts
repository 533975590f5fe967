// Grades attempts and records their results. Overdue attempts are submitted as saved, at the moment they were due.
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { prepareWrite } from '../../../db/prepare-write.ts'
import { attempts, quizKeys, quizVersions, type QuizKey } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import type { AttemptRow } from './attempt-rows.ts'
import { grade } from './grade.ts'

const AT_ONCE = 200

type Open = Pick<
  AttemptRow,
  'id' | 'userId' | 'lessonId' | 'courseId' | 'number' | 'answers' | 'dueAt' | 'pass' | 'questions'
>

/** Null if the attempt was changed or submitted in the meantime. Read and grade it again. */
export function prepareHandIn(db: Database) {
  const record = prepareRecord(db)
  return async (row: AttemptRow, keys: QuizKey[], now: Date): Promise<AttemptRow | null> => {
    const result = resultOf(row, keys, now)
    const recorded = await record.execute({ results: JSON.stringify([result]) })
    if (!recorded.length) return null
    const { points, outOf, passed, at: submittedAt } = result
    const hasPassed = row.hasPassed || passed
    return { ...row, points, outOf, passed, submittedAt, hasPassed, finished: row.finished + 1 }
  }
}

function resultOf(open: Open, keys: QuizKey[], now: Date) {
  const { id, userId, lessonId, courseId, number, answers, dueAt, pass, questions } = open
  const { points, outOf, passed } = grade(questions, keys, answers, pass)
  return {
    id,
    userId,
    courseId,
    lessonId,
    number,
    answers,
    points,
    outOf,
    passed,
    at: dueAt && dueAt < now ? dueAt : now,
  }
}

/**
 * Only records the result if the attempt is still open with the graded answers, so that an answer saved in the meantime
 * is either graded or refused, and only one of many submissions counts. Passing a quiz marks its lesson as done.
 */
const prepareRecord = (db: Database | Transaction) =>
  prepareWrite<{ id: string }>(
    db,
    'hand_in',
    {
      result: sql`
        select * from jsonb_to_recordset(${sql.placeholder('results')}::jsonb) as result (id uuid, "userId" uuid,
          "courseId" uuid, "lessonId" uuid, number int, answers jsonb, points int, "outOf" int, passed boolean, at timestamptz)`,
      graded: sql`
        update attempts set submitted_at = result.at, points = result.points, out_of = result."outOf",
          passed = result.passed
        from result
        where attempts.id = result.id and attempts.submitted_at is null and attempts.answers = result.answers
        returning attempts.id`,
      done: sql`
        insert into places as place (user_id, item_id, product_id, position, watched, marked, marked_at, seen_at, done_at)
        select distinct on ("userId", "lessonId") "userId", "lessonId", "courseId", 0, '{}'::int4multirange, true, at, at, at
        from result join graded using (id) where passed and number > 0 order by "userId", "lessonId", at
        on conflict (user_id, item_id) do update set marked = true, marked_at = excluded.marked_at,
          seen_at = greatest(place.seen_at, excluded.seen_at), done_at = coalesce(place.done_at, excluded.done_at)`,
    },
    { from: 'graded', columns: ['id'] },
  )

/** Submits overdue attempts of people who closed the page. */
export async function handInDue(db: Database, now: Date): Promise<void> {
  let count: number
  do {
    count = await db.transaction((tx) => handInSomeDue(tx, now))
  } while (count === AT_ONCE)
}

/** Uses SKIP LOCKED, so that two processes share the work without waiting for each other. */
async function handInSomeDue(tx: Transaction, now: Date): Promise<number> {
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
    .where(and(lte(attempts.dueAt, now), isNull(attempts.submittedAt)))
    .orderBy(attempts.id)
    .limit(AT_ONCE)
    .for('update', { of: attempts, skipLocked: true })
  const results = open.map(({ keys, ...row }) => resultOf(row, keys.answers, now))
  if (results.length) await prepareRecord(tx).execute({ results: JSON.stringify(results) })
  return results.length
}
