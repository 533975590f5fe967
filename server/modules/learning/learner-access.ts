// Who may open a course, lesson or book: the one rule behind every call with the access `learner`, and behind the files.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Opens } from '#contract/call.ts'
import { lessons } from '../../db/schema-learning.ts'
import { books, courses } from '../../db/schema.ts'
import { HttpError, notFound, unauthorized } from '../../http/errors.ts'
import { accessOf, type ProductAccess } from '../catalogue/buyer-access.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'

/** Throws unless the caller may open all of them. An item is a lesson or a book. */
export type LearnerAccess = (opens: Opens | 'item', ids: string[], caller: Caller | null) => Promise<void>

const REASONS = {
  not_bought: 'You have not bought this yet.',
  refunded: 'Your payment was refunded, so this is closed. You can buy it again.',
} as const

type Item = { free: boolean; isDeleted: boolean; access: ProductAccess }

export function createLearnerAccess({ reads }: Pick<Deps, 'reads'>): LearnerAccess {
  const userId = sql`${sql.placeholder('userId')}::uuid`
  const isDeleted = sql<boolean>`courses.deleted_at is not null`
  const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
  const coursesById = reads
    .select({ free: sql<boolean>`false`, isDeleted, access: accessOf(userId, sql`courses.id`) })
    .from(courses)
    .where(sql`${courses.id} = ${ids}`)
    .prepare('learner_courses')
  const someLessons = reads
    .select({ free: sql<boolean>`lessons.free`, isDeleted, access: accessOf(userId, sql`courses.id`) })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(sql`${lessons.id} = ${ids}`, isNull(lessons.withdrawnAt)))
  const someBooks = reads
    .select({
      free: sql<boolean>`false`,
      isDeleted: sql<boolean>`books.deleted_at is not null`,
      access: accessOf(userId, sql`books.id`),
    })
    .from(books)
    .where(sql`books.id = ${ids}`)
  const queries = {
    course: coursesById,
    lesson: someLessons.prepare('learner_lessons'),
    book: someBooks.prepare('learner_books'),
    item: someLessons.unionAll(someBooks).prepare('learner_items'),
  }

  return async (opens, wanted, caller) => {
    const items = await queries[opens].execute({ ids: wanted, userId: caller?.userId ?? null })
    if (items.length < new Set(wanted).size) throw notFound()
    for (const item of items) requireOpen(item, caller)
  }
}

function requireOpen({ free, isDeleted, access }: Item, caller: Caller | null): void {
  if (caller?.role === 'admin' || access === 'paid') return
  // A deleted course or book exists only for those who bought it.
  if (isDeleted) throw notFound()
  if (free) return
  throw caller ? notBought(access) : unauthorized()
}

export const notBought = (why: Exclude<ProductAccess, 'paid'>) => new HttpError(403, why, REASONS[why])
