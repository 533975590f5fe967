/** Where a text was found in a title or a piece of one; higher is better. */
export const Place = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

// Joiners occur within Bengali words, so they do not end one.
const endsInWord = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u

/** The best place of a text in a piece. */
export function placeIn(piece: string, text: string): number {
  let at = piece.indexOf(text)
  while (at > 0 && placeAt(piece, text, at) === Place.inside) {
    at = piece.indexOf(text, at + 1)
    if (at < 0) return Place.inside
  }
  return at < 0 ? Place.none : placeAt(piece, text, at)
}

/** The place of a text that ends a piece. */
export function placeAtEnd(piece: string, text: string): number {
  return placeAt(piece, text, piece.length - text.length)
}

function placeAt(piece: string, text: string, at: number): number {
  if (at === 0) return piece.length === text.length ? Place.whole : Place.start
  // Two units before, because one character may take both.
  return endsInWord.test(piece.slice(Math.max(0, at - 2), at)) ? Place.inside : Place.wordStart
}
