import { firstPosition } from './first-position.ts'

const maxShared = 255
/** Many words share prefixes up to this length, so it pays to store where their groups end. */
const maxGroupLength = 4

/** Words in order of their UTF-16 units, packed for fast iteration. */
export class SortedWords {
  readonly texts: readonly string[]
  readonly count: number
  /** Word n is units[starts[n]] up to units[starts[n + 1]]. */
  readonly units: Uint16Array
  readonly starts: Uint32Array
  /** The length of the prefix that a word shares with the word before it. */
  readonly shared: Uint8Array
  /** For prefixes of 1, 2, ... units and every word: where the words with the same prefix end. */
  readonly #groupEnds: readonly Uint32Array[]

  constructor(texts: readonly string[]) {
    this.texts = texts
    this.count = texts.length
    this.starts = new Uint32Array(texts.length + 1)
    texts.forEach((text, index) => (this.starts[index + 1] = this.starts[index]! + text.length))
    this.units = new Uint16Array(this.starts[texts.length]!)
    this.shared = new Uint8Array(texts.length)
    let before = ''
    for (let index = 0; index < texts.length; index++) {
      const text = texts[index]!
      const start = this.starts[index]!
      for (let i = 0; i < text.length; i++) this.units[start + i] = text.charCodeAt(i)
      const max = Math.min(text.length, before.length, maxShared)
      let shared = 0
      while (shared < max && text.charCodeAt(shared) === before.charCodeAt(shared)) shared++
      this.shared[index] = shared
      before = text
    }
    this.#groupEnds = Array.from({ length: maxGroupLength }, (_, i) => groupEnds(this.shared, i + 1))
  }

  /** The position after the last word that has the same prefix of `length` units as this word. */
  groupEnd(position: number, length: number): number {
    if (length <= maxGroupLength) return this.#groupEnds[length - 1]![position]!
    let end = position + 1
    while (end < this.count && this.shared[end]! >= length) end++
    return end
  }

  /** Position of the first word that is not before `text`. */
  position(text: string): number {
    return firstPosition(this.count, (position) => this.texts[position]! < text)
  }
}

function groupEnds(shared: Uint8Array, length: number): Uint32Array {
  const ends = new Uint32Array(shared.length)
  for (let position = shared.length - 1; position >= 0; position--) {
    const next = position + 1
    ends[position] = next < shared.length && shared[next]! >= length ? ends[next]! : next
  }
  return ends
}
