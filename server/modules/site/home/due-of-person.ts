import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Due } from '#contract/calls/site/today.ts'
import type { Database } from '../../../db/database.ts'
import { attempts } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { handIns } from '../../../db/schema-tasks.ts'
import { orders } from '../../../db/schema.ts'

/** The quizzes and tasks that a person has to submit or hand in. */
export async function dueOfPerson(db: Database, userId: string, now: Date, limit: number): Promise<Due[]> {
  const isOpen = sql`${lessons.sectionId} is not null and (${lessons.free} or exists (
    select from orders where user_id = ${userId} and product_id = ${lessons.courseId} and state = 'paid'
  ))`
  const quizzes = await db
    .select({ _id: lessons.id, course: lessons.courseId, title: lessons.title, dueAt: attempts.dueAt })
    .from(attempts)
    .innerJoin(lessons, eq(lessons.id, attempts.lessonId))
    .where(
      and(
        eq(attempts.userId, userId),
        isNull(attempts.submittedAt),
        gt(attempts.number, 0),
        or(isNull(attempts.dueAt), gt(attempts.dueAt, now)),
        isOpen,
      ),
    )
    .orderBy(sql`${attempts.dueAt} asc nulls last`, asc(attempts.startedAt))
    .limit(limit)
  const tasks = await dueTasks(db, userId, now, limit)
  return [
    ...quizzes.map((quiz) => ({ kind: 'quiz' as const, ...quiz })),
    ...tasks.map((task) => ({ kind: 'task' as const, ...task })),
  ]
    .toSorted((one, other) => momentOf(one.dueAt) - momentOf(other.dueAt))
    .slice(0, limit)
    .map(({ dueAt, ...each }) => ({ ...each, dueAt: dueAt?.toISOString() ?? null }))
}

/** Items without a deadline come last. */
const momentOf = (dueAt: Date | null) => dueAt?.getTime() ?? Infinity

/** How long a task stays on the home page after its due date. */
const LATE_DAYS = 14

/**
 * Drafts, and tasks with a due date that the person hasn't opened yet. Tasks that can't be handed in any more are left
 * out.
 */
async function dueTasks(db: Database, userId: string, now: Date, limit: number) {
  const newest = sql`(select mine.id from hand_ins mine where mine.user_id = ${userId}
    and mine.lesson_id = ${lessons.id} order by mine.number desc limit 1)`
  const dueAt = sql`coalesce(${handIns.dueAt}, (${lessons.task} ->> 'dueAt')::timestamptz)`
  const isLateAllowed = sql`(${lessons.task} ->> 'late')::boolean and coalesce(${handIns.number}, 1) = 1`
  const rows = await db
    .select({
      _id: lessons.id,
      course: lessons.courseId,
      title: lessons.title,
      dueAt: sql<Date | null>`${dueAt}`.mapWith(handIns.dueAt),
    })
    .from(lessons)
    .innerJoin(orders, and(eq(orders.productId, lessons.courseId), eq(orders.userId, userId), eq(orders.state, 'paid')))
    .leftJoin(handIns, eq(handIns.id, newest))
    .where(
      and(
        eq(lessons.kind, 'task'),
        isNotNull(lessons.sectionId),
        or(eq(handIns.state, 'draft'), and(isNull(handIns.id), sql`${dueAt} is not null`)),
        or(
          sql`${dueAt} is null`,
          sql`${dueAt} > ${now.toISOString()}::timestamptz`,
          sql`${isLateAllowed} and ${dueAt} > ${new Date(now.getTime() - LATE_DAYS * 86_400_000).toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(sql`${dueAt} asc nulls last`, asc(lessons.id))
    .limit(limit)
  return rows
}
