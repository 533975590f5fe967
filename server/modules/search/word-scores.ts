import { Flag, type PieceTable } from './piece-table.ts'
import { bestFit, Vocabulary } from './vocabulary.ts'

/** A word beside the title counts less than one in it. */
const asideLoss = 3
/** Nearly every course has a class and an exam beside it, so one or two letters find nothing there. */
const minAsideLength = 3
const scorePerWord = 512
/** The bits of a score; above them is one bit for each typed word that the title has. */
const scoreBits = 16

export function scoreOf(state: number): number {
  return state & ((1 << scoreBits) - 1)
}

/** How many typed words a score stands for. */
export function wordsIn(score: number): number {
  return Math.floor(score / scorePerWord)
}

/** Scores every title by the words that somebody types. */
export class WordScores {
  /** By title; 0 if no word matches. In one array, because it is read and written at random. */
  readonly states: Uint32Array
  readonly #table: PieceTable
  readonly #vocabulary: Vocabulary
  /** By piece, 0 between two words; reused, because it is large. */
  readonly #fits: Uint8Array

  constructor(table: PieceTable, titleCount: number) {
    this.#table = table
    this.#vocabulary = new Vocabulary(table.texts)
    this.#fits = new Uint8Array(table.texts.length)
    this.states = new Uint32Array(titleCount)
  }

  /** More matching words score higher, then better fits, then the first typed word in front. At most eight words. */
  score(typed: readonly string[]): void {
    this.states.fill(0)
    const { starts, postings } = this.#table
    typed.forEach((word, number) => {
      const front = number === 0 ? Flag.opens : 0
      // The best fit first, because a title's first match is the one that counts.
      const byFit = this.#piecesByFit(word, number === typed.length - 1)
      for (let fit = bestFit; fit > 0; fit--) {
        const match = (1 << (scoreBits + number)) + scorePerWord + 2 * fit
        for (const piece of byFit[fit]!)
          addPiece(this.states, postings, starts[piece]!, starts[piece + 1]!, match, front)
      }
    })
  }

  #piecesByFit(word: string, isLast: boolean): number[][] {
    const { isAside } = this.#table
    const fits = this.#fits
    const found: number[] = []
    this.#vocabulary.match(word, isLast, (pieces, fit) => {
      for (const piece of pieces) {
        if (isAside[piece] === 1 && word.length < minAsideLength) continue
        if (fits[piece] === 0) found.push(piece)
        const own = fit - asideLoss * isAside[piece]!
        if (fits[piece]! < own) fits[piece] = own
      }
    })
    const byFit: number[][] = Array.from({ length: bestFit + 1 }, () => [])
    for (const piece of found) {
      byFit[fits[piece]!]!.push(piece)
      fits[piece] = 0
    }
    return byFit
  }
}

/** A function of its own, because the engine does not optimise a loop within a loop that is seldom entered. */
function addPiece(
  states: Uint32Array,
  postings: Uint32Array,
  start: number,
  end: number,
  match: number,
  front: number,
): void {
  const bit = match & -(1 << scoreBits)
  for (let i = start; i < end; i++) {
    const posting = postings[i]!
    const state = states[posting >>> Flag.bits]!
    // The lowest bit is the front's, because everything else is even.
    states[posting >>> Flag.bits] = ((state & bit) > 0 ? state : state + match) | (posting & front)
  }
}
