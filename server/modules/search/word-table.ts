import { NearWords } from './near-words.ts'
import { SortedWords } from './sorted-words.ts'

type Pieces = readonly number[]

/** The words of suggestions, each with the pieces it occurs in: 'physics' occurs in 'physics', 'physics:', '(physics)'. */
export class WordTable {
  #pieces = new Map<string, number[]>()
  #sorted = new SortedWords([])
  /** The pieces of every sorted word, by its position. */
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
    // The engine merges two sorted runs in one pass.
    this.#sorted = new SortedWords([...this.#sorted.texts, ...this.#recent.sort()].sort())
    this.#sortedPieces = this.#sorted.texts.map((word) => this.#pieces.get(word)!)
    this.#recent = []
  }

  same(word: string): Pieces {
    return this.#pieces.get(word) ?? []
  }

  /** The pieces of every word that begins with `beginning`, that word itself included. */
  beginning(beginning: string, found: (pieces: Pieces) => void): void {
    const { texts, count } = this.#sorted
    for (let i = this.#sorted.position(beginning); i < count && texts[i]!.startsWith(beginning); i++) {
      found(this.#sortedPieces[i]!)
    }
    for (const word of this.#recent) if (word.startsWith(beginning)) found(this.#pieces.get(word)!)
  }

  /** Words at most `errors` typing errors from `word`; with `asBeginning` also those whose beginning is that near. */
  near(
    word: string,
    errors: number,
    asBeginning: boolean,
    found: (pieces: Pieces, distance: number, whole: boolean) => void,
  ): void {
    const nearWords = new NearWords(word, errors)
    nearWords.among(this.#sorted, asBeginning, (distance, whole, first, end) => {
      for (let i = first; i < end; i++) found(this.#sortedPieces[i]!, distance, whole)
    })
    for (const recent of this.#recent) {
      nearWords.check(recent, asBeginning, (distance, whole) => found(this.#pieces.get(recent)!, distance, whole))
    }
  }
}
