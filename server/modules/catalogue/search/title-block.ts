import { foldTitle } from './fold-title.ts'
import { classesIn } from './other-words.ts'
import { PieceText } from './piece-text.ts'
import { Postings } from './postings.ts'
import { TitleSet } from './title-set.ts'
import { piecesOf } from './title-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a list shows for a match. `detail` appears next to the title. */
export type FoundTitle = { id: string; title: string; detail: string }

/** A title with secondary texts that also match, such as the instructor's name. Many titles share each of them. */
export type Described = FoundTitle & { also: string[]; isHidden: boolean }

/** Checking one title for a piece costs as much as marking this many titles that contain it. */
const lookCost = 6

/** Titles of one kind, numbered from the oldest id to the newest. Immutable, except that titles can be removed. */
export class TitleBlock {
  readonly vocabulary: Vocabulary
  readonly entries: readonly FoundTitle[]
  /** Titles that haven't been removed. Removed ones keep their number, because a page may continue after one. */
  readonly here: TitleSet
  /** The secondary texts of title t, and then its pieces, are sequence[starts[t]] up to sequence[starts[t + 1]]. */
  readonly sequence: Uint32Array
  readonly starts: Uint32Array
  readonly byPiece: Postings
  readonly #sets = new Map<string, TitleSet>()

  /** Titles from an old block are copied, which is far faster than parsing them again. */
  constructor(vocabulary: Vocabulary, changed: ReadonlyMap<string, Described>, old?: TitleBlock) {
    this.vocabulary = vocabulary
    const kept = old?.entries.filter(({ id }) => !changed.has(id)) ?? []
    const entries: (FoundTitle | Described)[] = [...kept, ...changed.values()].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    )
    this.here = new TitleSet(entries.length)
    this.starts = new Uint32Array(entries.length + 1)
    const sequence: number[] = []
    let known = 0
    this.entries = entries.map((entry, title) => {
      while (old && known < old.entries.length && old.entries[known]!.id < entry.id) known++
      const isNew = 'also' in entry
      const pieces = isNew ? this.#piecesOf(entry) : old!.piecesAt(known)
      for (const piece of pieces) sequence.push(piece)
      this.starts[title + 1] = sequence.length
      if (isNew ? !entry.isHidden : old!.here.has(known)) this.here.add(title)
      return isNew ? { id: entry.id, title: entry.title, detail: entry.detail } : entry
    })
    this.sequence = Uint32Array.from(sequence)
    this.byPiece = new Postings(vocabulary.size, this.sequence, this.starts)
  }

  piecesAt(title: number): Uint32Array {
    return this.sequence.subarray(this.starts[title], this.starts[title + 1])
  }

  /** The set with this name, emptied. Reused between searches to avoid garbage. */
  emptySet(name: string): TitleSet {
    const titles = this.#sets.get(name) ?? new TitleSet(this.entries.length)
    this.#sets.set(name, titles)
    titles.bits.fill(0)
    return titles
  }

  /** The titles with any of these pieces, returned in the set with this name. */
  titlesWith(pieces: readonly number[], name: string): TitleSet {
    const titles = this.emptySet(name)
    for (const piece of pieces) this.byPiece.addTitles(piece, titles)
    return titles
  }

  /**
   * Titles with a piece from each group, starting with the rarest. Once few are left, common groups aren't checked, so
   * some titles may lack them.
   */
  titlesWithAll(groups: number[][]): TitleSet {
    const [rarest, ...others] = this.#byRarity(groups)
    const titles = this.titlesWith(rarest?.pieces ?? [], 'has all')
    /** The expected number of titles left, if the groups are independent. */
    let expected = rarest?.count ?? 0
    for (const { pieces, count } of others) {
      if (expected * lookCost < count) break
      titles.keep(this.titlesWith(pieces, 'has one'))
      expected *= count / this.entries.length
    }
    return titles
  }

  /** The titles with a piece from one of the rarest groups. */
  titlesWithRarest(groups: readonly number[][], groupCount: number): TitleSet {
    const rarest = this.#byRarity(groups).slice(0, groupCount)
    const pieces = rarest.flatMap((group) => group.pieces)
    return this.titlesWith(pieces, 'has one')
  }

  remove(id: string): void {
    const title = this.position(id)
    if (this.entries[title]?.id === id) this.here.delete(title)
  }

  /** The number of the first title that isn't older than `id`. */
  position(id: string): number {
    return firstFrom(this.entries, id, (entry) => entry.id)
  }

  /** Groups of pieces with their title counts, rarest first. */
  #byRarity(groups: readonly number[][]) {
    return groups
      .map((pieces) => ({ pieces, count: pieces.reduce((sum, piece) => sum + this.byPiece.count(piece), 0) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.count - other.count)
  }

  /** A title's secondary texts come first, including any classes named in the title. */
  #piecesOf({ title, also }: Described): number[] {
    const folded = foldTitle(title)
    const classes = classesIn(folded)
    const beside = classes.length > 0 ? [classes.join(' '), ...also] : also
    const pieces = piecesOf(folded).map((piece, i, { length }) =>
      this.vocabulary.add(`${i > 0 ? ' ' : PieceText.edge}${piece}${length > 1 ? ' ' : PieceText.edge}`),
    )
    return [...beside.map((text) => this.vocabulary.add(text, true)), ...pieces]
  }
}

/** The position of the first of some sorted items whose text isn't before this one. */
export function firstFrom<Item>(items: readonly Item[], text: string, textOf: (item: Item) => string): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (textOf(items[middle]!) < text) low = middle + 1
    else high = middle
  }
  return low
}
