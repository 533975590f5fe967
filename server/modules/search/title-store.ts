import { firstPosition } from './first-position.ts'
import { foldTitle } from './fold-title.ts'
import { PieceTable } from './piece-table.ts'
import { Postings } from './postings.ts'
import { withCapacity, withSlack } from './grow-array.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf, wordsOf } from './title-words.ts'
import { WordTable } from './word-table.ts'

export interface Entry {
  id: string
  title: string
  category: string
}

/** Twice the share of changes after which the index merges them. */
const slackForChanges = 1 / 32

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The titles, each as a row of piece numbers. The first `mergedCount` are in order of id (oldest first) and have
 * postings. Later ones are "recent": appended at once, and read one by one by every query until the next `merge`. A
 * removed or replaced title stays as a dead row until then.
 */
export class TitleStore {
  pieces = new PieceTable()
  words = new WordTable()
  entries: Entry[] = []
  live = new TitleSet()
  /** The pieces of title t are sequence[firstPiece[t]] up to sequence[firstPiece[t + 1]]. */
  firstPiece = new Uint32Array(1)
  sequence = new Uint32Array(0)
  mergedCount = 0
  postings = new Postings(0, 0, this.firstPiece, this.sequence)
  /** The postings of the pieces that titles begin with. */
  openings = this.postings
  liveCount = 0
  #categories = new Map<string, string>()
  #newestId = ''
  #recent = new Map<string, number>()
  #recentOrder: number[] = []
  #recentOrdered = true

  /** Rows that queries read one by one, or in vain because they are dead. */
  get unmergedCount(): number {
    return this.entries.length - this.liveCount + this.#recent.size
  }

  /** Live and dead rows after the merged ones, oldest id first. */
  get recentOrder(): readonly number[] {
    if (!this.#recentOrdered) {
      this.#recentOrder.sort((a, b) => compareIds(this.entries[a]!.id, this.entries[b]!.id))
      this.#recentOrdered = true
    }
    return this.#recentOrder
  }

  put({ id, title, category }: Entry): void {
    const pieces = piecesOf(foldTitle(title))
    // Most new titles have the newest id, so there is nothing to replace.
    if (id > this.#newestId) this.#newestId = id
    else this.remove(id)
    const number = this.entries.length
    const start = this.firstPiece[number]!
    this.firstPiece = withCapacity(this.firstPiece, number + 2)
    this.sequence = withCapacity(this.sequence, start + pieces.length)
    pieces.forEach((piece, i) => (this.sequence[start + i] = this.#numberOf(piece)))
    this.firstPiece[number + 1] = start + pieces.length
    this.live.add(number)
    this.liveCount++
    this.entries.push({ id, title, category: this.#sharedCategory(category) })
    const latest = this.#recentOrder.at(-1)
    if (latest !== undefined && this.entries[latest]!.id >= id) this.#recentOrdered = false
    this.#recentOrder.push(number)
    this.#recent.set(id, number)
  }

  remove(id: string): boolean {
    const number = this.locate(id)
    if (number === undefined) return false
    this.live.delete(number)
    this.liveCount--
    this.#recent.delete(id)
    return true
  }

  locate(id: string): number | undefined {
    const recent = this.#recent.get(id)
    if (recent !== undefined) return recent
    const number = this.mergedPosition(id)
    const found = number < this.mergedCount && this.entries[number]!.id === id && this.live.has(number)
    return found ? number : undefined
  }

  /** The first merged title that is not older than `id`. */
  mergedPosition(id: string): number {
    return firstPosition(this.mergedCount, (position) => this.entries[position]!.id < id)
  }

  pieceCount(title: number): number {
    return this.firstPiece[title + 1]! - this.firstPiece[title]!
  }

  isNewer(title: number, other: number): boolean {
    if (title < this.mergedCount && other < this.mergedCount) return title > other
    return this.entries[title]!.id > this.entries[other]!.id
  }

  /** Sorts all titles, drops the dead ones and builds new postings. The only slow step. */
  merge(): void {
    const order = this.#liveInOrder()
    // Freed before the large arrays below are allocated, because after the first load it holds every id.
    this.#recent = new Map()
    this.#recentOrder = []
    this.#recentOrdered = true
    const entries: Entry[] = []
    const firstPiece = new Uint32Array(withSlack(order.length + 1, slackForChanges))
    for (let number = 0; number < order.length; number++) {
      const from = order[number]!
      entries.push(this.entries[from]!)
      firstPiece[number + 1] = firstPiece[number]! + this.firstPiece[from + 1]! - this.firstPiece[from]!
    }
    const sequence = new Uint32Array(withSlack(firstPiece[order.length]!, slackForChanges))
    for (let number = 0; number < order.length; number++) {
      const start = firstPiece[number]!
      const from = this.firstPiece[order[number]!]!
      const length = firstPiece[number + 1]! - start
      for (let i = 0; i < length; i++) sequence[start + i] = this.sequence[from + i]!
    }
    this.entries = entries
    this.firstPiece = firstPiece
    this.sequence = sequence
    this.live = new TitleSet()
    this.live.addBelow(order.length)
    this.mergedCount = order.length
    this.#dropUnusedPieces()
    this.words.sort()
    this.pieces.sort()
    this.postings = new Postings(this.pieces.count, order.length, firstPiece, sequence)
    this.openings = new Postings(this.pieces.count, order.length, firstPiece, sequence, 1)
  }

  #liveInOrder(): Uint32Array {
    const order = new Uint32Array(this.liveCount)
    const recent = this.recentOrder
    let length = 0
    let next = 0
    for (let merged = 0; merged <= this.mergedCount; merged++) {
      const id = merged < this.mergedCount ? this.entries[merged]!.id : undefined
      while (next < recent.length && (id === undefined || this.entries[recent[next]!]!.id < id)) {
        if (this.live.has(recent[next]!)) order[length++] = recent[next]!
        next++
      }
      if (id !== undefined && this.live.has(merged)) order[length++] = merged
    }
    return order
  }

  /** Renumbers the pieces if many are unused, so that years of changes do not fill the memory. */
  #dropUnusedPieces(): void {
    const used = new Uint8Array(this.pieces.count)
    let usedCount = 0
    const length = this.firstPiece[this.entries.length]!
    for (let i = 0; i < length; i++) {
      const piece = this.sequence[i]!
      usedCount += 1 - used[piece]!
      used[piece] = 1
    }
    if (usedCount >= this.pieces.count * 0.75) return
    const before = this.pieces
    const numbers = new Uint32Array(before.count)
    this.pieces = new PieceTable()
    this.words = new WordTable()
    for (const [piece, number] of before.texts()) if (used[number] === 1) numbers[number] = this.#numberOf(piece)
    for (let i = 0; i < length; i++) this.sequence[i] = numbers[this.sequence[i]!]!
  }

  #numberOf(piece: string): number {
    const known = this.pieces.numberOf(piece)
    if (known !== undefined) return known
    const number = this.pieces.add(piece)
    for (const word of new Set(wordsOf(piece))) this.words.add(word, number)
    return number
  }

  /** Each worker message brings its own copy of the category string; one is enough. */
  #sharedCategory(category: string): string {
    const shared = this.#categories.get(category)
    if (shared !== undefined) return shared
    this.#categories.set(category, category)
    return category
  }
}
