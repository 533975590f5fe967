// Rows serialised as JSON by PostgreSQL, which costs less than parsing and serialising them again.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Reads } from '../../../db/database.ts'
import { JsonText } from '../../../http/handlers.ts'
import type { ContentTable } from './content-kinds.ts'
import { listedItem } from './content-rows.ts'

type Table = PgTable & { id: PgColumn }

/** The answer for each row, to be joined with a subquery `page` of ids and positions. */
export const itemsOf = (table: Table, fields: SelectedFields): SQL =>
  sql`lateral ${itemWhere(table, fields, sql`${table.id} = page.id`)}`

function itemWhere(table: Table, fields: SelectedFields, where: SQL): SQL {
  const columns = Object.entries(fields).map(([name, field]) => sql`${field as SQL} as ${sql.identifier(name)}`)
  return sql`(select ${sql.join(columns, sql`, `)} from ${table} where ${where}) as item`
}

/** The item with an id, if anyone may read it. The statement is prepared under a name. */
export function preparedItem<Fields extends SelectedFields>(
  reads: Reads,
  name: string,
  table: ContentTable,
  fields: Fields,
) {
  const statement = reads
    .select({ json: sql<string>`row_to_json(item)::text` })
    .from(itemWhere(table, fields, listedItem(table, sql.placeholder('id'))!))
    .prepare(name)
  return async (params: { id: string }) => {
    const rows = await statement.execute(params)
    return rows.map(({ json }) => new JsonText<SelectResultFields<Fields>>(json))
  }
}

/** The rows as the text of a JSON array. */
export const jsonUpTo = (limit: SQLWrapper): SQL<string> => sql`'[' || coalesce(
  string_agg(row_to_json(item)::text, ',' order by page.place) filter (where page.place <= ${limit}::int), ''
) || ']'`
