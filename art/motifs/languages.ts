import { glyphShape, glyphWidth, MATRA } from '../glyph-shapes.ts'
import { LETTERS } from '../glyphs.ts'
import type { Palette } from '../palette.ts'
import { pick } from '../random.ts'
import { circle, geo, rect, shape, stitch } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const english: Motif = (w, h, colours, random, variant = anyOf(3, random)) => {
  if (variant === 0) return conversation(w, h, colours)
  if (variant === 1) return quotationMarks(w, h, colours)
  return openBook(w, h, colours)
}

// A letter hanging from the matra.
export const bengali: Motif = (w, h, { background, first, third, pop }, random, variant = anyOf(4, random)) => {
  const letter = LETTERS[pick(['ক', 'অ', 'ব', 'আ'], variant)]
  const size = Math.min(h * 0.72, w * 0.62)
  const top = h * 0.17
  return (
    circle(w * 0.82, h * 0.98, h * 0.4, pop) +
    circle(w * 0.14, h * 0.98, h * 0.22, third) +
    rect(0, top, w, size * MATRA, first) +
    glyphShape(letter, w * 0.5 - glyphWidth(letter, size) / 2, top, size, first) +
    stitch(geo`M0 ${top + size * 0.098}H${w}`, background, 1.6, ' opacity=".8"')
  )
}

function conversation(w: number, h: number, { background, first, pop, ink }: Palette): string {
  const question =
    geo`M${w * 0.1} ${h * 0.16}h${w * 0.46}a18 18 0 0 1 18 18v${h * 0.3}a18 18 0 0 1 -18 18h${-w * 0.26}` +
    geo`l${-h * 0.17} ${h * 0.17}v${-h * 0.17}h${-w * 0.06}a18 18 0 0 1 -18 -18v${-h * 0.3}a18 18 0 0 1 18 -18Z`
  const answer =
    geo`M${w * 0.5} ${h * 0.44}h${w * 0.36}a18 18 0 0 1 18 18v${h * 0.18}a18 18 0 0 1 -18 18h${-w * 0.06}` +
    geo`v${h * 0.15}l${-h * 0.15} ${-h * 0.15}h${-w * 0.15}a18 18 0 0 1 -18 -18v${-h * 0.18}a18 18 0 0 1 18 -18Z`
  return (
    shape(question, first) +
    shape(answer, pop) +
    repeat(3, (i) => rect(w * 0.13, h * (0.29 + i * 0.1), w * pick([0.34, 0.26, 0.2], i), h * 0.038, background, 3)) +
    repeat(3, (i) => circle(w * (0.59 + i * 0.09), h * 0.615, h * 0.036, ink))
  )
}

function quotationMarks(w: number, h: number, { first, second, pop }: Palette): string {
  const size = h * 0.42
  const mark = (x: number, y: number, fill: string) =>
    shape(
      geo`M${x} ${y + size}a${size} ${size} 0 0 1 ${size} ${-size}v${size * 0.5}` +
        geo`a${size * 0.5} ${size * 0.5} 0 0 0 ${-size * 0.5} ${size * 0.5}h${size * 0.5}v${size * 0.9}h${-size}Z`,
      fill,
    )
  const words = repeat(4, (i) =>
    rect(w * 0.66, h * (0.24 + i * 0.16), w * pick([0.26, 0.2, 0.26, 0.12], i), h * 0.055, i === 1 ? pop : second, 4),
  )
  return (
    mark(w * 0.1, h * 0.18, first) +
    mark(w * 0.1 + h * 0.52, h * 0.18, pop) +
    words +
    stitch(geo`M${w * 0.1} ${h * 0.92}H${w * 0.92}`, second, 1.8)
  )
}

function openBook(w: number, h: number, { background, first, second, pop }: Palette): string {
  const x = w * 0.5
  // `side` is -1 for the left page and 1 for the right one.
  const page = (side: number, fill: string) => {
    const at = (part: number) => x + side * w * part
    return shape(
      geo`M${x} ${h * 0.44}C${at(0.14)} ${h * 0.3} ${at(0.28)} ${h * 0.32} ${at(0.4)} ${h * 0.38}` +
        geo`V${h * 0.86}C${at(0.28)} ${h * 0.8} ${at(0.14)} ${h * 0.8} ${x} ${h * 0.92}Z`,
      fill,
    )
  }
  const writing = (side: number, row: number) => {
    const [top, middle, end] = [h * (0.48 + row * 0.1), h * (0.42 + row * 0.1), h * (0.52 + row * 0.1)]
    const at = (part: number) => x + side * w * part
    return stitch(geo`M${at(0.33)} ${top}Q${at(0.16)} ${middle} ${at(0.05)} ${end}`, background, 2.2)
  }
  return (
    circle(x, h * 0.36, h * 0.3, pop) +
    page(-1, second) +
    page(1, first) +
    repeat(3, (row) => writing(-1, row) + writing(1, row))
  )
}
