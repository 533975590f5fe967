// Prints the buyer's name in the bottom margin of every page.
import { ops, PDF, type PDFPage } from '@libpdf/core'
import { createPaper } from '../../../paper/paper.ts'
import { shapeText } from '../../../paper/shape-text.ts'

const SIZE = 7
const BOTTOM = 9
const PADDING = 3
const INK = '#3d4a43'

export async function stampPdf(source: Uint8Array, text: string): Promise<Uint8Array> {
  const pdf = await PDF.load(source)
  const paper = createPaper(pdf)
  const line = shapeText(text, { size: SIZE })
  for (const page of pdf.getPages()) {
    const { width, matrix } = visiblePart(page)
    // On the few pages that are narrower than the line, it is shrunk to fit.
    const scale = Math.min(1, (width - 2 * PADDING) / line.width)
    const x = (width - line.width * scale) / 2
    paper.draw(page, [
      ops.pushGraphicsState(),
      ops.concatMatrix(...matrix),
      ops.concatMatrix(scale, 0, 0, scale, x, BOTTOM),
      // White behind the text keeps it readable on dark pages.
      ops.setNonStrokingRGB(1, 1, 1),
      ops.rectangle(-PADDING, -PADDING, line.width + 2 * PADDING, SIZE + PADDING),
      ops.fill(),
    ])
    paper.write(page, line, { x: 0, y: 0, colour: INK })
    paper.draw(page, [ops.popGraphicsState()])
  }
  paper.finish()
  return pdf.save()
}

type Matrix = [number, number, number, number, number, number]

/**
 * The width of the page as displayed, and the transform to its lower left corner, because pages may be rotated and
 * cropped.
 */
function visiblePart(page: PDFPage): { width: number; matrix: Matrix } {
  const { x, y, width, height } = page.getCropBox()
  const turned: Record<typeof page.rotation, Matrix> = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  }
  return { width: page.rotation % 180 ? height : width, matrix: turned[page.rotation] }
}
