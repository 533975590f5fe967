import { withCapacity } from './grow-array.ts'
import { UnitPairs } from './unit-pairs.ts'

/**
 * Every distinct piece (text between spaces) of the titles, numbered from 0. Titles repeat few pieces many times, so
 * searching the pieces is far less work than searching the titles.
 */
export class PieceTable {
  #numbers = new Map<string, number>()
  /** All pieces one after the other as UTF-16; piece n is units[starts[n]] up to units[starts[n + 1]]. */
  units = new Uint16Array(0)
  starts = new Uint32Array(1)
  /** The piece that each unit belongs to. */
  pieceAt = new Uint32Array(0)
  count = 0
  /** The pairs in the pieces known at the last `sort`. */
  pairs = new UnitPairs(this.units)

  numberOf(piece: string): number | undefined {
    return this.#numbers.get(piece)
  }

  add(piece: string): number {
    const number = this.count++
    const start = this.starts[number]!
    const end = start + piece.length
    this.units = withCapacity(this.units, end)
    this.pieceAt = withCapacity(this.pieceAt, end).fill(number, start, end)
    this.starts = withCapacity(this.starts, number + 2)
    for (let i = 0; i < piece.length; i++) this.units[start + i] = piece.charCodeAt(i)
    this.starts[number + 1] = end
    this.#numbers.set(piece, number)
    return number
  }

  sort(): void {
    const length = this.starts[this.count]!
    if (length > this.pairs.length) this.pairs = new UnitPairs(this.units.subarray(0, length))
  }

  texts(): IterableIterator<[piece: string, number: number]> {
    return this.#numbers.entries()
  }
}
