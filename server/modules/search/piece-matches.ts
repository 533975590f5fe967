import type { PieceTable } from './piece-table.ts'
import { withCapacity } from './grow-array.ts'

/** Where in a piece a text was found; higher is better. */
export const Place = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

export type Where = 'anywhere' | 'start' | 'end'

/** The pieces that contain a text. The arrays are reused to spare the garbage collector. */
export class PieceMatches {
  /** The best place found, by piece number. */
  places = new Uint8Array(0)
  #pieces = new Uint32Array(0)
  #count = 0

  get pieces(): Uint32Array {
    return this.#pieces.subarray(0, this.#count)
  }

  /** Searches another text: anywhere in the pieces, or only at their start or end. */
  find(table: PieceTable, text: string, where: Where): void {
    for (const piece of this.pieces) this.places[piece] = Place.none
    this.#count = 0
    this.places = withCapacity(this.places, table.count)
    this.#pieces = withCapacity(this.#pieces, table.count)
    const wanted = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
    if (wanted.length === 1) return this.#findUnit(table, wanted, where)
    const { positions, offset } = table.pairs.rarestOf(wanted)
    for (let i = 0; i < positions.length; i++) this.#check(table, positions[i]! - offset, wanted, where)
    this.#findFrom(table.pairs.length, table, wanted, where)
  }

  #findUnit(table: PieceTable, text: Uint16Array, where: Where): void {
    if (where === 'anywhere') return this.#findFrom(0, table, text, where)
    for (let piece = 0; piece < table.count; piece++) {
      this.#check(table, where === 'start' ? table.starts[piece]! : table.starts[piece + 1]! - 1, text, where)
    }
  }

  #findFrom(start: number, table: PieceTable, text: Uint16Array, where: Where): void {
    const { units, starts, count } = table
    const end = starts[count]!
    const unit = text[0]!
    for (let at = nextUnit(units, unit, start, end); at < end; at = nextUnit(units, unit, at + 1, end)) {
      this.#check(table, at, text, where)
    }
  }

  #check({ units, starts, pieceAt }: PieceTable, position: number, text: Uint16Array, where: Where): void {
    if (position < 0 || !sameAt(units, position, text)) return
    const piece = pieceAt[position]!
    const start = starts[piece]!
    const left = starts[piece + 1]! - position - text.length
    if (left < 0 || (where === 'start' && position > start) || (where === 'end' && left > 0)) return
    const place = placeAt(units, position, start, left)
    const before = this.places[piece]!
    if (before === Place.none) this.#pieces[this.#count++] = piece
    if (before < place) this.places[piece] = place
  }
}

/** A separate function, because the engine optimises such a small loop far better. */
function nextUnit(units: Uint16Array, unit: number, from: number, end: number): number {
  while (from < end && units[from] !== unit) from++
  return from
}

function sameAt(units: Uint16Array, position: number, text: Uint16Array): boolean {
  for (let i = text.length - 1; i >= 0; i--) if (units[position + i] !== text[i]!) return false
  return true
}

function placeAt(units: Uint16Array, position: number, pieceStart: number, left: number): number {
  if (position === pieceStart) return left === 0 ? Place.whole : Place.start
  return startsWord(units, position, pieceStart) ? Place.wordStart : Place.inside
}

// Joiners occur within Bengali words, so they do not end one.
const endsInWord = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u
// Caches the slow pattern for each UTF-16 unit: 0 unknown, 1 no, 2 yes.
const knownUnits = new Uint8Array(0x10000)

/** Whether a word can start here, because no word character comes before. */
function startsWord(units: Uint16Array, position: number, pieceStart: number): boolean {
  const before = units[position - 1]!
  const isLowSurrogate = before >= 0xdc00 && before < 0xe000
  if (isLowSurrogate && position - 2 >= pieceStart) {
    return !endsInWord.test(String.fromCharCode(units[position - 2]!, before))
  }
  if (knownUnits[before] === 0) knownUnits[before] = endsInWord.test(String.fromCharCode(before)) ? 2 : 1
  return knownUnits[before] === 1
}
