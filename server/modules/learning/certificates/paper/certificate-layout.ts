// The layout of a certificate. Lengths are in hundredths of the paper's width, from the top left corner.
import { layoutParagraph } from '../../../../paper/layout-paragraph.ts'
import { inkOf } from '../../../../paper/ink.ts'
import { shapeText, type Line, type TextStyle } from '../../../../paper/shape-text.ts'
import type { Certificate } from './draw-certificate.ts'
import { WORDS } from './certificate-words.ts'

const LEFT_EDGE = 28.97
const RIGHT = 94
const WIDTH = RIGHT - LEFT_EDGE
const INK = '#0e1f18'
const GREY = '#42514b'
const BLUE = '#1b5086'

/** The bar above the name, like the one above Bengali letters. It runs off the right edge. */
export const MATRA = { x: LEFT_EDGE, y: 18.3, height: 0.55 }
/** The gap between the bar and the highest point of the name. */
const NAME_GAP = 1.5
const QR_SIZE = 8.8
export const QR = { x: RIGHT - QR_SIZE, y: 56.8, size: QR_SIZE }
export const LOGO = { x: LEFT_EDGE, y: 5.2, size: 3.4 }
/** The chips' padding around the text, and the check mark before it. */
const CHIP = { size: 1.3, height: 2.95, gap: 1, left: 2.75, right: 1 }
const FOOT = 65.5

export type PlacedLine = { line: Line; x: number; y: number; colour: string }
export type Chip = { x: number; y: number; width: number; height: number }
export type Layout = { written: PlacedLine[]; chips: Chip[] }

export function layoutCertificate(certificate: Certificate): Layout {
  const words = WORDS[certificate.language]
  const written: PlacedLine[] = []
  const write = (line: Line, x: number, y: number, colour = INK) => written.push({ line, x, y, colour })
  const writeEndingAt = (end: number, line: Line, y: number, colour = INK) => write(line, end - line.width, y, colour)

  write(shapeText(words.site, { size: 2.1, weight: 800, tracking: -0.02 }), LOGO.x + LOGO.size + 0.9, 7.65)
  writeEndingAt(RIGHT, shapeText(certificate.shownCode, { size: 1.25, weight: 600 }), 7.35, GREY)
  write(shapeText(words.heading, { size: 2.05, weight: 600, wordSpace: 0.06 }), LEFT_EDGE, 15.1, GREY)

  let y = MATRA.y + MATRA.height + NAME_GAP
  for (const line of nameLines(certificate.name)) {
    y += inkOf(line).top
    write(line, LEFT_EDGE, y)
    y += Math.max(inkOf(line).bottom, line.size * 0.2)
  }

  const sentence = fitted(words.finished(certificate.lessons), WIDTH, { size: 1.85 })
  y += 3.4
  write(sentence, LEFT_EDGE, y, GREY)
  y += 0.6
  for (const line of titleLines(certificate.title)) {
    y += line.size * 1.22
    write(line, LEFT_EDGE, y)
  }
  const taught = words.taughtBy(certificate.instructor)
  if (taught) write(fitted(taught, WIDTH, { size: 1.85 }), LEFT_EDGE, (y += 3.4), GREY)

  const { chips, texts } = layoutChips(certificate.sections, y + 2.6, words.more)
  for (const { line, x, y } of texts) write(line, x, y, BLUE)

  layoutFoot(certificate, write, writeEndingAt)
  return { written, chips }
}

const NAME_SIZES = { bn: 5.8, en: 6.6 }
const SMALLEST_SINGLE = 0.55
const STEP = 0.96

/** One line, as large as fits. A very long name takes two. */
function nameLines(name: string): Line[] {
  const isBengali = /[\u0980-\u09ff]/.test(name)
  const style = { weight: 800, tracking: -0.025, wordSpace: isBengali ? 0 : 0.06 } as const
  const full = NAME_SIZES[isBengali ? 'bn' : 'en']
  for (let size = full; ; size *= STEP) {
    const lines = layoutParagraph(name, WIDTH, { ...style, size })
    if (lines.length < 2 || (lines.length === 2 && size < full * SMALLEST_SINGLE)) return lines
  }
}

