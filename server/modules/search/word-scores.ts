import { Flag, type PieceTable } from './piece-table.ts'
import { bestFit, Vocabulary } from './vocabulary.ts'

/** A word beside the title counts less than one in it. */
const asideLoss = 3
const scorePerWord = 512

/** How many typed words a score stands for. */
export function wordsIn(score: number): number {
  return Math.floor(score / scorePerWord)
}

/** Scores every title by the words that somebody types. */
export class WordScores {
  /** By title; 0 if no word matches. */
  readonly scores: Uint16Array
  /** The typed words found in each title, one bit each. */
  readonly #matched: Uint8Array
  readonly #table: PieceTable
  readonly #vocabulary: Vocabulary

  constructor(table: PieceTable, titleCount: number) {
    this.#table = table
    this.#vocabulary = new Vocabulary(table.texts)
    this.scores = new Uint16Array(titleCount)
    this.#matched = new Uint8Array(titleCount)
  }

  /** More matching words score higher, then better fits, then the first typed word in front. At most eight words. */
  score(typed: readonly string[]): void {
    this.scores.fill(0)
    this.#matched.fill(0)
    typed.forEach((word, number) => this.#add(this.#piecesByFit(word, number === typed.length - 1), number))
  }

  #piecesByFit(word: string, isLast: boolean): number[][] {
    const byFit: number[][] = Array.from({ length: bestFit + 1 }, () => [])
    const { isAside } = this.#table
    this.#vocabulary.match(word, isLast, (pieces, fit) => {
      for (const piece of pieces) byFit[fit - asideLoss * isAside[piece]!]!.push(piece)
    })
    return byFit
  }

  #add(piecesByFit: readonly number[][], number: number): void {
    const { starts, postings } = this.#table
    const { scores } = this
    const matched = this.#matched
    const bit = 1 << number
    const front = number === 0 ? Flag.opens : 0
    // The best fit first, because a title's first match is the one that counts.
    for (let fit = bestFit; fit > 0; fit--) {
      const score = scorePerWord + 2 * fit
      for (const piece of piecesByFit[fit]!) {
        const end = starts[piece + 1]!
        for (let i = starts[piece]!; i < end; i++) {
          const title = postings[i]! >>> Flag.bits
          // The lowest bit is the front's, because everything else is even.
          scores[title]! |= postings[i]! & front
          if ((matched[title]! & bit) > 0) continue
          matched[title]! |= bit
          scores[title]! += score
        }
      }
    }
  }
}
