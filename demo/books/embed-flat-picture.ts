// A picture of few colours in a PDF: a palette PNG contains exactly the bytes that a PDF needs, so they are copied.
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type PDF, type PdfRef } from '@libpdf/core'

const SIGNATURE_BYTES = 8

export function embedFlatPicture(pdf: PDF, png: Buffer): PdfRef {
  const parts = new Map<string, Buffer[]>()
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    parts.set(kind, [...(parts.get(kind) ?? []), png.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  const header = parts.get('IHDR')![0]!
  const colours = parts.get('PLTE')![0]!
  const number = (value: number) => PdfNumber.of(value)
  const width = number(header.readUInt32BE(0))
  const bits = number(header.readUInt8(8))
  return pdf.createStream(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: width,
      Height: number(header.readUInt32BE(4)),
      BitsPerComponent: bits,
      ColorSpace: new PdfArray([
        PdfName.of('Indexed'),
        PdfName.of('DeviceRGB'),
        number(colours.length / 3 - 1),
        PdfString.fromBytes(colours),
      ]),
      Filter: PdfName.of('FlateDecode'),
      DecodeParms: PdfDict.of({ Predictor: number(15), Colors: number(1), BitsPerComponent: bits, Columns: width }),
    },
    Buffer.concat(parts.get('IDAT')!),
  )
}
