// Text on the pages of a PDF, new or existing: books, certificates, and stamps on personal copies.
//
//   const paper = createPaper(pdf)
//   paper.write(page, shapeText('পড়ুয়া', { size: 24, weight: 700 }), { x: 72, y: 700 })
//   paper.finish()
//   await pdf.save()
import { PdfDict, type ops, type PDF, type PDFPage, type PdfRef } from '@libpdf/core'
import { embedFace, type UsedGlyphs } from './embed-face.ts'
import type { Face } from './faces.ts'
import { nameFontOn } from './page-fonts.ts'
import type { Line } from './shape-text.ts'
import { writeLine } from './write-line.ts'

type Operator = ReturnType<typeof ops.beginText>

export type Paper = {
  /** `at` is the line's left end on its baseline, in points from the lower left corner. The colour is hexadecimal. */
  write: (page: PDFPage, line: Line, place: { x: number; y: number; colour?: string }) => void
  draw: (page: PDFPage, operators: Operator[]) => void
  /** Embeds the used glyphs. Call it once, after drawing everything. */
  finish: () => void
}

const INK = '#0e1f18'

export function createPaper(pdf: PDF): Paper {
  const faces = new Map<Face, { dictionary: PdfDict; ref: PdfRef; used: UsedGlyphs }>()
  // One content stream per page is smaller than one per line.
  const drawn = new Map<PDFPage, Operator[]>()

  const draw = (page: PDFPage, operators: Operator[]) => {
    drawn.set(page, [...(drawn.get(page) ?? []), ...operators])
  }

  function embedded(face: Face) {
    const known = faces.get(face)
    if (known) return known
    const dictionary = new PdfDict()
    const added = { dictionary, ref: pdf.register(dictionary), used: new Map() }
    faces.set(face, added)
    return added
  }

  return {
    draw,
    write(page, line, { x, y, colour = INK }) {
      for (const { face, glyphs } of line.runs) {
        const { used } = embedded(face)
        for (const { id, text } of glyphs) used.set(id, used.get(id) ?? text)
      }
      draw(
        page,
        writeLine(line, { x, y, colour }, (face) => nameFontOn(pdf, page, embedded(face).ref)),
      )
    },
    finish() {
      for (const [page, operators] of drawn) page.drawOperators(operators)
      for (const [face, { dictionary, used }] of faces) embedFace(pdf, dictionary, face, used)
    },
  }
}
