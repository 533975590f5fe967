// Draws a certificate as a PDF: A4 landscape, everything as vectors and text.
import { ops, PDF, PdfDict } from '@libpdf/core'
import { encode } from 'uqr'
import { CERTIFICATE_QUILT, certificateQuilt } from '#art/certificate-quilt.ts'
import { rect, shape } from '#art/shapes.ts'
import { LOGO_LETTER } from '#art/wordmark.ts'
import type { Language } from '#contract/constants.ts'
import { embedDrawing } from '../../../../paper/embed-drawing.ts'
import { createPaper } from '../../../../paper/paper.ts'
import { layoutCertificate, LOGO, MATRA, QR, type Chip } from './certificate-layout.ts'
import { WORDS } from './certificate-words.ts'

export type Certificate = {
  shownCode: string
  /** The URL of its public page. */
  address: string
  name: string
  title: string
  language: Language
  category: string
  instructor: string
  sections: string[]
  lessons: number
  issuedAt: Date
}

/** The size in points. */
export const PAPER = { width: 841.89, height: 595.28 }
const HUNDREDTH = PAPER.width / 100
const HEIGHT = PAPER.height / HUNDREDTH
const QUILT_WIDTH = (HEIGHT * CERTIFICATE_QUILT.width) / CERTIFICATE_QUILT.height
const INK = '#0e1f18'

export async function drawCertificate(certificate: Certificate): Promise<Uint8Array> {
  const pdf = PDF.create()
  const { heading } = WORDS[certificate.language]
  pdf.setTitle(`${heading}: ${certificate.title}, ${certificate.name}`, { showInWindowTitleBar: true })
  pdf.setLanguage(certificate.language)
  pdf.setCreator('Porua')
  pdf.setProducer('Porua')
  pdf.setCreationDate(certificate.issuedAt)
  pdf.setModificationDate(certificate.issuedAt)
  const page = pdf.addPage(PAPER)
  const paper = createPaper(pdf)
  const { written, chips } = layoutCertificate(certificate)
  page.getResources().set('XObject', PdfDict.of({ Ground: embedDrawing(pdf, ground(certificate, chips)) }))
  paper.draw(page, [
    ops.pushGraphicsState(),
    ops.concatMatrix(HUNDREDTH, 0, 0, HUNDREDTH, 0, 0),
    ops.paintXObject('Ground'),
    ops.popGraphicsState(),
  ])
  for (const { line, x, y, colour } of written) {
    const scaled = { ...line, size: line.size * HUNDREDTH }
    paper.write(page, scaled, { x: x * HUNDREDTH, y: PAPER.height - y * HUNDREDTH, colour })
  }
  paper.finish()
  return pdf.save()
}

/** Draws everything except the text. */
function ground({ category, title, sections, address }: Certificate, chips: Chip[]): string {
  const strip = certificateQuilt({ category, title, chapters: sections.length })
  return (
    `<svg viewBox="0 0 100 ${HEIGHT}">` +
    strip.replace('<svg ', `<svg x="0" y="0" width="${QUILT_WIDTH}" height="${HEIGHT}" `) +
    frame() +
    logo() +
    chips.map(chipShape).join('') +
    qrCode(address) +
    '</svg>'
  )
}

/** Draws stitches, which are interrupted by the matra. */
function frame(): string {
  const [left, edge] = [QUILT_WIDTH + 1.7, 1.7]
  const place = `x="${left}" y="${edge}" width="${100 - edge - left}" height="${HEIGHT - 2 * edge}"`
  const { x, y, height } = MATRA
  return (
    `<rect ${place} rx="1.2" fill="none" stroke="#7e8983" stroke-width=".14" stroke-dasharray=".42 .42"/>` +
    `<rect x="${100 - 2 * edge}" y="${y - 0.7}" width="${2 * edge}" height="${height + 1.4}" fill="#ffffff"/>` +
    `<rect x="${x}" y="${y}" width="${100 - x}" height="${height}" fill="${INK}"/>`
  )
}

function logo(): string {
  const { x, y, size } = LOGO
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 34 34">` +
    rect(0, 0, 34, 34, '#005f41', 9) +
    rect(22, 8.63, 12, 3.68, '#fff') +
    `<g transform="translate(6.1 27.33) scale(.29)">${shape(LOGO_LETTER.path, '#fff')}</g>` +
    '<circle cx="27.4" cy="26.4" r="3" fill="#fcbb20"/></svg>'
  )
}

function chipShape({ x, y, width, height }: Chip): string {
  const check = `M${x + 0.95} ${y + height / 2 + 0.05}l.38 .38l.72 -.78`
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx=".7" fill="#e6f2ff"/>` +
    `<path d="${check}" fill="none" stroke="#1b5086" stroke-width=".19" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** Drawn as one path, so that no hairlines show between the squares. */
function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const side = QR.size / size
  const squares = data.flatMap((row, down) =>
    row.flatMap((isDark, along) => (isDark ? [`M${along} ${down}h1v1h-1Z`] : [])),
  )
  return `<g transform="translate(${QR.x} ${QR.y}) scale(${side})"><path d="${squares.join('')}" fill="${INK}"/></g>`
}
