import type { PieceTable } from './piece-table.ts'

/** Where in a piece a text was found, the better the higher. */
export const Place = { none: 0, inside: 1, wordStart: 2, start: 3, whole: 4 } as const

/** `places` by piece number, `pieces` only those where the text was found. */
export interface PieceMatches {
  places: Uint8Array
  pieces: number[]
}

/** Keeps the best place a text was found at in each piece. */
class Found implements PieceMatches {
  readonly places: Uint8Array
  readonly pieces: number[] = []

  constructor(table: PieceTable) {
    this.places = new Uint8Array(table.count)
  }

  add(piece: number, place: number): void {
    if (this.places[piece] === Place.none) this.pieces.push(piece)
    if (this.places[piece]! < place) this.places[piece] = place
  }
}

export function piecesContaining(table: PieceTable, text: string): PieceMatches {
  const { units, starts } = table
  const found = new Found(table)
  const wanted = unitsOf(text)
  const firstUnit = wanted[0]!
  const last = starts[table.count]! - wanted.length
  // Through all pieces in one go rather than piece by piece: most units are only compared with the first one.
  let piece = 0
  for (let at = nextUnit(units, firstUnit, 0, last); at <= last; at = nextUnit(units, firstUnit, at + 1, last)) {
    if (!sameAt(units, at, wanted)) continue
    while (starts[piece + 1]! <= at) piece++
    const start = starts[piece]!
    const end = starts[piece + 1]!
    if (at + wanted.length > end) continue
    if (at === start) found.add(piece, end - start === wanted.length ? Place.whole : Place.start)
    else found.add(piece, startsWord(units, at, start) ? Place.wordStart : Place.inside)
  }
  return found
}

/** On its own because the engine makes far better code of so small a loop. */
function nextUnit(units: Uint16Array, unit: number, from: number, last: number): number {
  while (from <= last && units[from] !== unit) from++
  return from
}

export function piecesStarting(table: PieceTable, text: string): PieceMatches {
  const { units, starts } = table
  const found = new Found(table)
  const wanted = unitsOf(text)
  for (let piece = 0; piece < table.count; piece++) {
    const start = starts[piece]!
    const length = starts[piece + 1]! - start
    if (length < wanted.length || units[start] !== wanted[0]! || !sameAt(units, start, wanted)) continue
    found.add(piece, length === wanted.length ? Place.whole : Place.start)
  }
  return found
}

export function piecesEnding(table: PieceTable, text: string): PieceMatches {
  const { units, starts } = table
  const found = new Found(table)
  const wanted = unitsOf(text)
  const lastUnit = wanted[wanted.length - 1]!
  for (let piece = 0; piece < table.count; piece++) {
    const start = starts[piece]!
    const end = starts[piece + 1]!
    const position = end - wanted.length
    if (position < start || units[end - 1] !== lastUnit || !sameAt(units, position, wanted)) continue
    if (position === start) found.add(piece, Place.whole)
    else found.add(piece, startsWord(units, position, start) ? Place.wordStart : Place.inside)
  }
  return found
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
}

function sameAt(units: Uint16Array, position: number, text: Uint16Array): boolean {
  for (let i = text.length - 1; i >= 0; i--) if (units[position + i] !== text[i]!) return false
  return true
}

// The joiners stand within Bengali words and so do not end one.
const endsInWord = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u
// Asking the pattern is slow, so the answer for each UTF-16 unit is kept: 0 not asked yet, 1 no, 2 yes.
const knownUnits = new Uint8Array(0x10000)

/** Whether a word can start here because no word character stands before. */
function startsWord(units: Uint16Array, position: number, pieceStart: number): boolean {
  const before = units[position - 1]!
  const isLowSurrogate = before >= 0xdc00 && before < 0xe000
  if (isLowSurrogate && position - 2 >= pieceStart) {
    return !endsInWord.test(String.fromCharCode(units[position - 2]!, before))
  }
  if (knownUnits[before] === 0) knownUnits[before] = endsInWord.test(String.fromCharCode(before)) ? 2 : 1
  return knownUnits[before] === 1
}
