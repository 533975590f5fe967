import { foldTitle } from './fold-title.ts'
import { Place } from './piece-matches.ts'
import { withRoom } from './room.ts'
import { matchText, Rank, rankCount, type TextMatch } from './text-match.ts'
import type { TitleStore } from './title-store.ts'

export interface FindOptions {
  limit: number
  /** The last id of the page before. */
  after?: string | undefined
}

export interface FoundPage {
  total: number
  ids: string[]
}

export class Finder {
  readonly #store: TitleStore
  /** The best place of the text in each title, kept for the next query: it is large. */
  #places = new Uint8Array(0)

  constructor(store: TitleStore) {
    this.#store = store
  }

  find(text: string, { limit, after }: FindOptions): FoundPage {
    const store = this.#store
    const match = matchText(store, foldTitle(text))
    const afterTitle = after === undefined ? undefined : store.locate(after)
    const afterRank = afterTitle === undefined ? -1 : match.rankOf(afterTitle)
    // A page after something that is gone, or that the text no longer finds, has no place in the order.
    const lost = after !== undefined && (afterTitle === undefined || afterRank === Rank.none)
    const wanted = lost ? 0 : Math.max(0, limit)

    const settled = new RankedTitles(wanted, afterRank, after === undefined ? 0 : store.settledPosition(after))
    const recent = new RankedTitles(wanted, afterRank, after === undefined ? 0 : store.recentPosition(after))
    this.#collectSettled(match, settled)
    collectRecent(store, match, recent)

    const ids: string[] = []
    for (let rank = 0; rank < rankCount && ids.length < wanted; rank++) {
      mergeNewestFirst(store, settled.titles[rank]!, recent.titles[rank]!, ids, wanted)
    }
    return { total: settled.total + recent.total, ids }
  }

  #collectSettled(match: TextMatch, found: RankedTitles): void {
    const { alive, settledCount } = this.#store
    this.#findPlaces(match)
    const places = this.#places
    for (let title = newestFound(places, settledCount - 1); title >= 0; title = newestFound(places, title - 1)) {
      if (alive[title] === 0) continue
      const rank = match.rankAt(title, places[title]!)
      if (rank !== Rank.none) found.add(title, rank, title)
    }
  }

  #findPlaces(match: TextMatch): void {
    const { settledCount, postings } = this.#store
    const places = withRoom(this.#places, settledCount).fill(match.pieces ? Place.none : Place.inside)
    this.#places = places
    const { titles } = postings
    for (const piece of match.pieces ?? []) {
      const place = match.placeIn(piece)
      const end = postings.end(piece)
      for (let i = postings.start(piece); i < end; i++) if (places[titles[i]!]! < place) places[titles[i]!] = place
    }
  }
}

/** On its own because the engine makes far better code of so small a loop. */
function newestFound(places: Uint8Array, title: number): number {
  while (title >= 0 && places[title] === Place.none) title--
  return title
}

/** Counts what matches, and keeps of every rank the first titles of the page. Titles have to come newest first. */
class RankedTitles {
  total = 0
  readonly titles: number[][] = Array.from({ length: rankCount }, () => [])
  readonly #wanted: number
  readonly #afterRank: number
  readonly #afterPosition: number

  constructor(wanted: number, afterRank: number, afterPosition: number) {
    this.#wanted = wanted
    this.#afterRank = afterRank
    this.#afterPosition = afterPosition
  }

  add(title: number, rank: number, position: number): void {
    this.total++
    const titles = this.titles[rank]!
    if (titles.length >= this.#wanted || rank < this.#afterRank) return
    if (rank === this.#afterRank && position >= this.#afterPosition) return
    titles.push(title)
  }
}

function collectRecent(store: TitleStore, match: TextMatch, found: RankedTitles): void {
  const order = store.recentOrder
  for (let position = order.length - 1; position >= 0; position--) {
    const title = order[position]!
    if (store.alive[title] === 0) continue
    const rank = match.rankOf(title)
    if (rank !== Rank.none) found.add(title, rank, position)
  }
}

function mergeNewestFirst({ entries }: TitleStore, a: number[], b: number[], ids: string[], wanted: number): void {
  let i = 0
  let j = 0
  while (ids.length < wanted && (i < a.length || j < b.length)) {
    const fromA = j >= b.length || (i < a.length && entries[a[i]!]!.id > entries[b[j]!]!.id)
    ids.push(entries[fromA ? a[i++]! : b[j++]!]!.id)
  }
}
