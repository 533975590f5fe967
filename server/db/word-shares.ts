// How frequent words are, from PostgreSQL's own statistics: it keeps the most frequent words of a column, each with the
// share of rows that have it. The embedded engine gathers none, and there every word counts as rare.
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import type { AskedWord } from './words.ts'

export type WordShares = {
  /** How many rows there are. */
  all: number
  /** In how many of them a word is expected, as far as it is frequent. */
  rowsExpected(word: AskedWord): number
}

const KNOWN_FOR_MS = 60_000
const NONE: WordShares = { all: 0, rowsExpected: () => 0 }

export function createWordShares(db: Database, table: PgTable): () => Promise<WordShares> {
  let known = NONE
  let knownUntil = 0
  return async () => {
    if (Date.now() > knownUntil) {
      known = await read(db, getTableName(table))
      knownUntil = Date.now() + KNOWN_FOR_MS
    }
    return known
  }
}

async function read(db: Database, table: string): Promise<WordShares> {
  const { rows } = await db.execute<{ all: number; words: string[]; shares: number[] }>(
    sql`select reltuples as all, most_common_elems::text::text[] as words, most_common_elem_freqs as shares
      from pg_stats join pg_class on pg_class.oid = to_regclass(tablename)
      where schemaname = current_schema() and tablename = ${table} and attname = 'words'
        and most_common_elems is not null`,
  )
  const [found] = rows
  if (!found) return NONE
  const expected = new Map(found.words.map((word, place) => [word, found.shares[place]! * found.all]))
  const rowsExpected = ({ word, isBeginning }: AskedWord) => {
    const folded = word.toLowerCase()
    if (!isBeginning) return expected.get(folded) ?? 0
    let sum = 0
    for (const [each, rows] of expected) if (each.startsWith(folded)) sum += rows
    return sum
  }
  return { all: found.all, rowsExpected }
}
