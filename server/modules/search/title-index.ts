import { foldTitle } from './fold-title.ts'
import { typedMeaning, withClasses } from './other-words.ts'
import { Place } from './text-place.ts'
import { TitleBlock, type Entry, type Scored } from './title-block.ts'
import { piecesOf, wordsOf } from './title-words.ts'
import { wordsIn } from './word-scores.ts'

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

const maxTypedWords = 8
const maxTypedLength = 200
const maxSuggestions = 200
/** More recent changes would slow queries down; merging more often would cost more than it saves. */
const maxRecent = 4096
const maxRecentShare = 1 / 64

/**
 * Titles in memory, searched by exact text (`find`) and by the words that somebody types (`suggest`). A large block of
 * titles never changes; changes go to a small one, made anew for the next query. Call `seal` once after the first load;
 * from then on the index merges the two by itself.
 */
export class TitleIndex {
  #main = new TitleBlock([])
  #changed = new Map<string, Entry>()
  #recent: TitleBlock | undefined
  #isSealed = false
  /** Each worker message brings its own copies of the same few texts; one is enough. */
  #shared = new Map<string, string>()

  get size(): number {
    return this.#main.entries.length - this.#main.goneCount + this.#changed.size
  }

  /** Adds a title or replaces the one with that id. */
  put({ id, title, detail, also }: Entry): void {
    this.remove(id)
    this.#changed.set(id, { id, title, detail: this.#sharedText(detail), also: this.#sharedText(also) })
    this.#mergeWhenDue()
  }

  remove(id: string): void {
    this.#main.remove(id)
    this.#changed.delete(id)
    this.#recent = undefined
  }

  /** Merges all changes, the only slow step. */
  seal(): void {
    this.#isSealed = true
    const entries = [...this.#main.present(), ...this.#changed.values()]
    // Freed before the large arrays of the new block are allocated.
    this.#main = new TitleBlock([])
    this.#changed = new Map()
    this.#recent = undefined
    this.#shared = new Map()
    this.#main = new TitleBlock(byId(entries))
  }

  /**
   * Titles containing the text: all are counted, one page is listed. Order: the title is the text, starts with it, has
   * a word that starts with it, the rest; newest first in each.
   */
  find(text: string, { limit, after }: FindOptions): FoundPage {
    const blocks = this.#blocks()
    const total = count(blocks, text)
    const ids: string[] = []
    for (let rank = this.#firstPlace(blocks, after); rank > Place.none && ids.length < limit; rank--) {
      const found = blocks.flatMap((block) => block.idsAt(rank, after, limit))
      const newestFirst = found.sort().reverse()
      ids.push(...newestFirst.slice(0, limit - ids.length))
      // Only the first place of a later page may have started on the previous page.
      after = undefined
    }
    return { total, ids }
  }

  /** Titles that somebody typing this may mean, best first. */
  suggest(text: string, limit: number): Entry[] {
    return best(this.#blocks(), typedWords(text), limit, false)
  }

  /** The same without the titles that contain the text. */
  near(text: string, limit: number): Entry[] {
    const blocks = this.#blocks()
    count(blocks, text)
    return best(blocks, typedWords(text), limit, true)
  }

  /** The place of the page's first title: there is no page after a title that is gone or no longer found. */
  #firstPlace(blocks: readonly TitleBlock[], after: string | undefined): number {
    if (after === undefined) return Place.whole
    for (const block of blocks) {
      const title = block.locate(after)
      if (title !== undefined) return block.places[title]!
    }
    return Place.none
  }

  #blocks(): TitleBlock[] {
    this.#recent ??= new TitleBlock(byId([...this.#changed.values()]))
    return [this.#main, this.#recent]
  }

  #mergeWhenDue(): void {
    const { entries, goneCount } = this.#main
    const max = maxRecent + entries.length * maxRecentShare
    if (this.#isSealed && this.#changed.size + goneCount > max) this.seal()
  }

  #sharedText(text: string): string {
    const shared = this.#shared.get(text)
    if (shared === undefined) this.#shared.set(text, text)
    return shared ?? text
  }
}

function count(blocks: readonly TitleBlock[], text: string): number {
  const folded = foldTitle(text)
  return blocks.reduce((total, block) => total + block.find(folded), 0)
}

/** Only titles with as many of the typed words as the best of them. */
function best(blocks: readonly TitleBlock[], typed: string[], limit: number, withoutFound: boolean): Entry[] {
  const max = Math.min(Math.floor(limit), maxSuggestions)
  if (typed.length === 0 || !(max >= 1)) return []
  const scored = blocks.flatMap((block) => block.best(typed, max, withoutFound)).sort(bestFirst)
  const mostWords = wordsIn(scored[0]?.score ?? 0)
  return scored
    .slice(0, max)
    .filter(({ score }) => wordsIn(score) === mostWords)
    .map(({ entry }) => ({ ...entry }))
}

function bestFirst(one: Scored, other: Scored): number {
  return other.score - one.score || (one.entry.id < other.entry.id ? 1 : -1)
}

function byId(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

export function typedWords(text: string): string[] {
  const words = piecesOf(foldTitle(text.slice(0, maxTypedLength))).flatMap(wordsOf)
  return [...new Set(withClasses(words, typedMeaning))].slice(0, maxTypedWords)
}
