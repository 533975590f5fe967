/** For every piece the titles that hold it, oldest first: a counting sort of the titles' piece sequences. */
export class Postings {
  readonly titles: Uint32Array
  readonly #starts: Uint32Array

  /** `firstPiece[t]` up to `firstPiece[t + 1]` bound the pieces of title t in `sequence`. */
  constructor(pieceCount: number, titleCount: number, firstPiece: Uint32Array, sequence: Uint32Array) {
    const length = firstPiece[titleCount]!
    const starts = new Uint32Array(pieceCount + 1)
    for (let i = 0; i < length; i++) starts[sequence[i]! + 1]!++
    for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1]! += starts[piece]!
    const next = starts.slice()
    this.titles = new Uint32Array(length)
    for (let title = 0; title < titleCount; title++) {
      for (let i = firstPiece[title]!; i < firstPiece[title + 1]!; i++) this.titles[next[sequence[i]!]!++] = title
    }
    this.#starts = starts
  }

  // A piece that came later than these postings has no titles here, so both ends are the same.
  start(piece: number): number {
    return piece < this.#starts.length - 1 ? this.#starts[piece]! : 0
  }

  end(piece: number): number {
    return piece < this.#starts.length - 1 ? this.#starts[piece + 1]! : 0
  }

  /** Changes the marks of all titles with one of these pieces from one number to another. */
  mark(pieces: readonly number[], marks: Uint8Array, from: number, to: number): void {
    const { titles } = this
    for (const piece of pieces) {
      const end = this.end(piece)
      for (let i = this.start(piece); i < end; i++) if (marks[titles[i]!] === from) marks[titles[i]!] = to
    }
  }

  /** In how many titles these pieces occur, titles with several of them counted as often. */
  total(pieces: readonly number[]): number {
    let total = 0
    for (const piece of pieces) total += this.end(piece) - this.start(piece)
    return total
  }
}
