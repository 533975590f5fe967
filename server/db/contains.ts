// Whether a table’s `searched` column has a text in it, in any case. Where PostgreSQL has pg_trgm, an index answers; else
// all rows are read: see docs/decisions/016-large-tables.md.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** No condition for an empty text. % and _ are characters like any other. */
export function contains(searched: PgColumn | SQL, text: string): SQL | undefined {
  if (!text) return undefined
  const word = tellingWord(text)
  const whole = sql`like lower(${patternOf(text)})`
  if (word === text) return sql`${searched} ${whole}`
  // The index is asked for one word alone: it would read a list of rows for every three letters of a long text.
  return sql`${searched} like lower(${patternOf(word)}) and ${searched} || '' ${whole}`
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The longest word, as the one that is in the fewest rows; of an e-mail not that of the mail service. */
function tellingWord(text: string): string {
  const words = (text.split('@')[0] || text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '') || text
}
