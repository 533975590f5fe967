import { withRoom } from './room.ts'

/**
 * Every distinct piece (text between spaces) of the titles, numbered from 0. Titles repeat few pieces many times, so
 * looking through the pieces for a text is far less work than looking through the titles.
 */
export class PieceTable {
  #numbers = new Map<string, number>()
  /** All pieces one after the other as UTF-16; piece n is units[starts[n]] up to units[starts[n + 1]]. */
  units = new Uint16Array(0)
  starts = new Uint32Array(1)
  count = 0

  numberOf(piece: string): number | undefined {
    return this.#numbers.get(piece)
  }

  add(piece: string): number {
    const number = this.count++
    const start = this.starts[number]!
    this.units = withRoom(this.units, start + piece.length)
    this.starts = withRoom(this.starts, number + 2)
    for (let i = 0; i < piece.length; i++) this.units[start + i] = piece.charCodeAt(i)
    this.starts[number + 1] = start + piece.length
    this.#numbers.set(piece, number)
    return number
  }

  texts(): IterableIterator<[piece: string, number: number]> {
    return this.#numbers.entries()
  }
}
