import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

/**
 * Draws into a box of w by h whose background is already painted, and may stick out of it: every caller cuts at the edge.
 * Without a variant, the random numbers choose one.
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
