// Who may open a product or lesson: the one rule behind every call with access `learner`, and behind the files.
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lessons } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import type { Caller, LearnerAccess } from '../../../http/caller.ts'
import { notFound, unauthorized } from '../../../http/errors.ts'
import { accessOf, notBought, type ProductAccess } from '../../catalogue/content/buyer-access.ts'
import { listed } from '../../catalogue/content/content-rows.ts'
import { teaches } from '../../catalogue/content/teacher-rule.ts'
import type { Deps } from '../../deps.ts'
import { forEachKind, productKinds, type ProductTable } from '../../catalogue/content/product-kinds.ts'

type Item = { isOpen: boolean; isDeleted: boolean; access: ProductAccess }

type Rule = { isAdmin?: SQLWrapper; teaches: SQLWrapper; access: SQLWrapper; isDeleted: SQLWrapper; free: SQLWrapper }

const ASKED_BY_ADMIN = sql`${sql.placeholder('isAdmin')}::boolean`

/**
 * The rule as an SQL condition. A placeholder says whether the caller is an administrator. A deleted preview is closed.
 */
export const isOpen = ({ isAdmin = ASKED_BY_ADMIN, teaches, access, isDeleted, free }: Rule): SQL<boolean> =>
  sql`(${isAdmin} or ${teaches} or ${access} = 'paid' or (${free} and not ${isDeleted}))`

export const learnerValues = (caller: Caller | null) => ({
  userId: caller?.userId ?? null,
  isAdmin: caller?.role === 'admin',
})

/** The columns that a query must select for `requireOpen` to decide. The product has to be part of the query. */
export function accessColumns(table: ProductTable, free: SQL) {
  const isDeleted = sql<boolean>`(not (${listed(table)}))`
  const userId = sql`${sql.placeholder('userId')}::uuid`
  const access = accessOf(userId, sql`${table}.id`)
  return { isOpen: isOpen({ teaches: teaches(userId, sql`${table}.id`), access, isDeleted, free }), isDeleted, access }
}

export function createLearnerAccess({ reads }: Pick<Deps, 'reads'>): LearnerAccess {
  // PostgreSQL replans a statement with a list each time, but caches the plan for a single id.
  const id = sql`${sql.placeholder('id')}::uuid`
  const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
  const someProducts = (table: ProductTable, condition: SQL) =>
    reads
      .select(accessColumns(table, sql`false`))
      .from(table as typeof courses)
      .where(sql`${table.id} = ${condition}`)
  const someLessons = (condition: SQL) =>
    reads
      .select(accessColumns(courses, sql`lessons.free`))
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(sql`${lessons.id} = ${condition}`, isNull(lessons.withdrawnAt)))
  const single = {
    ...forEachKind((kind) => someProducts(productKinds[kind].table, id).prepare(`learner_${kind}`)),
    lesson: someLessons(id).prepare('learner_lesson'),
  }
  const items = someLessons(ids).unionAll(someProducts(productKinds.book.table, ids)).prepare('learner_items')

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
  // A deleted product exists only for people who bought it.
  if (isDeleted) throw notFound()
  throw caller ? notBought(access) : unauthorized()
}
