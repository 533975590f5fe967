import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { MatchedTitles, sureWords, type Scored } from './best-titles.ts'
import { foldTitle } from './fold-title.ts'
import { FoundTitles } from './found-titles.ts'
import { Place } from './piece-text.ts'
import { TitleBlock, type Entry } from './title-block.ts'
import { typedWords, Vocabulary } from './vocabulary.ts'

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

const maxSuggestions = 200
/** More recent changes would slow queries down; merging more often would cost more than it saves. */
const maxChanges = 4096

/**
 * The titles of everything that can be searched for; what the search worker can be asked. A large block of them never
 * changes; changes go to a small one, made anew for the next query. Call `seal` once after the first load; from then on
 * the index merges the two by itself.
 */
export class CatalogueIndex {
  readonly #vocabulary = new Vocabulary()
  #main = new TitleBlock(this.#vocabulary, [])
  #changed = new Map<string, Entry>()
  #recent: TitleBlock | undefined
  #lastFound: { folded: string; titles: FoundTitles[] } | undefined
  /** Since the last merge; the first load is merged as a whole. */
  #changeCount = -Infinity
  /** Each worker message brings its own copies of the same few texts; one is enough. */
  #shared = new Map<string, string>()

  /** Adds titles or replaces those with the same ids, a few thousand at a time. */
  put(entries: readonly Entry[]): void {
    for (const { kind, id, title, detail, also } of entries) {
      const known = this.#changed.get(id) ?? this.#main.entries[this.#main.locate(id)]
      if (known?.title === title && known.detail === detail && known.also === also) continue
      this.#drop(id)
      this.#changed.set(id, {
        kind: this.#sharedText(kind),
        id,
        title,
        detail: this.#sharedText(detail),
        also: this.#sharedText(also),
      })
    }
    if (this.#changeCount > maxChanges) this.seal()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#drop(id)
    if (this.#changeCount > maxChanges) this.seal()
  }

  /** Merges all changes, the only slow step. Queries before the first are correct but slow. */
  seal(): void {
    const kept = this.#main.entries.filter(({ kind }, title) => this.#main.titlesOf(kind).has(title))
    const entries = byId([...kept, ...this.#changed.values()])
    this.#changed = new Map()
    this.#shared = new Map()
    this.#recent = undefined
    this.#lastFound = undefined
    this.#changeCount = 0
    this.#main = new TitleBlock(this.#vocabulary, entries, this.#main)
  }

  /**
   * Courses whose title contains the text: all are counted, one page is listed. Order: the title is the text, starts with
   * it, has a word that starts with it, the rest; newest first in each. There is no page after a title that is not found.
   */
  find(text: string, { limit, after }: FindOptions): FoundPage | undefined {
    const found = this.#found(text)
    const total = found.reduce((sum, { all }) => sum + all.count(), 0)
    const first = after === undefined ? Place.whole : Math.max(...found.map((titles) => titles.placeOf(after!)))
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
  suggest(text: string, limits: Limits, isNear = false): Record<ContentKind, Entry[]> {
    // The blocks first, because they bring new words.
    const blocks = this.#blocks()
    const fits = this.#vocabulary.compare(typedWords(text))
    const matched = blocks.map((block) => new MatchedTitles(block, fits))
    const words = CONTENT_KINDS.map((kind) => Math.max(...matched.map((titles) => titles.mostWords(kind))))
    const most = Math.max(...words)
    const excepted = isNear ? this.#found(text) : []
    const best = CONTENT_KINDS.map((kind, number) => {
      const limit = Math.min(Math.floor(limits[kind] ?? 0), maxSuggestions)
      const have = words[number]!
      // One word of many says little when another kind has most of them.
      if (!(limit >= 1) || have === 0 || have * 2 < most) return [kind, []]
      const scored = matched
        .flatMap((titles, block) => titles.best(kind, have, limit, excepted[block]?.all))
        .sort(bestFirst)
      // Only titles that have as many of the words as surely as the best of them.
      const shown = scored.slice(0, limit).filter((each) => sureWords(each) === sureWords(scored[0]!))
      return [kind, shown.map(({ entry }) => entry)]
    })
    return Object.fromEntries(best) as Record<ContentKind, Entry[]>
  }

  /** Kept, because a page of results asks for both what is found and what is near. */
  #found(text: string): FoundTitles[] {
    const folded = foldTitle(text)
    if (this.#lastFound?.folded !== folded) {
      this.#lastFound = { folded, titles: this.#blocks().map((block) => new FoundTitles(block, folded)) }
    }
    return this.#lastFound.titles
  }

  #blocks(): TitleBlock[] {
    this.#recent ??= new TitleBlock(this.#vocabulary, byId([...this.#changed.values()]))
    return [this.#main, this.#recent]
  }

  #drop(id: string): void {
    this.#main.remove(id)
    this.#changed.delete(id)
    this.#recent = undefined
    this.#lastFound = undefined
    this.#changeCount++
  }

  #sharedText<Text extends string>(text: Text): Text {
    const shared = this.#shared.get(text)
    if (shared === undefined) this.#shared.set(text, text)
    return (shared ?? text) as Text
  }
}

function bestFirst(one: Scored, other: Scored): number {
  return other.score - one.score || (one.entry.id < other.entry.id ? 1 : -1)
}

function byId(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}
