// Makes the files of the demo books: `node demo/books/make-books.ts` (needs Debian's poppler-utils, ffmpeg and espeak-ng).
// PDFs are set from their texts and drawn page by page; audio books, and the recordings of interactive PDFs, are read
// aloud. Running it again changes nothing. With a name, it makes that book only.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { books } from '../content/books.ts'
import { bookTexts } from '../content/book-texts/index.ts'
import type { Block, BookChapter, BookText } from '../content/book-texts/types.ts'
import type { DemoBook } from '../content/types.ts'
import { designOf } from './book-design.ts'
import type { BookRecord, FileRecord } from './book-files.ts'
import { drawPages } from './draw-pages.ts'
import { readAloud } from './read-aloud.ts'
import { setBook } from './set-book.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const [only] = process.argv.slice(2)

mkdirSync(MEDIA, { recursive: true })
for (const [slug, text] of Object.entries(bookTexts)) {
  if (only && only !== slug) continue
  const book = books.find(({ name }) => name === text.book)
  if (!book) throw new Error(`No demo book is called ${text.book}`)
  const record = book.format === 'PDF' ? await makePdf(slug, book, text) : makeAudio(slug, book, text)
  writeFileSync(`${MEDIA}${slug}.json`, `${JSON.stringify(record, null, 2)}\n`)
  process.stdout.write(`${slug}: ${record.texts.length} pages, ${record.files.length} files\n`)
}

async function makePdf(slug: string, book: DemoBook, text: BookText): Promise<BookRecord> {
  const { bytes, chapters, texts } = await setBook(book, text)
  writeFileSync(`${MEDIA}${slug}.pdf`, bytes)
  await drawPages(bytes, designOf(book.lang, book.hue), (page) => `${MEDIA}${slug}-p${page}.webp`)
  const recordings = text.chapters.flatMap(({ title, spoken }, index) =>
    spoken ? [{ ...recorded(slug, book, index, title, [spoken]), page: chapters[index]!.page }] : [],
  )
  const files = [{ name: `${slug}.pdf`, sha256: sha256(`${slug}.pdf`) }, ...recordings]
  return { book: book.name, files, chapters, texts }
}

function makeAudio(slug: string, book: DemoBook, { chapters }: BookText): BookRecord {
  const files = chapters.map((chapter, index) => recorded(slug, book, index, chapter.title, spokenText(chapter)))
  return { book: book.name, files, chapters: [], texts: [] }
}

function recorded(slug: string, book: DemoBook, index: number, title: string, paragraphs: string[]): FileRecord {
  const name = `${slug}-${index + 1}.mp3`
  const artist = book.writers.map((writer) => writer.name).join(', ')
  const tags = { title, album: book.name, artist, track: String(index + 1) }
  const seconds = readAloud(paragraphs, book.lang, tags, MEDIA + name)
  return { name, sha256: sha256(name), title, seconds }
}

function spokenText({ title, blocks }: BookChapter): string[] {
  return [title, ...blocks.flatMap(readable)]
}

function readable(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('verse' in block) return [block.verse.join('\n')]
  throw new Error(`An audio book cannot read ${JSON.stringify(block)}`)
}

function sha256(name: string): string {
  return createHash('sha256')
    .update(readFileSync(MEDIA + name))
    .digest('hex')
}
