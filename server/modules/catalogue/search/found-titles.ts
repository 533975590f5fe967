import { foldTitle } from './fold-title.ts'
import { Place, type FoundPieces } from './piece-text.ts'
import type { TitleBlock } from './title-block.ts'
import type { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'

/** The titles in a block that contain a folded text. */
export class FoundTitles {
  readonly all: TitleSet
  readonly #block: TitleBlock
  /** The titles by their best match position, including removed ones. */
  readonly #at: TitleSet[]

  constructor(block: TitleBlock, text: string) {
    this.#block = block
    this.#at = Object.keys(Place).map((place) => block.emptySet(`found: ${place}`))
    this.all = block.emptySet('found')
    const parts = piecesOf(text)
    const last = parts.length - 1
    // A text with spaces matches the end of one piece, all of the next ones, and the start of another.
    const found = parts.map((part, i) => block.vocabulary.text.search(part, { isStart: i > 0, isEnd: i < last }))
    const [first] = found
    if (!first) this.#at[Place.start]!.bits.fill(-1)
    else if (last > 0) this.#compare(found, text)
    else for (const piece of first.numbers) block.byPiece.addTitles(piece, this.#at[first.places[piece]!]!)
    for (let place: number = Place.whole; place > Place.none; place--) this.all.addNew(this.#at[place]!)
    this.all.keep(block.here)
  }

  /** The match position in a title, even a removed one. Undefined if the block never had it. */
  placeOf(id: string): number | undefined {
    const title = this.#block.position(id)
    if (this.#block.entries[title]?.id !== id) return undefined
    const place = this.#at.findIndex((titles) => titles.has(title))
    return place < 0 ? Place.none : place
  }

  /** The ids of titles with this match position, newest first, starting before an id. */
  idsAt(place: number, before: string | undefined, limit: number): string[] {
    const { entries } = this.#block
    const ids: string[] = []
    let title = before === undefined ? entries.length : this.#block.position(before)
    while (ids.length < limit && (title = this.#at[place]!.before(title)) >= 0) {
      if (this.all.has(title)) ids.push(entries[title]!.id)
    }
    return ids
  }

  /** A text with spaces: compares the titles that have all its parts. */
  #compare(parts: readonly FoundPieces[], text: string): void {
    const { sequence, starts, entries } = this.#block
    const last = parts.length - 1
    const places = parts.map((part) => part.places)
    const titles = this.#block.titlesWithAll(parts.map(({ numbers }) => numbers))
    for (let title = titles.before(entries.length); title >= 0; title = titles.before(title)) {
      const end = starts[title + 1]!
      for (let i = starts[title]!; i + last < end; i++) {
        let part = 0
        while (part <= last && places[part]![sequence[i + part]!] !== Place.none) part++
        if (part <= last) continue
        const place = places[0]![sequence[i]!]!
        const isWhole = place === Place.start && i + part === end && foldTitle(entries[title]!.title) === text
        this.#at[isWhole ? Place.whole : place]!.add(title)
      }
    }
  }
}
