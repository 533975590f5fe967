// Embeds a typeface into a PDF with only the glyphs used, and the text that each represents.
import { createHash } from 'node:crypto'
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type PDF, type PdfObject, type PdfRef } from '@libpdf/core'
import type { Face, FontFace, SignFace } from './faces.ts'
import { outlinesOf } from './signs.ts'
import { subsetFont } from './subset-font.ts'

/** The text of each used glyph. Undefined if the glyph never represented a text on its own. */
export type UsedGlyphs = Map<number, string | undefined>

const name = PdfName.of
const number = PdfNumber.of
const list = (items: PdfObject[]) => new PdfArray(items)
const numbers = (values: number[]) => list(values.map(number))

/** The entries of the font's dictionary, which exists since the font was first used. */
export function embedFace(pdf: PDF, dictionary: PdfDict, face: Face, used: UsedGlyphs): void {
  const entries = face.kind === 'font' ? fontEntries(pdf, face, used) : signEntries(pdf, face)
  const digits = face.kind === 'font' ? 4 : 2
  const texts = new Map(face.kind === 'font' ? used : face.signs.map(({ character }, id) => [id, character]))
  const all: Record<string, PdfObject> = {
    Type: name('Font'),
    ...entries,
    ToUnicode: pdf.createStream({}, Buffer.from(unicodeMap(texts, digits))),
  }
  for (const [key, value] of Object.entries(all)) dictionary.set(key, value)
}

function fontEntries(pdf: PDF, face: FontFace, used: UsedGlyphs): Record<string, PdfObject> {
  const program = subsetFont(face.tables, used.keys())
  const scale = 1000 / face.unitsPerEm
  const tag = createHash('sha256').update(program).digest('hex').replaceAll(/\d/g, '').toUpperCase()
  const fontName = name(`${tag.slice(0, 6).padEnd(6, 'X')}+${face.name}`)
  const head = face.tables.get('head')!
  const box = [36, 38, 40, 42].map((at) => Math.round(head.readInt16BE(at) * scale))
  const { ascender, descender } = face.shaper.hExtents()
  const descriptor = pdf.createDict({
    Type: name('FontDescriptor'),
    FontName: fontName,
    Flags: number(4), // The symbolic flag, because the font has its own encoding.
    FontBBox: numbers(box),
    ItalicAngle: number(0),
    Ascent: number(ascender * scale),
    Descent: number(descender * scale),
    CapHeight: number(Math.round(0.7 * 1000)),
    StemV: number(face.weight / 5),
    FontFile2: pdf.createStream({ Length1: number(program.length) }, program),
  })
  const descendant = pdf.createDict({
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: fontName,
    CIDSystemInfo: PdfDict.of({
      Registry: PdfString.fromString('Adobe'),
      Ordering: PdfString.fromString('Identity'),
      Supplement: number(0),
    }),
    CIDToGIDMap: name('Identity'),
    FontDescriptor: descriptor,
    W: list(sorted(used.keys()).flatMap((id) => [number(id), numbers([glyphWidth(face, id)])])),
  })
  return {
    Subtype: name('Type0'),
    BaseFont: fontName,
    Encoding: name('Identity-H'),
    DescendantFonts: list([descendant]),
  }
}

/** In thousandths of an em, the unit of PDF. */
export function glyphWidth(face: Face, id: number): number {
  const units = face.kind === 'font' ? face.shaper.glyphHAdvance(id) : face.signs[id]!.advance
  return (units * 1000) / face.unitsPerEm
}

function signEntries(pdf: PDF, { signs, name: faceName }: SignFace): Record<string, PdfObject> {
  const procedures = signs.map((sign): [string, PdfRef] => {
    const paths = outlinesOf(sign).map(([first, ...others]) =>
      [`${first.join(' ')} m`, ...others.map((point) => `${point.join(' ')} l`), 'h'].join(' '),
    )
    const program = `${sign.advance} 0 0 -200 1000 900 d1 ${paths.join(' ')} f`
    return [faceName + signs.indexOf(sign), pdf.createStream({}, Buffer.from(program))]
  })
  return {
    Subtype: name('Type3'),
    FontBBox: numbers([0, -200, 1000, 900]),
    FontMatrix: numbers([0.001, 0, 0, 0.001, 0, 0]),
    CharProcs: pdf.createDict(procedures),
    Encoding: PdfDict.of({
      Type: name('Encoding'),
      Differences: list([number(0), ...procedures.map(([key]) => name(key))]),
    }),
    FirstChar: number(0),
    LastChar: number(signs.length - 1),
    Widths: numbers(signs.map(({ advance }) => advance)),
    Resources: new PdfDict(),
  }
}

const MAX_ENTRIES = 100

function unicodeMap(texts: UsedGlyphs, digits: number): string {
  const known = sorted(texts.keys()).flatMap((id) => {
    const text = texts.get(id)
    return text ? [`<${hex(id, digits)}> <${utf16(text)}>`] : []
  })
  const blocks: string[] = []
  for (let at = 0; at < known.length; at += MAX_ENTRIES) {
    const block = known.slice(at, at + MAX_ENTRIES)
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    `1 begincodespacerange <${'0'.repeat(digits)}> <${'F'.repeat(digits)}> endcodespacerange`,
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other)

export const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

export function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
