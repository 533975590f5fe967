// `?q=` of administrators' lists: the rows that have all words asked for, with little more reading in a large table than in
// a small one. See docs/decisions/016-large-tables.md.
import { and, count, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { COUNTED_MOST } from '#contract/constants.ts'
import { countTo } from './count-to.ts'
import type { Database } from './database.ts'
import { createWordShares, type WordShares } from './word-shares.ts'
import { askedWords, tsqueryOf, type AskedWord } from './words.ts'

/**
 * How many rows are many: clearly more than are counted, as statistics are a sample, and so many that a page of them is met
 * in less time than it takes to seek out all. Seeking out one takes about as long as passing ten.
 */
const manyOf = (all: number) => Math.max(1.5 * COUNTED_MOST, Math.sqrt((all * 50) / 10))
/** More are not sought out one by one: then there are many after all. */
const soughtMost = (all: number) => Math.ceil(1.25 * manyOf(all))

export type Found = {
  where: SQL | undefined
  total(): Promise<number>
}

/** The page's rows among those of a table that have all words of a text, and meet the other conditions. */
export type FindByWords = (text: string, page: Page, ...conditions: (SQL | undefined)[]) => Promise<Found>

type Page = { limit: number; after?: string | undefined }
type Searched = PgTable & { id: PgColumn; words: PgColumn }

export function createFindByWords(db: Database, table: Searched): FindByWords {
  const wordShares = createWordShares(db, table)

  /** Few rows are found once, to count them and to take the page from them, with one more to know whether there is more. */
  async function seek(where: SQL | undefined, { limit, after }: Page, most: number) {
    const found = db.$with('found').as(db.select({ id: table.id }).from(table).where(where).limit(most))
    const later = after ? sql`filter (where ${found.id} < ${after})` : sql``
    const newest = sql`array_agg(${found.id} order by ${found.id} desc) ${later}`
    const ids = sql<string[]>`coalesce((${newest})[1:${limit + 1}], '{}')`
    const [sought] = await db.with(found).select({ total: count(), ids }).from(found)
    return sought!
  }

  return async (text, page, ...conditions) => {
    const others = and(...conditions)
    if (!text) return { where: others, total: () => countTo(db, table, others) }
    const words = askedWords(text)
    const { all, rowsExpected } = await wordShares()
    const where = and(others, hasWords(table.words, words, rowsExpected))
    // The newest of many are met soon on the way through all.
    const many = { where, total: async () => COUNTED_MOST }
    if (!others && words.length === 1 && rowsExpected(words[0]!) > manyOf(all)) return many
    const most = soughtMost(all)
    const { total, ids } = await seek(where, page, most)
    if (total === most) return many
    // As one value, however many.
    const isOneOf = sql`${table.id} = any(${sql.param(ids)}::uuid[])`
    return { where: isOneOf, total: async () => Math.min(total, COUNTED_MOST) }
  }
}

/**
 * A text without a word is in no row. The index is asked for the rarest word and one that is not unfinished, and the rows
 * it finds are compared with the others: asked for all, it would read a list for each.
 */
function hasWords(column: PgColumn, words: AskedWord[], rowsExpected: WordShares['rowsExpected']): SQL | undefined {
  const [rarest, ...others] = words.toSorted(
    (one, other) => rowsExpected(one) - rowsExpected(other) || other.word.length - one.word.length,
  )
  if (!rarest) return sql`false`
  const second = others.find(({ isBeginning }) => !isBeginning)
  const compared = others.filter((word) => word !== second)
  return and(
    sql`${column} @@ ${tsqueryOf(second ? [rarest, second] : [rarest])}`,
    // An expression is not what is indexed.
    compared.length ? sql`(${column} || '') @@ ${tsqueryOf(compared)}` : undefined,
  )
}
