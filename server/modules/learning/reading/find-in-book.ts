// The pages that contain a text, ignoring case and line breaks.
import { sql } from 'drizzle-orm'
import type { PageFound } from '#contract/calls/learning/reading.ts'
import type { Database } from '../../../db/database.ts'

const MAX_PAGES = 50
/** Characters of context before and after a match. */
const AROUND = 60

export async function findInBook(db: Database, bookId: string, wanted: string): Promise<PageFound[]> {
  if (!wanted) return []
  const { rows } = await db.execute<{ page: number; words: string; at: number }>(sql`
    select page, regexp_replace(text, '\\s+', ' ', 'g') as words, position(lower(${wanted}) in folded) as at
    from page_texts
    where file_id = (select (files -> 0 ->> 'file')::uuid from books where id = ${bookId})
      and position(lower(${wanted}) in folded) > 0
    order by page limit ${MAX_PAGES}`)
  // PostgreSQL counts characters, JavaScript UTF-16 code units.
  return rows.map(({ page, words, at }) => ({
    page,
    excerpt: excerptOf(Array.from(words), at - 1, Array.from(wanted).length),
  }))
}

/** Excerpts are cut between words, because half a Bengali letter is unreadable. */
function excerptOf(words: string[], at: number, length: number): string {
  const before = words.slice(Math.max(0, at - AROUND), at).join('')
  const after = words.slice(at + length, at + length + AROUND).join('')
  const isCutBefore = at > AROUND
  const isCutAfter = words.length > at + length + AROUND
  return [
    isCutBefore ? `…${before.slice(before.indexOf(' ') + 1)}` : before,
    words.slice(at, at + length).join(''),
    isCutAfter ? `${after.slice(0, Math.max(0, after.lastIndexOf(' ')))}…` : after,
  ].join('')
}
