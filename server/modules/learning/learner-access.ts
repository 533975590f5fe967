// Who may open a course or lesson: the one rule behind every call with the access `learner`, and behind the files.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Opens } from '#contract/call.ts'
import { lessons } from '../../db/schema-learning.ts'
import { courses, orders } from '../../db/schema.ts'
import { HttpError, notFound, unauthorized } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'

/** Throws unless the caller may open what the path names. */
export type LearnerAccess = (opens: Opens, id: string, caller: Caller | null) => Promise<void>

/** What a person has to do with a product. */
export type Purchase = 'paid' | 'refunded' | 'not_bought'

const REASONS = {
  not_bought: 'You have not bought this yet.',
  refunded: 'Your payment was refunded, so this is closed. You can buy it again.',
} as const

export function createLearnerAccess({ reads }: Pick<Deps, 'reads'>): LearnerAccess {
  const courseById = reads
    .select({ courseId: courses.id, isDeleted: sql<boolean>`${courses.deletedAt} is not null` })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('learner_course')
  const lessonById = reads
    .select({
      courseId: lessons.courseId,
      free: lessons.free,
      isDeleted: sql<boolean>`${courses.deletedAt} is not null`,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, sql.placeholder('id')), isNull(lessons.withdrawnAt)))
    .prepare('learner_lesson')
  const purchaseOf = createPurchases({ reads })

  return async (opens, id, caller) => {
    const [item] = await (opens === 'course' ? courseById : lessonById).execute({ id })
    if (!item) throw notFound()
    if (caller?.role === 'admin') return
    const isFree = 'free' in item && item.free
    if (isFree && !item.isDeleted) return
    if (!caller) throw item.isDeleted ? notFound() : unauthorized()
    const purchase = await purchaseOf(caller.userId, item.courseId)
    if (purchase === 'paid') return
    // A deleted course exists only for those who bought it.
    if (item.isDeleted) throw notFound()
    throw notBought(purchase)
  }
}

export const notBought = (purchase: Exclude<Purchase, 'paid'>) => new HttpError(403, purchase, REASONS[purchase])

export function createPurchases({ reads }: Pick<Deps, 'reads'>) {
  const orderStates = reads
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), eq(orders.productId, sql.placeholder('productId'))))
    .prepare('learner_orders')
  return async (userId: string, productId: string): Promise<Purchase> => {
    const rows = await orderStates.execute({ userId, productId })
    const states = new Set<string>(rows.map(({ state }) => state))
    if (states.has('paid')) return 'paid'
    return states.has('refunded') ? 'refunded' : 'not_bought'
  }
}
