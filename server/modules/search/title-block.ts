import { firstFrom } from './first-from.ts'
import { foldTitle } from './fold-title.ts'
import { classesIn } from './other-words.ts'
import { Flag, Postings } from './postings.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a list shows of something that was found. */
export interface Found {
  id: string
  title: string
  /** What stands beside the title. */
  detail: string
}

/** With other texts that find it, such as the instructor's name. Each is shared by many titles. */
export type Described = Found & { also: string[] }

/** Titles of one kind, numbered from the oldest id to the newest. They do not change except that some go. */
export class TitleBlock {
  readonly vocabulary: Vocabulary
  readonly entries: Found[] = []
  /** Those that were not removed. */
  readonly here: TitleSet
  /** The pieces of title t, and then those beside it, are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  readonly sequence: Uint32Array
  readonly starts: Uint32Array
  readonly byPiece: Postings
  readonly #sets: TitleSet[] = []

  /** Entries of an old block are copied from it, which is far faster than reading their titles. */
  constructor(vocabulary: Vocabulary, entries: readonly (Found | Described)[], old?: TitleBlock) {
    this.vocabulary = vocabulary
    this.here = new TitleSet(entries.length)
    this.starts = new Uint32Array(entries.length + 1)
    let sequence = new Uint32Array(64 + entries.length * 12)
    let length = 0
    let known = 0
    entries.forEach((entry, title) => {
      while (old && known < old.entries.length && old.entries[known]!.id < entry.id) known++
      const pieces =
        'also' in entry ? this.#piecesOf(entry) : old!.sequence.subarray(old!.starts[known], old!.starts[known + 1])
      if (length + pieces.length > sequence.length) sequence = larger(sequence, length + pieces.length)
      sequence.set(pieces, length)
      length += pieces.length
      this.starts[title + 1] = length
      this.here.add(title)
      this.entries.push('also' in entry ? { id: entry.id, title: entry.title, detail: entry.detail } : entry)
    })
    this.sequence = sequence.slice(0, length)
    this.byPiece = new Postings(vocabulary.size, (visit) => {
      for (let title = 0; title < entries.length; title++) {
        const start = this.starts[title]!
        const flags = this.endOf(title) - start === 1 ? Flag.opens | Flag.isAll : Flag.opens
        for (let i = start; i < this.starts[title + 1]!; i++) {
          visit(sequence[i]!, (title << Flag.bits) | (i === start ? flags : 0))
        }
      }
    })
  }

  /** Where the pieces of a title end and those beside it begin. */
  endOf(title: number): number {
    let end = this.starts[title + 1]!
    while (end > this.starts[title]! && this.vocabulary.isAside(this.sequence[end - 1]!)) end--
    return end
  }

  /** The titles with any of these pieces, in one of some sets that the next search uses again: new ones would be garbage. */
  titlesWith(pieces: readonly number[], set: number): TitleSet {
    const titles = (this.#sets[set] ??= new TitleSet(this.entries.length))
    titles.bits.fill(0)
    for (const piece of pieces) this.byPiece.addTitles(piece, titles)
    return titles
  }

  remove(id: string): void {
    const title = this.locate(id)
    if (title >= 0) this.here.delete(title)
  }

  /** The number of the first title that is not older than `id`. */
  position(id: string): number {
    return firstFrom(this.entries, id, (entry) => entry.id)
  }

  /** The number of a title, or -1. */
  locate(id: string): number {
    const title = this.position(id)
    return this.entries[title]?.id === id && this.here.has(title) ? title : -1
  }

  /** Whether an entry is here as it is. */
  has({ id, title, detail, also }: Described): boolean {
    const at = this.locate(id)
    const known = this.entries[at]
    if (known?.title !== title || known.detail !== detail) return false
    const beside = this.sequence.subarray(this.starts[at + 1]! - also.length, this.starts[at + 1])
    return also.every((text, i) => beside[i] === this.vocabulary.addAside(text))
  }

  /** The texts beside a title come last; before them the classes that it names, which few do. */
  #piecesOf({ title, also }: Described): number[] {
    const folded = foldTitle(title)
    const pieces = piecesOf(folded).map((piece) => this.vocabulary.add(piece))
    const classes = classesIn(folded)
    const beside = classes.length > 0 ? [classes.join(' '), ...also] : also
    return [...pieces, ...beside.map((text) => this.vocabulary.addAside(text))]
  }
}

function larger(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length * 2)
  copy.set(numbers)
  return copy
}
