// The files of the demo books, prepared like uploads: pages drawn, texts extracted, chapters listed.
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import { pageVariant } from '#server/modules/files/uploads/page-names.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { pageTexts } from '../../server/db/schema-reading.ts'
import { files, fileVariants } from '../../server/db/schema-learning.ts'
import type { DemoBookFile, DemoBookFiles } from '../books/book-files.ts'

const TYPES = { pdf: 'application/pdf', mp3: 'audio/mpeg' }

/** Stores a book's files, and returns its list of files. */
export async function seedBookFiles(tx: Transaction, book: DemoBookFiles, at: Date): Promise<BookFile[]> {
  const listed: BookFile[] = []
  for (const file of book.files) {
    const id = await seedFile(tx, file, book, at)
    listed.push({ file: id, title: file.title ?? null, page: file.page ?? null })
  }
  return listed
}

async function seedFile(tx: Transaction, file: DemoBookFile, { chapters, pictures, texts }: DemoBookFiles, at: Date) {
  const { name, kind, bytes, sha256, seconds = null, pages = null } = file
  const id = newId(at)
  const isPdf = kind === 'pdf'
  await tx.insert(files).values({
    id,
    kind,
    name,
    state: 'ready',
    bytes,
    arrived: bytes,
    sha256,
    seconds,
    pages,
    outline: isPdf ? chapters.map(({ title, page }) => ({ title, page })) : null,
    createdAt: at,
    changedAt: at,
  })
  const source = { fileId: id, variant: 'source', name, type: TYPES[kind], bytes }
  const drawn = pictures.map(({ page, ...picture }) => ({
    fileId: id,
    variant: pageVariant(page, PAGE_WIDTHS.small),
    type: 'image/webp',
    ...picture,
  }))
  await tx.insert(fileVariants).values(isPdf ? [source, ...drawn] : [source])
  const words = texts.map((text, index) => ({ fileId: id, page: index + 1, text })).filter(({ text }) => text)
  if (isPdf && words.length) await tx.insert(pageTexts).values(words)
  return id
}
