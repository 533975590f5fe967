import type { Glyph } from './glyphs.ts'
import { geo, shape } from './shapes.ts'

// The distance from the matra's upper edge to the baseline. It is the same in every glyph, so that letters and numerals
// match in size.
const CAP_HEIGHT = 64.6
/** The matra's thickness, as a share of the letter's height. */
export const MATRA = 0.1966

export function glyphShape({ box, path }: Glyph, x: number, top: number, height: number, fill: string): string {
  const scale = height / CAP_HEIGHT
  const move = geo`translate(${x - box[0] * scale} ${top + CAP_HEIGHT * scale})`
  return shape(path, fill, ` transform="${move} scale(${+scale.toFixed(3)})"`)
}

export function glyphWidth({ box }: Glyph, height: number): number {
  return (box[2] * height) / CAP_HEIGHT
}
