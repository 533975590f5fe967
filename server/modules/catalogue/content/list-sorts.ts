// The sort orders of lists. Ties are broken by id, so that a cursor is one id.
import { asc, desc, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type Sort = {
  order: SQL
  /** The rows after the one with this id. */
  isAfter: (id: SQLWrapper) => SQL
}

type Table = PgTable & { id: PgColumn }

export const newestFirst = (table: Table): Sort => ({ order: desc(table.id), isAfter: (id) => lt(table.id, id) })

export const highestFirst = (table: Table, column: PgColumn): Sort => ({
  order: sql`${desc(column)}, ${desc(table.id)}`,
  isAfter: (id) => sql`(${column}, ${table.id}) < (coalesce(${rankOf(table, column, id)}, 2147483647), ${id}::uuid)`,
})

export const lowestFirst = (table: Table, column: PgColumn): Sort => ({
  order: sql`${asc(column)}, ${asc(table.id)}`,
  isAfter: (id) => sql`(${column}, ${table.id}) > (coalesce(${rankOf(table, column, id)}, -1), ${id}::uuid)`,
})

/** Written as a subquery, so that PostgreSQL can seek in the index. */
const rankOf = (table: Table, column: PgColumn, id: SQLWrapper) =>
  sql`(select cursor.${sql.identifier(column.name)} from ${table} as cursor where cursor.id = ${id}::uuid)`
