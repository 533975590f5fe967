// The files of a book and the text of its pages, for administrators.
import { eq } from 'drizzle-orm'
import { refusal } from '#contract/refusals.ts'
import { tidy } from '#contract/tidy.ts'
import { files } from '../../../db/schema-learning.ts'
import { pageTexts } from '../../../db/schema-reading.ts'
import { books } from '../../../db/schema.ts'
import { conflict, invalid, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'
import { filesOf } from '../../files/uploads/file-rows.ts'

export function bookFileCalls({ db, now }: Deps): Pick<Handlers, 'GET /book/{id}/files' | 'PUT /book/{id}/text'> {
  return {
    async 'GET /book/{id}/files'({ params: { id } }) {
      const { listed } = one(await db.select({ listed: books.files }).from(books).where(eq(books.id, id)))
      const stored = await filesOf(
        db,
        listed.map(({ file }) => file),
      )
      const byId = new Map(stored.map((file) => [file._id, file]))
      return listed.flatMap((entry) => {
        const file = byId.get(entry.file)
        return file ? [{ ...entry, stored: file }] : []
      })
    },

    async 'PUT /book/{id}/text'({ params: { id }, body: { pages }, caller }) {
      await db.transaction(async (tx) => {
        const { name, listed } = one(
          await tx.select({ name: books.bookName, listed: books.files }).from(books).where(live(books, id)),
        )
        const fileId = listed[0]?.file
        const [file] = fileId ? await tx.select().from(files).where(eq(files.id, fileId)).for('key share') : []
        if (file?.kind !== 'pdf') throw conflict('no_pdf', 'Add the book’s PDF first.')
        if (file.pages !== null && pages.length > file.pages) throw invalid({ pages: refusal('max', file.pages) })
        await tx.delete(pageTexts).where(eq(pageTexts.fileId, file.id))
        const rows = pages
          .map((text, index) => ({ fileId: file.id, page: index + 1, text: tidy(text) }))
          .filter(({ text }) => text)
        if (rows.length) await tx.insert(pageTexts).values(rows)
        await recordAction(tx, caller, now(), { what: 'change', kind: 'book', itemId: id, name })
      })
      return { modifiedCount: 1 }
    },
  }
}
