// The same search in the database: correct, but too slow for a large catalogue.
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ContentKind } from '#contract/constants.ts'
import type { Database } from '../../db/database.ts'
import { courses } from '../../db/schema.ts'
import { foldTitle } from './fold-title.ts'
import { readEntries, searchable, toEntry } from './searchable.ts'
import type { Entry, FindOptions, FoundPage } from './title-index.ts'

/** Exact, then prefix, then the start of a word, then the rest. */
const rankOf = (folded: string) => sql<number>`case
  when ${courses.titleFolded} = ${folded} then 0
  when starts_with(${courses.titleFolded}, ${folded}) then 1
  when position(${` ${folded}`} in ${courses.titleFolded}) > 0 then 2
  else 3 end`

const contains = (folded: string) =>
  and(isNull(courses.deletedAt), sql`position(${folded} in ${courses.titleFolded}) > 0`)

export async function findInDatabase(db: Database, text: string, { limit, after }: FindOptions): Promise<FoundPage> {
  const folded = foldTitle(text)
  const rank = rankOf(folded)
  const [from] = after
    ? await db.select({ id: courses.id, rank }).from(courses).where(eq(courses.id, after))
    : [undefined]
  // There is no page after a deleted course, as in the index.
  const isGone = after !== undefined && !from
  const later = from && or(sql`${rank} > ${from.rank}`, and(sql`${rank} = ${from.rank}`, lt(courses.id, from.id)))
  const rows = isGone
    ? []
    : await db
        .select({ id: courses.id })
        .from(courses)
        .where(and(contains(folded), later))
        .orderBy(rank, desc(courses.id))
        .limit(limit)
  const [all] = await db.select({ total: count() }).from(courses).where(contains(folded))
  return { total: all!.total, ids: rows.map((row) => row.id) }
}

export async function suggestFromDatabase(
  db: Database,
  kind: ContentKind,
  text: string,
  limit: number,
): Promise<Entry[]> {
  const folded = foldTitle(text)
  if (!folded) return []
  const { table, title } = searchable[kind]
  const rows = await readEntries(
    db,
    kind,
    and(isNull(table.deletedAt), sql`position(${folded} in lower(${title})) > 0`),
    limit,
  )
  return rows.map(toEntry)
}
