// Whether a table’s `searched` column has a text in it, in any case. Where PostgreSQL has pg_trgm, an index answers; else
// all rows are read: see docs/decisions/016-large-tables.md.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** No condition for an empty text. % and _ are characters like any other. */
export function contains(searched: PgColumn | SQL, text: string): SQL | undefined {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${searched} like lower(${pattern})`
}
