// The cover in the shop as the first page: the drawing as a picture, its title and writers as text.
import { ops, PdfDict, type PDF, type PDFPage } from '@libpdf/core'
import sharp from 'sharp'
import { bookCover } from '#art/book-cover.ts'
import type { HueKey } from '#art/hues.ts'
import type { Paper } from '#server/paper/paper.ts'
import { shapeText } from '#server/paper/shape-text.ts'
import type { DemoBook } from '../content/types.ts'
import { PAGE } from './book-design.ts'
import { embedFlatPicture } from './embed-flat-picture.ts'

const COVER_WIDTH = 300
const PICTURE_WIDTH = 1080
const MARKUP = /<g transform="translate\(\S+ ([\d.-]+)\)">|<text ([^>]*)>([^<]*)<\/text>|<(g|svg)[ >]|<\/(g|svg)>/g

export async function coverPage(pdf: PDF, paper: Paper, page: PDFPage, book: DemoBook): Promise<void> {
  const svg = bookCover({ title: book.name, writer: book.writers[0]!.name, key: book.hue as HueKey })
  const picture = sharp(Buffer.from(svg.replaceAll(/<text .*?<\/text>/g, '')), {
    density: 72 * (PICTURE_WIDTH / COVER_WIDTH),
  })
    .resize(PICTURE_WIDTH, (PICTURE_WIDTH * PAGE.height) / PAGE.width)
    .flatten()
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
  page.getResources().set('XObject', PdfDict.of({ Cover: embedFlatPicture(pdf, await picture.toBuffer()) }))
  paper.draw(page, [
    ops.pushGraphicsState(),
    ops.concatMatrix(PAGE.width, 0, 0, PAGE.height, 0, 0),
    ops.paintXObject('Cover'),
    ops.popGraphicsState(),
  ])
  for (const { text, x, y, size, colour, weight, tracking } of textsOf(svg)) {
    const scale = PAGE.width / COVER_WIDTH
    const line = shapeText(text, { size: size * scale, weight, tracking: tracking / size })
    paper.write(page, line, { x: x * scale, y: PAGE.height - y * scale, colour })
  }
}

function* textsOf(svg: string) {
  const moves: number[] = []
  for (const [tag, moved, attributes, text] of svg.matchAll(MARKUP)) {
    if (tag.startsWith('</')) moves.pop()
    else if (attributes === undefined) moves.push(Number(moved ?? 0))
    else {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(` ${attributes}`)?.[1]
      yield {
        text: unescaped(text!),
        x: Number(attribute('x')),
        y: Number(attribute('y')) + moves.reduce((sum, move) => sum + move, 0),
        size: Number(attribute('font-size')),
        colour: attribute('fill')!.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
        weight: Number(attribute('font-weight')) as 500 | 700,
        tracking: Number(attribute('letter-spacing') ?? 0),
      }
    }
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
