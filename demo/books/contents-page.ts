// The second page: the chapters with their pages, and the writers.
import { PdfArray, PdfNumber, type PDF, type PDFPage } from '@libpdf/core'
import { layoutParagraph } from '#server/paper/layout-paragraph.ts'
import type { Paper } from '#server/paper/paper.ts'
import { shapeText } from '#server/paper/shape-text.ts'
import type { DemoBook } from '../content/types.ts'
import { MARGIN, PAGE, TEXT_WIDTH, type Design } from './book-design.ts'
import type { Chapter } from './outline.ts'
import { hairline } from './page-shapes.ts'
import { drawFoot, drawMatra } from './text-pages.ts'

const MATRA_SHARE = 0.14
const NUMBER_WIDTH = 22
const PAGE_WIDTH = 30

export function contentsPage(
  pdf: PDF,
  paper: Paper,
  page: PDFPage,
  design: Design,
  book: DemoBook,
  chapters: Chapter[],
): void {
  const { words, colours, digits, text } = design
  drawMatra(paper, page, design, 0, MATRA_SHARE)
  const title = shapeText(words.contents, design.title)
  let y = PAGE.height - MARGIN.top - 16 - design.title.leading
  paper.write(page, title, { x: MARGIN.left, y: y + 7 })
  y -= 6
  const right = PAGE.width - MARGIN.right
  for (const [index, chapter] of chapters.entries()) {
    const lines = layoutParagraph(chapter.title, TEXT_WIDTH - NUMBER_WIDTH - PAGE_WIDTH, text)
    const top = y
    const first = y - 17
    const number = shapeText(digits(index + 1), { ...text, weight: 600 })
    paper.write(page, number, { x: MARGIN.left, y: first, colour: colours.accent })
    for (const [at, line] of lines.entries())
      paper.write(page, line, { x: MARGIN.left + NUMBER_WIDTH, y: first - at * text.leading * 0.95 })
    const where = shapeText(digits(chapter.page), text)
    paper.write(page, where, { x: right - where.width, y: first, colour: colours.soft })
    y = first - (lines.length - 1) * text.leading * 0.95 - 8.5
    paper.draw(page, hairline(MARGIN.left, y, TEXT_WIDTH, colours.line))
    const link = page.addLinkAnnotation({
      rect: { x: MARGIN.left, y, width: TEXT_WIDTH, height: top - y },
      destination: { page: pdf.getPage(chapter.page - 1)!, type: 'XYZ', top: PAGE.height },
    })
    // Without it, some viewers draw a black frame.
    link.dict.set('Border', new PdfArray([0, 0, 0].map((width) => PdfNumber.of(width))))
  }
  drawWriters(paper, page, design, book)
  drawFoot(paper, page, design, book.name, 2)
}

function drawWriters(paper: Paper, page: PDFPage, { words, colours, label, foot }: Design, book: DemoBook): void {
  const lines = book.writers.flatMap(({ name, education }) => [
    ...layoutParagraph(name, TEXT_WIDTH, label).map((line) => ({ line, colour: colours.ink, above: 17 })),
    ...layoutParagraph(education, TEXT_WIDTH, foot).map((line) => ({ line, colour: colours.soft, above: 13.5 })),
  ])
  const head = { line: shapeText(words.writers, foot), colour: colours.accent, above: 0 }
  let y = MARGIN.bottom
  for (const { line, colour, above } of [head, ...lines].toReversed()) {
    paper.write(page, line, { x: MARGIN.left, y, colour })
    y += above
  }
}
