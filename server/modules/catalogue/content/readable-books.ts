// A book opens once all its files are prepared. Its pages, size and minutes are the values an administrator last saved.
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { books } from '../../../db/schema.ts'

export async function openBooks(tx: Transaction, ids: string[]): Promise<void> {
  if (!ids.length) return
  await tx.execute(sql`
    update books set is_readable = is_ready
    from (
      select books.id, coalesce(bool_and(coalesce(files.state, '') = 'ready'), false) as is_ready
      from books left join lateral jsonb_array_elements(books.files) entry on true
        left join files on files.id = (entry ->> 'file')::uuid
      where ${inArray(books.id, ids)} group by books.id
    ) prepared where books.id = prepared.id`)
}

/** Opens the books that use this file, which is now ready. */
export async function openBooksOf(tx: Transaction, fileId: string): Promise<void> {
  const uses = sql`${books.files} @> ${JSON.stringify([{ file: fileId }])}::jsonb`
  const used = await tx.select({ id: books.id }).from(books).where(uses).for('update')
  await openBooks(
    tx,
    used.map(({ id }) => id),
  )
}
