import { piecesContaining, piecesEnding, piecesStarting, Place, type PieceMatches } from './piece-matches.ts'
import type { TitleStore } from './title-store.ts'
import { piecesOf } from './title-words.ts'

/** How a title contains a text, the better the lower. */
export const Rank = { exact: 0, prefix: 1, wordStart: 2, inside: 3, none: 4 } as const
export const rankCount = Rank.none

export interface TextMatch {
  rankOf(title: number): number
  /** The pieces of which every matching title has at least one; undefined when any title may match. */
  readonly pieces: readonly number[] | undefined
  /** Where such a piece has its part of the text. */
  placeIn(piece: number): number
  /** The same as `rankOf`, sooner, when the best place among the title's pieces is known. */
  rankAt(title: number, place: number): number
}

/** Finds out how each title contains a folded text. The text has single spaces, like the titles. */
export function matchText(store: TitleStore, text: string): TextMatch {
  const texts = piecesOf(text)
  if (texts.length === 0) return new EmptyTextMatch(store)
  return texts.length === 1 ? new OnePieceMatch(store, text) : new SeveralPiecesMatch(store, texts)
}

class EmptyTextMatch implements TextMatch {
  readonly pieces = undefined
  readonly #firstPiece: Uint32Array

  constructor(store: TitleStore) {
    this.#firstPiece = store.firstPiece
  }

  rankOf(title: number): number {
    return this.#firstPiece[title] === this.#firstPiece[title + 1]! ? Rank.exact : Rank.prefix
  }

  placeIn(): number {
    return Place.inside
  }

  rankAt(title: number): number {
    return this.rankOf(title)
  }
}

/** A text without a space lies within one piece of the title. */
class OnePieceMatch implements TextMatch {
  readonly pieces: readonly number[]
  readonly #places: Uint8Array
  readonly #firstPiece: Uint32Array
  readonly #sequence: Uint32Array

  constructor(store: TitleStore, text: string) {
    const matches = piecesContaining(store.pieces, text)
    this.pieces = matches.pieces
    this.#places = matches.places
    this.#firstPiece = store.firstPiece
    this.#sequence = store.sequence
  }

  rankOf(title: number): number {
    const end = this.#firstPiece[title + 1]!
    let best: number = Place.none
    for (let i = this.#firstPiece[title]!; i < end; i++) {
      const place = this.#places[this.#sequence[i]!]!
      if (place > best) best = place
    }
    return this.rankAt(title, best)
  }

  placeIn(piece: number): number {
    return this.#places[piece]!
  }

  rankAt(title: number, place: number): number {
    if (place === Place.none) return Rank.none
    if (place === Place.inside) return Rank.inside
    if (place === Place.wordStart) return Rank.wordStart
    const start = this.#firstPiece[title]!
    const placeInFirst = this.#places[this.#sequence[start]!]!
    if (placeInFirst < Place.start) return Rank.wordStart
    return placeInFirst === Place.whole && this.#firstPiece[title + 1]! - start === 1 ? Rank.exact : Rank.prefix
  }
}

/** A text with spaces ends one piece, covers the next ones whole and starts another. */
class SeveralPiecesMatch implements TextMatch {
  readonly pieces: readonly number[]
  readonly #first: Uint8Array
  readonly #middle: readonly number[]
  readonly #last: Uint8Array
  readonly #firstPiece: Uint32Array
  readonly #sequence: Uint32Array

  constructor(store: TitleStore, texts: readonly string[]) {
    const first = piecesEnding(store.pieces, texts[0]!)
    const last = piecesStarting(store.pieces, texts[texts.length - 1]!)
    // A piece no title has gets a number no title has.
    this.#middle = texts.slice(1, -1).map((text) => store.pieces.numberOf(text) ?? store.pieces.count)
    this.#first = first.places
    this.#last = last.places
    this.#firstPiece = store.firstPiece
    this.#sequence = store.sequence
    this.pieces = this.#rarest(store, first, last)
  }

  rankOf(title: number): number {
    const start = this.#firstPiece[title]!
    const step = this.#middle.length + 1
    const lastStart = this.#firstPiece[title + 1]! - step
    let best: number = Rank.none
    for (let i = start; i < lastStart; i++) {
      const first = this.#first[this.#sequence[i]!]!
      if (first === Place.none || !this.#middleFollows(i)) continue
      const last = this.#last[this.#sequence[i + step]!]!
      if (last === Place.none) continue
      if (i === start && first === Place.whole) {
        return last === Place.whole && i === lastStart - 1 ? Rank.exact : Rank.prefix
      }
      if (first !== Place.inside) best = Rank.wordStart
      else if (best === Rank.none) best = Rank.inside
    }
    return best
  }

  placeIn(): number {
    return Place.inside
  }

  rankAt(title: number): number {
    return this.rankOf(title)
  }

  #middleFollows(position: number): boolean {
    const middle = this.#middle
    for (let i = 0; i < middle.length; i++) if (this.#sequence[position + 1 + i] !== middle[i]!) return false
    return true
  }

  #rarest(store: TitleStore, first: PieceMatches, last: PieceMatches): readonly number[] {
    let rarest: readonly number[] = first.pieces
    for (const pieces of [last.pieces, ...this.#middle.map((piece) => [piece])]) {
      if (store.postings.total(pieces) < store.postings.total(rarest)) rarest = pieces
    }
    return rarest
  }
}
