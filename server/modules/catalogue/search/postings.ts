import type { TitleSet } from './title-set.ts'

/** The titles of each piece. */
export class Postings {
  readonly #titles: Uint32Array
  readonly #starts: Uint32Array

  /** The pieces of title t are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  constructor(pieceCount: number, sequence: Uint32Array, starts: Uint32Array) {
    this.#titles = new Uint32Array(sequence.length)
    this.#starts = new Uint32Array(pieceCount + 1)
    for (const piece of sequence) this.#starts[piece + 1]!++
    for (let piece = 0; piece < pieceCount; piece++) this.#starts[piece + 1]! += this.#starts[piece]!
    const next = this.#starts.slice()
    for (let title = 0; title + 1 < starts.length; title++) {
      for (let i = starts[title]!; i < starts[title + 1]!; i++) this.#titles[next[sequence[i]!]!++] = title
    }
  }

  count(piece: number): number {
    return this.#startOf(piece + 1) - this.#startOf(piece)
  }

  addTitles(piece: number, { bits }: TitleSet): void {
    const end = this.#startOf(piece + 1)
    for (let i = this.#startOf(piece); i < end; i++) {
      const title = this.#titles[i]!
      bits[title >>> 5]! |= 1 << (title & 31)
    }
  }

  /** A piece that was added later starts past the end. */
  #startOf(piece: number): number {
    return this.#starts[piece] ?? this.#titles.length
  }
}
