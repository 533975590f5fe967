// Rows serialised as JSON by PostgreSQL. They come from a subquery `page` with their ids and positions.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'

/** The answer for each row, to be joined with `page`. */
export function itemsOf(table: PgTable & { id: PgColumn }, fields: SelectedFields): SQL {
  const columns = Object.entries(fields).map(([name, field]) => sql`${field as SQL} as ${sql.identifier(name)}`)
  return sql`lateral (select ${sql.join(columns, sql`, `)} from ${table} where ${table.id} = page.id) as item`
}

/** The items as the text of a JSON array. */
export const jsonUpTo = (limit: SQLWrapper): SQL<string> => sql`'[' || coalesce(
  string_agg(row_to_json(item)::text, ',' order by page.place) filter (where page.place <= ${limit}::int), ''
) || ']'`
