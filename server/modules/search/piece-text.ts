/** Where a text was found in a title or a piece of one; higher is better. */
export const Place = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** The pieces in which a text was found, and by piece how well. */
export interface FoundPieces {
  numbers: number[]
  places: Uint8Array
}

/** Between two pieces; no folded text contains it. */
const end = '\n'
// Joiners occur within Bengali words, so they do not end one.
const endsInWord = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u

/** Pieces one after another in a single text: searching all of them at once is far faster than one by one. */
export class PieceText {
  #text = end
  /** Where each piece starts in the text. */
  readonly #starts: number[] = []

  add(piece: string): void {
    this.#starts.push(this.#text.length)
    this.#text += piece + end
  }

  /** The pieces that contain a text, or start or end with it. */
  search(wanted: string, { isStart = false, isEnd = false } = {}): FoundPieces {
    const [text, starts] = [this.#text, this.#starts]
    const found: FoundPieces = { numbers: [], places: new Uint8Array(starts.length) }
    let piece = 0
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      while (piece + 1 < starts.length && starts[piece + 1]! <= at) piece++
      if (isStart && at > starts[piece]!) continue
      if (isEnd && !text.startsWith(end, at + wanted.length)) continue
      if (found.places[piece] === Place.none) found.numbers.push(piece)
      const place = placeAt(text, starts[piece]!, at, at + wanted.length)
      if (found.places[piece]! < place) found.places[piece] = place
    }
    return found
  }
}

/** Latin and Bengali letters are known at once, because a single letter is found a hundred thousand times. */
function placeAt(text: string, start: number, from: number, to: number): number {
  if (from === start) return text.startsWith(end, to) ? Place.whole : Place.start
  const before = text.charCodeAt(from - 1)
  const isPlain = (before >= 0x61 && before <= 0x7a) || (before >= 0x980 && before <= 0x9ef)
  // Two units before, because one character may take both.
  const isInside = isPlain || endsInWord.test(text.slice(Math.max(start, from - 2), from))
  return isInside ? Place.inside : Place.wordStart
}
