import { foldTitle } from './fold-title.ts'
import { Rank, rankCount, RankedTitles } from './ranked-titles.ts'
import { TextMatcher, type TextMatch } from './text-match.ts'
import { compareIds, type TitleStore } from './title-store.ts'

export interface FindOptions {
  limit: number
  /** The last id of the previous page. */
  after?: string | undefined
}

export interface FoundPage {
  total: number
  ids: string[]
}

export class Finder {
  readonly #store: TitleStore
  readonly #matcher: TextMatcher
  /** Reused, because it is large. */
  readonly #merged = new RankedTitles()

  constructor(store: TitleStore) {
    this.#store = store
    this.#matcher = new TextMatcher(store)
  }

  find(text: string, { limit, after }: FindOptions): FoundPage {
    const match = this.#matcher.match(foldTitle(text))
    this.#merged.clear(this.#store.mergedCount)
    match.rankMerged(this.#merged)
    const mergedTotal = this.#merged.keepBestRanks(this.#store.live)
    const recent = this.#recentByRank(match)
    const total = recent.reduce((sum, titles) => sum + titles.length, mergedTotal)
    return { total, ids: this.#page(match, recent, Math.max(0, limit), after) }
  }

  #page(match: TextMatch, recent: readonly number[][], limit: number, after: string | undefined): string[] {
    const { entries, mergedCount } = this.#store
    const afterTitle = after === undefined ? undefined : this.#store.locate(after)
    // There is no page after a title that is deleted or no longer matches.
    const afterRank = afterTitle === undefined ? Rank.none : match.rankOf(afterTitle)
    const ids: string[] = []
    for (let rank = after === undefined ? 0 : afterRank; rank < rankCount && ids.length < limit; rank++) {
      // Only the first rank of a later page may have started on the previous page.
      const begun = rank === afterRank ? after : undefined
      const end = begun === undefined ? mergedCount : this.#store.mergedPosition(begun)
      const later = recent[rank]!.filter((title) => begun === undefined || entries[title]!.id < begun)
      const titles = [...this.#merged.newest(rank, end, limit), ...later.slice(0, limit)]
      const newestFirst = titles.map((title) => entries[title]!.id).sort((a, b) => compareIds(b, a))
      ids.push(...newestFirst.slice(0, limit - ids.length))
    }
    return ids
  }

  #recentByRank(match: TextMatch): number[][] {
    const { live, recentOrder } = this.#store
    const titles: number[][] = Array.from({ length: rankCount }, () => [])
    for (const title of recentOrder.toReversed()) if (live.has(title)) titles[match.rankOf(title)]?.push(title)
    return titles
  }
}
