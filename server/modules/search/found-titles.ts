import { Place, type FoundPieces } from './piece-text.ts'
import { Flag, type TitleBlock } from './title-block.ts'
import { piecesOf } from './title-words.ts'

/** The titles of a block that contain a folded text, which has single spaces like them. */
export class FoundTitles {
  readonly count: number
  readonly #block: TitleBlock
  /** By title, where it contains the text. */
  readonly #places: Uint8Array

  constructor(block: TitleBlock, text: string) {
    this.#block = block
    this.#places = new Uint8Array(block.entries.length)
    const parts = piecesOf(text)
    if (parts.length === 0) this.#places.fill(Place.start)
    if (parts.length === 1) this.#findPiece(text)
    if (parts.length > 1) this.#findPieces(parts)
    let count = 0
    for (let title = 0; title < this.#places.length; title++) {
      if (this.#places[title] === Place.none) continue
      if (block.present.has(title)) count++
      else this.#places[title] = Place.none
    }
    this.count = count
  }

  placeOf(id: string): number {
    return this.#places[this.#block.locate(id)] ?? Place.none
  }

  /** The ids of titles with this place, newest first, from before an id. */
  idsAt(place: number, before: string | undefined, limit: number): string[] {
    const { entries } = this.#block
    const ids: string[] = []
    let title = before === undefined ? entries.length : this.#block.position(before)
    while (title > 0 && ids.length < limit) {
      title = this.#places.lastIndexOf(place, title - 1)
      if (title >= 0) ids.push(entries[title]!.id)
    }
    return ids
  }

  forEach(visit: (title: number) => void): void {
    for (let title = 0; title < this.#places.length; title++) if (this.#places[title]! > Place.none) visit(title)
  }

  /** A text without spaces lies within one piece of the title. */
  #findPiece(text: string): void {
    const { numbers, places } = this.#block.vocabulary.text.containing(text)
    for (const piece of numbers) {
      raisePlaces(this.#places, places[piece]!, this.#block.postings, ...this.#block.postingsOf(piece))
    }
  }

  /** A text with spaces ends one piece, is the next ones and starts another. Titles with the rarest of them are compared. */
  #findPieces(parts: readonly string[]): void {
    const { vocabulary, postings } = this.#block
    const first = vocabulary.text.endingWith(parts[0]!)
    const last = vocabulary.text.startingWith(parts.at(-1)!)
    const middle = parts.slice(1, -1).map((part) => vocabulary.numberOf(part) ?? -1)
    if (middle.includes(-1)) return
    const [rarest] = [first.numbers, ...middle.map((piece) => [piece]), last.numbers]
      .map((pieces) => pieces.map((piece) => this.#block.postingsOf(piece)))
      .sort((one, other) => lengthOf(one) - lengthOf(other))
    for (const [start, end] of rarest!) {
      for (let i = start; i < end; i++) {
        const title = postings[i]! >>> Flag.bits
        this.#places[title] = this.#placeIn(title, first, middle, last)
      }
    }
  }

  #placeIn(title: number, first: FoundPieces, middle: readonly number[], last: FoundPieces): number {
    const { sequence, starts } = this.#block
    const start = starts[title]!
    const end = starts[title + 1]!
    let best: number = Place.none
    for (let i = start, next = i + middle.length + 1; next < end; i++, next++) {
      const opening = first.places[sequence[i]!]!
      const closing = last.places[sequence[next]!]!
      if (opening === Place.none || closing === Place.none) continue
      if (!middle.every((piece, offset) => sequence[i + 1 + offset] === piece)) continue
      if (i === start && opening === Place.whole) {
        return closing === Place.whole && next === end - 1 ? Place.whole : Place.start
      }
      best = Math.max(best, Math.min(opening, Place.wordStart))
    }
    return best
  }
}

const lengthOf = (ranges: readonly [start: number, end: number][]) =>
  ranges.reduce((total, [start, end]) => total + end - start, 0)

/** A function of its own, because the engine does not optimise a loop within a loop that is seldom entered. */
function raisePlaces(places: Uint8Array, place: number, postings: Uint32Array, start: number, end: number): void {
  const opening = Math.min(place, Place.start)
  const elsewhere = Math.min(place, Place.wordStart)
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    const isAll = place === Place.whole && (posting & Flag.isAll) > 0
    const own = isAll ? Place.whole : (posting & Flag.opens) > 0 ? opening : elsewhere
    if (places[posting >>> Flag.bits]! < own) places[posting >>> Flag.bits] = own
  }
}
