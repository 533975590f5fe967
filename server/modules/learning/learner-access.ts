// Who may open a course, lesson or book: the one rule behind every call with the access `learner`, and behind the files.
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
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

type Item = { isOpen: boolean; isDeleted: boolean; access: ProductAccess }

type Rule = { isAdmin?: SQLWrapper; access: SQLWrapper; isDeleted: SQLWrapper; free: SQLWrapper }

const ASKED_BY_ADMIN = sql`${sql.placeholder('isAdmin')}::boolean`

/** The rule, as part of a query; a placeholder says whether an administrator asks. A deleted preview is closed. */
export const isOpen = ({ isAdmin = ASKED_BY_ADMIN, access, isDeleted, free }: Rule): SQL<boolean> =>
  sql`(${isAdmin} or ${access} = 'paid' or (${free} and not ${isDeleted}))`

export const learnerValues = (caller: Caller | null) => ({
  userId: caller?.userId ?? null,
  isAdmin: caller?.role === 'admin',
})

export function createLearnerAccess({ reads }: Pick<Deps, 'reads'>): LearnerAccess {
  const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
  const item = (table: typeof courses | typeof books, free: SQL) => {
    const isDeleted = sql<boolean>`(${table}.deleted_at is not null)`
    const access = accessOf(sql`${sql.placeholder('userId')}::uuid`, sql`${table}.id`)
    return { isOpen: isOpen({ access, isDeleted, free }), isDeleted, access }
  }
  const coursesById = reads
    .select(item(courses, sql`false`))
    .from(courses)
    .where(sql`${courses.id} = ${ids}`)
    .prepare('learner_courses')
  const someLessons = reads
    .select(item(courses, sql`lessons.free`))
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(sql`${lessons.id} = ${ids}`, isNull(lessons.withdrawnAt)))
  const someBooks = reads
    .select(item(books, sql`false`))
    .from(books)
    .where(sql`books.id = ${ids}`)
  const queries = {
    course: coursesById,
    lesson: someLessons.prepare('learner_lessons'),
    book: someBooks.prepare('learner_books'),
    item: someLessons.unionAll(someBooks).prepare('learner_items'),
  }

  return async (opens, wanted, caller) => {
    const items = await queries[opens].execute({ ids: wanted, ...learnerValues(caller) })
    if (items.length < new Set(wanted).size) throw notFound()
    for (const item of items) requireOpen(item, caller)
  }
}

function requireOpen({ isOpen, isDeleted, access }: Item, caller: Caller | null): void {
  if (isOpen || access === 'paid') return
  // A deleted course or book exists only for those who bought it.
  if (isDeleted) throw notFound()
  throw caller ? notBought(access) : unauthorized()
}

export const notBought = (why: Exclude<ProductAccess, 'paid'>) => new HttpError(403, why, REASONS[why])
