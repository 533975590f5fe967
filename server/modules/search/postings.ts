import type { TitleSet } from './title-set.ts'

/** The bits of a posting below the number of its title: whether the piece opens the title, or is all of it. */
export const Flag = { opens: 1, isAll: 2, bits: 2 } as const

export type Visit = (key: number, posting: number) => void

/** The titles of each key (a piece or a group of pieces), oldest first, with flags. */
export class Postings {
  readonly all: Uint32Array
  readonly #starts: Uint32Array

  constructor(keyCount: number, forEach: (visit: Visit) => void) {
    this.#starts = new Uint32Array(keyCount + 1)
    forEach((key) => this.#starts[key + 1]!++)
    for (let key = 0; key < keyCount; key++) this.#starts[key + 1]! += this.#starts[key]!
    this.all = new Uint32Array(this.#starts[keyCount]!)
    const next = this.#starts.slice()
    forEach((key, posting) => (this.all[next[key]!++] = posting))
  }

  /** Where the postings of a key are; none if the key is newer. */
  rangeOf(key: number): [start: number, end: number] {
    const isNewer = key + 1 >= this.#starts.length
    return isNewer ? [0, 0] : [this.#starts[key]!, this.#starts[key + 1]!]
  }

  addTitles(key: number, { bits }: TitleSet): void {
    const [start, end] = this.rangeOf(key)
    for (let i = start; i < end; i++) {
      const posting = this.all[i]!
      bits[posting >>> (Flag.bits + 5)]! |= 1 << ((posting >>> Flag.bits) & 31)
    }
  }
}
