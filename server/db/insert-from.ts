// `insert into … select …` with columns by name. drizzle's own `insert().select()` goes by position and cannot leave
// out generated columns.
import { getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Omitted columns get their default value. Omitting one without a default doesn't compile. */
export type InsertedColumns<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper | Placeholder
}

/** Inserts one row for each row of `from`, which includes the keyword. */
export function insertFrom<Table extends PgTable>(table: Table, row: InsertedColumns<Table>, from: SQL): SQL {
  const columns = getTableColumns(table)
  const names = Object.keys(row).map((name) => sql.identifier(columns[name]!.name))
  const values = Object.values(row).map((value) => sql`${value}`)
  return sql`insert into ${table} (${list(names)}) select ${list(values)} ${from}`
}

const list = (parts: SQLWrapper[]): SQL => sql.join(parts, sql`, `)
