import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { bestFirst, bestTitles, surelyIn } from './best-titles.ts'
import { foldTitle } from './fold-title.ts'
import { FoundTitles } from './found-titles.ts'
import { Place } from './piece-text.ts'
import type { Described, Found } from './title-block.ts'
import { TitlesOfKind } from './titles-of-kind.ts'
import { typedWords, Vocabulary } from './vocabulary.ts'

export type Entry = Described & { kind: ContentKind }

export interface FindOptions {
  limit: number
  /** The last id of the previous page. */
  after?: string | undefined
}

export interface FoundPage {
  total: number
  ids: string[]
}

/** How many entries of each kind are asked for. */
export type Limits = Partial<Record<ContentKind, number>>

export type Suggestions = Record<ContentKind, Found[]>

const maxSuggestions = 200

/** The titles of everything that can be searched for; what the search worker can be asked. `seal` it after the first load. */
export class CatalogueIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #kinds = new Map(CONTENT_KINDS.map((kind) => [kind, new TitlesOfKind(this.#vocabulary)]))
  #lastFound: { folded: string; titles: FoundTitles[] } | undefined
  /** Each worker message brings its own copies of the same few texts; one is enough. */
  readonly #details = new Map<string, string>()

  /** Adds titles or replaces those with the same ids, a few thousand at a time. */
  put(entries: readonly Entry[]): void {
    this.#lastFound = undefined
    for (const { kind, id, title, detail, also } of entries) {
      if (!this.#details.has(detail)) this.#details.set(detail, detail)
      this.#kinds.get(kind)!.put({ id, title, detail: this.#details.get(detail)!, also })
    }
  }

  remove(ids: readonly string[]): void {
    this.#lastFound = undefined
    for (const id of ids) for (const titles of this.#kinds.values()) titles.remove(id)
  }

  seal(): void {
    this.#lastFound = undefined
    for (const titles of this.#kinds.values()) titles.seal()
    this.#details.clear()
  }

  /**
   * Courses whose title contains the text: all are counted, one page is listed. Order: the title is the text, starts with
   * it, has a word that starts with it, the rest; newest first in each. There is no page after a title that is not found.
   */
  find(text: string, { limit, after }: FindOptions): FoundPage | undefined {
    const found = this.#found(text)
    const total = found.reduce((sum, { all }) => sum + all.count(), 0)
    const first = after === undefined ? Place.whole : placeOf(after, found)
    if (first === Place.none) return undefined
    const ids: string[] = []
    for (let place = first; place > Place.none && ids.length < limit; place--) {
      const newestFirst = found
        .flatMap((titles) => titles.idsAt(place, after, limit))
        .sort()
        .reverse()
      ids.push(...newestFirst.slice(0, limit - ids.length))
      // Only the first place of a later page may have started on the previous page.
      after = undefined
    }
    return { total, ids }
  }

  /** What somebody typing this may mean, of each kind, best first; `isNear` leaves out the courses that `find` finds. */
  suggest(text: string, limits: Limits, isNear = false): Suggestions {
    // The blocks first, because they bring new words.
    const blocks = CONTENT_KINDS.map((kind) => this.#kinds.get(kind)!.blocks())
    const typed = this.#vocabulary.compare(typedWords(text))
    const excepted = isNear ? this.#found(text) : []
    const best = CONTENT_KINDS.map((kind, number) => {
      const limit = limitOf(limits[kind])
      const found = blocks[number]!.map((block, i) =>
        bestTitles(block, typed, Math.max(limit, 1), kind === 'course' ? excepted[i]?.all : undefined),
      )
      const words = Math.max(...found.map((each) => each.words))
      const titles = found.flatMap((each) => (each.words === words ? each.titles : [])).sort(bestFirst)
      // Only titles that have the words as surely as the best of them.
      const shown = titles.slice(0, limit).filter(({ score }) => surelyIn(score) === surelyIn(titles[0]!.score))
      return { kind, words, entries: shown.map(({ entry }) => entry) }
    })
    const most = Math.max(...best.map(({ words }) => words))
    // One word of many says little when another kind has most of them.
    return Object.fromEntries(
      best.map(({ kind, words, entries }) => [kind, words * 2 < most ? [] : entries]),
    ) as Suggestions
  }

  /** Kept, because a page of results asks for both what is found and what is near. */
  #found(text: string): FoundTitles[] {
    const folded = foldTitle(text)
    if (this.#lastFound?.folded !== folded) {
      const blocks = this.#kinds.get('course')!.blocks()
      this.#lastFound = { folded, titles: blocks.map((block) => new FoundTitles(block, folded)) }
    }
    return this.#lastFound.titles
  }
}

/** In the newest block that has the title. */
const placeOf = (id: string, found: FoundTitles[]): number =>
  found.map((titles) => titles.placeOf(id)).findLast((place) => place !== undefined) ?? Place.none

const limitOf = (asked = 0): number => (asked >= 1 ? Math.min(Math.floor(asked), maxSuggestions) : 0)
