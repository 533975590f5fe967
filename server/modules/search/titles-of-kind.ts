import { TitleBlock, type Described, type Found } from './title-block.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More recent changes would slow queries down; merging more often would cost more than it saves. */
const maxChanges = 4096

/**
 * All titles of one kind. A large block of them never changes; changes go to a small one, made anew for the next query.
 * After the first `seal` the two are merged when there are many changes.
 */
export class TitlesOfKind {
  readonly #vocabulary: Vocabulary
  #main: TitleBlock
  #changed = new Map<string, Described>()
  /** Removed titles stay in their block until it is merged, because a page may continue after one. */
  #removed = new Set<string>()
  #recent: TitleBlock | undefined
  /** Since the last merge; the first load is merged as a whole. */
  #changeCount = -Infinity

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#main = new TitleBlock(vocabulary, [])
  }

  put(entry: Described): void {
    if (this.#main.has(entry)) return
    this.#main.remove(entry.id)
    this.#changed.set(entry.id, entry)
    this.#removed.delete(entry.id)
    this.#countChange()
  }

  remove(id: string): void {
    this.#main.remove(id)
    this.#removed.add(id)
    this.#countChange()
  }

  /** Merges all changes, the only slow step. Queries before the first are correct but slow. */
  seal(): void {
    const kept = this.#main.entries.filter((_, title) => this.#main.here.has(title))
    const changed = [...this.#changed.values()].filter(({ id }) => !this.#removed.has(id))
    const entries = byId([...kept, ...changed])
    this.#changed = new Map()
    this.#removed = new Set()
    this.#recent = undefined
    this.#changeCount = 0
    this.#main = new TitleBlock(this.#vocabulary, entries, this.#main)
  }

  blocks(): TitleBlock[] {
    if (!this.#recent) {
      this.#recent = new TitleBlock(this.#vocabulary, byId([...this.#changed.values()]))
      for (const id of this.#removed) this.#recent.remove(id)
    }
    return [this.#main, this.#recent]
  }

  #countChange(): void {
    this.#recent = undefined
    if (++this.#changeCount > maxChanges) this.seal()
  }
}

function byId<Entry extends Found>(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}
