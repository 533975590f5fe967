import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import { foldTitle } from './fold-title.ts'
import { classesIn } from './other-words.ts'
import { Flag, Postings, type Visit } from './postings.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Entry {
  kind: ContentKind
  id: string
  title: string
  /** What a list shows beside the title. */
  detail: string
  /** Other words that find it, such as the instructor's name. */
  also: string
}

/** Titles that do not change except that some go, numbered from the oldest id to the newest. */
export class TitleBlock {
  readonly vocabulary: Vocabulary
  readonly entries: readonly Entry[]
  readonly #ofKind: Map<ContentKind, TitleSet>
  readonly #scratch: TitleSet[] = []
  /** The pieces of title t are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  readonly sequence: Uint32Array
  readonly starts: Uint32Array
  /** The groups of pieces beside each title: its other words, and the classes that it names. */
  readonly also: Uint32Array
  readonly classes: Uint32Array
  readonly byPiece: Postings
  /** By group of pieces beside titles, because one posting for each of their pieces would take far more memory. */
  readonly #byGroup: Postings

  /** Entries that are also in an old block are copied from it, which is far faster than reading their titles. */
  constructor(vocabulary: Vocabulary, entries: readonly Entry[], old?: TitleBlock) {
    this.vocabulary = vocabulary
    this.entries = entries
    this.#ofKind = new Map(CONTENT_KINDS.map((kind) => [kind, new TitleSet(entries.length)]))
    entries.forEach(({ kind }, title) => this.titlesOf(kind).add(title))
    this.starts = new Uint32Array(entries.length + 1)
    this.also = new Uint32Array(entries.length)
    this.classes = new Uint32Array(entries.length)
    let sequence = new Uint32Array(64 + entries.length * 10)
    let length = 0
    let known = 0
    entries.forEach((entry, title) => {
      while (old && known < old.entries.length && old.entries[known]!.id < entry.id) known++
      const isKnown = old?.entries[known] === entry
      const folded = isKnown ? '' : foldTitle(entry.title)
      const pieces = isKnown
        ? old.sequence.subarray(old.starts[known], old.starts[known + 1])
        : piecesOf(folded).map((piece) => vocabulary.add(piece))
      this.also[title] = isKnown ? old.also[known]! : vocabulary.addAside(entry.also)
      this.classes[title] = isKnown ? old.classes[known]! : vocabulary.addAside(classesIn(folded).join(' '))
      if (length + pieces.length > sequence.length) sequence = larger(sequence, length + pieces.length)
      sequence.set(pieces, length)
      length += pieces.length
      this.starts[title + 1] = length
    })
    this.sequence = sequence.slice(0, length)
    this.byPiece = new Postings(vocabulary.size, (visit) => this.#forEachPiece(visit))
    this.#byGroup = new Postings(vocabulary.asides.length, (visit) => this.#forEachGroup(visit))
  }

  /** An empty set that the next search uses again: new ones would have the engine collect garbage within searches. */
  scratch(number: number): TitleSet {
    const titles = (this.#scratch[number] ??= new TitleSet(this.entries.length))
    titles.bits.fill(0)
    return titles
  }

  titlesOf(kind: ContentKind): TitleSet {
    return this.#ofKind.get(kind)!
  }

  remove(id: string): void {
    const title = this.locate(id)
    if (title >= 0) this.titlesOf(this.entries[title]!.kind).delete(title)
  }

  /** The number of the first title that is not older than `id`. */
  position(id: string): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.entries[middle]!.id < id) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of a title, or -1. */
  locate(id: string): number {
    const title = this.position(id)
    const entry = this.entries[title]
    return entry?.id === id && this.titlesOf(entry.kind).has(title) ? title : -1
  }

  /** Adds the titles that have a piece, in the title or beside it. */
  addTitles(piece: number, titles: TitleSet): void {
    this.byPiece.addTitles(piece, titles)
    for (const group of this.vocabulary.groupsWith(piece)) this.#byGroup.addTitles(group, titles)
  }

  asidesOf(title: number): number[] {
    const { asides } = this.vocabulary
    const classes = asides[this.classes[title]!]!
    return classes.length > 0 ? [...asides[this.also[title]!]!, ...classes] : asides[this.also[title]!]!
  }

  #forEachPiece(visit: Visit): void {
    for (let title = 0; title < this.entries.length; title++) {
      const start = this.starts[title]!
      const end = this.starts[title + 1]!
      const flags = end - start === 1 ? Flag.opens | Flag.isAll : Flag.opens
      for (let i = start; i < end; i++) visit(this.sequence[i]!, (title << Flag.bits) | (i === start ? flags : 0))
    }
  }

  #forEachGroup(visit: Visit): void {
    for (let title = 0; title < this.entries.length; title++) {
      for (const group of [this.also[title]!, this.classes[title]!]) {
        if (this.vocabulary.asides[group]!.length > 0) visit(group, title << Flag.bits)
      }
    }
  }
}

function larger(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length * 2)
  copy.set(numbers)
  return copy
}
