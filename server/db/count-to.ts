// The totals of administrators' lists. Counting millions of rows takes as long as reading them, so counting stops at a
// limit beyond which the exact number does not matter.
import { desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import type { Database } from './database.ts'

type Listed = PgTable & { id: PgColumn }
type Searched = { q?: string | undefined }

export async function countTo(
  db: Database,
  table: Listed,
  where: SQL | undefined,
  query: Searched = {},
): Promise<number> {
  return (await sumTo(db, table, where, query, sql`0`)).total
}

/** Also adds up the rows' cents. Undefined if there are too many rows to count. */
export async function sumTo(
  db: Database,
  table: Listed,
  where: SQL | undefined,
  query: Searched,
  cents: SQL,
): Promise<{ total: number; cents: number | undefined }> {
  const limit = query.q ? MAX_COUNTED_FOUND : MAX_COUNTED
  // If it were ordered like the list, PostgreSQL would walk the primary key for a frequent word instead of collecting
  // every match. For a word in 1% of the records, it would read a hundred times as many rows as it counts.
  const rows = db
    .select({ cents: sql<number>`${cents}`.as('cents') })
    .from(table as PgTable)
    .where(where)
    .orderBy(desc(table.id))
    .limit(limit)
    .as('counted')
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${rows.cents}), 0)::float8` })
    .from(rows)
  return { total: counted!.total, cents: counted!.total < limit ? counted!.cents : undefined }
}
