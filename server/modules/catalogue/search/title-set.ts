/** A set of titles by number, one bit each, so that a million of them fit into the processor's cache. */
export class TitleSet {
  readonly bits: Int32Array

  constructor(titleCount: number) {
    this.bits = new Int32Array((titleCount + 31) >>> 5)
  }

  has(title: number): boolean {
    return ((this.bits[title >>> 5]! >>> (title & 31)) & 1) === 1
  }

  add(title: number): void {
    this.bits[title >>> 5]! |= 1 << (title & 31)
  }

  delete(title: number): void {
    this.bits[title >>> 5]! &= ~(1 << (title & 31))
  }

  /** The newest title in the set before this one, or -1. */
  before(title: number): number {
    if (title <= 0) return -1
    let at = (title - 1) >>> 5
    let bits = this.bits[at]! & (-1 >>> (31 - ((title - 1) & 31)))
    while (bits === 0 && at > 0) bits = this.bits[--at]!
    return bits === 0 ? -1 : at * 32 + 31 - Math.clz32(bits)
  }

  keep({ bits: others }: TitleSet): void {
    for (let at = 0; at < others.length; at++) this.bits[at]! &= others[at]!
  }

  /** Adds the titles of another set, and keeps only those in the other set that were new here. */
  addNew({ bits: others }: TitleSet): void {
    for (let at = 0; at < others.length; at++) {
      others[at]! &= ~this.bits[at]!
      this.bits[at]! |= others[at]!
    }
  }

  count(): number {
    let total = 0
    for (let bits of this.bits) for (; bits !== 0; bits &= bits - 1) total++
    return total
  }
}
