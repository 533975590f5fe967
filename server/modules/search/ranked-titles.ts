import { countBits, TitleSet } from './title-set.ts'

/** How a title contains a text; lower is better. */
export const Rank = { exact: 0, prefix: 1, wordStart: 2, inside: 3, none: 4 } as const
export const rankCount = Rank.none

/**
 * The merged titles that contain a text. A title may be added at several ranks; `keepBestRanks` leaves only the best.
 */
export class RankedTitles {
  readonly #ranks = Array.from({ length: rankCount }, () => new TitleSet())
  /** Titles without a rank so far; used by `keepBestRanks`. */
  readonly #left = new TitleSet()
  #titleCount = 0

  clear(titleCount: number): void {
    this.#titleCount = titleCount
    for (const titles of this.#ranks) titles.clear(titleCount)
  }

  at(rank: number): TitleSet {
    return this.#ranks[rank]!
  }

  /** Drops removed titles, leaves each title at its best rank, and returns the total. */
  keepBestRanks(live: TitleSet): number {
    const length = Math.ceil(this.#titleCount / 32)
    this.#left.clear(this.#titleCount)
    this.#left.bits.set(live.bits.subarray(0, length))
    let total = 0
    for (const { bits } of this.#ranks) total += takeOut(this.#left.bits, bits, length)
    return total
  }

  /** The newest titles of a rank below `end`, newest first. */
  newest(rank: number, end: number, limit: number): number[] {
    const titles: number[] = []
    const found = this.at(rank)
    for (let title = found.newestBelow(end); title >= 0 && titles.length < limit; title = found.newestBelow(title)) {
      titles.push(title)
    }
    return titles
  }
}

/** Reduces `wanted` to what is in `left`, removes that from `left`, and returns its size. */
function takeOut(left: Int32Array, wanted: Int32Array, length: number): number {
  let count = 0
  for (let word = 0; word < length; word++) {
    if (wanted[word] === 0) continue
    const taken = wanted[word]! & left[word]!
    wanted[word] = taken
    left[word]! ^= taken
    count += countBits(taken)
  }
  return count
}
