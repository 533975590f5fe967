import { Place } from './piece-text.ts'
import type { TitleBlock } from './title-block.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'

/** The titles of a block that contain a folded text, which has single spaces like them. */
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
    const place = this.#at.findIndex((titles) => titles.has(title))
    return place < 0 ? Place.none : place
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

  /** A text with spaces ends one piece, is the next ones and starts another. Titles that have all of them are compared. */
  #findPieces(parts: readonly string[]): void {
    const { vocabulary, sequence, starts, entries } = this.#block
    const last = parts.length - 1
    const found = parts.map((part, i) => vocabulary.text.search(part, { isStart: i > 0, isEnd: i < last }))
    const titles = this.#block.titlesWithAll(found.map(({ numbers }) => numbers))
    for (let title = titles.before(entries.length); title >= 0; title = titles.before(title)) {
      const start = starts[title]!
      const end = this.#block.endOf(title)
      for (let i = start; i + last < end; i++) {
        let part = 0
        while (part <= last && found[part]!.places[sequence[i + part]!] !== Place.none) part++
        if (part <= last) continue
        const first = found[0]!.places[sequence[i]!]!
        const isAll = i + part === end && found[last]!.places[sequence[end - 1]!] === Place.whole
        const opening = isAll ? Place.whole : Place.start
        const place = i === start && first === Place.whole ? opening : Math.min(first, Place.wordStart)
        this.#at[place]!.add(title)
      }
    }
  }
}
