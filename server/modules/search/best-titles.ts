import type { ContentKind } from '#contract/constants.ts'
import type { Entry, TitleBlock } from './title-block.ts'
import type { TitleSet } from './title-set.ts'
import { fitFor, isSure, maxTypedWords, type Fits } from './vocabulary.ts'

export interface Scored {
  entry: Entry
  score: number
}

/** A word that a title surely has counts more than the fits of all words together. */
const sureScore = 256

/** Of more titles with as many of the words only the newest are scored, unless they have the best fits. */
const maxScored = 1_000

/** The titles of a block that have some of the typed words, until the next search. */
export class MatchedTitles {
  readonly #block: TitleBlock
  readonly #fits: Fits
  /** By number, the titles with at least so many of the words. */
  readonly #having: TitleSet[]

  constructor(block: TitleBlock, fits: Fits) {
    this.#block = block
    this.#fits = fits
    this.#having = Array.from({ length: fits.pieces.length + 1 }, (_, words) => block.scratch(words))
    this.#having[0]!.bits.fill(-1)
    fits.pieces.forEach((_, word) => {
      const titles = this.#titlesWith(word, 1)
      for (let count = word; count >= 0; count--) this.#having[count + 1]!.addCommon(this.#having[count]!, titles)
    })
  }

  /** How many of the words a title of this kind has at most. */
  mostWords(kind: ContentKind): number {
    let words = this.#having.length - 1
    while (words > 0 && !this.#having[words]!.meets(this.#block.titlesOf(kind))) words--
    return words
  }

  /** The titles of a kind with so many of the words, best and newest first. */
  best(kind: ContentKind, words: number, limit: number, except?: TitleSet): Scored[] {
    const titles = this.#block.scratch(maxTypedWords + 1)
    titles.addCommon(this.#having[words]!, this.#block.titlesOf(kind))
    if (except) titles.remove(except)
    const newest = titles.newest(maxScored)
    const perfect = newest.length === maxScored ? this.#perfect(titles).newest(limit) : []
    const best = perfect.map((title) => this.#scored(title))
    if (best.length === limit) return best
    for (const title of newest) {
      if (perfect.includes(title)) continue
      const scored = this.#scored(title)
      let position = best.length
      while (position > 0 && best[position - 1]!.score < scored.score) position--
      if (position < limit) best.splice(position, 0, scored)
      if (best.length > limit) best.pop()
    }
    return best
  }

  /** Those of many titles that fit every word best. */
  #perfect(titles: TitleSet): TitleSet {
    this.#fits.pieces.forEach((_, word) => {
      let fit = 15
      let fitting = this.#titlesWith(word, fit)
      while (fit > 1 && !fitting.meets(titles)) fitting = this.#titlesWith(word, --fit)
      titles.keep(fitting)
    })
    return titles
  }

  /** The titles that a typed word fits at least so well. */
  #titlesWith(word: number, leastFit: number): TitleSet {
    const { pieces, packed } = this.#fits
    const titles = this.#block.scratch(maxTypedWords + 2)
    for (const piece of pieces[word]!) {
      if (fitFor(word, packed[piece]!) >= leastFit) this.#block.addTitles(piece, titles)
    }
    return titles
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

/** The higher of two fits for each typed word. */
function higher(one: number, other: number): number {
  if (one === 0 || other === 0) return one | other
  let fits = 0
  for (let shift = 0; shift < 32; shift += 4) {
    fits |= Math.max((one >>> shift) & 15, (other >>> shift) & 15) << shift
  }
  return fits
}
