/** Where a text matched in a title or piece. Higher is better. */
export const Place = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** The pieces that contain a text, and how well each matches. */
export interface FoundPieces {
  numbers: number[]
  places: Uint8Array
}

// Joiners occur within Bengali words, so they don't end a word.
const endsInWord = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u

/**
 * All pieces concatenated into one text, because searching it at once is far faster than one by one. Each piece is
 * surrounded by spaces, or by an edge where a title begins and where a single-piece title ends. No folded text contains
 * an edge.
 */
export class PieceText {
  static readonly edge = '\n'
  #text = ''
  /** Where each piece starts in the text. */
  readonly #starts: number[] = []

  add(piece: string): void {
    this.#starts.push(this.#text.length)
    this.#text += piece
  }

  /** The pieces that contain a text, or that start or end with it next to another piece. */
  search(wanted: string, { isStart = false, isEnd = false } = {}): FoundPieces {
    const [text, starts] = [this.#text, this.#starts]
    const places = new Uint8Array(starts.length)
    const numbers: number[] = []
    let piece = 0
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const to = at + wanted.length
      if ((isStart && text[at - 1] !== ' ') || (isEnd && text[to] !== ' ')) continue
      while (piece + 1 < starts.length && starts[piece + 1]! <= at) piece++
      if (places[piece] === Place.none) numbers.push(piece)
      const place = placeAt(text, at, to)
      if (places[piece]! < place) places[piece] = place
    }
    return { numbers, places }
  }
}

function placeAt(text: string, from: number, to: number): number {
  const before = text.charCodeAt(from - 1)
  // A fast path for Latin and Bengali letters, because a single letter matches a hundred thousand times.
  if ((before >= 0x61 && before <= 0x7a) || (before >= 0x980 && before <= 0x9ef)) return Place.inside
  if (text[from - 1] === PieceText.edge) return text[to] === PieceText.edge ? Place.whole : Place.start
  // Two code units, because a character may take both.
  return endsInWord.test(text.slice(from - 2, from)) ? Place.inside : Place.wordStart
}
