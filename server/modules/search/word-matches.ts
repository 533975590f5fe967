import { withCapacity } from './grow-array.ts'

/** How well a word of a title fits a typed word. */
export const Fit = {
  none: 0,
  /** Three points less for each error, and one less for an unfinished word. */
  typingError: (distance: number, whole: boolean) => (whole ? 14 : 13) - 3 * distance,
  /** A prefix of the word was typed, but other typed words follow. */
  earlyPrefix: 12,
  prefix: 14,
  same: 15,
} as const

/** Eight fits of four bits each fit into one 32-bit number per piece. */
export const maxTypedWords = 8

/** How well each piece fits each of the typed words. */
export class WordMatches {
  #fits = new Uint32Array(0)
  #found: number[][] = []
  #best: number[] = []

  /** Clears the previous query and reserves capacity for the next. */
  reset(typedCount: number, pieceCount: number): void {
    for (const pieces of this.#found) for (const piece of pieces) this.#fits[piece] = 0
    this.#fits = withCapacity(this.#fits, pieceCount)
    this.#found = Array.from({ length: typedCount }, () => [])
    this.#best = new Array<number>(typedCount).fill(Fit.none)
  }

  add(typed: number, pieces: readonly number[], fit: number): void {
    const shift = typed * 4
    for (const piece of pieces) {
      const fits = this.#fits[piece]!
      const before = (fits >>> shift) & 15
      if (before === Fit.none) this.#found[typed]!.push(piece)
      if (before < fit) this.#fits[piece] = (fits & ~(15 << shift)) | (fit << shift)
    }
    if (pieces.length > 0 && this.#best[typed]! < fit) this.#best[typed] = fit
  }

  /** The pieces found for each typed word. */
  get found(): readonly (readonly number[])[] {
    return this.#found
  }

  /** How many of the typed words fit any word of any title. */
  get knownCount(): number {
    return this.#best.filter((fit) => fit !== Fit.none).length
  }

  /** The score of a title with the best fit for every word, starting with the first typed word. */
  get highestScore(): number {
    return score(this.#best) + 1
  }

  /**
   * More matching words score higher, then better fits, then the first typed word in front. The title's pieces are
   * sequence[start] up to sequence[end]. 0 if nothing fits.
   */
  scoreOf(sequence: Uint32Array, start: number, end: number): number {
    const fits = this.#fits
    let best = 0
    for (let i = start; i < end; i++) {
      const some = fits[sequence[i]!]!
      if (some !== 0) best = best === 0 ? some : betterOfEach(best, some)
    }
    if (best === 0) return 0
    let matched = 0
    let sum = 0
    for (let rest = best; rest !== 0; rest >>>= 4) {
      const fit = rest & 15
      if (fit !== Fit.none) matched++
      sum += fit
    }
    return matched * scorePerWord + sum * 2 + ((fits[sequence[start]!]! & 15) === Fit.none ? 0 : 1)
  }
}

const scorePerWord = 512

export function matchedWords(score: number): number {
  return Math.floor(score / scorePerWord)
}

function score(fits: readonly number[]): number {
  return fits.reduce((sum, fit) => sum + (fit === Fit.none ? 0 : scorePerWord + fit * 2), 0)
}

function betterOfEach(a: number, b: number): number {
  let better = 0
  for (let shift = 0; shift < maxTypedWords * 4; shift += 4) {
    better |= Math.max((a >>> shift) & 15, (b >>> shift) & 15) << shift
  }
  return better >>> 0
}
