// A list in a person's data is read page by page, by a key that orders it.
import { gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export const ROWS_AT_ONCE = 500

/** The rows after a key, in the order of that key. */
export type ReadPage = (after: string | undefined) => Promise<{ key: string }[]>

export function isAfter(column: AnyPgColumn, after: string | undefined): SQL | undefined {
  return after === undefined ? undefined : gt(column, after)
}
