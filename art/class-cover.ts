import { glyphShape } from './glyph-shapes.ts'
import { NUMERALS, type ClassNumber } from './glyphs.ts'
import { HUES } from './hues.ts'
import { palette, type Scheme } from './palette.ts'
import { circle, rect, shape, stitch } from './shapes.ts'
import { shapla } from './shapla.ts'
import { svgFrame } from './svg-frame.ts'

/** 320 by 200: a lily with as many petals as the class number, and the number in Bengali. */
export function classCover(number: ClassNumber, { scheme = 0 }: { scheme?: Scheme } = {}): string {
  const colours = palette(HUES[`class${number}`], scheme)
  const { background, first, third } = colours
  const twoDigits = number > 9
  const x = twoDigits ? 222 : 212
  const waves = 't40 0'.repeat(7)
  return svgFrame(
    { width: 320, height: 200, className: 'cover' },
    rect(0, 0, 320, 200, background) +
      circle(x, 178, 124, third, ' opacity=".32"') +
      shapla(x, 178, twoDigits ? 122 : 132, number, colours) +
      shape(`M0 172q20 -9 40 0${waves}V200H0Z`, first) +
      stitch(`M0 186q20 -7 40 0${waves}`, background, 1.6, ' opacity=".8"') +
      glyphShape(NUMERALS[number], 22, 24, twoDigits ? 68 : 92, first),
  )
}
