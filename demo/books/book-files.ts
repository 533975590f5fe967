// The files of the demo books, which make-books.ts has written to the media folder.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Files } from '#server/adapters/files/files.ts'
import { withFolder } from '../with-folder.ts'
import type { Chapter } from './outline.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const PREFIX = 'demo-book-'
const PICTURE = { width: 720, height: 960 }

export type FileRecord = { name: string; sha256: string; title?: string; seconds?: number; page?: number }

/** The details that make-books.ts writes next to a book's files. */
export type BookRecord = { book: string; files: FileRecord[]; chapters: Chapter[]; texts: string[] }

type Stored = { name: string; bytes: number }

export type DemoBookFile = Stored & {
  kind: 'pdf' | 'mp3'
  sha256: string
  /** The number of pages in a PDF. */
  pages?: number
  /** A recording's length in whole seconds. */
  seconds?: number
  title?: string
  /** The page of a PDF that a recording belongs to. */
  page?: number
}

export type DemoBookFiles = {
  /** The PDF and then its recordings, or the chapters of an audio book. */
  files: [DemoBookFile, ...DemoBookFile[]]
  /** The pages of a PDF, drawn 720 pixels wide. */
  pictures: (Stored & { page: number; width: number; height: number })[]
  chapters: Chapter[]
  /** The author's text of each page. */
  texts: string[]
}

let records: Map<string, BookRecord> | undefined

function readRecords(): Map<string, BookRecord> {
  const names = readdirSync(MEDIA).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => {
      const record = JSON.parse(readFileSync(MEDIA + name, 'utf8')) as BookRecord
      return [record.book, record]
    }),
  )
}

/** The files of the demo book with this name. */
export function bookFiles(book: string): DemoBookFiles {
  records ??= readRecords()
  const record = records.get(book)
  if (!record) throw new Error(`demo/books/media has no files of ${book}`)
  const { files, chapters, texts } = record
  const found = files.map((file): DemoBookFile => ({
    ...file,
    ...stored(file.name),
    ...(file.name.endsWith('.pdf') ? { kind: 'pdf', pages: texts.length } : { kind: 'mp3' }),
  }))
  const pictures = texts.map((_, index) => ({
    page: index + 1,
    ...PICTURE,
    ...stored(files[0]!.name.replace('.pdf', `-p${index + 1}.webp`)),
  }))
  return { files: found as DemoBookFiles['files'], pictures, chapters, texts }
}

/** What the book's page says about its files. An audio book has a page for each chapter. */
export function sizeOf({ files }: DemoBookFiles): { page: number; minutes: number | null; filesizeMb: number } {
  const sum = (of: (file: DemoBookFile) => number) => files.reduce((total, file) => total + of(file), 0)
  const [{ kind, pages = files.length }] = files
  return {
    page: pages,
    minutes: kind === 'mp3' ? Math.ceil(sum(({ seconds = 0 }) => seconds) / 60) : null,
    filesizeMb: Math.round(sum(({ bytes }) => bytes) / 10_000) / 100,
  }
}

const stored = (name: string): Stored => ({ name: PREFIX + name, bytes: statSync(MEDIA + name).size })

/** Reads the books from the repository, and everything else from the given storage. */
export function withBooks(files: Files): Promise<Files> {
  return withFolder(files, MEDIA, (name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined))
}
