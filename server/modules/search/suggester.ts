import { BestTitles } from './best-titles.ts'
import { foldTitle } from './fold-title.ts'
import { TitleSet } from './title-set.ts'
import type { Entry, TitleStore } from './title-store.ts'
import { piecesOf, wordsOf } from './title-words.ts'
import { Fit, matchedWords, maxTypedWords, WordMatches } from './word-matches.ts'

const maxQueryLength = 200
const maxSuggestions = 50
/** Up to this many titles are all scored, which takes half a millisecond. */
const scoreAllBelow = 8000
/** Beyond that, only this many are scored, newest first, once there are enough to show. */
const maxScored = 8000
/** Marking this many titles as having a word takes as long as scoring one. */
const marksForOneScore = 16
/** At most this many titles with only some of the words are scored. */
const maxPartial = 5000

const onlyDigits = /^\p{N}+$/u

/** Typing errors allowed in a word of this length; none in a number, where another digit is another number. */
function allowedErrors(word: string): number {
  if (word.length < 4 || onlyDigits.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * Suggestions for a search box. First titles with all typed words, of which the last may be unfinished; if these are
 * too few, also with typing errors, and then titles with only some of the words.
 */
export class Suggester {
  readonly #store: TitleStore
  readonly #matches = new WordMatches()
  /** Reused, because they are large. */
  readonly #wanted = new TitleSet()
  readonly #others = new TitleSet()

  constructor(store: TitleStore) {
    this.#store = store
  }

  suggest(text: string, limit: number): Entry[] {
    const typed = typedWords(text)
    if (typed.length === 0 || !(limit >= 1)) return []
    const best = new BestTitles(Math.min(Math.floor(limit), maxSuggestions), this.#store)
    this.#matches.reset(typed.length, this.#store.pieces.count)
    this.#matchAsTyped(typed)
    if (this.#matches.knownCount === typed.length) this.#addFullMatches(best, typed)
    if (!best.full) {
      this.#matchWithErrors(typed)
      this.#addFullMatches(best, typed)
    }
    if (!best.full) this.#addPartialMatches(best, typed.length)
    return best.toEntries()
  }

  #matchAsTyped(typed: readonly string[]): void {
    const { words } = this.#store
    const last = typed.length - 1
    typed.forEach((word, number) => this.#matches.add(number, words.same(word), Fit.same))
    words.startingWith(typed[last]!, (pieces) => this.#matches.add(last, pieces, Fit.prefix))
  }

  #matchWithErrors(typed: readonly string[]): void {
    const { words } = this.#store
    typed.forEach((word, number) => {
      const isLast = number === typed.length - 1
      if (!isLast) words.startingWith(word, (pieces) => this.#matches.add(number, pieces, Fit.earlyPrefix))
      const errors = allowedErrors(word)
      if (errors === 0) return
      words.near(word, errors, isLast, (pieces, distance, whole) => {
        // Words at distance 0 were found above.
        if (distance > 0) this.#matches.add(number, pieces, Fit.typingError(distance, whole))
      })
    })
  }

  /** Titles that match every typed word that occurs in any title. */
  #addFullMatches(best: BestTitles, typed: readonly string[]): void {
    const needed = this.#matches.knownCount
    const { postings, words } = this.#store
    const [rarest, second] = this.#rarestFirst()
    if (!rarest) return
    this.#addRecent(best, needed)
    const titles = postings.total(rarest)
    if (second || titles <= scoreAllBelow) {
      const both = second && (titles > scoreAllBelow || postings.total(second) < titles * marksForOneScore)
      this.#addWith(rarest, both ? second : undefined, best, needed)
    } else {
      this.#addNewestFirst((title) => title - 1, best, needed)
      // Exact matches are the best, but may be few and old among titles that only share the prefix.
      for (const word of typed) for (const piece of words.same(word)) this.#addNewestOf(piece, maxPartial, best, needed)
    }
  }

  /** Titles that match at least one typed word, starting with the rarest. */
  #addPartialMatches(best: BestTitles, typedCount: number): void {
    if (typedCount === 1) return
    this.#addRecent(best, 1)
    let budget = maxPartial
    for (const pieces of this.#rarestFirst()) {
      const share = Math.ceil(budget / pieces.length)
      for (const piece of pieces) budget -= this.#addNewestOf(piece, share, best, 1)
      if (budget <= 0) return
    }
  }

  /** The pieces of each known typed word, the rarest word first. */
  #rarestFirst(): (readonly number[])[] {
    return this.#store.postings.rarestFirst(this.#matches.found.filter((pieces) => pieces.length > 0))
  }

  #addRecent(best: BestTitles, needed: number): void {
    const { entries, mergedCount } = this.#store
    for (let title = entries.length - 1; title >= mergedCount; title--) this.#addTitle(title, best, needed)
  }

  /** Scores the newest titles with a piece and returns how many. */
  #addNewestOf(piece: number, max: number, best: BestTitles, needed: number): number {
    const { postings } = this.#store
    const end = postings.end(piece)
    const start = Math.max(postings.start(piece), end - max)
    for (let i = end - 1; i >= start; i--) this.#addTitle(postings.titles[i]!, best, needed)
    return end - start
  }

  /** Titles with one of the pieces and, if given, also one of the others. */
  #addWith(some: readonly number[], others: readonly number[] | undefined, best: BestTitles, needed: number): void {
    const { mergedCount, postings } = this.#store
    this.#wanted.clear(mergedCount)
    for (const piece of some) postings.addTo(this.#wanted, piece)
    if (others) {
      this.#others.clear(mergedCount)
      for (const piece of others) postings.addTo(this.#others, piece)
      this.#wanted.intersect(this.#others)
    }
    this.#addNewestFirst((title) => this.#wanted.newestBelow(title), best, needed)
  }

  /** Scores merged titles, newest first, as long as a better one is possible. */
  #addNewestFirst(before: (title: number) => number, best: BestTitles, needed: number): void {
    const highest = this.#matches.highestScore
    let scored = 0
    for (let title = before(this.#store.mergedCount); title >= 0; title = before(title)) {
      this.#addTitle(title, best, needed)
      scored++
      if (best.full && (scored > maxScored || best.lowestScore >= highest)) return
    }
  }

  #addTitle(title: number, best: BestTitles, needed: number): void {
    const { live, sequence, firstPiece } = this.#store
    if (!live.has(title)) return
    const score = this.#matches.scoreOf(sequence, firstPiece[title]!, firstPiece[title + 1]!)
    if (score > 0 && matchedWords(score) >= needed) best.add(title, score)
  }
}

function typedWords(text: string): string[] {
  const words = piecesOf(foldTitle(text.slice(0, maxQueryLength))).flatMap(wordsOf)
  return [...new Set(words)].slice(0, maxTypedWords)
}
