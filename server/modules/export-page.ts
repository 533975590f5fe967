// Lists in a person's export are read page by page, using the key that orders them.
import { gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export const ROWS_AT_ONCE = 500

/** The rows after a key, in the order of that key. */
export type ReadPage = (after: string | undefined) => Promise<{ key: string }[]>

export function isAfter(column: AnyPgColumn, after: string | undefined): SQL | undefined {
  return after === undefined ? undefined : gt(column, after)
}
