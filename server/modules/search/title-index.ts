import { bestTitles, type Scored } from './best-titles.ts'
import { foldTitle } from './fold-title.ts'
import { FoundTitles } from './found-titles.ts'
import { Place } from './piece-text.ts'
import { TitleBlock, type Entry } from './title-block.ts'
import { Vocabulary } from './vocabulary.ts'

export type { Entry }

export interface FindOptions {
  limit: number
  /** The last id of the previous page. */
  after?: string | undefined
}

export interface FoundPage {
  total: number
  ids: string[]
}

const maxSuggestions = 200
/** More recent changes would slow queries down; merging more often would cost more than it saves. */
const maxChanges = 4096

/**
 * The titles of one kind. A large block of them never changes; changes go to a small one, made anew for the next
 * query. Call `seal` once after the first load; from then on the index merges the two by itself.
 */
export class TitleIndex {
  readonly #vocabulary: Vocabulary
  #main: TitleBlock
  #changed = new Map<string, Entry>()
  #recent: TitleBlock | undefined
  /** Since the last merge; the first load is merged as a whole. */
  #changeCount = -Infinity
  /** Each worker message brings its own copies of the same few texts; one is enough. */
  #shared = new Map<string, string>()

  constructor(vocabulary = new Vocabulary()) {
    this.#vocabulary = vocabulary
    this.#main = new TitleBlock(vocabulary, [])
  }

  /** Adds titles or replaces those with the same ids. */
  put(entries: readonly Entry[]): void {
    for (const { id, title, detail, also } of entries) {
      const known = this.#changed.get(id) ?? this.#main.entries[this.#main.locate(id)]
      if (known?.title === title && known.detail === detail && known.also === also) continue
      this.#drop(id)
      this.#changed.set(id, { id, title, detail: this.#sharedText(detail), also: this.#sharedText(also) })
    }
    if (this.#changeCount > maxChanges) this.seal()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#drop(id)
    if (this.#changeCount > maxChanges) this.seal()
  }

  /** Merges all changes, the only slow step. */
  seal(): void {
    const kept = this.#main.entries.filter((_, title) => this.#main.present.has(title))
    const entries = byId([...kept, ...this.#changed.values()])
    this.#changed = new Map()
    this.#shared = new Map()
    this.#recent = undefined
    this.#changeCount = 0
    this.#main = new TitleBlock(this.#vocabulary, entries, this.#main)
  }

  /**
   * Titles containing the text: all are counted, one page is listed. Order: the title is the text, starts with it, has
   * a word that starts with it, the rest; newest first in each. There is no page after a title that is not found.
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

  /** Titles that somebody typing this may mean, best first; `isNear` leaves out those that contain the text. */
  suggest(text: string, limit: number, isNear = false): Entry[] {
    const max = Math.min(Math.floor(limit), maxSuggestions)
    if (!(max >= 1)) return []
    const blocks = this.#blocks()
    const found = isNear ? this.#found(text) : []
    const fits = this.#vocabulary.compare(text)
    const scored = blocks.flatMap((block, number) => bestTitles(block, fits, max, found[number]?.all)).sort(bestFirst)
    // Only titles with as many of the typed words as the best of them.
    return scored
      .slice(0, max)
      .filter(({ words }) => words === scored[0]!.words)
      .map(({ entry }) => entry)
  }

  #found(text: string): FoundTitles[] {
    const folded = foldTitle(text)
    return this.#blocks().map((block) => new FoundTitles(block, folded))
  }

  #blocks(): TitleBlock[] {
    this.#recent ??= new TitleBlock(this.#vocabulary, byId([...this.#changed.values()]))
    return [this.#main, this.#recent]
  }

  #drop(id: string): void {
    const title = this.#main.locate(id)
    if (title >= 0) this.#main.present.delete(title)
    this.#changed.delete(id)
    this.#recent = undefined
    this.#changeCount++
  }

  #sharedText(text: string): string {
    const shared = this.#shared.get(text)
    if (shared === undefined) this.#shared.set(text, text)
    return shared ?? text
  }
}

function bestFirst(one: Scored, other: Scored): number {
  return other.words - one.words || other.score - one.score || (one.entry.id < other.entry.id ? 1 : -1)
}

function byId(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}
