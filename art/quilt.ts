// A kantha quilt of subjects, for the home, login and not-found pages.

import { glyphShape, glyphWidth, MATRA } from './glyph-shapes.ts'
import { LETTERS, NUMERALS, type ClassNumber, type Glyph, type LetterName } from './glyphs.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { palette, type Palette, type Scheme } from './palette.ts'
import { randomFrom } from './random.ts'
import { circle, geo, rect, shape, stitch } from './shapes.ts'
import { shapla } from './shapla.ts'
import { svgFrame } from './svg-frame.ts'

export type PatchPicture =
  | { kind: 'motif'; motif: MotifName; variant?: number; seed?: number }
  | { kind: 'shapla'; petals: number }
  | { kind: 'letter'; letter: LetterName }
  | { kind: 'numeral'; number: ClassNumber }

export interface Patch {
  picture: PatchPicture
  column: number
  row: number
  columns: number
  rows: number
  hue: number
  scheme: Scheme
}

export interface QuiltOptions {
  columns?: number | undefined
  rows?: number | undefined
  /** The length of a square's side. */
  unit?: number | undefined
  label?: string | undefined
  /** Fills a frame of any shape. Each patch crops its own picture, so that the frame doesn't cut through any. */
  fills?: boolean | undefined
}

export function quilt(patches: readonly Patch[], options: QuiltOptions = {}): string {
  const { columns = 6, rows = 5, unit = 120, label = '', fills = false } = options
  const drawn = patches.map((patch, index) => {
    const [w, h] = [patch.columns * unit, patch.rows * unit]
    const colours = palette(patch.hue, patch.scheme)
    const thread = colours.scheme === 'light' ? colours.first : colours.second
    const seam =
      `${percentages(SEAM / w, SEAM / h, 1 - (2 * SEAM) / w, 1 - (2 * SEAM) / h)} fill="none" stroke="${thread}"` +
      ' stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="6 6" stroke-linecap="round"'
    const body = rect(0, 0, w, h, colours.background) + drawPicture(patch.picture, w, h, colours, index + 1)
    const place = percentages(
      patch.column / columns,
      patch.row / rows,
      patch.columns / columns + OVERLAP,
      patch.rows / rows + OVERLAP,
    )
    return (
      `<svg ${place}>${geo`<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">`}${body}</svg>` +
      `<rect ${seam}/></svg>`
    )
  })
  const frame = { width: columns * unit, height: rows * unit, className: 'quilt', label, slice: false, fills } as const
  return svgFrame(frame, drawn.join(''))
}

/** The distance from the edge of a patch to its seam. */
const SEAM = 5
/** Hides the hairline between neighbours that end inside a pixel. */
const OVERLAP = 0.002

function percentages(x: number, y: number, width: number, height: number): string {
  const percent = (share: number) => `${+(share * 100).toFixed(2)}%`
  return `x="${percent(x)}" y="${percent(y)}" width="${percent(width)}" height="${percent(height)}"`
}

function drawPicture(picture: PatchPicture, w: number, h: number, colours: Palette, defaultSeed: number): string {
  switch (picture.kind) {
    case 'motif': {
      const random = randomFrom(picture.seed ?? defaultSeed)
      return MOTIFS[picture.motif](w, h, colours, random, picture.variant)
    }
    case 'shapla':
      return lilyOnWater(picture.petals, w, h, colours)
    case 'letter':
      return hangingLetter(LETTERS[picture.letter], w, h, colours)
    case 'numeral':
      return numeral(NUMERALS[picture.number], w, h, colours)
  }
}

function lilyOnWater(petals: number, w: number, h: number, colours: Palette): string {
  const { background, first, third } = colours
  const waves = Math.ceil(w / 80)
  return (
    circle(w / 2, h * 0.86, w * 0.5, third, ' opacity=".32"') +
    shapla(w / 2, h * 0.86, h * 0.68, petals, colours) +
    shape(geo`M0 ${h * 0.83}${'q20 -9 40 0t40 0'.repeat(waves)}V${h}H0Z`, first) +
    stitch(geo`M0 ${h * 0.91}${'q20 -7 40 0t40 0'.repeat(waves)}`, background, 1.8, ' opacity=".8"')
  )
}

// Only for letters with a full matra, because the bar runs across the entire patch.
function hangingLetter(glyph: Glyph, w: number, h: number, { first, third }: Palette): string {
  const size = h * 0.45
  return (
    circle(w * 0.5, h * 1.02, h * 0.36, third) +
    rect(0, h * 0.24, w, size * MATRA, first) +
    glyphShape(glyph, w / 2 - glyphWidth(glyph, size) / 2, h * 0.24, size, first)
  )
}

function numeral(glyph: Glyph, w: number, h: number, { scheme, first, second, third }: Palette): string {
  const size = h * 0.42
  return (
    circle(w / 2, h / 2, h * 0.37, third) +
    glyphShape(glyph, w / 2 - glyphWidth(glyph, size) / 2, h * 0.29, size, scheme === 'deep' ? second : first)
  )
}
