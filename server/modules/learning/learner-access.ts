// Who may open a course, lesson or book: the single rule behind every call with `learner` access, and behind the files.
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lessons } from '../../db/schema-learning.ts'
import { books, courses } from '../../db/schema.ts'
import type { Caller, LearnerAccess } from '../../http/caller.ts'
import { HttpError, notFound, unauthorized } from '../../http/errors.ts'
import { accessOf, type ProductAccess } from '../catalogue/buyer-access.ts'
import type { Deps } from '../deps.ts'

const REASONS = {
  not_bought: 'You have not bought this yet.',
  refunded: 'Your payment was refunded, so this is closed. You can buy it again.',
} as const

type Item = { isOpen: boolean; isDeleted: boolean; access: ProductAccess }

type Rule = { isAdmin?: SQLWrapper; access: SQLWrapper; isDeleted: SQLWrapper; free: SQLWrapper }

const ASKED_BY_ADMIN = sql`${sql.placeholder('isAdmin')}::boolean`

/**
 * The rule as an SQL condition; a placeholder says whether the caller is an administrator. A deleted preview is closed.
 */
export const isOpen = ({ isAdmin = ASKED_BY_ADMIN, access, isDeleted, free }: Rule): SQL<boolean> =>
  sql`(${isAdmin} or ${access} = 'paid' or (${free} and not ${isDeleted}))`

export const learnerValues = (caller: Caller | null) => ({
  userId: caller?.userId ?? null,
  isAdmin: caller?.role === 'admin',
})

/** The columns `requireOpen` needs; the query must include the course or book. */
export function accessColumns(table: typeof courses | typeof books, free: SQL) {
  const isDeleted = sql<boolean>`(${table}.deleted_at is not null)`
  const access = accessOf(sql`${sql.placeholder('userId')}::uuid`, sql`${table}.id`)
  return { isOpen: isOpen({ access, isDeleted, free }), isDeleted, access }
}

export function createLearnerAccess({ reads }: Pick<Deps, 'reads'>): LearnerAccess {
  // PostgreSQL replans a statement with a list each time, but caches the plan for a single id.
  const id = sql`${sql.placeholder('id')}::uuid`
  const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
  const someCourses = (which: SQL) =>
    reads
      .select(accessColumns(courses, sql`false`))
      .from(courses)
      .where(sql`${courses.id} = ${which}`)
  const someLessons = (which: SQL) =>
    reads
      .select(accessColumns(courses, sql`lessons.free`))
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(sql`${lessons.id} = ${which}`, isNull(lessons.withdrawnAt)))
  const someBooks = (which: SQL) =>
    reads
      .select(accessColumns(books, sql`false`))
      .from(books)
      .where(sql`books.id = ${which}`)
  const single = {
    course: someCourses(id).prepare('learner_course'),
    lesson: someLessons(id).prepare('learner_lesson'),
    book: someBooks(id).prepare('learner_book'),
  }
  const items = someLessons(ids).unionAll(someBooks(ids)).prepare('learner_items')

  return async (opens, wanted, caller) => {
    const values = learnerValues(caller)
    const rows =
      opens === 'item'
        ? await items.execute({ ids: wanted, ...values })
        : await single[opens].execute({ id: wanted[0], ...values })
    if (rows.length < new Set(wanted).size) throw notFound()
    for (const row of rows) requireOpen(row, caller)
  }
}

export function requireOpen({ isOpen, isDeleted, access }: Item, caller: Caller | null): void {
  if (isOpen || access === 'paid') return
  // A deleted course or book exists only for its buyers.
  if (isDeleted) throw notFound()
  throw caller ? notBought(access) : unauthorized()
}

export const notBought = (why: Exclude<ProductAccess, 'paid'>) => new HttpError(403, why, REASONS[why])
