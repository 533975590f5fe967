import { firstPosition } from './first-position.ts'

const unitCount = 0x10000

/**
 * The positions of every pair of adjacent units in a long array of UTF-16 units. A text can only be where its rarest
 * pair is, so most of the array need not be searched.
 */
export class UnitPairs {
  readonly #units: Uint16Array
  /** All positions, ordered by the unit at the position and then by the next unit. */
  readonly #positions: Uint32Array
  /** Unit u is at #positions[#starts[u]] up to #positions[#starts[u + 1]]. */
  readonly #starts = new Uint32Array(unitCount + 1)

  constructor(units: Uint16Array) {
    this.#units = units
    for (let i = 0; i < units.length; i++) this.#starts[units[i]! + 1]!++
    for (let unit = 0; unit < unitCount; unit++) this.#starts[unit + 1]! += this.#starts[unit]!
    // A radix sort: first by the unit after a position, then by the unit at it.
    const sorted = this.#sortedByUnit(new Uint32Array(units.length).map((_, i) => i))
    this.#positions = this.#sortedByUnit(sorted.map((position) => (position || units.length) - 1))
  }

  get length(): number {
    return this.#units.length
  }

  /** The positions of the rarest pair of a text of several units, and the pair's offset in the text. */
  rarestOf(text: Uint16Array): { positions: Uint32Array; offset: number } {
    let rarest = { positions: this.#positions, offset: 0 }
    for (let offset = 0; offset + 1 < text.length && rarest.positions.length > 0; offset++) {
      const positions = this.#positionsOf(text[offset]!, text[offset + 1]!)
      if (positions.length <= rarest.positions.length) rarest = { positions, offset }
    }
    return rarest
  }

  #positionsOf(unit: number, next: number): Uint32Array {
    const start = this.#starts[unit]!
    const count = this.#starts[unit + 1]! - start
    const firstFrom = (min: number) => start + firstPosition(count, (i) => this.#unitAfter(start + i) < min)
    return this.#positions.subarray(firstFrom(next), firstFrom(next + 1))
  }

  /** The array wraps around: the first unit follows the last. */
  #unitAfter(place: number): number {
    return this.#units[this.#positions[place]! + 1] ?? this.#units[0]!
  }

  #sortedByUnit(positions: Uint32Array): Uint32Array {
    const sorted = new Uint32Array(positions.length)
    const next = this.#starts.slice()
    for (let i = 0; i < positions.length; i++) sorted[next[this.#units[positions[i]!]!]!++] = positions[i]!
    return sorted
  }
}
