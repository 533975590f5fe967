// Searching by words in administrators' lists (`?q=`). PostgreSQL splits the texts of a record when it is written, and
// `hasWords` splits the search text at the same places. See docs/decisions/016-large-tables.md.
import { sql, type SQL } from 'drizzle-orm'
import { customType, type PgColumn } from 'drizzle-orm/pg-core'

/**
 * The separators for both PostgreSQL and JavaScript. Zero-width joiners aren't among them, because they occur within
 * Bengali words.
 */
const BETWEEN_WORDS = String.raw`[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+`
const between = new RegExp(BETWEEN_WORDS)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A generated column with the words of some other columns. */
export function wordsOfColumns(...columns: string[]) {
  const words = `regexp_split_to_array(lower(${columns.join(` || ' ' || `)}), '${BETWEEN_WORDS}')`
  return tsvector('words').generatedAlwaysAs(sql.raw(`array_to_tsvector(array_remove(${words}, ''))`))
}

/**
 * A row matches if it has every word of the text; the last word may be a prefix. A text without words matches nothing.
 */
export function hasWords(column: PgColumn, text: string): SQL | undefined {
  if (!text) return undefined
  const words = text.split(between).filter(Boolean)
  const last = words.pop()
  if (!last) return sql`false`
  const complete = words.map((word) => `'${word}'`)
  const unfinished = `'${last}':*`
  if (complete.length && text.includes('@')) {
    // Many addresses share a domain, so the index would read them all. `is true` keeps this condition out of the index.
    return sql`${column} @@ ${tsquery(complete)} and (${column} @@ ${tsquery([unfinished])}) is true`
  }
  return sql`${column} @@ ${tsquery([...complete, unfinished])}`
}

/** Safe to quote: quotes and backslashes are separators, so no word contains them. */
const tsquery = (parts: string[]): SQL => sql`lower(${parts.join(' & ')})::tsquery`
