import { foldTitle } from './fold-title.ts'
import { Place, type FoundPieces } from './piece-text.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'
import { fitFor, type Fits, type Vocabulary } from './vocabulary.ts'

export interface Entry {
  id: string
  title: string
  /** What a list shows beside the title. */
  detail: string
  /** Other words that find it, such as the instructor's name. */
  also: string
}

export interface Scored {
  entry: Entry
  /** How many of the typed words the title has. */
  words: number
  score: number
}

/** The bits of a posting below the number of its title. */
const Flag = { opens: 1, isAll: 2, bits: 2 } as const

/** Titles that do not change except that some go, numbered from the oldest id to the newest. */
export class TitleBlock {
  readonly entries: readonly Entry[]
  goneCount = 0
  readonly #present: TitleSet
  /** How each title contains the text of the last `find`. */
  readonly #places: Uint8Array
  readonly #vocabulary: Vocabulary
  /** The pieces of title t are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  readonly #sequence: Uint32Array
  readonly #starts: Uint32Array
  /** The group of pieces beside each title. */
  readonly #asides: Uint32Array
  /** The titles of piece p, oldest first, are postings[postingStarts[p]] up to postings[postingStarts[p + 1]]. */
  readonly #postings: Uint32Array
  readonly #postingStarts: Uint32Array

  /** Entries that are also in an old block are copied from it, which is far faster than reading their titles. */
  constructor(vocabulary: Vocabulary, entries: readonly Entry[], old?: TitleBlock) {
    this.entries = entries
    this.#places = new Uint8Array(entries.length)
    this.#present = new TitleSet(entries.length)
    this.#present.bits.fill(-1)
    this.#vocabulary = vocabulary
    this.#starts = new Uint32Array(entries.length + 1)
    this.#asides = new Uint32Array(entries.length)
    let sequence = new Uint32Array(64 + entries.length * 10)
    let length = 0
    let known = 0
    entries.forEach((entry, title) => {
      while (old && known < old.entries.length && old.entries[known]!.id < entry.id) known++
      const isKnown = old?.entries[known] === entry
      const folded = isKnown ? '' : foldTitle(entry.title)
      const pieces = isKnown ? old.#piecesOf(known) : piecesOf(folded).map((piece) => vocabulary.add(piece))
      this.#asides[title] = isKnown ? old.#asides[known]! : vocabulary.addAside(entry.also, folded)
      if (length + pieces.length > sequence.length) sequence = larger(sequence, length + pieces.length)
      sequence.set(pieces, length)
      length += pieces.length
      this.#starts[title + 1] = length
    })
    this.#sequence = sequence.slice(0, length)
    this.#postingStarts = new Uint32Array(vocabulary.size + 1)
    this.#forEachPosting((piece) => this.#postingStarts[piece + 1]!++)
    for (let piece = 0; piece < vocabulary.size; piece++) this.#postingStarts[piece + 1]! += this.#postingStarts[piece]!
    this.#postings = new Uint32Array(this.#postingStarts[vocabulary.size]!)
    const next = this.#postingStarts.slice()
    this.#forEachPosting((piece, posting) => (this.#postings[next[piece]!++] = posting))
  }

