// The number of rows in each public list. Triggers maintain it, so that a list of a million rows is not counted for
// each reader: see docs/decisions/016-large-tables.md.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { listTotals } from '../../db/schema.ts'

export type Totals = (list: string) => Promise<number>

export function createTotals(db: Database): Totals {
  const totalOf = db
    .select({ total: listTotals.total })
    .from(listTotals)
    .where(eq(listTotals.list, sql.placeholder('list')))
    .prepare('list_total')
  return async (list) => (await totalOf.execute({ list }))[0]?.total ?? 0
}
