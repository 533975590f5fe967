import { foldTitle } from './fold-title.ts'
import { isFiller, meaningOf, typedMeaning, withClasses } from './other-words.ts'
import { phoneticKey, soundAlike } from './phonetic-key.ts'
import { PieceText } from './piece-text.ts'
import { piecesOf, wordsOf } from './title-words.ts'
import { allowedErrors, sharedLetters, visitNear } from './typing-errors.ts'

import { firstFrom } from './title-block.ts'

/** How well a word matches a typed word. */
const Fit = {
  same: 15,
  /** A prefix of the word was typed. `early` if other typed words follow. */
  start: 14,
  earlyStart: 12,
  /** A synonym. */
  meaning: 13,
  sound: 11,
  /** An unfinished word scores one point less. */
  typingErrors: (errors: number, isWhole: boolean) => (isWhole ? 10 : 9) - 3 * errors,
  /** A match in a secondary text counts less than one in the title. */
  aside: (fit: number) => fit - (isSure(fit) ? 3 : 2),
} as const

/** Whether a match is more than a guess at a typo. */
export const isSure = (fit: number): boolean => fit >= 8

/** Nearly every course has a class and an exam as secondary texts, so one or two letters don't match those. */
const minAsideLength = 3
/** Shorter prefixes match too many words, unless the word is still being typed. */
const minEarlyStart = 3
const maxTypedWords = 8
const digit = /\d/

/** A typed word, with the pieces that match it and how well each does. */
export interface TypedWord {
  pieces: number[]
  fits: Uint8Array
}

interface Word {
  text: string
  /** The pieces with the word, in titles and in secondary texts. */
  pieces: number[]
  asides: number[]
}

type Match = [word: Word, fit: number]

/**
 * The distinct pieces (texts between spaces) of all titles, and the distinct words in them: 'physics' in 'physics',
 * 'physics:' and '(physics)'. A million titles have far fewer of both. A secondary text, such as an instructor's name,
 * is one piece, because many titles share it. Nothing is removed until the index is reloaded.
 */
export class Vocabulary {
  /** The pieces of titles. */
  readonly text = new PieceText()
  size = 0
  readonly #numbers = new Map<string, number>()
  readonly #asideNumbers = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  /** In alphabetical order, except that new words are at the end. */
  readonly #sorted: Word[] = []
  /** How many leading letters each word shares with the previous one. Shorter while there are new words. */
  #shared = new Uint8Array()
  readonly #byMeaning = new Map<string, Word[]>()
  readonly #bySound = new Map<string, Word[]>()
  /** Reused between searches to avoid garbage. */
  readonly #fits: Uint8Array[] = []

  /** The number of a piece or secondary text, which is added if it is new. */
  add(text: string, isAside = false): number {
    const numbers = isAside ? this.#asideNumbers : this.#numbers
    const known = numbers.get(text)
    if (known !== undefined) return known
    const number = this.size++
    numbers.set(text, number)
    this.text.add(isAside ? '' : text)
    const words = piecesOf(foldTitle(text)).flatMap(wordsOf)
    for (const word of isAside ? withClasses(words) : words)
      this.#word(word)[isAside ? 'asides' : 'pieces'].push(number)
    return number
  }

  /** Compares typed words with all words. The answer is valid until the next search. */
  compare(typed: readonly string[]): TypedWord[] {
    if (this.#shared.length < this.#sorted.length) {
      this.#sorted.sort((one, other) => (one.text < other.text ? -1 : 1))
      this.#shared = sharedLetters(this.#sorted)
    }
    return typed.map((text, number) => {
      const pieces: number[] = []
      if ((this.#fits[number]?.length ?? -1) < this.size) this.#fits[number] = new Uint8Array(this.size * 1.1)
      const fits = this.#fits[number]!.fill(0)
      const add = (piece: number, fit: number) => {
        if (fits[piece] === 0) pieces.push(piece)
        fits[piece] = Math.max(fits[piece]!, fit)
      }
      for (const [word, fit] of this.#matches(text, number === typed.length - 1)) {
        for (const piece of word.pieces) add(piece, fit)
        if (text.length >= minAsideLength) for (const piece of word.asides) add(piece, Fit.aside(fit))
      }
      return { pieces, fits }
    })
  }

  /** The words that a typed word may mean. Some appear twice. */
  #matches(typed: string, isLast: boolean): Match[] {
    const matches = this.#startingWith(typed, isLast)
    for (const word of this.#byMeaning.get(typedMeaning(typed) ?? '') ?? []) matches.push([word, Fit.meaning])
    // A known word isn't a typo.
    if (matches.length === 0) matches.push(...this.#mistyped(typed, isLast))
    for (const word of this.#bySound.get(phoneticKey(typed)) ?? []) {
      if (soundAlike(typed, word.text)) matches.push([word, Fit.sound])
    }
    return matches
  }

  #startingWith(typed: string, isLast: boolean): Match[] {
    const [first, end] = [typed, `${typed}\uffff`].map((text) => firstFrom(this.#sorted, text, (word) => word.text))
    const isNumber = digit.test(typed.at(-1) ?? '')
    const matches: Match[] = []
    for (const word of this.#sorted.slice(first, end)) {
      if (word.text === typed) matches.push([word, Fit.same])
      // Class 1 is not a prefix of class 10.
      else if (isNumber && digit.test(word.text[typed.length]!)) continue
      else if (isLast) matches.push([word, Fit.start])
      else if (typed.length >= minEarlyStart) matches.push([word, Fit.earlyStart])
    }
    return matches
  }

  #mistyped(typed: string, isLast: boolean): Match[] {
    const errors = allowedErrors(typed)
    const matches: Match[] = []
    if (errors > 0)
      visitNear(typed, this.#sorted, this.#shared, errors, (word, { whole, start }) => {
        if (isLast && start < whole) matches.push([word, Fit.typingErrors(start, false)])
        else if (whole <= errors) matches.push([word, Fit.typingErrors(whole, true)])
      })
    return matches
  }

  #word(text: string): Word {
    const known = this.#words.get(text)
    if (known) return known
    const word: Word = { text, pieces: [], asides: [] }
    this.#words.set(text, word)
    this.#sorted.push(word)
    addTo(this.#byMeaning, meaningOf(text) ?? '', word)
    addTo(this.#bySound, phoneticKey(text), word)
    return word
  }
}

export function typedWords(text: string): string[] {
  const words = withClasses(piecesOf(foldTitle(text)).flatMap(wordsOf), typedMeaning)
  const meaningful = words.filter((word) => !isFiller(word))
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, maxTypedWords)
}

function addTo(groups: Map<string, Word[]>, name: string, word: Word): void {
  if (name === '') return
  const group = groups.get(name)
  if (group) group.push(word)
  else groups.set(name, [word])
}
