// A book as the reader shows it: URLs with a grant, for the whole book or its sample.
import { and, eq, like, sql } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { BookChapter, BookPage, Reading } from '#contract/calls/learning/reading.ts'
import type { Reads } from '../../../db/database.ts'
import { fileVariants } from '../../../db/schema-learning.ts'
import { pageTexts } from '../../../db/schema-reading.ts'
import { one } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { drawnPages } from '../../files/uploads/drawn-pages.ts'
import { secondsOf, type OpenBook, type Pdf, type Recording } from './open-book.ts'
import { sampleOf } from './sample.ts'

type Answering = { deps: Deps; book: OpenBook; issue: (fileId: string) => string; until: Date }

export async function readingOf(deps: Deps, book: OpenBook, userId: string): Promise<Omit<Reading, 'position'>> {
  const answering = begin(deps, book, 'book', userId)
  const { pdf } = book
  return {
    ...headOf(answering),
    pages: pdf ? await pagesOf(answering, pdf, pdf.pages) : [],
    chapters: chaptersOf(answering, book.recordings, pdf?.outline ?? []),
    hasText: pdf !== null && (await deps.db.$count(pageTexts, eq(pageTexts.fileId, pdf.fileId))) > 0,
    savingBytes: await savingBytesOf(deps.db, book),
  }
}

export async function sampleReadingOf(deps: Deps, book: OpenBook): Promise<Reading> {
  const answering = begin(deps, book, 'sample', null)
  const { pdf } = book
  const { pages, recordings } = sampleOf(book)
  const whole = new Map(book.recordings.map((recording) => [recording.fileId, recording.seconds]))
  const cut: Recording[] = []
  for (const recording of recordings) {
    const isWhole = recording.seconds === whole.get(recording.fileId)
    cut.push(isWhole ? recording : { ...recording, bytes: await deps.cutMp3(recording, recording.seconds) })
  }
  return {
    ...headOf(answering),
    pages: pdf ? await pagesOf(answering, pdf, pages) : [],
    // Samples show the full table of contents, as a reason to buy.
    chapters: chaptersOf(answering, cut, pdf?.outline ?? []),
    position: 0,
    // Search and reading aloud are only for buyers.
    hasText: false,
    savingBytes: 0,
  }
}

/**
 * The size of the pages in the smaller size with their text, and of the recordings: everything that `GET
 * /book/{id}/saving` lists.
 */
async function savingBytesOf(db: Reads, { pdf, recordings }: OpenBook): Promise<number> {
  const spoken = recordings.reduce((sum, { bytes }) => sum + bytes, 0)
  if (!pdf) return spoken
  const drawn = one(
    await db
      .select({ bytes: sql<number>`coalesce(sum(${fileVariants.bytes}), 0)::float8` })
      .from(fileVariants)
      .where(and(eq(fileVariants.fileId, pdf.fileId), like(fileVariants.variant, `p%w${PAGE_WIDTHS.small}`))),
  )
  return spoken + drawn.bytes + (await pageTextBytes(db, pdf.fileId))
}

export async function pageTextBytes(db: Reads, fileId: string): Promise<number> {
  const bytes = sql<number>`coalesce(sum(octet_length(${pageTexts.text})), 0)::float8`
  return one(await db.select({ bytes }).from(pageTexts).where(eq(pageTexts.fileId, fileId))).bytes
}

function begin(deps: Deps, book: OpenBook, scope: 'book' | 'sample', userId: string | null): Answering {
  const granted = (fileId: string) => deps.grants.issue({ scope, itemId: book.id, fileId, userId })
  return { deps, book, issue: (fileId) => granted(fileId).grant, until: granted(book.id).until }
}

const headOf = ({ book, until }: Answering) => ({
  kind: book.pdf ? ('pages' as const) : ('audio' as const),
  title: book.title,
  length: lengthOf(book),
  until: until.toISOString(),
})

/** The length in pages or seconds. */
export const lengthOf = ({ pdf, recordings }: OpenBook): number => pdf?.pages ?? secondsOf(recordings)

async function pagesOf({ deps, issue }: Answering, { fileId }: Pdf, last: number): Promise<BookPage[]> {
  return (await drawnPages(deps.db, fileId, issue(fileId))).slice(0, last)
}

function chaptersOf({ issue }: Answering, recordings: Recording[], outline: Pdf['outline']): BookChapter[] {
  const spoken = recordings.map(({ fileId, title, page, seconds, bytes }) => ({
    title,
    ...(page === null ? {} : { page }),
    seconds,
    url: `/content/${issue(fileId)}/source`,
    bytes,
  }))
  const contents: BookChapter[] = outline.map(({ title, page }) => ({ title, page }))
  return [...contents, ...spoken].toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0))
}
