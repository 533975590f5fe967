// The totals of administrators' lists. Counting millions of rows takes as long as reading them, so counting stops at a
// limit beyond which the exact number does not matter.
import { count, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import type { Database } from './database.ts'

export async function countTo(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  query: { q?: string | undefined } = {},
): Promise<number> {
  // Ordered like the list, PostgreSQL walks the primary key for a frequent word instead of collecting every match. For
  // a word in 1% of the records it reads a hundred times as many rows as it counts.
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table as PgTable)
    .where(where)
    .orderBy(desc(table.id))
    .limit(query.q ? MAX_COUNTED_FOUND : MAX_COUNTED)
    .as('counted')
  const [counted] = await db.select({ total: count() }).from(rows)
  return counted!.total
}
