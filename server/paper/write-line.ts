// The text operators of one line, with every glyph exactly where HarfBuzz placed it.
import { ops, PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core'
import { colourOf } from './colour.ts'
import { glyphWidth, hex, utf16 } from './embed-face.ts'
import type { Face } from './faces.ts'
import type { Glyph, Line, GlyphRun } from './shape-text.ts'

type Operator = ReturnType<typeof ops.beginText>

export function writeLine(
  { runs, size }: Line,
  { x, y, colour }: { x: number; y: number; colour: string },
  fontName: (face: Face) => string,
): Operator[] {
  return [
    ops.beginText(),
    ops.setNonStrokingRGB(...colourOf(colour)),
    ops.moveText(x, y),
    ...runs.flatMap((run) => {
      const ownSize = size * run.scale
      return [ops.setFont(fontName(run.face), ownSize), ...wordsOf(run).flatMap((word) => show(word, ownSize))]
    }),
    ops.endText(),
  ]
}

/** Bengali glyphs aren't in logical order, so each word includes its text. */
function show({ face, text, glyphs }: GlyphRun, size: number): Operator[] {
  const shown = showGlyphs(face, glyphs, size)
  if (face.kind !== 'font' || face.script !== 'Beng') return shown
  const actual = PdfDict.of({ ActualText: PdfString.fromHex(`feff${utf16(text)}`) })
  return [ops.beginMarkedContentProps('/Span', actual), ...shown, ops.endMarkedContent()]
}

function wordsOf(run: GlyphRun): GlyphRun[] {
  if (run.face.kind !== 'font' || run.face.script !== 'Beng') return [run]
  const words: GlyphRun[] = []
  for (const { 0: text, index } of run.text.matchAll(/\S+\s*|\s+/g)) {
    const glyphs = run.glyphs.filter(({ cluster }) => cluster >= index && cluster < index + text.length)
    words.push({ ...run, text, glyphs })
  }
  return words
}

/** A number in the array moves the next glyph to the left, in thousandths of an em. */
function showGlyphs(face: Face, glyphs: Glyph[], size: number): Operator[] {
  const operators: Operator[] = []
  const inThousandths = (units: number) => (units * 1000) / face.unitsPerEm
  let items: (PdfString | PdfNumber)[] = []
  let codes = ''
  let rise = 0
  /** The offset from where a PDF reader would place the next glyph. */
  let ahead = 0
  const endCodes = () => {
    if (codes) items.push(PdfString.fromHex(codes))
    codes = ''
  }
  const endArray = () => {
    endCodes()
    if (items.length > 0) operators.push(ops.showTextArray(new PdfArray(items)))
    items = []
  }
  const settle = () => {
    const moved = +ahead.toFixed(3)
    if (moved === 0) return
    endCodes()
    items.push(PdfNumber.of(-moved))
    ahead = 0
  }
  for (const { id, advance, x, y } of glyphs) {
    if (y !== rise) {
      endArray()
      operators.push(ops.setTextRise((y / face.unitsPerEm) * size))
      rise = y
    }
    ahead += inThousandths(x)
    settle()
    codes += hex(id, face.kind === 'font' ? 4 : 2)
    ahead += inThousandths(advance - x) - glyphWidth(face, id)
  }
  settle()
  endArray()
  if (rise !== 0) operators.push(ops.setTextRise(0))
  return operators
}
