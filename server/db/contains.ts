// Whether a text is part of one of some columns, in any case. It reads every row: for lists that only administrators ask.
import { or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** No condition for an empty text. Not LIKE, so that % and _ are characters like any other. */
export function contains(text: string, ...columns: PgColumn[]): SQL | undefined {
  if (!text) return undefined
  return or(...columns.map((column) => sql`strpos(lower(${column}), lower(${text})) > 0`))
}
