import type { TitleSet } from './title-set.ts'

/** The titles that contain each piece, oldest first: a counting sort of the titles' piece sequences. */
export class Postings {
  readonly titles: Uint32Array
  readonly #starts: Uint32Array

  /**
   * The pieces of title t are sequence[firstPiece[t]] up to sequence[firstPiece[t + 1]]; only the first `maxPieces`
   * count.
   */
  constructor(
    pieceCount: number,
    titleCount: number,
    firstPiece: Uint32Array,
    sequence: Uint32Array,
    maxPieces: number = sequence.length,
  ) {
    const starts = new Uint32Array(pieceCount + 1)
    for (let title = 0; title < titleCount; title++) {
      const end = Math.min(firstPiece[title + 1]!, firstPiece[title]! + maxPieces)
      for (let i = firstPiece[title]!; i < end; i++) starts[sequence[i]! + 1]!++
    }
    for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1]! += starts[piece]!
    const next = starts.slice()
    const titles = new Uint32Array(starts[pieceCount]!)
    for (let title = 0; title < titleCount; title++) {
      const end = Math.min(firstPiece[title + 1]!, firstPiece[title]! + maxPieces)
      for (let i = firstPiece[title]!; i < end; i++) titles[next[sequence[i]!]!++] = title
    }
    this.titles = titles
    this.#starts = starts
  }

  // A piece newer than these postings has no titles here, so both ends are the same.
  start(piece: number): number {
    return piece < this.#starts.length - 1 ? this.#starts[piece]! : 0
  }

  end(piece: number): number {
    return piece < this.#starts.length - 1 ? this.#starts[piece + 1]! : 0
  }

  /** Adds the titles with this piece to a set with enough capacity. */
  addTo(set: TitleSet, piece: number): void {
    set.addEach(this.titles, this.start(piece), this.end(piece))
  }

  /** In how many titles these pieces occur; titles with several of them count several times. */
  total(pieces: ArrayLike<number>): number {
    let total = 0
    for (let i = 0; i < pieces.length; i++) total += this.end(pieces[i]!) - this.start(pieces[i]!)
    return total
  }

  /** Groups of pieces, the rarest first. */
  rarestFirst<Pieces extends ArrayLike<number>>(groups: readonly Pieces[]): Pieces[] {
    const counted = groups.map((pieces) => ({ pieces, total: this.total(pieces) }))
    return counted.sort((a, b) => a.total - b.total).map(({ pieces }) => pieces)
  }
}
