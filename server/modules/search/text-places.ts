import { Flag, type PieceTable } from './piece-table.ts'
import { Place, placeAtEnd, placeIn } from './text-place.ts'
import { piecesOf } from './title-words.ts'

/** Writes to `places` how each title contains a folded text. The text has single spaces, like the titles. */
export function findPlaces(table: PieceTable, text: string, places: Uint8Array): void {
  const parts = piecesOf(text)
  places.fill(parts.length === 0 ? Place.start : Place.none)
  if (parts.length === 1) placePiece(table, text, places)
  if (parts.length > 1) placePieces(table, parts, places)
}

/** A text without spaces lies within one piece of the title. */
function placePiece({ texts, isAside, starts, postings }: PieceTable, text: string, places: Uint8Array): void {
  for (let piece = 0; piece < texts.length; piece++) {
    const place = placeIn(texts[piece]!, text)
    if (place === Place.none || isAside[piece] === 1) continue
    raisePlaces(places, place, postings, starts[piece]!, starts[piece + 1]!)
  }
}

/** A function of its own, because the engine does not optimise a loop within a loop that is seldom entered. */
function raisePlaces(places: Uint8Array, place: number, postings: Uint32Array, start: number, end: number): void {
  const opening = Math.min(place, Place.start)
  const elsewhere = Math.min(place, Place.wordStart)
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    const isAll = place === Place.whole && (posting & Flag.isAll) > 0
    const own = isAll ? Place.whole : (posting & Flag.opens) > 0 ? opening : elsewhere
    if (places[posting >>> Flag.bits]! < own) places[posting >>> Flag.bits] = own
  }
}

/** A text with spaces ends one piece, is the next ones and starts another. Titles with the rarest of them are compared. */
function placePieces(table: PieceTable, parts: readonly string[], places: Uint8Array): void {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const firsts = new Uint8Array(table.texts.length)
  const lasts = new Uint8Array(table.texts.length)
  table.texts.forEach((piece, number) => {
    if (piece.endsWith(first)) firsts[number] = placeAtEnd(piece, first)
    if (piece.startsWith(last)) lasts[number] = placeIn(piece, last)
  })
  const middle = parts.slice(1, -1).map((part) => table.numbers.get(part) ?? -1)
  if (middle.includes(-1)) return
  const groups = [numbersIn(firsts), ...middle.map((piece) => [piece]), numbersIn(lasts)]
  const [rarest] = groups.sort((one, other) => table.count(one) - table.count(other))
  for (const piece of rarest!) {
    for (let i = table.starts[piece]!; i < table.starts[piece + 1]!; i++) {
      const title = table.postings[i]! >>> Flag.bits
      places[title] = placeInTitle(table, title, firsts, middle, lasts)
    }
  }
}

function placeInTitle(
  { sequence, ends }: PieceTable,
  title: number,
  firsts: Uint8Array,
  middle: readonly number[],
  lasts: Uint8Array,
): number {
  const start = title === 0 ? 0 : ends[title - 1]!
  const end = ends[title]!
  let best: number = Place.none
  for (let i = start, next = i + middle.length + 1; next < end; i++, next++) {
    const first = firsts[sequence[i]!]!
    const last = lasts[sequence[next]!]!
    if (first === Place.none || last === Place.none) continue
    if (!middle.every((piece, offset) => sequence[i + 1 + offset] === piece)) continue
    if (i === start && first === Place.whole) {
      return last === Place.whole && next === end - 1 ? Place.whole : Place.start
    }
    best = Math.max(best, Math.min(first, Place.wordStart))
  }
  return best
}

function numbersIn(places: Uint8Array): number[] {
  const numbers: number[] = []
  places.forEach((place, number) => {
    if (place > 0) numbers.push(number)
  })
  return numbers
}
