// The wide picture above a list: the drawing on the right, space for a title on the left.
import type { ClassNumber } from './glyphs.ts'
import { HUES, type HueKey } from './hues.ts'
import type { MotifName } from './motifs.ts'
import { palette } from './palette.ts'
import { circle, pane, rect, shape, stitch } from './shapes.ts'
import { shapla } from './shapla.ts'
import { svgFrame } from './svg-frame.ts'
import { tile } from './tile.ts'

const WIDTH = 976
const HEIGHT = 196
const MOTIF_WIDTH = 316
const LILY_X = 800
const LILY_Y = 176
const LILY_LENGTH = 150
const WAVE = 40

const banner = (background: string, body: string) =>
  svgFrame(
    { width: WIDTH, height: HEIGHT, className: 'cover', align: 'xMaxYMax' },
    rect(0, 0, WIDTH, HEIGHT, background) + body,
  )

/** The lily of the class, with as many petals as its number, on water. */
export function classBanner(number: ClassNumber): string {
  const colours = palette(HUES[`class${number}`])
  const { background, first, third } = colours
  const waves = `t${WAVE} 0`.repeat(WIDTH / WAVE)
  return banner(
    background,
    circle(LILY_X, LILY_Y, LILY_LENGTH, third, ' opacity=".32"') +
      shapla(LILY_X, LILY_Y, LILY_LENGTH, number, colours) +
      shape(`M0 174q20 -9 40 0${waves}V${HEIGHT}H0Z`, first) +
      stitch(`M0 185q20 -7 40 0${waves}`, background, 1.6, ' opacity=".8"'),
  )
}

/** The motif of a category that is both a hue and a motif. */
export function categoryBanner(key: HueKey & MotifName): string {
  const motif = tile(key, { hue: HUES[key], width: MOTIF_WIDTH, height: HEIGHT })
  return banner(palette(HUES[key]).background, pane(WIDTH - MOTIF_WIDTH, 0, MOTIF_WIDTH, HEIGHT, motif))
}
