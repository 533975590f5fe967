// Every motif by name. Some names (physics, kids …) are also hue keys and can be used for both.

import { biology } from './motifs/biology.ts'
import { chemistry } from './motifs/chemistry.ts'
import { islamic, religious } from './motifs/faith.ts'
import { finance } from './motifs/finance.ts'
import { boat, dots, stack, sun } from './motifs/general.ts'
import { bengali, english } from './motifs/languages.ts'
import { mathematics } from './motifs/mathematics.ts'
import type { Motif } from './motifs/motif.ts'
import { discount, entertaining, free, kids, live, special } from './motifs/occasions.ts'
import { physics } from './motifs/physics.ts'
import { programming } from './motifs/programming.ts'

export const MOTIFS = {
  mathematics,
  physics,
  chemistry,
  biology,
  english,
  bengali,
  finance,
  religious,
  islamic,
  programming,
  free,
  discount,
  special,
  kids,
  entertaining,
  boat,
  sun,
  stack,
  dots,
  live,
} satisfies Record<string, Motif>
export type MotifName = keyof typeof MOTIFS

/** How many drawings each motif has. */
export const VARIANTS: Readonly<Record<MotifName, number>> = {
  mathematics: 3,
  physics: 4,
  chemistry: 2,
  biology: 3,
  english: 3,
  bengali: 4,
  finance: 1,
  religious: 1,
  islamic: 2,
  programming: 2,
  free: 1,
  discount: 1,
  special: 1,
  kids: 1,
  entertaining: 1,
  boat: 1,
  sun: 1,
  stack: 1,
  dots: 1,
  live: 1,
}

export function isMotif(name: string | undefined): name is MotifName {
  return name !== undefined && Object.hasOwn(MOTIFS, name)
}
