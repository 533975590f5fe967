// Whether a table’s `searched` column has a text in it, in any case. Where PostgreSQL has pg_trgm, an index answers; else
// all rows are read: see docs/decisions/016-large-tables.md.
import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const TELLING_WORDS = 3

/** No condition for an empty text. % and _ are characters like any other. */
export function contains(searched: PgColumn | SQL, text: string): SQL | undefined {
  if (!text) return undefined
  const has = (part: string) => sql`${searched} like lower(${patternOf(part)})`
  const words = tellingWords(text)
  if (!words.length || words[0] === text) return has(text)
  // The index is asked for some words alone: it would read a list of rows for every three letters of a long text.
  return and(...words.map(has), sql`${searched} || '' like lower(${patternOf(text)})`)
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The longest words, as those that are in the fewest rows; of an e-mail not those of the mail service. */
function tellingWords(text: string): string[] {
  const words = (text.split('@')[0] || text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.toSorted((one, other) => other.length - one.length).slice(0, TELLING_WORDS)
}
