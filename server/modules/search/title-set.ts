import { withCapacity } from './grow-array.ts'

/** A set of title numbers, one bit each: a million take 125 KB, and 32 at a time are counted or skipped. */
export class TitleSet {
  bits = new Int32Array(0)

  /** Empties the set and reserves capacity for titles below `count`. */
  clear(count: number): void {
    const length = Math.ceil(count / 32)
    this.bits = withCapacity(this.bits, length).fill(0)
  }

  add(title: number): void {
    const word = title >>> 5
    if (word >= this.bits.length) this.bits = withCapacity(this.bits, word + 1)
    this.bits[word]! |= 1 << title
  }

  /** Adds every title below `count`. */
  addBelow(count: number): void {
    const word = count >>> 5
    this.bits = withCapacity(this.bits, word + 1).fill(-1, 0, word)
    this.bits[word]! |= (1 << count) - 1
  }

  /** Adds titles[start] up to titles[end]; `clear` must have reserved capacity for them. */
  addEach(titles: Uint32Array, start: number, end: number): void {
    const { bits } = this
    for (let i = start; i < end; i++) bits[titles[i]! >>> 5]! |= 1 << titles[i]!
  }

  /** Intersects with the other set, which must have the same capacity. */
  intersect({ bits }: TitleSet): void {
    for (let word = 0; word < this.bits.length; word++) this.bits[word]! &= bits[word]!
  }

  delete(title: number): void {
    this.bits[title >>> 5]! &= ~(1 << title)
  }

  has(title: number): boolean {
    return ((this.bits[title >>> 5]! >>> title) & 1) === 1
  }

  /** The highest title below `end`, or -1: titles are numbered by age, so this is the newest. */
  newestBelow(end: number): number {
    const last = end - 1
    if (last < 0) return -1
    let word = last >>> 5
    let bits = this.bits[word]! & (-1 >>> (31 - (last & 31)))
    while (bits === 0 && word > 0) bits = this.bits[--word]!
    return bits === 0 ? -1 : word * 32 + 31 - Math.clz32(bits)
  }
}

export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
