// Refuses a book whose files don't fit its format, and says why: a PDF book has one PDF and recordings of its pages, an
// MP3 book has chapters. The files may still be uploading or in preparation.
import { eq, inArray } from 'drizzle-orm'
import { MAX_SAMPLE } from '#contract/constants.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { refusal, type Refusal } from '#contract/refusals.ts'
import type { Transaction } from '../../../db/database.ts'
import { files } from '../../../db/schema-learning.ts'
import { books } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'

type Refusals = Record<string, Refusal>
type StoredFiles = Map<string, Pick<typeof files.$inferSelect, 'kind' | 'pages'>>

/** Reads the book as it was just written, in the same transaction. */
export async function requireFitting(tx: Transaction, id: string): Promise<void> {
  const [book] = await tx.select().from(books).where(eq(books.id, id))
  if (!book) return
  const refused = {
    ...(book.sample !== null && book.sample > MAX_SAMPLE[book.formate]
      ? { sample: refusal('max', MAX_SAMPLE[book.formate]) }
      : {}),
    ...(book.files.length ? filesRefused(book, await lockFiles(tx, book.files)) : {}),
  }
  if (Object.keys(refused).length) throw invalid(refused)
}

/** Locks the files against deletion until the book is stored. */
async function lockFiles(tx: Transaction, listed: BookFile[]): Promise<StoredFiles> {
  const ids = listed.map(({ file }) => file)
  const rows = await tx
    .select({ id: files.id, kind: files.kind, pages: files.pages })
    .from(files)
    .where(inArray(files.id, ids))
    .for('key share')
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

function filesRefused(
  { formate, interactive, files: listed }: typeof books.$inferSelect,
  stored: StoredFiles,
): Refusals {
  const missing = listed.findIndex(({ file }, at) => !stored.has(file) || firstWith(listed, file) !== at)
  if (missing >= 0) return { [`files.${missing}.file`]: 'not_an_id' }
  const kinds = listed.map(({ file }) => stored.get(file)!.kind)
  const pdfs = formate === 'PDF' ? 1 : 0
  const areFitting = kinds.every((kind, at) => kind === (at < pdfs ? 'pdf' : 'mp3'))
  if (!areFitting) return { files: formate === 'PDF' ? 'not_pdf_files' : 'not_mp3_files' }
  const recordings = listed.map((entry, at) => ({ ...entry, at })).slice(pdfs)
  const pages = stored.get(listed[0]!.file)!.pages
  const isLinked = pdfs > 0 && recordings.length > 0
  return {
    ...Object.fromEntries(recordings.flatMap((entry) => (pdfs ? pageRefused(entry, pages) : titleRefused(entry)))),
    ...(interactive === 'YES' && !isLinked ? { interactive: 'needs_recording' } : {}),
  }
}

const firstWith = (listed: BookFile[], wanted: string) => listed.findIndex(({ file }) => file === wanted)

type Recording = BookFile & { at: number }
type Entries = [string, Refusal][]

const titleRefused = ({ title, at }: Recording): Entries => (title === null ? [[`files.${at}.title`, 'required']] : [])

function pageRefused({ page, at }: Recording, pages: number | null): Entries {
  if (page === null) return [[`files.${at}.page`, 'required']]
  return pages !== null && page > pages ? [[`files.${at}.page`, refusal('max', pages)]] : []
}
