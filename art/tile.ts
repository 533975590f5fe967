import { angleOf, DEFAULT_HUE } from './hues.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { palette, type Scheme } from './palette.ts'
import { randomFrom } from './random.ts'
import { rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'

export interface Tile {
  hue?: number | undefined
  scheme?: Scheme | undefined
  seed?: number | undefined
  variant?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** A patch without an <svg> around it, for banners. */
export function tile(motif: MotifName, { hue, scheme = 0, seed = 1, variant, width = 120, height = 120 }: Tile = {}) {
  const colours = palette(hue ?? angleOf(motif) ?? DEFAULT_HUE, scheme)
  return (
    rect(0, 0, width, height, colours.background) + MOTIFS[motif](width, height, colours, randomFrom(seed), variant)
  )
}

/** The same patch as a complete picture. */
export function tilePicture(motif: MotifName, options: Tile = {}): string {
  const { width = 120, height = 120 } = options
  return svgFrame({ width, height, className: 'cover' }, tile(motif, options))
}
