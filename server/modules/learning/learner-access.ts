// Who may open a course or lesson: the one rule behind every call with the access `learner`, and behind the files.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Opens } from '#contract/call.ts'
import { lessons } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { HttpError, notFound, unauthorized } from '../../http/errors.ts'
import { productAccess, type ProductAccess } from '../catalogue/buyer-access.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'

/** Throws unless the caller may open what the path names. */
export type LearnerAccess = (opens: Opens, id: string, caller: Caller | null) => Promise<void>

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

  return async (opens, id, caller) => {
    const [item] = await (opens === 'course' ? courseById : lessonById).execute({ id })
    if (!item) throw notFound()
    if (caller?.role === 'admin') return
    const isFree = 'free' in item && item.free
    if (isFree && !item.isDeleted) return
    if (!caller) throw item.isDeleted ? notFound() : unauthorized()
    const bought = await productAccess(reads, caller.userId, item.courseId)
    if (bought === 'paid') return
    // A deleted course exists only for those who bought it.
    if (item.isDeleted) throw notFound()
    throw notBought(bought)
  }
}

export const notBought = (why: Exclude<ProductAccess, 'paid'>) => new HttpError(403, why, REASONS[why])
