// How many rows administrators' lists have. Nobody keeps their numbers (each order would wait for the one before it), and
// counting millions takes as long as reading them, so the counting ends where a number says no more than 'many'.
import { count, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { COUNTED_MOST } from '#contract/constants.ts'
import type { Database } from './database.ts'

/** `from` is a table, or tables joined. */
export async function countTo(db: Database, from: PgTable | SQL, where: SQL | undefined): Promise<number> {
  const rows = sql`(select from ${from} where ${where ?? sql`true`} limit ${COUNTED_MOST}) as counted`
  const [counted] = await db.select({ total: count() }).from(rows)
  return counted!.total
}
