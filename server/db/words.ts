// Words as `?q=` of administrators' lists compares them: PostgreSQL takes the texts of a record apart when it is written,
// and this file what is asked for, at the same places. See docs/decisions/016-large-tables.md.
import { customType } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** For PostgreSQL and JavaScript alike. Joiners of zero width are none of these: they stand within Bengali words. */
const BETWEEN_WORDS = String.raw`[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+`
const between = new RegExp(BETWEEN_WORDS)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A column with all words of some other columns. */
export function wordsOfColumns(...columns: string[]) {
  const words = `regexp_split_to_array(lower(${columns.join(` || ' ' || `)}), '${BETWEEN_WORDS}')`
  return tsvector('words').generatedAlwaysAs(sql.raw(`array_to_tsvector(array_remove(${words}, ''))`))
}

export type AskedWord = { word: string; isBeginning: boolean }

/** The last word may not be finished yet. */
export function askedWords(text: string): AskedWord[] {
  const words = text.split(between).filter(Boolean)
  return words.map((word, place) => ({ word, isBeginning: place === words.length - 1 }))
}

/** All of them, in PostgreSQL's own language; no word has a quote or a backslash in it. */
export const tsqueryOf = (words: AskedWord[]) =>
  sql`lower(${words.map(({ word, isBeginning }) => `'${word}'${isBeginning ? ':*' : ''}`).join(' & ')})::tsquery`
