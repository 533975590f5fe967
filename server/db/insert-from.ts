// `insert into … select …` with columns by name. drizzle's own `insert().select()` goes by position, and it cannot leave out
// generated columns.
import { getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Columns left out take their default; leaving out one that needs a value does not compile. */
export type InsertedColumns<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper | Placeholder
}

/** One row for each row of `from`, which begins with the keyword itself. */
export function insertFrom<Table extends PgTable>(table: Table, row: InsertedColumns<Table>, from: SQL): SQL {
  const columns = getTableColumns(table)
  const names = Object.keys(row).map((name) => sql.identifier(columns[name]!.name))
  const values = Object.values(row).map((value) => sql`${value}`)
  return sql`insert into ${table} (${list(names)}) select ${list(values)} ${from}`
}

const list = (parts: SQLWrapper[]): SQL => sql.join(parts, sql`, `)
