// Conditions shared by courses, books, blogs and instructors: an id and a soft delete. A course may also be a draft.
import { and, count, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.ts'
import type { courses } from '../../../db/schema.ts'
import type { ContentTable } from './content-kinds.ts'

/** An item that can be edited, drafts included. */
export const live = (table: ContentTable, id: string | Placeholder) => and(eq(table.id, id), isNull(table.deletedAt))

/** Items that anyone may find: neither in the bin nor a teacher's draft. */
export const listed = (table: { deletedAt: PgColumn; isListed?: PgColumn }): SQL =>
  and(isNull(table.deletedAt), table.isListed && sql`${table.isListed}`)!

/** An item that anyone may read. */
export const listedItem = (table: ContentTable, id: string | Placeholder) => and(eq(table.id, id), listed(table))

export async function countOf(db: Database, table: ContentTable, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as typeof courses)
    .where(and(listed(table), where))
  return row!.total
}
