import { Finder, type FindOptions, type FoundPage } from './finder.ts'
import { Suggester } from './suggester.ts'
import { TitleStore, type Entry } from './title-store.ts'

export type { Entry, FindOptions, FoundPage }

/** More unmerged changes would slow queries down; merging more often would cost more than it saves. */
const maxUnmerged = 4096
const maxUnmergedShare = 1 / 64
const maxNewWords = 4096

/**
 * Course titles in memory, searched by exact text (`find`) and for a search box (`suggest`). Every change is visible to
 * the next query. Call `seal` once after the first load; from then on the index merges changes by itself.
 */
export class TitleIndex {
  readonly #store = new TitleStore()
  readonly #finder = new Finder(this.#store)
  readonly #suggester = new Suggester(this.#store)
  #sealed = false

  get size(): number {
    return this.#store.liveCount
  }

  /** Adds a title or replaces the one with that id. */
  put(entry: Entry): void {
    this.#store.put(entry)
    this.#mergeWhenDue()
  }

  remove(id: string): void {
    this.#store.remove(id)
    this.#mergeWhenDue()
  }

  /** Ends the first load. Takes a second or two for a million titles. */
  seal(): void {
    this.#sealed = true
    this.#store.merge()
  }

  /**
   * Titles containing the text: all are counted, one page is listed. Order: the title is the text, starts with it, has
   * a word that starts with it, the rest; newest first in each.
   */
  find(text: string, options: FindOptions): FoundPage {
    return this.#finder.find(text, options)
  }

  /** Titles that somebody typing this may mean, best first; typing errors are tolerated. */
  suggest(text: string, limit: number): Entry[] {
    return this.#suggester.suggest(text, limit).map((entry) => ({ ...entry }))
  }

  #mergeWhenDue(): void {
    if (!this.#sealed) return
    const { unmergedCount, mergedCount, words } = this.#store
    if (unmergedCount <= maxUnmerged + mergedCount * maxUnmergedShare && words.recentCount <= maxNewWords) return
    this.#store.merge()
  }
}
