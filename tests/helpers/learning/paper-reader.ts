// Reads from one of our PDFs what it says about its glyphs, and from HarfBuzz what it says about the same text.
import assert from 'node:assert/strict'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream } from '@libpdf/core'
import * as harfbuzz from 'harfbuzzjs'
import type { FontFace } from '#server/paper/faces.ts'

export type Placed = { ids: number[]; xs: number[]; ys: number[]; width: number }

const rounded = (value: number) => Math.round(value * 10) / 10

/** HarfBuzz measures in units of the font. */
export function asShaped(word: string, face: FontFace): Placed {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word.normalize('NFC'))
  buffer.guessSegmentProperties()
  harfbuzz.shape(face.shaper, buffer)
  const places = buffer.getGlyphPositions()
  let pen = 0
  const xs = places.map(({ xOffset, xAdvance }) => {
    pen += xAdvance
    return rounded(pen - xAdvance + xOffset)
  })
  const ids = buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  return { ids, xs, ys: places.map(({ yOffset }) => rounded(yOffset)), width: rounded(pen) }
}

/**
 * What the saved file says about its first font, in units of the font: the glyphs' widths, and the shifts between them.
 * `sizes` are the font sizes of its lines, in order.
 */
export async function reopened(bytes: Uint8Array, face: FontFace, sizes: number[]) {
  const pdf = await PDF.load(bytes)
  const first = pdf.getPage(0)!
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const stream = first.dict.get('Contents', resolve) as PdfStream
  const content = Buffer.from(stream.getDecodedData()).toString('latin1')
  const font = (first.getResources().get('Font', resolve) as PdfDict).get('Paper0', resolve) as PdfDict
  assert.equal((font.get('Encoding') as PdfName).value, 'Identity-H')
  const descendant = (font.get('DescendantFonts', resolve) as PdfArray).at(0, resolve) as PdfDict
  const widths = new Map<number, number>()
  const entries = (descendant.get('W', resolve) as PdfArray).toArray()
  for (let at = 0; at < entries.length; at += 2) {
    const [width] = (entries[at + 1] as PdfArray).toArray()
    widths.set((entries[at] as PdfNumber).value, (width as PdfNumber).value)
  }
  const texts = content
    .split('BT')
    .slice(1)
    .map((text, index) => readText(text, widths, face, sizes[index]!))
  const descriptor = descendant.get('FontDescriptor', resolve) as PdfDict
  const program = (descriptor.get('FontFile2', resolve) as PdfStream).getDecodedData()
  const embedded = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(program))))
  return { content, texts, embedded }
}

function readText(text: string, widths: Map<number, number>, face: FontFace, size: number): Placed {
  const units = (thousandths: number) => (thousandths * face.unitsPerEm) / 1000
  const read: Placed = { ids: [], xs: [], ys: [], width: 0 }
  let pen = 0
  let rise = 0
  for (const [, array, risen] of text.matchAll(/\[([^\]]*)\] TJ|(-?[\d.]+) Ts/g)) {
    if (risen !== undefined) rise = (Number(risen) / size) * face.unitsPerEm
    for (const [, codes, moved] of (array ?? '').matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/gi)) {
      if (moved !== undefined) pen -= units(Number(moved))
      for (const [code] of (codes ?? '').matchAll(/.{4}/g)) {
        const id = Number.parseInt(code, 16)
        read.ids.push(id)
        read.xs.push(rounded(pen))
        read.ys.push(rounded(rise))
        pen += units(widths.get(id)!)
      }
    }
  }
  return { ...read, width: rounded(pen) }
}
