import { PieceTable } from './piece-table.ts'
import { Place } from './text-place.ts'
import { findPlaces } from './text-places.ts'
import { scoreOf, WordScores } from './word-scores.ts'

export interface Entry {
  id: string
  title: string
  /** What a list shows beside the title. */
  detail: string
  /** Other words that find it, such as the instructor's name. */
  also: string
}

export interface Scored {
  entry: Entry
  score: number
}

/** Titles that do not change except that some go, numbered from the oldest id to the newest. */
export class TitleBlock {
  readonly entries: readonly Entry[]
  /** How each title contains the text of the last `find`. */
  readonly places: Uint8Array
  goneCount = 0
  readonly #isGone: Uint8Array
  readonly #pieces: PieceTable
  readonly #words: WordScores

  constructor(entries: readonly Entry[]) {
    this.entries = entries
    this.places = new Uint8Array(entries.length)
    this.#isGone = new Uint8Array(entries.length)
    this.#pieces = new PieceTable(entries)
    this.#words = new WordScores(this.#pieces, entries.length)
  }

  /** The number of the first title that is not older than `id`. */
  position(id: string): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.entries[middle]!.id < id) low = middle + 1
      else high = middle
    }
    return low
  }

  locate(id: string): number | undefined {
    const title = this.position(id)
    return this.entries[title]?.id === id && this.#isGone[title] === 0 ? title : undefined
  }

  remove(id: string): void {
    const title = this.locate(id)
    if (title === undefined) return
    this.#isGone[title] = 1
    this.goneCount++
  }

  present(): Entry[] {
    return this.entries.filter((_, title) => this.#isGone[title] === 0)
  }

  /** Finds the titles that contain a folded text and returns how many there are. */
  find(text: string): number {
    findPlaces(this.#pieces, text, this.places)
    return countPlaces(this.places, this.#isGone)
  }

  /** The ids of titles with this place, newest first, from before an id. */
  idsAt(place: number, before: string | undefined, limit: number): string[] {
    const ids: string[] = []
    let title = before === undefined ? this.entries.length : this.position(before)
    while (title > 0 && ids.length < limit) {
      title = this.places.lastIndexOf(place, title - 1)
      if (title >= 0) ids.push(this.entries[title]!.id)
    }
    return ids
  }

  /** The titles that somebody typing these words may mean, best first; on demand without those last found. */
  best(typed: readonly string[], limit: number, withoutFound: boolean): Scored[] {
    this.#words.score(typed)
    const { states } = this.#words
    const best: Scored[] = []
    let lowest = 0
    for (let title = nextAbove(lowest, states, states.length); title >= 0; title = nextAbove(lowest, states, title)) {
      if (this.#isGone[title] === 1 || (withoutFound && this.places[title]! > 0)) continue
      const score = scoreOf(states[title]!)
      let position = best.length
      while (position > 0 && best[position - 1]!.score < score) position--
      best.splice(position, 0, { entry: this.entries[title]!, score })
      if (best.length > limit) best.pop()
      if (best.length === limit) lowest = best[limit - 1]!.score
    }
    return best
  }
}

/** The newest title before this one with a higher score. */
function nextAbove(lowest: number, states: Uint32Array, before: number): number {
  let title = before - 1
  while (title >= 0 && scoreOf(states[title]!) <= lowest) title--
  return title
}

/** Drops what is gone and returns how many titles are left. */
function countPlaces(places: Uint8Array, isGone: Uint8Array): number {
  let count = 0
  for (let title = 0; title < places.length; title++) {
    if (isGone[title] === 1) places[title] = Place.none
    if (places[title]! > 0) count++
  }
  return count
}
