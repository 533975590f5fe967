import { Place, type FoundPieces } from './piece-text.ts'
import { Flag } from './postings.ts'
import type { TitleBlock } from './title-block.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'

/** The courses of a block whose titles contain a folded text, which has single spaces like them. */
export class FoundTitles {
  readonly all: TitleSet
  readonly #block: TitleBlock
  /** The titles by the best place of the text in them. */
  readonly #at: TitleSet[]

  constructor(block: TitleBlock, text: string) {
    this.#block = block
    const size = block.entries.length
    this.all = new TitleSet(size)
    this.#at = Object.values(Place).map(() => new TitleSet(size))
    const parts = piecesOf(text)
    if (parts.length === 0) this.#at[Place.start]!.bits.fill(-1)
    if (parts.length === 1) this.#findPiece(text)
    if (parts.length > 1) this.#findPieces(parts)
    for (let place: number = Place.whole; place > Place.none; place--) {
      const titles = this.#at[place]!
      titles.remove(this.all)
      this.all.addAll(titles)
    }
    this.all.keep(block.here)
  }

  /** The place of the text in a title, also in one that was removed; undefined if the block never had it. */
  placeOf(id: string): number | undefined {
    const title = this.#block.position(id)
    if (this.#block.entries[title]?.id !== id) return undefined
    return Math.max(
      this.#at.findIndex((titles) => titles.has(title)),
      Place.none,
    )
  }

  /** The ids of titles with this place, newest first, from before an id. */
  idsAt(place: number, before: string | undefined, limit: number): string[] {
    const { entries } = this.#block
    const ids: string[] = []
    let title = before === undefined ? entries.length : this.#block.position(before)
    while (ids.length < limit && (title = this.#at[place]!.before(title)) >= 0) {
      if (this.all.has(title)) ids.push(entries[title]!.id)
    }
    return ids
  }

  /** A text without spaces lies within one piece of the title. */
  #findPiece(text: string): void {
    const { numbers, places } = this.#block.vocabulary.text.search(text)
    for (const piece of numbers) {
      const place = places[piece]!
      const elsewhere = this.#at[Math.min(place, Place.wordStart)]!
      const opening = this.#at[Math.min(place, Place.start)]!
      this.#block.byPiece.addTitles(piece, elsewhere, opening, this.#at[place])
    }
  }

  /** A text with spaces ends one piece, is the next ones and starts another. Titles with the rarest of them are compared. */
  #findPieces(parts: readonly string[]): void {
    const { vocabulary, byPiece } = this.#block
    const first = vocabulary.text.search(parts[0]!, { isEnd: true })
    const last = vocabulary.text.search(parts.at(-1)!, { isStart: true })
    const middle = parts.slice(1, -1).map((part) => vocabulary.numberOf(part) ?? -1)
    if (middle.includes(-1)) return
    const [rarest] = [first.numbers, ...middle.map((piece) => [piece]), last.numbers].sort(
      (one, other) => byPiece.total(one) - byPiece.total(other),
    )
    for (const piece of rarest!) {
      for (let i = byPiece.startOf(piece); i < byPiece.startOf(piece + 1); i++) {
        const title = byPiece.all[i]! >>> Flag.bits
        this.#at[this.#placeIn(title, first, middle, last)]!.add(title)
      }
    }
  }

  #placeIn(title: number, first: FoundPieces, middle: readonly number[], last: FoundPieces): number {
    const { sequence, starts } = this.#block
    const start = starts[title]!
    const end = this.#block.endOf(title)
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
