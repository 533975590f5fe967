import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

/**
 * Draws into a w by h box whose background is already painted. It may draw beyond the edges, because every caller
 * clips. Without a variant, a random one is chosen.
 */
export type Motif = (w: number, h: number, colours: Palette, random: Random, variant?: number) => string

export function anyOf(variants: number, random: Random): number {
  return Math.floor(random() * variants)
}

export function repeat(times: number, draw: (index: number) => string): string {
  let drawn = ''
  for (let i = 0; i < times; i++) drawn += draw(i)
  return drawn
}
