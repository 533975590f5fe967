// What tells two covers apart at a glance. A record's id chooses its look; in a list, a cover that would look like an
// earlier one turns to the next look.

import type { Topic } from './motif-of-title.ts'
import type { MotifName } from './motifs.ts'
import { schemeFrom, type Scheme } from './palette.ts'
import { pick } from './random.ts'

export interface Look {
  motif: MotifName
  hue: number
  scheme: Scheme
  variant: number
}

const SCHEMES = 4
/** Four schemes with up to four variants of the motif, or with four layouts of a book. */
const TURNS = Array.from({ length: 16 }, (_, turn) => turn)

/** Every scheme of one drawing, then the next drawing. */
export function lookAt({ motif, variants }: Topic, hue: number, seed: number, turn = 0): Look {
  return { motif, hue, scheme: schemeFrom(seed + turn), variant: pick(variants, (seed >>> 8) + pastSchemes(turn)) }
}

export function pastSchemes(turn: number): number {
  return Math.floor(turn / SCHEMES)
}

/** One turn per record, so that no two covers of a list look the same while looks last. */
export function distinctTurns<Item>(list: readonly Item[], lookOf: (record: Item, turn: number) => object): number[] {
  const taken = new Set<string>()
  return list.map((record) => {
    const nameAt = (turn: number) => Object.values(lookOf(record, turn)).join(' ')
    const turn = TURNS.find((candidate) => !taken.has(nameAt(candidate))) ?? 0
    taken.add(nameAt(turn))
    return turn
  })
}
