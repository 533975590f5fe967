import { NearWords } from './near-words.ts'
import { SortedWords } from './sorted-words.ts'

type Pieces = readonly number[]

/**
 * The words for suggestions, each with the pieces it occurs in: 'physics' occurs in 'physics', 'physics:', '(physics)'.
 */
export class WordTable {
  #pieces = new Map<string, number[]>()
  #sorted = new SortedWords([])
  /** The pieces of each sorted word, by its position. */
  #sortedPieces: Pieces[] = []
  /** Words added since the last sort, searched one by one. */
  #recent: string[] = []

  get recentCount(): number {
    return this.#recent.length
  }

  add(word: string, piece: number): void {
    const pieces = this.#pieces.get(word)
    if (pieces) {
      pieces.push(piece)
    } else {
      this.#pieces.set(word, [piece])
      this.#recent.push(word)
    }
  }

  sort(): void {
    if (this.#recent.length === 0) return
    // V8 merges two sorted runs in one pass.
    this.#sorted = new SortedWords([...this.#sorted.texts, ...this.#recent.sort()].sort())
    this.#sortedPieces = this.#sorted.texts.map((word) => this.#pieces.get(word)!)
    this.#recent = []
  }

  same(word: string): Pieces {
    return this.#pieces.get(word) ?? []
  }

  /** The pieces of every word that starts with `prefix`, including that word itself. */
  startingWith(prefix: string, found: (pieces: Pieces) => void): void {
    const { texts, count } = this.#sorted
    for (let i = this.#sorted.position(prefix); i < count && texts[i]!.startsWith(prefix); i++) {
      found(this.#sortedPieces[i]!)
    }
    for (const word of this.#recent) if (word.startsWith(prefix)) found(this.#pieces.get(word)!)
  }

  /** Words within `errors` typing errors of `word`; with `asPrefix` also those with a prefix that near. */
  near(
    word: string,
    errors: number,
    asPrefix: boolean,
    found: (pieces: Pieces, distance: number, whole: boolean) => void,
  ): void {
    const nearWords = new NearWords(word, errors)
    nearWords.among(this.#sorted, asPrefix, (distance, whole, first, end) => {
      for (let i = first; i < end; i++) found(this.#sortedPieces[i]!, distance, whole)
    })
    for (const recent of this.#recent) {
      nearWords.check(recent, asPrefix, (distance, whole) => found(this.#pieces.get(recent)!, distance, whole))
    }
  }
}
