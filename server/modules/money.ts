// Money is stored in whole cents; the API uses dollars.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export const toCents = (dollars: number): number => Math.round(dollars * 100)
export const toDollars = (cents: number): number => cents / 100
/** $7, $7.50 or Free, as the site shows prices. */
export function formatDollars(cents: number): string {
  if (cents === 0) return 'Free'
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
}

/** A column of cents, read as dollars. */
export const inDollars = <Value extends number | null = number>(cents: PgColumn): SQL<Value> =>
  sql<Value>`${cents}::float8 / 100`
