import { PieceMatches, Place } from './piece-matches.ts'
import { Rank, type RankedTitles } from './ranked-titles.ts'
import type { TitleStore } from './title-store.ts'
import { piecesOf } from './title-words.ts'

export interface TextMatch {
  /** The rank of any title, merged or recent. */
  rankOf(title: number): number
  /** Adds all merged titles that match. */
  rankMerged(found: RankedTitles): void
}

/** Finds how titles contain a folded text. The text has single spaces, like the titles. */
export class TextMatcher {
  readonly #store: TitleStore
  readonly #first = new PieceMatches()
  readonly #last = new PieceMatches()

  constructor(store: TitleStore) {
    this.#store = store
  }

  match(text: string): TextMatch {
    const { pieces } = this.#store
    const texts = piecesOf(text)
    if (texts.length === 0) return new EmptyTextMatch(this.#store)
    if (texts.length === 1) {
      this.#first.find(pieces, text, 'anywhere')
      return new OnePieceMatch(this.#store, this.#first)
    }
    this.#first.find(pieces, texts[0]!, 'end')
    this.#last.find(pieces, texts.at(-1)!, 'start')
    // An unknown piece gets a number that no title has.
    const middle = texts.slice(1, -1).map((piece) => pieces.numberOf(piece) ?? pieces.count)
    return new SeveralPiecesMatch(this.#store, this.#first, middle, this.#last)
  }
}

class EmptyTextMatch implements TextMatch {
  readonly #store: TitleStore

  constructor(store: TitleStore) {
    this.#store = store
  }

  rankOf(title: number): number {
    return this.#store.pieceCount(title) === 0 ? Rank.exact : Rank.prefix
  }

  rankMerged(found: RankedTitles): void {
    const { mergedCount, firstPiece } = this.#store
    found.at(Rank.prefix).addBelow(mergedCount)
    for (let title = 0; title < mergedCount; title++) {
      if (firstPiece[title] === firstPiece[title + 1]!) found.at(Rank.exact).add(title)
    }
  }
}

/** A text without spaces lies within one piece of the title. */
class OnePieceMatch implements TextMatch {
  readonly #store: TitleStore
  readonly #matches: PieceMatches

  constructor(store: TitleStore, matches: PieceMatches) {
    this.#store = store
    this.#matches = matches
  }

  rankOf(title: number): number {
    const { firstPiece, sequence } = this.#store
    const { places } = this.#matches
    const start = firstPiece[title]!
    const end = firstPiece[title + 1]!
    if (start === end) return Rank.none
    const atFront = places[sequence[start]!]!
    if (atFront === Place.whole && end - start === 1) return Rank.exact
    if (atFront >= Place.start) return Rank.prefix
    let best = atFront
    for (let i = start + 1; i < end; i++) best = Math.max(best, places[sequence[i]!]!)
    return best === Place.none ? Rank.none : best === Place.inside ? Rank.inside : Rank.wordStart
  }

  rankMerged(found: RankedTitles): void {
    const { postings, openings } = this.#store
    const { pieces, places } = this.#matches
    for (const piece of pieces) {
      const place = places[piece]!
      postings.addTo(found.at(place === Place.inside ? Rank.inside : Rank.wordStart), piece)
      if (place >= Place.start) openings.addTo(found.at(Rank.prefix), piece)
      if (place === Place.whole) this.#addExact(found, piece)
    }
  }

  #addExact(found: RankedTitles, piece: number): void {
    const { openings } = this.#store
    const end = openings.end(piece)
    for (let i = openings.start(piece); i < end; i++) {
      const title = openings.titles[i]!
      if (this.#store.pieceCount(title) === 1) found.at(Rank.exact).add(title)
    }
  }
}

/** A text with spaces ends one piece, covers the next ones entirely and starts another. */
class SeveralPiecesMatch implements TextMatch {
  readonly #store: TitleStore
  readonly #first: PieceMatches
  readonly #middle: readonly number[]
  readonly #last: PieceMatches

  constructor(store: TitleStore, first: PieceMatches, middle: readonly number[], last: PieceMatches) {
    this.#store = store
    this.#first = first
    this.#middle = middle
    this.#last = last
  }

  rankOf(title: number): number {
    const { firstPiece, sequence } = this.#store
    const firstPlaces = this.#first.places
    const start = firstPiece[title]!
    const step = this.#middle.length + 1
    const lastStart = firstPiece[title + 1]! - step
    let best: number = Rank.none
    for (let i = start; i < lastStart; i++) {
      const first = firstPlaces[sequence[i]!]!
      if (first === Place.none || !this.#middleFollows(i)) continue
      const last = this.#last.places[sequence[i + step]!]!
      if (last === Place.none) continue
      if (i === start && first === Place.whole) {
        return last === Place.whole && i === lastStart - 1 ? Rank.exact : Rank.prefix
      }
      if (first !== Place.inside) best = Rank.wordStart
      else if (best === Rank.none) best = Rank.inside
    }
    return best
  }

  /** Every matching title has a piece of each group, so only titles with the rarest group are checked. */
  rankMerged(found: RankedTitles): void {
    const { postings } = this.#store
    const middle = this.#middle.map((piece) => Uint32Array.of(piece))
    const [rarest] = postings.rarestFirst([this.#first.pieces, ...middle, this.#last.pieces])
    for (const piece of rarest!) {
      const end = postings.end(piece)
      for (let i = postings.start(piece); i < end; i++) {
        const rank = this.rankOf(postings.titles[i]!)
        if (rank !== Rank.none) found.at(rank).add(postings.titles[i]!)
      }
    }
  }

  #middleFollows(position: number): boolean {
    const { sequence } = this.#store
    const middle = this.#middle
    for (let i = 0; i < middle.length; i++) if (sequence[position + 1 + i] !== middle[i]!) return false
    return true
  }
}
