// Columns and checks that many tables have.
import { sql, type SQL } from 'drizzle-orm'
import { index, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()

/** A check that follows its list, so that `npm run db:migration` notices a new value. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/**
 * Finds what still shows an upload before it is deleted. The index is partial, because most pictures aren't uploads.
 */
export const ofUpload = (name: string, column: AnyPgColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} like '/media/%'`)
