// Text as outlines, because an <img> has no fonts of the page, and not every device has a Bengali one.
import { shapeText, type Line } from '#server/paper/shape-text.ts'
import { outlinesOf } from '#server/paper/signs.ts'

/** Tenths of a unit, so that a path needs no decimals. */
const FINE = 10
const LINE_HEIGHT = 1.28

type Style = { size: number; fill: string; weight?: 500 | 700; anchor?: 'start' | 'middle' | 'end' }

function shape(text: string, { size, weight = 500 }: Style): Line {
  const line = shapeText(text, { size, weight })
  const isMissing = line.runs.some(({ face, glyphs }) => face.kind === 'font' && glyphs.some(({ id }) => id === 0))
  if (isMissing) throw new Error(`The typeface lacks a character of “${text}”.`)
  return line
}

/** In as few lines as fit the width, smaller if even single words do not; centred on `y`. */
export function textBlock(text: string, x: number, y: number, width: number, style: Style): string {
  let { size } = style
  let lines = wrapped(text, width, style)
  while (size > 13 && (lines.length > 3 || lines.some((line) => line.width > width))) {
    size -= 1
    lines = wrapped(text, width, { ...style, size })
  }
  const step = size * LINE_HEIGHT
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.34
  return lines.map((line, index) => outlined(line, x, first + index * step, style)).join('')
}

function wrapped(text: string, width: number, style: Style): Line[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)!} ${word}` : word
    if (lines.length && shape(longer, style).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => shape(line, style))
}

function outlined(line: Line, x: number, y: number, { fill, anchor = 'middle' }: Style): string {
  const shift = anchor === 'middle' ? line.width / 2 : anchor === 'end' ? line.width : 0
  const path = new RelativePath()
  let pen = x - shift
  for (const { face, glyphs, scale } of line.runs) {
    const unit = (line.size * scale) / face.unitsPerEm
    for (const glyph of glyphs) {
      const at = (dx: number, dy: number): [number, number] => [
        pen + (glyph.x + dx) * unit,
        y - glyph.y * (line.size / face.unitsPerEm) - dy * unit,
      ]
      if (face.kind === 'font') addGlyph(path, face.shaper.glyphToPath(glyph.id), at)
      else for (const corners of outlinesOf(face.signs[glyph.id]!)) addPolygon(path, corners, at)
      pen += glyph.advance * unit
    }
  }
  return `<path transform="scale(.1)" fill="${fill}" d="${path.text}"/>`
}

type Place = (dx: number, dy: number) => [number, number]

function addGlyph(path: RelativePath, source: string, at: Place): void {
  for (const [, command, given] of source.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = given!
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const points = numbers.flatMap((value, index) => (index % 2 ? [] : [at(value, numbers[index + 1]!)]))
    path.add(command as Command, points)
  }
}

function addPolygon(path: RelativePath, corners: readonly (readonly [number, number])[], at: Place): void {
  for (const [index, [dx, dy]] of corners.entries()) path.add(index ? 'L' : 'M', [at(dx, dy)])
  path.add('Z', [])
}

type Command = 'M' | 'L' | 'Q' | 'C' | 'Z'

/** A path of relative commands, which are shorter than absolute ones. */
class RelativePath {
  text = ''
  #at = [0, 0]
  #start = [0, 0]

  add(command: Command, points: [number, number][]): void {
    if (command === 'Z') {
      this.text += 'z'
      this.#at = this.#start
      return
    }
    const whole = points.map(([x, y]) => [Math.round(x * FINE), Math.round(y * FINE)])
    const steps = whole.flatMap(([x, y]) => [x! - this.#at[0]!, y! - this.#at[1]!])
    if (command === 'L' && steps.every((step) => step === 0)) return
    this.text += command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    this.#at = whole.at(-1)!
    if (command === 'M') this.#start = this.#at
  }
}
