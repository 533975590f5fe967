import type { Entry, TitleStore } from './title-store.ts'

/** The few titles with the highest scores, newest first among equals. */
export class BestTitles {
  readonly #limit: number
  readonly #store: TitleStore
  readonly #titles: number[] = []
  readonly #scores: number[] = []

  constructor(limit: number, store: TitleStore) {
    this.#limit = limit
    this.#store = store
  }

  get full(): boolean {
    return this.#titles.length >= this.#limit
  }

  /** 0 until there are `limit` titles. */
  get lowestScore(): number {
    return this.full ? this.#scores[this.#scores.length - 1]! : 0
  }

  add(title: number, score: number): void {
    if (this.full && !this.#isBefore(title, score, this.#limit - 1)) return
    const known = this.#titles.indexOf(title)
    if (known >= 0) {
      if (this.#scores[known]! >= score) return
      this.#titles.splice(known, 1)
      this.#scores.splice(known, 1)
    }
    let position = this.#titles.length
    while (position > 0 && this.#isBefore(title, score, position - 1)) position--
    this.#titles.splice(position, 0, title)
    this.#scores.splice(position, 0, score)
    if (this.#titles.length > this.#limit) {
      this.#titles.pop()
      this.#scores.pop()
    }
  }

  toEntries(): Entry[] {
    return this.#titles.map((title) => this.#store.entries[title]!)
  }

  #isBefore(title: number, score: number, position: number): boolean {
    if (score !== this.#scores[position]!) return score > this.#scores[position]!
    return this.#store.isNewer(title, this.#titles[position]!)
  }
}
