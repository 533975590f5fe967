import { foldTitle } from './fold-title.ts'
import { Place } from './piece-text.ts'
import { TitleBlock, type Entry, type Scored } from './title-block.ts'
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

const maxSuggestions = 50
/** More recent changes would slow queries down; merging more often would cost more than it saves. */
const maxRecent = 4096

/**
 * The titles of one kind. A large block of them never changes; changes go to a small one, made anew for the next
 * query. Call `seal` once after the first load; from then on the index merges the two by itself.
 */
export class TitleIndex {
  readonly #vocabulary: Vocabulary
  #main: TitleBlock
  #changed = new Map<string, Entry>()
  #recent: TitleBlock | undefined
  #isSealed = false
  /** Each worker message brings its own copies of the same few texts; one is enough. */
  #shared = new Map<string, string>()

  constructor(vocabulary = new Vocabulary()) {
    this.#vocabulary = vocabulary
    this.#main = new TitleBlock(vocabulary, [])
  }

  get size(): number {
    return this.#main.entries.length - this.#main.goneCount + this.#changed.size
  }

  /** Adds titles or replaces those with the same ids. */
  put(entries: readonly Entry[]): void {
    for (const { id, title, detail, also } of entries) {
      const known = this.#changed.get(id) ?? this.#main.get(id)
      if (known?.title === title && known.detail === detail && known.also === also) continue
      this.#drop(id)
      this.#changed.set(id, { id, title, detail: this.#sharedText(detail), also: this.#sharedText(also) })
    }
    this.#mergeWhenDue()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#drop(id)
    this.#mergeWhenDue()
  }

  /** Merges all changes, the only slow step. */
  seal(): void {
    this.#isSealed = true
    const entries = byId([...this.#main.present(), ...this.#changed.values()])
    this.#changed = new Map()
    this.#recent = undefined
    this.#shared = new Map()
    this.#main = new TitleBlock(this.#vocabulary, entries, this.#main)
  }

  /**
   * Titles containing the text: all are counted, one page is listed. Order: the title is the text, starts with it, has
   * a word that starts with it, the rest; newest first in each. There is no page after a title that is not found.
   */
  find(text: string, { limit, after }: FindOptions): FoundPage | undefined {
    const blocks = this.#blocks()
    const total = this.#count(text)
    const first = after === undefined ? Place.whole : Math.max(...blocks.map((block) => block.placeOf(after!)))
    if (first === Place.none) return undefined
    const ids: string[] = []
    for (let place = first; place > Place.none && ids.length < limit; place--) {
      const found = blocks.flatMap((block) => block.idsAt(place, after, limit))
      const newestFirst = found.sort().reverse()
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
    if (isNear) this.#count(text)
    const fits = this.#vocabulary.compare(text)
    const scored = blocks.flatMap((block) => block.best(fits, max, isNear)).sort(bestFirst)
    // Only titles with as many of the typed words as the best of them.
    return scored
      .slice(0, max)
      .filter(({ words }) => words === scored[0]!.words)
      .map(({ entry }) => entry)
  }

  #count(text: string): number {
    const folded = foldTitle(text)
    return this.#blocks().reduce((total, block) => total + block.find(folded), 0)
  }

  #drop(id: string): void {
    this.#main.remove(id)
    this.#changed.delete(id)
    this.#recent = undefined
  }

  #mergeWhenDue(): void {
    if (this.#isSealed && this.#changed.size + this.#main.goneCount > maxRecent) this.seal()
  }

  #blocks(): TitleBlock[] {
    this.#recent ??= new TitleBlock(this.#vocabulary, byId([...this.#changed.values()]))
    return [this.#main, this.#recent]
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
