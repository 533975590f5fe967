// Whether a table’s `searched` column has a text in it, in any case. It reads every row but folds none anew, which will do
// for lists that only administrators ask for: see docs/decisions/014-administration.md.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** No condition for an empty text. Not LIKE, so that % and _ are characters like any other. */
export function contains(searched: PgColumn | SQL, text: string): SQL | undefined {
  return text ? sql`strpos(${searched}, lower(${text})) > 0` : undefined
}
