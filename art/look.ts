// What makes two covers look different at a glance. A record's id decides its look. In a list, a cover that would look
// like an earlier one, or have the same drawing as the one before it, turns to another look.

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
/** Four schemes with up to four variants of the motif, or with four book layouts. */
const OWN_TURNS = 16
/** After those, a motif that fits any title. */
const TURNS = Array.from({ length: 2 * OWN_TURNS }, (_, turn) => turn)
const ANY_TITLE = ['stack', 'dots', 'boat', 'sun'] as const satisfies readonly MotifName[]

/** Every scheme of one drawing, then the next drawing. */
export function lookAt({ motif, variants }: Topic, hue: number, seed: number, turn = 0): Look {
  const scheme = schemeFrom(seed + turn)
  const drawing = (seed >>> 8) + pastSchemes(turn)
  if (turn >= OWN_TURNS) return { motif: pick(ANY_TITLE, drawing), hue, scheme, variant: 0 }
  return { motif, hue, scheme, variant: pick(variants, drawing) }
}

export function pastSchemes(turn: number): number {
  return Math.floor(turn / SCHEMES)
}

/**
 * One turn per record, so that no two covers in a list look the same as long as there are looks left, and no neighbours
 * share a drawing.
 */
export function distinctTurns<Item>(list: readonly Item[], lookOf: (record: Item, turn: number) => Look): number[] {
  const taken = new Set<string>()
  let before = ''
  return list.map((record) => {
    const nameAt = (turn: number) => Object.values(lookOf(record, turn)).join(' ')
    const isFree = (turn: number) => !taken.has(nameAt(turn))
    const turn =
      TURNS.find((each) => isFree(each) && drawingIn(lookOf(record, each)) !== before) ?? TURNS.find(isFree) ?? 0
    taken.add(nameAt(turn))
    before = drawingIn(lookOf(record, turn))
    return turn
  })
}

const drawingIn = ({ motif, variant }: Look) => `${motif} ${variant}`

/**
 * The same records, but one that would follow another with its own motif is moved behind the next record with a
 * different one.
 */
export function motifsApart<Item>(list: readonly Item[], motifOf: (record: Item) => MotifName): Item[] {
  const left = [...list]
  const apart: Item[] = []
  while (left.length) {
    const last = apart.at(-1)
    const other = last === undefined ? 0 : left.findIndex((each) => motifOf(each) !== motifOf(last))
    apart.push(...left.splice(Math.max(0, other), 1))
  }
  return apart
}
