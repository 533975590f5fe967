import { meaningOf, typedMeaning } from './other-words.ts'
import { phoneticKey } from './phonetic-key.ts'
import { wordsOf } from './title-words.ts'
import { allowedErrors, countBits, lettersOf, typingErrors } from './typing-errors.ts'

/** How well a word fits a typed word. */
const Fit = {
  same: 15,
  /** A start of the word was typed; `early` if other typed words follow. */
  start: 14,
  earlyStart: 12,
  /** Another word for the same. */
  meaning: 13,
  sound: 9,
  /** One less for an unfinished word. */
  typingErrors: (errors: number, isWhole: boolean) => (isWhole ? 14 : 13) - 3 * errors,
} as const
export const bestFit = Fit.same

const minKeyLength = 3
/** Shorter starts mean too many words, unless the word is still being typed. */
const minEarlyStart = 3

type Pieces = readonly number[]

/**
 * The distinct words of many pieces, each with the pieces it occurs in: 'physics' in 'physics', 'physics:', '(physics)'.
 * There are far fewer words than titles, so a typed word is simply compared with all of them.
 */
export class Vocabulary {
  readonly #words: string[]
  readonly #pieces: Pieces[]
  readonly #letters: Int32Array
  readonly #byMeaning: Map<string, number[]>
  readonly #bySound: Map<string, number[]>

  constructor(pieces: readonly string[]) {
    const piecesOfWord = new Map<string, number[]>()
    pieces.forEach((piece, number) => {
      for (const word of wordsOf(piece)) addTo(piecesOfWord, word, number)
    })
    this.#words = [...piecesOfWord.keys()]
    this.#pieces = [...piecesOfWord.values()]
    this.#letters = Int32Array.from(this.#words, lettersOf)
    this.#byMeaning = grouped(this.#words, meaningOf)
    this.#bySound = grouped(this.#words, (word) => soundOf(word))
  }

  /** Calls `found` with the pieces of every word that may be meant, and how well it fits; some are found twice. */
  match(typed: string, isLast: boolean, found: (pieces: Pieces, fit: number) => void): void {
    const letters = lettersOf(typed)
    const errors = allowedErrors(typed)
    const [words, lettersOfWords] = [this.#words, this.#letters]
    for (let number = 0; number < words.length; number++) {
      // Most words are out of the question by their letters alone.
      const own = lettersOfWords[number]!
      if (countBits(letters & ~own) > errors) continue
      const fit = fitOf(typed, words[number]!, errors, isLast)
      if (fit > 0) found(this.#pieces[number]!, fit)
    }
    for (const number of this.#byMeaning.get(typedMeaning(typed) ?? '') ?? []) found(this.#pieces[number]!, Fit.meaning)
    for (const number of this.#bySound.get(soundOf(typed) ?? '') ?? []) found(this.#pieces[number]!, Fit.sound)
  }
}

function fitOf(typed: string, word: string, errors: number, isLast: boolean): number {
  if (word.startsWith(typed)) {
    if (word.length === typed.length) return Fit.same
    return isLast ? Fit.start : typed.length >= minEarlyStart ? Fit.earlyStart : 0
  }
  if (errors === 0 || word.length < typed.length - errors || (!isLast && word.length > typed.length + errors)) return 0
  const { whole, start } = typingErrors(typed, word, errors)
  if (isLast && start < whole) return Fit.typingErrors(start, false)
  return whole <= errors ? Fit.typingErrors(whole, true) : 0
}

function soundOf(word: string): string | undefined {
  const key = phoneticKey(word)
  return key.length >= minKeyLength ? key : undefined
}

function grouped(words: readonly string[], nameOf: (word: string) => string | undefined): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  words.forEach((word, number) => {
    const name = nameOf(word)
    if (name !== undefined) addTo(groups, name, number)
  })
  return groups
}

function addTo(groups: Map<string, number[]>, name: string, number: number): void {
  const group = groups.get(name)
  if (group) group.push(number)
  else groups.set(name, [number])
}
