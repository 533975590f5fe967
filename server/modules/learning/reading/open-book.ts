// A book with its files' contents, for reading it and for checking what a sample may open.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reads } from '../../../db/database.ts'
import { books } from '../../../db/schema.ts'
import { files, fileVariants, type OutlineEntry } from '../../../db/schema-learning.ts'
import { HttpError, one } from '../../../http/errors.ts'

/** An MP3 file of a book. */
export type Recording = {
  fileId: string
  title: string
  /** The page it belongs to. Null for a chapter of an audiobook. */
  page: number | null
  seconds: number
  /** The recording's name in the file storage. */
  name: string
  bytes: number
}
export type Pdf = { fileId: string; pages: number; outline: OutlineEntry[]; name: string; bytes: number }

export type OpenBook = {
  id: string
  title: string
  isDeleted: boolean
  /** The value from the form. Null means a tenth. */
  sample: number | null
  /** Null for an audiobook. */
  pdf: Pdf | null
  recordings: Recording[]
}

/** Throws 404 for an unknown book, and 409 while its files are missing or being prepared. */
export async function openBook(reads: Reads, id: string): Promise<OpenBook> {
  const book = one(
    await reads
      .select({
        id: books.id,
        title: books.bookName,
        isDeleted: sql<boolean>`${books.deletedAt} is not null`,
        sample: books.sample,
        isReadable: books.isReadable,
        listed: books.files,
      })
      .from(books)
      .where(eq(books.id, id)),
  )
  const { isReadable, listed, ...known } = book
  if (!isReadable) throw preparing()
  const stored = await storedFiles(
    reads,
    listed.map(({ file }) => file),
  )
  const pdf = stored.get(listed[0]?.file ?? '')
  const isPdf = pdf?.kind === 'pdf'
  const recordings = (isPdf ? listed.slice(1) : listed).flatMap(({ file, title, page }) => {
    const recording = stored.get(file)
    if (!recording) return []
    const { seconds, name, bytes } = recording
    return [{ fileId: file, title: title ?? '', page, seconds: seconds ?? 0, name, bytes }]
  })
  return {
    ...known,
    pdf: isPdf
      ? { fileId: pdf.id, pages: pdf.pages ?? 0, outline: pdf.outline ?? [], name: pdf.name, bytes: pdf.bytes }
      : null,
    recordings,
  }
}

/** The variants of prepared files, by file id. */
async function storedFiles(reads: Reads, ids: string[]) {
  const rows = await reads
    .select({
      id: files.id,
      kind: files.kind,
      seconds: files.seconds,
      pages: files.pages,
      outline: files.outline,
      name: fileVariants.name,
      bytes: fileVariants.bytes,
    })
    .from(files)
    .innerJoin(fileVariants, and(eq(fileVariants.fileId, files.id), eq(fileVariants.variant, 'source')))
    .where(and(inArray(files.id, ids), eq(files.state, 'ready')))
  return new Map(rows.map((row) => [row.id, row]))
}

export const secondsOf = (recordings: { seconds: number }[]): number =>
  recordings.reduce((sum, { seconds }) => sum + seconds, 0)

const preparing = () => new HttpError(409, 'preparing', 'We’re still preparing this book. Come back a little later.')
