import type { SortedWords } from './sorted-words.ts'

/** `distance` typing errors away; `whole` is false if only a prefix of the word is that near. */
export type NearWord = (distance: number, whole: boolean, first: number, end: number) => void

const maxCheckedLength = 32

/**
 * Finds words within a few typing errors (Damerau-Levenshtein, adjacent swaps as one error) of a typed word. The table
 * of distances has one row per letter of the candidate, and sorted neighbours share the rows of their common prefix.
 * Once no cell of a row is near enough, all words with that prefix are skipped.
 */
export class NearWords {
  readonly #typed: Uint16Array
  readonly #errors: number
  readonly #width: number
  readonly #rows: Uint8Array
  /** Per row: the smallest distance between the typed word and any prefix of the candidate so far. */
  readonly #nearestPrefix: Uint8Array

  constructor(typed: string, errors: number) {
    const length = Math.min(typed.length, maxCheckedLength)
    this.#typed = Uint16Array.from({ length }, (_, i) => typed.charCodeAt(i))
    this.#errors = errors
    this.#width = length + 2
    const rowCount = length + errors + 2
    this.#rows = new Uint8Array(rowCount * this.#width)
    this.#nearestPrefix = new Uint8Array(rowCount)
    const tooFar = errors + 1
    for (let column = 0; column < this.#width; column++) this.#rows[column] = Math.min(column, tooFar)
    this.#nearestPrefix[0] = tooFar
  }

  /** Calls `found` with ranges of positions in the sorted words. */
  among(words: SortedWords, asPrefix: boolean, found: NearWord): void {
    const { units, starts, shared, count } = words
    let known = 0
    let index = 0
    while (index < count) {
      const start = starts[index]!
      const length = starts[index + 1]! - start
      let depth = Math.min(shared[index]!, known)
      let near = true
      while (near && depth < length) {
        near = this.#fillRow(depth + 1, units[start + depth]!, depth === 0 ? 0 : units[start + depth - 1]!)
        depth++
      }
      known = depth
      const end = near ? index + 1 : words.groupEnd(index, depth)
      this.#report(depth, near, asPrefix, index, end, found)
      index = end
    }
  }

  /** The same for a single word. */
  check(word: string, asPrefix: boolean, found: NearWord): void {
    let depth = 0
    let near = true
    while (near && depth < word.length) {
      near = this.#fillRow(depth + 1, word.charCodeAt(depth), depth === 0 ? 0 : word.charCodeAt(depth - 1))
      depth++
    }
    this.#report(depth, near, asPrefix, 0, 1, found)
  }

  #report(depth: number, ended: boolean, asPrefix: boolean, first: number, end: number, found: NearWord): void {
    const length = this.#typed.length
    const apart = Math.abs(depth - length)
    const distance = ended && apart <= this.#errors ? this.#rows[depth * this.#width + length]! : this.#errors + 1
    const prefix = asPrefix ? this.#nearestPrefix[depth]! : distance
    if (prefix < distance) found(prefix, false, first, end)
    else if (distance <= this.#errors) found(distance, true, first, end)
  }

  /** Fills one row of the table from those above it; false if every cell is too far. Only a band of cells is needed. */
  #fillRow(depth: number, unit: number, unitBefore: number): boolean {
    const typed = this.#typed
    const rows = this.#rows
    const errors = this.#errors
    const tooFar = errors + 1
    const length = typed.length
    const row = depth * this.#width
    const above = row - this.#width
    const first = Math.max(1, depth - errors)
    const last = Math.min(length, depth + errors)
    let nearest = first === 1 ? Math.min(depth, tooFar) : tooFar
    rows[row + first - 1] = nearest
    for (let column = first; column <= last; column++) {
      const letter = typed[column - 1]!
      let distance = rows[above + column - 1]! + (letter === unit ? 0 : 1)
      if (rows[above + column]! + 1 < distance) distance = rows[above + column]! + 1
      if (rows[row + column - 1]! + 1 < distance) distance = rows[row + column - 1]! + 1
      if (depth > 1 && column > 1 && unit === typed[column - 2]! && unitBefore === letter) {
        const swapped = rows[above - this.#width + column - 2]! + 1
        if (swapped < distance) distance = swapped
      }
      if (distance > tooFar) distance = tooFar
      rows[row + column] = distance
      if (distance < nearest) nearest = distance
    }
    const prefix = this.#nearestPrefix[depth - 1]!
    if (last < length) {
      rows[row + last + 1] = tooFar
      this.#nearestPrefix[depth] = prefix
    } else {
      const whole = first <= length ? rows[row + length]! : tooFar
      this.#nearestPrefix[depth] = Math.min(prefix, whole)
    }
    return nearest <= errors
  }
}
