import { firstFrom } from './first-from.ts'
import { foldTitle } from './fold-title.ts'
import { classesIn } from './other-words.ts'
import { Flag, Postings } from './postings.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a list shows of something that was found; `detail` stands beside the title. */
export type Found = { id: string; title: string; detail: string }

/** With other texts that find it, such as the instructor's name. Each is shared by many titles. */
export type Described = Found & { also: string[] }

/** Looking whether one title has a piece takes as long as marking so many titles that have it. */
const lookCost = 16

/** Titles of one kind, numbered from the oldest id to the newest. They do not change except that some go. */
export class TitleBlock {
  readonly vocabulary: Vocabulary
  readonly entries: readonly Found[]
  /** Those that were not removed. The others stay, because a page may continue after one. */
  readonly here: TitleSet
  /** The pieces of title t, and then those beside it, are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  readonly sequence: Uint32Array
  readonly starts: Uint32Array
  readonly byPiece: Postings
  readonly #sets: TitleSet[] = []

  /** Titles of an old block are copied, which is far faster than reading them again. */
  constructor(vocabulary: Vocabulary, changed: ReadonlyMap<string, Described>, old?: TitleBlock) {
    this.vocabulary = vocabulary
    const kept = old?.entries.filter(({ id }) => !changed.has(id)) ?? []
    const entries = [...kept, ...changed.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
    this.here = new TitleSet(entries.length)
    this.starts = new Uint32Array(entries.length + 1)
    let sequence = new Uint32Array(64 + entries.length * 12)
    let length = 0
    let known = 0
    this.entries = entries.map((entry, title) => {
      while (old && known < old.entries.length && old.entries[known]!.id < entry.id) known++
      const isNew = 'also' in entry
      const pieces = isNew ? this.#piecesOf(entry as Described) : old!.piecesAt(known)
      if (length + pieces.length > sequence.length) sequence = larger(sequence, length + pieces.length)
      sequence.set(pieces, length)
      length += pieces.length
      this.starts[title + 1] = length
      if (isNew || old!.here.has(known)) this.here.add(title)
      return isNew ? { id: entry.id, title: entry.title, detail: entry.detail } : entry
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

  piecesAt(title: number): Uint32Array {
    return this.sequence.subarray(this.starts[title], this.starts[title + 1])
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

  /** Those with a piece of each group, the rarest first. When few are left, some without the common ones are among them. */
  titlesWithAll(groups: number[][]): TitleSet {
    const [rarest, ...others] = this.#byRarity(groups)
    const titles = this.titlesWith(rarest?.pieces ?? [], 0)
    /** How many titles are left, if the groups are independent. */
    let expected = rarest?.count ?? 0
    for (const { pieces, count } of others) {
      if (expected * lookCost < count) break
      titles.keep(this.titlesWith(pieces, 1))
      expected *= count / this.entries.length
    }
    return titles
  }

  /** The pieces of some groups that the fewest titles have. */
  rarestOf(groups: number[][], groupCount: number): number[] {
    return this.#byRarity(groups).flatMap(({ pieces }, number) => (number < groupCount ? pieces : []))
  }

  remove(id: string): void {
    const title = this.position(id)
    if (this.entries[title]?.id === id) this.here.delete(title)
  }

  /** The number of the first title that is not older than `id`. */
  position(id: string): number {
    return firstFrom(this.entries, id, (entry) => entry.id)
  }

  #byRarity(groups: number[][]) {
    return groups
      .map((pieces) => ({ pieces, count: this.byPiece.total(pieces) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.count - other.count)
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
