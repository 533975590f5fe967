// What courses, books, blogs and instructors have in common: an id and a soft delete.
import { and, count, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { courses } from '../../db/schema.ts'
import type { ContentTable } from './content-kinds.ts'

export const live = (table: ContentTable, id: string | Placeholder) => and(eq(table.id, id), isNull(table.deletedAt))

export async function countOf(db: Database, table: ContentTable, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as typeof courses)
    .where(and(isNull(table.deletedAt), where))
  return row!.total
}
