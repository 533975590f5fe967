import { foldTitle } from './fold-title.ts'
import { classesIn, withClasses } from './other-words.ts'
import type { Entry } from './title-block.ts'
import { piecesOf, wordsOf } from './title-words.ts'

/** Marks a piece that is not of the title; no folded text contains it. */
const aside = '\n'

/** The bits of a posting below the number of its title. */
export const Flag = { opens: 1, isAll: 2, bits: 2 } as const

/**
 * The distinct pieces (texts between spaces) of many titles, and the titles of each. Titles repeat few pieces many times,
 * so a search compares every piece once instead of every title.
 */
export class PieceTable {
  readonly texts: readonly string[]
  readonly numbers = new Map<string, number>()
  /** The pieces of title t are sequence[ends[t - 1]] up to sequence[ends[t]]. */
  readonly sequence: Uint32Array
  readonly ends: Uint32Array
  /** The titles of piece p, oldest first, are postings[starts[p]] up to postings[starts[p + 1]]. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  /** 1 for a piece that stands beside titles. */
  readonly isAside: Uint8Array
  /** The pieces beside each title. Many titles share them. */
  readonly #asides: (readonly number[])[] = []

  constructor(entries: readonly Entry[]) {
    let sequence = new Uint32Array(64 + entries.length * 10)
    this.ends = new Uint32Array(entries.length)
    const shared = new Map<string, number[]>()
    let length = 0
    entries.forEach(({ title, also }, position) => {
      const folded = foldTitle(title)
      const pieces = piecesOf(folded)
      if (length + pieces.length > sequence.length) sequence = larger(sequence, length + pieces.length)
      for (const piece of pieces) sequence[length++] = this.#numberOf(piece)
      this.ends[position] = length
      const asides = shared.get(also) ?? this.#numbersAside(withClasses(piecesOf(foldTitle(also)).flatMap(wordsOf)))
      shared.set(also, asides)
      const classes = classesIn(folded)
      this.#asides.push(classes.length > 0 ? [...asides, ...this.#numbersAside(classes)] : asides)
    })
    this.texts = [...this.numbers.keys()]
    this.isAside = Uint8Array.from(this.texts, (piece) => Number(piece.startsWith(aside)))
    this.sequence = sequence.slice(0, length)
    this.starts = new Uint32Array(this.texts.length + 1)
    this.#forEachPosting((piece) => this.starts[piece + 1]!++)
    for (let piece = 0; piece < this.texts.length; piece++) this.starts[piece + 1]! += this.starts[piece]!
    this.postings = new Uint32Array(this.starts[this.texts.length]!)
    const next = this.starts.slice()
    this.#forEachPosting((piece, posting) => (this.postings[next[piece]!++] = posting))
    this.#asides = []
  }

  /** In how many titles these pieces occur; titles with several of them count several times. */
  count(pieces: readonly number[]): number {
    return pieces.reduce((sum, piece) => sum + this.starts[piece + 1]! - this.starts[piece]!, 0)
  }

  #forEachPosting(visit: (piece: number, posting: number) => void): void {
    const { ends, sequence } = this
    for (let title = 0, i = 0; title < ends.length; title++) {
      const start = i
      const first = ends[title]! - start === 1 ? Flag.opens | Flag.isAll : Flag.opens
      for (; i < ends[title]!; i++) visit(sequence[i]!, (title << Flag.bits) | (i === start ? first : 0))
      for (const piece of this.#asides[title]!) visit(piece, title << Flag.bits)
    }
  }

  #numbersAside(words: readonly string[]): number[] {
    return words.map((word) => this.#numberOf(aside + word))
  }

  #numberOf(piece: string): number {
    const known = this.numbers.get(piece)
    if (known !== undefined) return known
    this.numbers.set(piece, this.numbers.size)
    return this.numbers.size - 1
  }
}

function larger(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length * 2)
  copy.set(numbers)
  return copy
}
