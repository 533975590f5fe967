// Sets a demo book: cover, contents, chapters. The same text gives the same bytes.
import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { createPaper } from '#server/paper/paper.ts'
import type { BookChapter, BookText } from '../content/book-texts/types.ts'
import type { DemoBook } from '../content/types.ts'
import { designOf, PAGE, TEXT_HEIGHT } from './book-design.ts'
import { contentsPage } from './contents-page.ts'
import { coverPage } from './cover-page.ts'
import { fillPages, textOf } from './fill-pages.ts'
import { addOutline, type Chapter } from './outline.ts'
import { chapterStrips } from './strips.ts'
import { drawFoot, drawStrips } from './text-pages.ts'

const ID = /\/ID \[<([0-9A-F]{32})> <\1>\]/

const PAGES_BEFORE = 2
const PRINTED = new Date('2026-01-01T00:00:00Z')

export type SetBook = { bytes: Uint8Array; chapters: Chapter[]; texts: string[] }

export async function setBook(book: DemoBook, { chapters }: BookText): Promise<SetBook> {
  const { design, pages } = filled(book, chapters)
  const outline = pages.flatMap((strips, index) =>
    strips.flatMap(({ strip: { opens } }): Chapter[] =>
      opens ? [{ title: opens.title.normalize('NFC'), page: PAGES_BEFORE + 1 + index }] : [],
    ),
  )
  const pdf = PDF.create()
  pdf.setTitle(book.name, { showInWindowTitleBar: true })
  pdf.setAuthor(book.writers.map(({ name }) => name).join(', '))
  pdf.setLanguage(book.lang)
  pdf.setCreator('Porua')
  pdf.setProducer('Porua')
  pdf.setCreationDate(PRINTED)
  pdf.setModificationDate(PRINTED)
  const sheets = Array.from({ length: PAGES_BEFORE + pages.length }, () => pdf.addPage(PAGE))
  const paper = createPaper(pdf)
  await coverPage(pdf, paper, sheets[0]!, book)
  contentsPage(pdf, paper, sheets[1]!, design, book, outline)
  const texts = [
    [book.name, ...book.writers.map(({ name }) => name)].join('\n'),
    [design.words.contents, ...outline.map(({ title, page }) => `${title} ${design.digits(page)}`)].join('\n'),
  ]
  for (const [index, strips] of pages.entries()) {
    const number = PAGES_BEFORE + 1 + index
    const chapter = outline.findLast(({ page }) => page <= number)!
    drawStrips(paper, sheets[number - 1]!, design, strips)
    drawFoot(paper, sheets[number - 1]!, design, number % 2 ? chapter.title : book.name, number)
    texts.push(textOf(strips))
  }
  paper.finish()
  addOutline(pdf, outline)
  return { bytes: withStableId(await pdf.save({ compressionThreshold: 0 })), chapters: outline, texts }
}

const TIGHTNESS = [0.99, 0.98, 0.97, 0.96, 0.95]
const NEARLY_EMPTY = TEXT_HEIGHT * 0.35

function filled(book: DemoBook, chapters: BookChapter[]) {
  const fill = (tightness: number) => {
    const design = designOf(book.lang, book.hue, tightness)
    const strips = chapters.flatMap((chapter, index) => chapterStrips(chapter, index, chapters.length, design))
    return { design, pages: fillPages(strips, TEXT_HEIGHT) }
  }
  const loose = fill(1)
  const { strip, top } = loose.pages.at(-1)!.at(-1)!
  if (top + strip.height > NEARLY_EMPTY) return loose
  return TIGHTNESS.map(fill).find(({ pages }) => pages.length < loose.pages.length) ?? loose
}

/** @libpdf/core names each file at random; here the content names it, so that making it again changes nothing. */
function withStableId(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1')
  const hash = createHash('sha256').update(text.replace(ID, '')).digest('hex').slice(0, 32).toUpperCase()
  return Buffer.from(text.replace(ID, `/ID [<${hash}> <${hash}>]`), 'latin1')
}
