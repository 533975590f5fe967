import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { bestTitles } from './best-titles.ts'
import { foldTitle } from './fold-title.ts'
import { FoundTitles } from './found-titles.ts'
import { Place } from './piece-text.ts'
import { TitleBlock, type Described, type FoundTitle } from './title-block.ts'
import { typedWords, Vocabulary } from './vocabulary.ts'

export type Entry = Described & { kind: ContentKind }

/** How many entries of each kind are wanted. */
export type Limits = Partial<Record<ContentKind, number>>
export type Suggestions = Record<ContentKind, FoundTitle[]>

/** With more changes, queries would slow down. Rebuilding the large block more often would cost more than it saves. */
const maxChanges = 4096

/** The titles of one kind: a large block, and a small one with recent changes, which is rebuilt for the next query. */
type Titles = { main: TitleBlock; changed: Map<string, Described>; recent: TitleBlock | undefined }

/** The titles of everything searchable. This is the interface of the search worker. */
export class CatalogueIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #kinds = new Map(
    CONTENT_KINDS.map((kind): [ContentKind, Titles] => {
      return [kind, { main: new TitleBlock(this.#vocabulary, new Map()), changed: new Map(), recent: undefined }]
    }),
  )
  #lastFound: { text: string; titles: FoundTitles[] } | undefined
  /** Each message to the worker has its own copies of the same few strings, so they are interned. */
  readonly #details = new Map<string, string>()

  /** Adds titles or replaces those with the same ids, a few thousand at a time. */
  put(entries: readonly Entry[]): void {
    this.#lastFound = undefined
    for (const { kind, detail, ...entry } of entries) {
      const titles = this.#kinds.get(kind)!
      titles.main.remove(entry.id)
      titles.recent = undefined
      if (!this.#details.has(detail)) this.#details.set(detail, detail)
      titles.changed.set(entry.id, { ...entry, detail: this.#details.get(detail)! })
    }
  }

  /**
   * Rebuilds the large blocks with everything added. This is the only slow step, done once after loading and then after
   * many changes.
   */
  build(): void {
    for (const titles of this.#kinds.values()) {
      titles.main = new TitleBlock(this.#vocabulary, titles.changed, titles.main)
      titles.changed = new Map()
      titles.recent = undefined
    }
    this.#lastFound = undefined
  }

  /**
   * Courses whose title contains the text: all are counted, and one page is listed. Exact titles come first, then
   * prefixes, prefixes of a word, and the rest, with the newest first in each group. There is no page after a title
   * that doesn't match.
   */
  find(text: string, { limit, after }: { limit: number; after?: string | undefined }) {
    const found = this.#found(text)
    // The match position in the newest block that has this title.
    const placesOf = (id: string) => found.map((titles) => titles.placeOf(id))
    const first = after === undefined ? Place.whole : placesOf(after).findLast((place) => place !== undefined)
    if (!first) return undefined
    let before = after
    const ids: string[] = []
    for (let place = first; place > Place.none && ids.length < limit; place--) {
      const newestFirst = found
        .flatMap((titles) => titles.idsAt(place, before, limit))
        .sort()
        .reverse()
      ids.push(...newestFirst.slice(0, limit - ids.length))
      // Only the first group of a page may have started on the previous page.
      before = undefined
    }
    return { total: found.reduce((sum, { all }) => sum + all.count(), 0), ids }
  }

  /**
   * Likely matches for what is being typed, of each kind, best first. `isNear` leaves out the courses that `find`
   * returns.
   */
  suggest(text: string, limits: Limits, isNear = false): Suggestions {
    // Builds the blocks first, because they add new words.
    const blocks = CONTENT_KINDS.map((kind) => this.#blocks(kind))
    const typed = this.#vocabulary.compare(typedWords(text))
    const best = CONTENT_KINDS.map((kind, number) => {
      const excepted = isNear && kind === 'course' ? this.#found(text).map(({ all }) => all) : []
      return { kind, ...bestTitles(blocks[number]!, typed, limits[kind] ?? 0, excepted) }
    })
    const most = Math.max(...best.map(({ words }) => words))
    // Matching one word of many means little when another kind matches most of them.
    return Object.fromEntries(
      best.map(({ kind, words, titles }) => [kind, words * 2 < most ? [] : titles]),
    ) as Suggestions
  }

  /** Cached, because a results page asks for both exact and near matches. */
  #found(text: string): FoundTitles[] {
    const folded = foldTitle(text)
    const blocks = this.#blocks('course')
    if (this.#lastFound?.text !== folded) {
      this.#lastFound = { text: folded, titles: blocks.map((block) => new FoundTitles(block, folded)) }
    }
    return this.#lastFound.titles
  }

  #blocks(kind: ContentKind): TitleBlock[] {
    const titles = this.#kinds.get(kind)!
    if (titles.changed.size > maxChanges) this.build()
    titles.recent ??= new TitleBlock(this.#vocabulary, titles.changed)
    return [titles.main, titles.recent].filter(({ entries }) => entries.length > 0)
  }
}
