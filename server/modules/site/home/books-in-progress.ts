import { inArray } from 'drizzle-orm'
import type { BookInProgress } from '#contract/calls/site/today.ts'
import type { Database } from '../../../db/database.ts'
import { books } from '../../../db/schema.ts'
import { readingProgressOf } from '../../learning/reading/reading-progress.ts'

/** The books that a person has started and not finished, last opened first. */
export async function booksInProgress(db: Database, userId: string, limit: number): Promise<BookInProgress[]> {
  const begun = (await readingProgressOf(db, userId))
    .filter(({ isReadable, seenAt, finishedAt }) => isReadable && seenAt && !finishedAt)
    .slice(0, limit)
  if (!begun.length) return []
  const ids = begun.map(({ book }) => book)
  const rows = await db
    .select({ id: books.id, title: books.bookName, img: books.img })
    .from(books)
    .where(inArray(books.id, ids))
  const named = new Map(rows.map(({ id, title, img }) => [id, { title, img }]))
  return begun.flatMap((progress) => {
    const names = named.get(progress.book)
    return names ? [{ ...progress, ...names }] : []
  })
}
