import type { Found, TitleBlock } from './title-block.ts'
import type { TitleSet } from './title-set.ts'
import { isSure, type TypedWord } from './vocabulary.ts'

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
const wordsIn = (score: number): number => Math.floor(score / wordScore)

/** How many words it has, and how many of them surely. */
export const surelyIn = (score: number): number => Math.floor(score / sureScore)

export const bestFirst = (one: Scored, other: Scored): number =>
  other.score - one.score || (one.entry.id < other.entry.id ? 1 : -1)

/** The titles of a block with the most of the typed words, best and newest first, and how many words that is. */
export function bestTitles(block: TitleBlock, typed: readonly TypedWord[], limit: number, except?: TitleSet) {
  const all = typed.map(({ pieces }) => pieces.filter((piece) => block.byPiece.count(piece) > 0))
  const bestFits = all.map((pieces, word) =>
    pieces.reduce((best, piece) => Math.max(best, typed[word]!.fits[piece]!), 0),
  )
  const best = all.map((pieces, word) => pieces.filter((piece) => typed[word]!.fits[piece] === bestFits[word]))
  const perfectScore = bestFits.reduce((sum, fit) => sum + scoreOf(fit), 0)
  const perfect = newest(withAll(block, best), perfectScore, limit)
  let words = wordsIn(perfectScore)
  if (perfect.titles.length === limit) return { words, titles: perfect.titles }

  let found = newest(withAll(block, all), words * wordScore, maxScored)
  if (!found.isAny && words > 1) {
    // Mostly only one word is missing, and counting the words of every title takes far longer.
    words--
    const butOne = all.map((_, word) => newest(withAll(block, all.toSpliced(word, 1)), words * wordScore, maxScored))
    found = { isAny: butOne.some(({ isAny }) => isAny), titles: butOne.flatMap(({ titles }) => titles) }
  }
  if (!found.isAny) {
    const most = withMost(block, all)
    words = most.words
    // Every title has none of the words.
    if (words > 0) found = newest(most.titles, words * wordScore, maxScored)
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
      const score = scoreIn(block, title, typed)
      if (score < leastScore) continue
      isAny = true
      if (!isExcepted) found.push({ entry: block.entries[title]!, score })
    }
    return { isAny, titles: found }
  }
}

/** Titles with all of the words, the rarest first. When few are left, some without the common words are among them. */
function withAll(block: TitleBlock, typed: number[][]): TitleSet {
  const [rarest, ...others] = typed
    .map((pieces) => ({ pieces, count: block.byPiece.total(pieces) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
  const titles = block.titlesWith(rarest?.pieces ?? [], 0)
  titles.keep(block.here)
  /** How many titles are left, if the words are independent. */
  let expected = rarest?.count ?? 0
  for (const { pieces, count } of others) {
    if (expected * lookCost < count) break
    titles.keep(block.titlesWith(pieces, 1))
    expected *= count / block.entries.length
  }
  return titles
}

/** The titles with the most of the words. Counts them for 32 titles at once, in four binary digits. */
function withMost(block: TitleBlock, typed: number[][]): { titles: TitleSet; words: number } {
  const digits = [2, 3, 4, 5].map((number) => block.titlesWith([], number))
  for (const pieces of typed) {
    const carried = block.titlesWith(pieces, 1)
    for (const digit of digits) digit.addCarrying(carried)
  }
  const titles = block.titlesWith([], 0)
  titles.addAll(block.here)
  let words = 0
  for (let place = digits.length - 1; place >= 0; place--) {
    if (!digits[place]!.meets(titles)) continue
    titles.keep(digits[place]!)
    words += 1 << place
  }
  return { titles, words }
}

/** How well the typed words fit a title and what stands beside it. */
function scoreIn({ sequence, starts }: TitleBlock, title: number, typed: readonly TypedWord[]): number {
  let score = 0
  for (const { fits } of typed) {
    let best = 0
    for (let i = starts[title]!; i < starts[title + 1]!; i++) best = Math.max(best, fits[sequence[i]!]!)
    score += scoreOf(best)
  }
  return score
}

const scoreOf = (fit: number): number => (fit === 0 ? 0 : wordScore + (isSure(fit) ? sureScore : 0) + fit)
