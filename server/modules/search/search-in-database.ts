// The same search in the database: correct, but too slow for a large catalogue.
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { CONTENT_KINDS } from '#contract/constants.ts'
import type { Database } from '../../db/database.ts'
import { courses } from '../../db/schema.ts'
import type { FindOptions, FoundPage, Limits, Suggestions } from './catalogue-index.ts'
import { foldTitle } from './fold-title.ts'
import { readEntries, searchable } from './searchable.ts'

/** Exact, then prefix, then the start of a word, then the rest. */
const rankOf = (folded: string) => sql<number>`case
  when ${courses.titleFolded} = ${folded} then 0
  when starts_with(${courses.titleFolded}, ${folded}) then 1
  when position(${` ${folded}`} in ${courses.titleFolded}) > 0 then 2
  else 3 end`

export async function findInDatabase(
  db: Database,
  text: string,
  { limit, after }: FindOptions,
): Promise<FoundPage | undefined> {
  const folded = foldTitle(text)
  const rank = rankOf(folded)
  const contains = sql`position(${folded} in ${courses.titleFolded}) > 0`
  const isFound = and(isNull(courses.deletedAt), contains)
  // The course of a cursor may have been deleted meanwhile.
  const isCursor = and(eq(courses.id, after ?? ''), contains)
  const [from] = after ? await db.select({ id: courses.id, rank }).from(courses).where(isCursor) : []
  if (after && !from) return undefined
  const later = from && or(sql`${rank} > ${from.rank}`, and(sql`${rank} = ${from.rank}`, lt(courses.id, from.id)))
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(isFound, later))
    .orderBy(rank, desc(courses.id))
    .limit(limit)
  const [all] = await db.select({ total: count() }).from(courses).where(isFound)
  return { total: all!.total, ids: rows.map((row) => row.id) }
}

/** What contains the text, oldest first; so there are no close matches. */
export async function suggestFromDatabase(
  db: Database,
  text: string,
  limits: Limits,
  isNear = false,
): Promise<Suggestions> {
  const folded = foldTitle(text)
  const found = CONTENT_KINDS.map(async (kind) => {
    const { table, title } = searchable[kind]
    const limit = folded && !(isNear && kind === 'course') ? (limits[kind] ?? 0) : 0
    const contains = sql`position(${folded} in lower(${title})) > 0`
    return [kind, limit ? await readEntries(db, kind, and(isNull(table.deletedAt), contains), limit) : []]
  })
  return Object.fromEntries(await Promise.all(found)) as Suggestions
}
