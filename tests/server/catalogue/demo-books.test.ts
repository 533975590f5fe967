// The files of the demo school's books: all there, readable, and small enough for the repository.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, test } from 'node:test'
import { PDF } from '@libpdf/core'
import { bookFiles, sizeOf } from '#demo/books/book-files.ts'
import { books } from '#demo/content/books.ts'

const MEDIA = new URL('../../../demo/books/media/', import.meta.url)
const MAX_BYTES = 8_000_000
const MAX_PICTURE_BYTES = 60_000
const LONG = { count: 6, pages: 12 }
const MIN_PAGES = 4

const inRepository = (name: string) => readFileSync(new URL(name.replace('demo-book-', ''), MEDIA))

describe('the demo’s books', () => {
  const all = books.map((book) => ({ book, found: bookFiles(book.name) }))
  const printed = all.filter(({ book }) => book.format === 'PDF')

  test('fit into the repository', () => {
    const bytes = readdirSync(MEDIA).reduce((sum, name) => sum + statSync(new URL(name, MEDIA)).size, 0)
    assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`)
  })

  test('have real pages, six of them many', () => {
    const pages = printed.map(({ found }) => found.files[0].pages!)
    assert.equal(pages.length, 16)
    assert.ok(Math.min(...pages) >= MIN_PAGES)
    assert.ok(pages.filter((count) => count >= LONG.pages).length >= LONG.count)
  })

  test('have a picture and a text for every page, and chapters that open on one', () => {
    for (const { book, found } of printed) {
      const { files, pictures, texts, chapters } = found
      assert.equal(pictures.length, files[0].pages, book.name)
      for (const { bytes } of pictures) assert.ok(bytes <= MAX_PICTURE_BYTES, book.name)
      for (const text of texts) assert.ok(text.trim() && text === text.normalize('NFC'), book.name)
      for (const { title, page } of chapters) assert.ok(texts[page - 1]!.replaceAll('\n', ' ').includes(title), title)
    }
  })

  test('say their title and chapters in the PDF itself', async () => {
    const { book, found } = printed.at(-1)!
    const pdf = await PDF.load(inRepository(found.files[0].name))
    assert.equal(pdf.getTitle(), book.name)
    assert.equal(pdf.getLanguage(), book.lang)
    assert.equal(pdf.getPageCount(), found.files[0].pages)
    assert.ok(pdf.getCatalog().get('Outlines'))
  })

  test('have recordings that fit their format', () => {
    for (const { book, found } of all) {
      const [first, ...others] = found.files
      const recordings = first.kind === 'mp3' ? found.files : others
      for (const { name, seconds = 0, title } of recordings) {
        assert.ok(seconds > 10 && title, name)
        assert.equal(inRepository(name).toString('latin1', 0, 3), 'ID3')
      }
      if (book.format === 'MP3') assert.ok(recordings.length >= 3, book.name)
      else assert.equal(recordings.length > 0, book.interactive === 'YES', book.name)
      if (first.kind === 'pdf')
        for (const { page } of recordings) assert.ok(found.chapters.some((chapter) => chapter.page === page))
    }
  })

  test('tell the shop their pages, minutes and size', () => {
    for (const { book, found } of all) {
      const { page, minutes, filesizeMb } = sizeOf(found)
      assert.ok(page >= 3 && filesizeMb > 0 && filesizeMb < 1, book.name)
      assert.equal(minutes === null, book.format === 'PDF', book.name)
    }
  })
})
