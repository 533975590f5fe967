import type { FoundTitle, TitleBlock } from './title-block.ts'
import type { TitleSet } from './title-set.ts'
import { isSure, type TypedWord } from './vocabulary.ts'

/** Each matched word outweighs the quality of all matches together, and an exact match weighs more. */
const wordScore = 4096
const sureScore = 256

/** Beyond this many titles with equally many words, only the newest are scored, unless they match best. */
const maxScored = 1_000
/** How many of the newest titles are tried before marking all titles with the words, because those are often enough. */
const maxFirst = 300

/** How many words of a score are exact matches. */
const surelyIn = (score: number): number => Math.floor(score / sureScore)

/** The titles with the most of the typed words, best and newest first, and how many words they have. */
export function bestTitles(blocks: TitleBlock[], typed: readonly TypedWord[], limit: number, excepted: TitleSet[]) {
  const all = typed.map(({ pieces }) => pieces)
  const isHere = (piece: number) => blocks.some(({ byPiece }) => byPiece.count(piece) > 0)
  const bestFits = typed.map(({ pieces, fits }) =>
    pieces.reduce((best, piece) => (fits[piece]! > best && isHere(piece) ? fits[piece]! : best), 0),
  )
  const best = typed.map(({ pieces, fits }, word) => pieces.filter((piece) => fits[piece] === bestFits[word]))
  const perfectScore = bestFits.reduce((sum, fit) => sum + scoreOf(fit), 0)
  let words = bestFits.filter((fit) => fit > 0).length
  const scores = new Map<FoundTitle, number>()
  /** This includes the excluded titles. */
  let isAny = false

  if (words === 0) return { words, titles: [] }
  scoreNewest((block) => block.titlesWithAll(best), perfectScore, Math.max(limit, 1))
  if (scores.size < limit || !isAny) scoreNewest((block) => block.titlesWithAll(all), words * wordScore)
  for (let missing = 1; !isAny && words > 1; missing++) {
    // A title lacking this many words still has one of the rarest.
    scoreNewest((block) => block.titlesWithRarest(all, missing + 1), --words * wordScore)
  }
  const sorted = [...scores].sort(
    ([one, score], [other, otherScore]) => otherScore - score || (one.id < other.id ? 1 : -1),
  )
  // Only titles with as many exact matches as the best one.
  const shown = sorted.slice(0, limit).filter(([, score]) => surelyIn(score) === surelyIn(sorted[0]![1]))
  return { words, titles: shown.map(([entry]) => entry) }

  function scoreNewest(titlesIn: (block: TitleBlock) => TitleSet, leastScore: number, most = maxScored): void {
    for (const [number, { here }] of blocks.entries()) {
      const left = look(number, here, leastScore, most, maxFirst)
      if (left > 0) look(number, titlesIn(blocks[number]!), leastScore, most)
    }
  }

  /** Scores the newest of some titles, and returns how many more are needed. */
  function look(number: number, titles: TitleSet, leastScore: number, left: number, looks = Infinity): number {
    const block = blocks[number]!
    titles.keep(block.here)
    let title = block.entries.length
    while (left > 0 && looks-- > 0 && (title = titles.before(title)) >= 0) {
      const isExcepted = excepted[number]?.has(title) ?? false
      if (isAny && isExcepted) continue
      const score = scoreIn(block, title, typed)
      if (score < leastScore) continue
      isAny = true
      if (isExcepted) continue
      scores.set(block.entries[title]!, score)
      left--
    }
    return left
  }
}

/** How well the typed words match a title and its secondary texts. */
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