function titleLines(title: string): Line[] {
  for (let size = 3.3; ; size *= STEP) {
    const lines = layoutParagraph(title, WIDTH, { size, weight: 700, tracking: -0.015, wordSpace: 0.05 })
    if (lines.length < 2 || (lines.length === 2 && size < 3)) return lines
  }
}

function fitted(text: string, width: number, style: TextStyle): Line {
  const line = shapeText(text, style)
  return line.width <= width ? line : shapeText(text, { ...style, size: (style.size * width) / line.width })
}

/** Lays out as many chips as fit above the footer. */
function layoutChips(sections: string[], top: number, more: (count: number) => string) {
  const style = { size: CHIP.size, weight: 600 } as const
  const chips: Chip[] = []
  const texts: { line: Line; x: number; y: number }[] = []
  let [x, y] = [LEFT_EDGE, top]
  for (const [index, section] of sections.entries()) {
    const line = fitted(section, WIDTH - CHIP.left - CHIP.right, style)
    const width = line.width + CHIP.left + CHIP.right
    if (x + width > RIGHT) [x, y] = [LEFT_EDGE, y + CHIP.height + CHIP.gap]
    const isLast = index === sections.length - 1
    const rest = more(sections.length - index)
    const isFull = y + 2 * (CHIP.height + CHIP.gap) > QR.y && !isLast && x + width + 12 > RIGHT
    if (isFull || y + CHIP.height + CHIP.gap > QR.y) {
      const moreLine = shapeText(rest, style)
      const isFitting = x + moreLine.width <= RIGHT
      if (isFitting) texts.push({ line: moreLine, x, y: y + 1.92 })
      break
    }
    chips.push({ x, y, width, height: CHIP.height })
    texts.push({ line, x: x + CHIP.left, y: y + 1.92 })
    x += width + CHIP.gap
  }
  return { chips, texts }
}

const FOOT_LEADING = 2

function footLines(text: string, width: number): Line[] {
  for (let size = 1.55; ; size *= STEP) {
    const lines = layoutParagraph(text, width, { size, weight: 700 })
    if (lines.length < 2 || (lines.length === 2 && size < 1.45)) return lines
  }
}

type Write = (line: Line, x: number, y: number, colour?: string) => void

function layoutFoot(
  { language, issuedAt, instructor, address, shownCode }: Certificate,
  write: Write,
  writeEndingAt: (end: number, line: Line, y: number, colour?: string) => void,
): void {
  const words = WORDS[language]
  const small = { size: 1.25 } as const
  const strong = { size: 1.55, weight: 700 } as const
  const end = QR.x - 1.7
  const day = shapeText(words.day(issuedAt), strong)
  const folder = address.slice(0, address.lastIndexOf('/') + 1).replace(/^https?:\/\//, '')
  const place = fitted(folder, 22, { size: 1.3, weight: 600 })
  const column = LEFT_EDGE + Math.max(day.width, 10) + 4
  write(shapeText(words.issuedOn, small), LEFT_EDGE, FOOT - 2.15, GREY)
  write(day, LEFT_EDGE, FOOT)
  const teacher = footLines(instructor, end - Math.max(place.width, 18) - 2 - column)
  const top = FOOT - (teacher.length - 1) * FOOT_LEADING
  write(shapeText(words.instructor, small), column, top - 2.15, GREY)
  for (const [index, line] of teacher.entries()) write(line, column, top + index * FOOT_LEADING)
  writeEndingAt(end, shapeText(words.checkAt, small), FOOT - 3.9, GREY)
  writeEndingAt(end, place, FOOT - 1.95)
  writeEndingAt(end, shapeText(shownCode, { size: 1.3, weight: 600 }), FOOT)
}
