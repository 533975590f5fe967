// A book opens once all its files are prepared. Its pages, size and minutes are theirs from then on.
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { books } from '../../db/schema.ts'

/** Also marks the books as changed in this content version. */
export async function countBooks(tx: Transaction, ids: string[], version: number): Promise<void> {
  if (!ids.length) return
  await tx.execute(sql`
    update books set is_readable = is_ready,
      page = case when is_ready then coalesce(counted.pages, page) else page end,
      filesize_mb = case when is_ready then counted.megabytes else filesize_mb end,
      minutes = case when is_ready then coalesce(counted.minutes, books.minutes) else books.minutes end
    from (
      select books.id, coalesce(bool_and(coalesce(files.state, '') = 'ready'), false) as is_ready, sum(files.pages)::int as pages,
        greatest(round(sum(files.bytes) / 1e6, 2), 0.01)::float8 as megabytes,
        ceil(sum(files.seconds) / 60.0)::int as minutes
      from books left join lateral jsonb_array_elements(books.files) entry on true
        left join files on files.id = (entry ->> 'file')::uuid
      where ${inArray(books.id, ids)} group by books.id
    ) counted where books.id = counted.id`)
  await tx.update(books).set({ changedIn: version }).where(inArray(books.id, ids))
}

/** The books that use this file, which is ready now. */
export async function countBooksOf(tx: Transaction, fileId: string, version: number): Promise<void> {
  const uses = sql`${books.files} @> ${JSON.stringify([{ file: fileId }])}::jsonb`
  const used = await tx.select({ id: books.id }).from(books).where(uses).for('update')
  await countBooks(
    tx,
    used.map(({ id }) => id),
    version,
  )
}