  /** The number of the first title that is not older than `id`. */
  #position(id: string): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.entries[middle]!.id < id) low = middle + 1
      else high = middle
    }
    return low
  }

  #locate(id: string): number | undefined {
    const title = this.#position(id)
    return this.entries[title]?.id === id && this.#present.has(title) ? title : undefined
  }

  get(id: string): Entry | undefined {
    return this.entries[this.#locate(id) ?? -1]
  }

  remove(id: string): void {
    const title = this.#locate(id)
    if (title === undefined) return
    this.#present.delete(title)
    this.goneCount++
  }

  present(): Entry[] {
    return this.entries.filter((_, title) => this.#present.has(title))
  }

  /** Finds the titles that contain a folded text, which has single spaces like them, and returns how many there are. */
  find(text: string): number {
    const parts = piecesOf(text)
    this.#places.fill(parts.length === 0 ? Place.start : Place.none)
    if (parts.length === 1) this.#findPiece(text)
    if (parts.length > 1) this.#findPieces(parts)
    let count = 0
    for (let title = 0; title < this.#places.length; title++) {
      if (this.#places[title] === Place.none) continue
      if (this.#present.has(title)) count++
      else this.#places[title] = Place.none
    }
    return count
  }

  placeOf(id: string): number {
    const title = this.#locate(id)
    return title === undefined ? Place.none : this.#places[title]!
  }

  /** The ids of titles with this place, newest first, from before an id. */
  idsAt(place: number, before: string | undefined, limit: number): string[] {
    const ids: string[] = []
    let title = before === undefined ? this.entries.length : this.#position(before)
    while (title > 0 && ids.length < limit) {
      title = this.#places.lastIndexOf(place, title - 1)
      if (title >= 0) ids.push(this.entries[title]!.id)
    }
    return ids
  }

  /** The titles with most of the typed words, best first; on demand without those last found. */
  best({ pieces, packed }: Fits, limit: number, withoutFound: boolean): Scored[] {
    // Titles with at least so many of the words compared so far.
    const having = Array.from({ length: pieces.length + 1 }, () => new TitleSet(this.entries.length))
    having[0]!.bits.set(this.#present.bits)
    if (withoutFound) this.#places.forEach((place, title) => place > Place.none && having[0]!.delete(title))
    const highest = pieces.map((ofWord, word) => {
      const set = new TitleSet(this.entries.length)
      let most = 0
      for (const piece of ofWord) {
        const [start, end] = this.#rangeOf(piece)
        if (start === end) continue
        const flags = addTitles(set.bits, this.#postings, start, end)
        most = Math.max(most, 2 * fitFor(word, packed[piece]!) + (word === 0 ? flags & Flag.opens : 0))
      }
      for (let count = word; count >= 0; count--) having[count + 1]!.addCommon(having[count]!, set)
      return most
    })
    const words = having.findLastIndex((set) => set.before(this.entries.length) >= 0)
    if (words < 1) return []
    const perfect = sum(highest.sort((one, other) => other - one).slice(0, words))
    const best: Scored[] = []
    let lowest = 0
    for (let title = this.entries.length; (title = having[words]!.before(title)) >= 0 && lowest < perfect;) {
      const score = this.#scoreOf(title, packed)
      if (score <= lowest) continue
      let position = best.length
      while (position > 0 && best[position - 1]!.score < score) position--
      best.splice(position, 0, { entry: this.entries[title]!, words, score })
      if (best.length > limit) best.pop()
      if (best.length === limit) lowest = best[limit - 1]!.score
    }
    return best
  }

  /** Better fits score higher, then the first typed word in front. */
  #scoreOf(title: number, packed: Int32Array): number {
    const start = this.#starts[title]!
    const end = this.#starts[title + 1]!
    let fits = 0
    for (let i = start; i < end; i++) fits = higher(fits, packed[this.#sequence[i]!]!)
    for (const piece of this.#vocabulary.asides[this.#asides[title]!]!) fits = higher(fits, packed[piece]!)
    let score = start < end && fitFor(0, packed[this.#sequence[start]!]!) > 0 ? 1 : 0
    for (; fits !== 0; fits >>>= 4) score += 2 * (fits & 15)
    return score
  }

  /** A text without spaces lies within one piece of the title. */
  #findPiece(text: string): void {
    const { numbers, places } = this.#vocabulary.text.containing(text)
    for (const piece of numbers) {
      const [start, end] = this.#rangeOf(piece)
      raisePlaces(this.#places, places[piece]!, this.#postings, start, end)
    }
  }

  /** A text with spaces ends one piece, is the next ones and starts another. Titles with the rarest of them are compared. */
  #findPieces(parts: readonly string[]): void {
    const first = this.#vocabulary.text.endingWith(parts[0]!)
    const last = this.#vocabulary.text.startingWith(parts.at(-1)!)
    const middle = parts.slice(1, -1).map((part) => this.#vocabulary.numberOf(part) ?? -1)
    if (middle.includes(-1)) return
    const groups = [first.numbers, ...middle.map((piece) => [piece]), last.numbers]
    const titlesOf = (pieces: number[]) =>
      sum(pieces.map((piece) => this.#rangeOf(piece)).map(([from, to]) => to - from))
    const [rarest] = groups.sort((one, other) => titlesOf(one) - titlesOf(other))
    for (const piece of rarest!) {
      const [start, end] = this.#rangeOf(piece)
      for (let i = start; i < end; i++) {
        const title = this.#postings[i]! >>> Flag.bits
        this.#places[title] = this.#placeIn(title, first, middle, last)
      }
    }
  }

  #placeIn(title: number, first: FoundPieces, middle: readonly number[], last: FoundPieces): number {
    const sequence = this.#sequence
    const start = this.#starts[title]!
    const end = this.#starts[title + 1]!
    let best: number = Place.none
    for (let i = start, next = i + middle.length + 1; next < end; i++, next++) {
      const [opening, closing] = [first.places[sequence[i]!]!, last.places[sequence[next]!]!]
      if (opening === Place.none || closing === Place.none) continue
      if (!middle.every((piece, offset) => sequence[i + 1 + offset] === piece)) continue
      if (i === start && opening === Place.whole) {
        return closing === Place.whole && next === end - 1 ? Place.whole : Place.start
      }
      best = Math.max(best, Math.min(opening, Place.wordStart))
    }
    return best
  }

  #piecesOf(title: number): Uint32Array {
    return this.#sequence.subarray(this.#starts[title], this.#starts[title + 1])
  }

  /** Where the postings of a piece are; none if the piece is newer than the block. */
  #rangeOf(piece: number): [start: number, end: number] {
    const isNewer = piece + 1 >= this.#postingStarts.length
    return isNewer ? [0, 0] : [this.#postingStarts[piece]!, this.#postingStarts[piece + 1]!]
  }

  #forEachPosting(visit: (piece: number, posting: number) => void): void {
    for (let title = 0; title < this.entries.length; title++) {
      const start = this.#starts[title]!
      const end = this.#starts[title + 1]!
      const flags = end - start === 1 ? Flag.opens | Flag.isAll : Flag.opens
      for (let i = start; i < end; i++) visit(this.#sequence[i]!, (title << Flag.bits) | (i === start ? flags : 0))
      for (const piece of this.#vocabulary.asides[this.#asides[title]!]!) visit(piece, title << Flag.bits)
    }
  }
}

// The loops over postings are functions of their own, because the engine does not optimise a loop within a loop that is
// seldom entered.

/** Returns which flags any of the postings has. */
function addTitles(bits: Int32Array, postings: Uint32Array, start: number, end: number): number {
  let flags = 0
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    flags |= posting
    bits[posting >>> (Flag.bits + 5)]! |= 1 << ((posting >>> Flag.bits) & 31)
  }
  return flags
}

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

/** The higher of two fits for each typed word. */
function higher(one: number, other: number): number {
  if (one === 0 || other === 0) return one | other
  let fits = 0
  for (let shift = 0; shift < 32; shift += 4) {
    fits |= Math.max((one >>> shift) & 15, (other >>> shift) & 15) << shift
  }
  return fits
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function larger(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length * 2)
  copy.set(numbers)
  return copy
}
