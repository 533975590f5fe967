import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { TitleIndex, type Entry, type FindOptions, type FoundPage } from './title-index.ts'

/** The titles of everything that can be searched for; what the search worker can be asked. */
export class CatalogueIndex {
  readonly #kinds = new Map<ContentKind, TitleIndex>(CONTENT_KINDS.map((kind) => [kind, new TitleIndex()]))

  /** Adds or replaces titles, a few thousand at a time. */
  put(kind: ContentKind, entries: readonly Entry[]): void {
    for (const entry of entries) this.#of(kind).put(entry)
  }

  remove(kind: ContentKind, ids: readonly string[]): void {
    for (const id of ids) this.#of(kind).remove(id)
  }

  /** Call once after the first load. Queries before that are correct but slow. */
  seal(): void {
    for (const titles of this.#kinds.values()) titles.seal()
  }

  /** Courses whose title contains the text. */
  find(text: string, options: FindOptions): FoundPage {
    return this.#of('course').find(text, options)
  }

  /** What somebody typing this may mean. */
  suggest(kind: ContentKind, text: string, limit: number): Entry[] {
    return this.#of(kind).suggest(text, limit)
  }

  /** The same courses, without those that `find` finds. */
  near(text: string, limit: number): Entry[] {
    return this.#of('course').near(text, limit)
  }

  #of(kind: ContentKind): TitleIndex {
    return this.#kinds.get(kind)!
  }
}
