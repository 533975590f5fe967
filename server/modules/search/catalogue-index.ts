import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { TitleIndex, type Entry, type FindOptions, type FoundPage } from './title-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** How many entries of each kind are asked for. */
export type Limits = Partial<Record<ContentKind, number>>

/** The titles of everything that can be searched for; what the search worker can be asked. */
export class CatalogueIndex {
  readonly #kinds: Map<ContentKind, TitleIndex>

  constructor() {
    const vocabulary = new Vocabulary()
    this.#kinds = new Map(CONTENT_KINDS.map((kind) => [kind, new TitleIndex(vocabulary)]))
  }

  /** Adds or replaces titles, a few thousand at a time. */
  put(kind: ContentKind, entries: readonly Entry[]): void {
    this.#of(kind).put(entries)
  }

  remove(kind: ContentKind, ids: readonly string[]): void {
    this.#of(kind).remove(ids)
  }

  /** Call once after the first load. Queries before that are correct but slow. */
  seal(): void {
    for (const titles of this.#kinds.values()) titles.seal()
  }

  /** Courses whose title contains the text. */
  find(text: string, options: FindOptions): FoundPage | undefined {
    return this.#of('course').find(text, options)
  }

  /** What somebody typing this may mean, of each kind; `isNear` leaves out the courses that `find` finds. */
  suggest(text: string, limits: Limits, isNear = false): Record<ContentKind, Entry[]> {
    const found = CONTENT_KINDS.map((kind) => {
      return [kind, this.#of(kind).suggest(text, limits[kind] ?? 0, isNear && kind === 'course')]
    })
    return Object.fromEntries(found) as Record<ContentKind, Entry[]>
  }

  #of(kind: ContentKind): TitleIndex {
    return this.#kinds.get(kind)!
  }
}
