// The schemas of the reader: pages, chapters, samples, marks, and the files of a book.
import { z } from 'zod'
import { MAX_NOTE_TEXT, MAX_PDF_PAGES } from '../../constants.ts'
import { bookFileFields } from '../catalogue/book-files.ts'
import { count, id, text } from '../fields.ts'
import { drawnPage, file, type DrawnPage } from './learning.ts'

const DAY_SECONDS = 86_400

// For readers

export type BookPage = DrawnPage

/**
 * In a PDF, a table-of-contents entry with `page`, and with `url` if a recording belongs to that page. In an audiobook,
 * a recording.
 */
const bookChapter = z.object({
  title: z.string(),
  page: count.optional(),
  seconds: count.optional(),
  url: z.string().optional(),
  bytes: count.optional(),
})
export type BookChapter = z.infer<typeof bookChapter>

export const reading = z.object({
  kind: z.enum(['pages', 'audio']),
  title: z.string(),
  pages: z.array(drawnPage),
  chapters: z.array(bookChapter),
  /** The page, or the second from the start of the first chapter; 0 if never opened. */
  position: count,
  /** Pages or seconds in the whole book, even for a sample. */
  length: count,
  /** Whether the pages can be searched and read aloud. */
  hasText: z.boolean(),
  /** What a device stores to open the whole book offline. 0 for a sample. */
  savingBytes: count,
  /** When the URLs expire. */
  until: z.iso.datetime(),
})
export type Reading = z.infer<typeof reading>

export const pageText = z.object({ text: z.string() })
export const pagesFound = z.array(z.object({ page: count, excerpt: z.string() }))
export type PageFound = z.infer<typeof pagesFound>[number]

/** A bookmark, or a note if it has text. */
export const markBody = z.object({
  book: id,
  /** A page, or a second in an audiobook. */
  position: count.min(0).max(DAY_SECONDS),
  text: text(MAX_NOTE_TEXT).nullable(),
})
export const mark = z.object({
  _id: id,
  position: count,
  text: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Mark = z.infer<typeof mark>

/** An owned book in My Collection. */
export const readingProgress = z.object({
  book: id,
  kind: z.enum(['pages', 'audio']),
  /** False while its file is missing or being prepared. */
  isReadable: z.boolean(),
  /** The current page or second. */
  position: count,
  length: count,
  /** For audiobooks: the current chapter, counted from 1, and the number of chapters. */
  chapter: count.nullable(),
  chapters: count,
  /** Null if never opened. */
  seenAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ReadingProgress = z.infer<typeof readingProgress>

/** A personal copy: still being prepared, or its URL. */
export const download = z.object({ state: z.enum(['working', 'ready']), url: z.string().optional() })
export type Download = z.infer<typeof download>

// For administrators

export const bookFilesAnswer = z.array(bookFileFields.extend({ stored: file }))

/** The author's text of every page, for PDFs whose text cannot be extracted. */
export const bookTextBody = z.object({ pages: z.array(z.string().max(20_000)).max(MAX_PDF_PAGES) })
