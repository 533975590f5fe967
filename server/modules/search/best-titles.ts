import type { ContentKind } from '#contract/constants.ts'
import { Flag, type Entry, type TitleBlock } from './title-block.ts'
import { TitleSet } from './title-set.ts'
import { fitFor, isSure, type Fits } from './vocabulary.ts'

export interface Scored {
  entry: Entry
  score: number
}

/** A word that a title surely has counts more than the fits of all words together. */
const sureScore = 256

/** Of more titles with as many of the words only the newest are scored, unless they have the best fits. */
const maxScored = 10_000

/** The titles of a block that have some of the typed words. */
export class MatchedTitles {
  readonly #block: TitleBlock
  readonly #fits: Fits
  /** By number, the titles with at least so many of the words. */
  readonly #having: TitleSet[]
  /** The titles that fit every word best; all of them fit equally well. */
  readonly #perfect: TitleSet

  constructor(block: TitleBlock, fits: Fits) {
    const size = block.entries.length
    this.#block = block
    this.#fits = fits
    this.#having = Array.from({ length: fits.pieces.length + 1 }, () => new TitleSet(size))
    this.#having[0]!.bits.fill(-1)
    this.#perfect = new TitleSet(size)
    this.#perfect.bits.fill(-1)
    fits.pieces.forEach((_, word) => {
      const { all, best } = this.#titlesWith(word)
      for (let count = word; count >= 0; count--) this.#having[count + 1]!.addCommon(this.#having[count]!, all)
      this.#perfect.keep(best)
    })
  }

  /** How many of the words a title of this kind has at most. */
  mostWords(kind: ContentKind): number {
    const ofKind = this.#block.titlesOf(kind)
    return Math.max(
      0,
      this.#having.findLastIndex((titles) => titles.meets(ofKind)),
    )
  }

  /** The titles of a kind with so many of the words, best and newest first. */
  best(kind: ContentKind, words: number, limit: number, except?: TitleSet): Scored[] {
    const others = new TitleSet(this.#block.entries.length)
    others.addCommon(this.#having[words]!, this.#block.titlesOf(kind))
    if (except) others.remove(except)
    const perfect = new TitleSet(this.#block.entries.length)
    perfect.addCommon(others, this.#perfect)
    others.remove(perfect)
    const best = perfect.newest(limit).map((title) => this.#scored(title))
    const fitting = best.length
    if (fitting === limit) return best
    for (const title of others.newest(maxScored)) {
      const scored = this.#scored(title)
      let position = best.length
      while (position > fitting && best[position - 1]!.score < scored.score) position--
      if (position < limit) best.splice(position, 0, scored)
      if (best.length > limit) best.pop()
    }
    return best
  }

  /** The titles that have a typed word, and those that it fits best. */
  #titlesWith(word: number): { all: TitleSet; best: TitleSet } {
    const { entries, postings } = this.#block
    const { pieces, packed } = this.#fits
    const here = pieces[word]!.filter((piece) => this.#block.isPosted(piece))
    const highest = here.reduce((most, piece) => Math.max(most, fitFor(word, packed[piece]!)), 0)
    const all = new TitleSet(entries.length)
    const best = new TitleSet(entries.length)
    for (const piece of here) {
      const [start, end] = this.#block.postingsOf(piece)
      addTitles(all.bits, postings, start, end)
      if (fitFor(word, packed[piece]!) === highest) addTitles(best.bits, postings, start, end)
    }
    return { all, best }
  }

  #scored(title: number): Scored {
    const { entries, sequence, starts } = this.#block
    const { packed } = this.#fits
    let fits = 0
    for (let i = starts[title]!; i < starts[title + 1]!; i++) fits = higher(fits, packed[sequence[i]!]!)
    for (const piece of this.#block.asidesOf(title)) fits = higher(fits, packed[piece]!)
    let score = 0
    for (; fits !== 0; fits >>>= 4) score += (fits & 15) + (isSure(fits & 15) ? sureScore : 0)
    return { entry: entries[title]!, score }
  }
}

/** How many of the typed words a title surely has. */
export const sureWords = ({ score }: Scored): number => Math.floor(score / sureScore)

/** A function of its own, because the engine does not optimise a loop within a loop that is seldom entered. */
function addTitles(bits: Int32Array, postings: Uint32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    bits[posting >>> (Flag.bits + 5)]! |= 1 << ((posting >>> Flag.bits) & 31)
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
