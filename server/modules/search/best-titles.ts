import type { Found, TitleBlock } from './title-block.ts'
import type { TitleSet } from './title-set.ts'
import { fitFor, isSure, type Fits } from './vocabulary.ts'

export interface Scored {
  entry: Found
  score: number
}

/** A word counts more than the fits of all words together, and most if it is sure. */
const wordScore = 4096
const sureScore = 256

/** Of more titles with as many of the words only the newest are scored, unless they have the best fits. */
const maxScored = 1_000
/** Looking whether one title has a word takes as long as marking so many titles that have it. */
const lookCost = 16

/** How many of the typed words a title has. */
export const wordsIn = (score: number): number => Math.floor(score / wordScore)

/** How many words it has, and how many of them surely. */
export const surelyIn = (score: number): number => Math.floor(score / sureScore)

export const bestFirst = (one: Scored, other: Scored): number =>
  other.score - one.score || (one.entry.id < other.entry.id ? 1 : -1)

/** Some pieces that fit a typed word, and in how many titles they are. */
interface Pieces {
  pieces: number[]
  count: number
}

/** The titles of a block with the most of the typed words, best and newest first, and how many words that is. */
export function bestTitles(block: TitleBlock, fits: Fits, limit: number, except?: TitleSet) {
  const typed = fits.pieces.flatMap((pieces, word) => typedWord(block, pieces, word, fits.packed))
  if (typed.length === 0) return { words: 0, titles: [] }
  const perfectScore = typed.reduce((sum, { fit }) => sum + scoreOf(fit), 0)
  const perfect = newest(
    withAll(
      block,
      typed.map(({ best }) => best),
    ),
    perfectScore,
    limit,
  )
  if (perfect.titles.length === limit) return { words: typed.length, titles: perfect.titles }

  let words = typed.length
  let found = newest(
    withAll(
      block,
      typed.map(({ all }) => all),
    ),
    words * wordScore,
    maxScored,
  )
  if (!found.isAny) {
    const most = withMost(
      block,
      typed.map(({ all }) => all),
    )
    words = most.words
    found = newest(most.titles, Math.max(words, 1) * wordScore, maxScored)
  }
  const others = found.titles.filter(({ score }) => score < perfectScore)
  return { words, titles: [...perfect.titles, ...others].sort(bestFirst).slice(0, limit) }

  /** The newest of some titles that have a score; `isAny` also counts the excepted ones. */
  function newest(titles: TitleSet, leastScore: number, limit: number) {
    const found: Scored[] = []
    let isAny = false
    let title = block.entries.length
    while (found.length < limit && (title = titles.before(title)) >= 0) {
      const isExcepted = except?.has(title) ?? false
      if (isAny && isExcepted) continue
      const score = scoreOf(fitsOf(block, title, fits.packed))
      if (score < leastScore) continue
      isAny = true
      if (!isExcepted) found.push({ entry: block.entries[title]!, score })
    }
    return { isAny, titles: found }
  }
}

/** The pieces of a block that fit a typed word, and those of them that fit best. */
function typedWord({ byPiece }: TitleBlock, pieces: number[], word: number, packed: Int32Array) {
  const all: Pieces = { pieces: [], count: 0 }
  let best: Pieces = { pieces: [], count: 0 }
  let bestFit = 0
  for (const piece of pieces) {
    const count = byPiece.count(piece)
    if (count === 0) continue
    const fit = fitFor(word, packed[piece]!)
    if (fit > bestFit) {
      bestFit = fit
      best = { pieces: [], count: 0 }
    }
    for (const list of fit === bestFit ? [all, best] : [all]) {
      list.pieces.push(piece)
      list.count += count
    }
  }
  return all.count > 0 ? [{ all, best, fit: bestFit }] : []
}

/** Titles with all of the words, the rarest first. When few are left, some without the common words are among them. */
function withAll(block: TitleBlock, typed: Pieces[]): TitleSet {
  const [rarest, ...others] = typed.toSorted((one, other) => one.count - other.count)
  const titles = titlesWith(block, rarest!, 0)
  titles.keep(block.here)
  for (const word of others) {
    if (rarest!.count * lookCost < word.count) break
    titles.keep(titlesWith(block, word, 1))
  }
  return titles
}

/** The titles with the most of the words. Counts them for 32 titles at once, in four binary digits. */
function withMost(block: TitleBlock, typed: Pieces[]): { titles: TitleSet; words: number } {
  const digits = [2, 3, 4, 5].map((number) => block.scratch(number))
  for (const word of typed) {
    const carried = titlesWith(block, word, 1)
    for (const digit of digits) digit.addCarrying(carried)
  }
  const titles = block.scratch(0)
  titles.addAll(block.here)
  let words = 0
  for (let place = digits.length - 1; place >= 0; place--) {
    if (!digits[place]!.meets(titles)) continue
    titles.keep(digits[place]!)
    words += 1 << place
  }
  return { titles, words }
}

function titlesWith(block: TitleBlock, { pieces }: Pieces, number: number): TitleSet {
  const titles = block.scratch(number)
  for (const piece of pieces) block.byPiece.addTitles(piece, titles)
  return titles
}

/** The best fit of each typed word in a title or beside it. */
function fitsOf({ sequence, starts }: TitleBlock, title: number, packed: Int32Array): number {
  let fits = 0
  for (let i = starts[title]!; i < starts[title + 1]!; i++) fits = higher(fits, packed[sequence[i]!]!)
  return fits
}

function scoreOf(fits: number): number {
  let score = 0
  for (let rest = fits; rest !== 0; rest >>>= 4) {
    const fit = rest & 15
    if (fit > 0) score += wordScore + (isSure(fit) ? sureScore : 0) + fit
  }
  return score
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
