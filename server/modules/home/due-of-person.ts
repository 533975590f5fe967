import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Due } from '#contract/today.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema-classroom.ts'
import { lessons } from '../../db/schema-learning.ts'
import { orders } from '../../db/schema.ts'
import { inDollars } from '../money.ts'

/** The quizzes that the person has begun, then the orders to pay. */
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
  const unpaid = await db
    .select({ _id: orders.id, title: orders.productName, price: inDollars<number>(orders.dueCents) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'open')))
    .orderBy(desc(orders.id))
    .limit(limit)
  return [
    ...quizzes.map(({ dueAt, ...quiz }) => ({ kind: 'quiz' as const, ...quiz, dueAt: dueAt?.toISOString() ?? null })),
    ...unpaid.map((order) => ({ kind: 'order' as const, ...order })),
  ].slice(0, limit)
}
