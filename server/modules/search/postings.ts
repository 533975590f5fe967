import type { TitleSet } from './title-set.ts'

/** The bits of a posting below the number of its title: whether the piece opens the title, or is all of it. */
export const Flag = { opens: 1, isAll: 2, bits: 2 } as const

/** The titles of each piece, oldest first, with flags. */
export class Postings {
  readonly all: Uint32Array
  readonly #starts: Uint32Array

  constructor(pieceCount: number, forEach: (visit: (piece: number, posting: number) => void) => void) {
    this.#starts = new Uint32Array(pieceCount + 1)
    forEach((piece) => this.#starts[piece + 1]!++)
    for (let piece = 0; piece < pieceCount; piece++) this.#starts[piece + 1]! += this.#starts[piece]!
    this.all = new Uint32Array(this.#starts[pieceCount]!)
    const next = this.#starts.slice()
    forEach((piece, posting) => (this.all[next[piece]!++] = posting))
  }

  /** Where the postings of a piece start and, as the start of the next piece, end; nowhere if it is newer. */
  startOf(piece: number): number {
    return this.#starts[piece] ?? this.all.length
  }

  count(piece: number): number {
    return this.startOf(piece + 1) - this.startOf(piece)
  }

  total(pieces: readonly number[]): number {
    return pieces.reduce((sum, piece) => sum + this.count(piece), 0)
  }

  /** Adds the titles of a piece to sets by whether it is all of the title, opens it or stands elsewhere. */
  addTitles(piece: number, elsewhere: TitleSet, opening = elsewhere, whole = opening): void {
    const end = this.startOf(piece + 1)
    for (let i = this.startOf(piece); i < end; i++) {
      const posting = this.all[i]!
      const { bits } = (posting & Flag.isAll) > 0 ? whole : (posting & Flag.opens) > 0 ? opening : elsewhere
      bits[posting >>> (Flag.bits + 5)]! |= 1 << ((posting >>> Flag.bits) & 31)
    }
  }
}
