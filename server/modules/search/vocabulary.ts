import { foldTitle } from './fold-title.ts'
import { isFiller, meaningOf, typedMeaning, withClasses } from './other-words.ts'
import { phoneticKey, soundAlike } from './phonetic-key.ts'
import { PieceText } from './piece-text.ts'
import { piecesOf, wordsOf } from './title-words.ts'
import { allowedErrors, hasMoreBits, lettersOf, typingErrors } from './typing-errors.ts'

/** How well a word fits a typed word: at most 15, so that four bits hold it. */
const Fit = {
  same: 15,
  /** A start of the word was typed; `early` if other typed words follow. */
  start: 14,
  earlyStart: 12,
  /** Another word for the same. */
  meaning: 13,
  sound: 11,
  /** One less for an unfinished word. */
  typingErrors: (errors: number, isWhole: boolean) => (isWhole ? 10 : 9) - 3 * errors,
  /** A word beside the title counts less than one in it. */
  aside: (fit: number) => fit - (isSure(fit) ? 3 : 2),
} as const

/** Whether a fit is more than a guess at what was mistyped. */
export const isSure = (fit: number): boolean => fit >= 8

/** Nearly every course has a class and an exam beside it, so one or two letters find nothing there. */
const minAsideLength = 3
/** Shorter starts mean too many words, unless the word is still being typed. */
const minEarlyStart = 3
/** For how many typed words the matches are kept. */
const maxKept = 500
/** Eight times four bits make one number for each piece. */
export const maxTypedWords = 8
const maxTypedLength = 200
/** Marks a piece that stands beside titles; no folded text contains it. */
const aside = '\n'

/** How well pieces fit the words that somebody typed. */
export interface Fits {
  /** The pieces that fit each typed word. */
  pieces: number[][]
  /** By piece, four bits for each typed word. */
  packed: Int32Array
}

type Match = [word: number, fit: number]

export const fitFor = (word: number, packed: number): number => (packed >>> (4 * word)) & 15

/**
 * The distinct pieces (texts between spaces) of all titles, and the distinct words in them: 'physics' in 'physics', 'physics:'
 * and '(physics)'. A million titles have far fewer of both, so a search is simply compared with all of them. Texts
 * beside titles, such as instructors' names, are pieces of their own. Nothing is removed until the index is loaded anew.
 */
export class Vocabulary {
  /** The pieces of titles. */
  readonly text = new PieceText()
  /** By piece, whether it stands beside titles. */
  readonly #isAside: boolean[] = []
  /** The pieces beside titles, in groups, because many titles have the same. */
  readonly asides: number[][] = []
  readonly #groupsOfPiece = new Map<number, number[]>()
  readonly #numbers = new Map<string, number>()
  readonly #asideNumbers = new Map<string, number>()
  readonly #words: string[] = []
  readonly #wordNumbers = new Map<string, number>()
  readonly #letters: number[] = []
  readonly #piecesOfWord: number[][] = []
  readonly #byMeaning = new Map<string, number[]>()
  readonly #bySound = new Map<string, number[]>()
  readonly #kept = new Map<string, Match[]>()

  get size(): number {
    return this.#isAside.length
  }

  numberOf(piece: string): number | undefined {
    return this.#numbers.get(piece)
  }

  /** The number of a piece, which is added if it is new. */
  add(piece: string): number {
    const known = this.#numbers.get(piece)
    if (known !== undefined) return known
    const number = this.size
    this.#numbers.set(piece, number)
    this.#isAside.push(piece.startsWith(aside))
    this.text.add(this.#isAside[number] ? '' : piece)
    for (const word of wordsOf(piece)) this.#piecesOfWord[this.#addWord(word)]!.push(number)
    return number
  }

  /** The number of the group of pieces for a text that stands beside titles. */
  addAside(text: string): number {
    const known = this.#asideNumbers.get(text)
    if (known !== undefined) return known
    const words = withClasses(piecesOf(foldTitle(text)).flatMap(wordsOf))
    const group = this.asides.push([...new Set(words)].map((word) => this.add(aside + word))) - 1
    for (const piece of this.asides[group]!) addTo(this.#groupsOfPiece, piece, group)
    this.#asideNumbers.set(text, group)
    return group
  }

  /** The groups beside titles that have a piece. */
  groupsWith(piece: number): readonly number[] {
    return this.#groupsOfPiece.get(piece) ?? []
  }

  /** Compares typed words with every word. */
  compare(typed: readonly string[]): Fits {
    const packed = new Int32Array(this.size)
    const pieces = typed.map((text, number) => {
      const found: number[] = []
      for (const [word, fit] of this.#matches(text, number === typed.length - 1)) {
        for (const piece of this.#piecesOfWord[word]!) {
          const isAside = this.#isAside[piece]!
          if (isAside && text.length < minAsideLength) continue
          const own = isAside ? Fit.aside(fit) : fit
          const known = fitFor(number, packed[piece]!)
          if (known === 0) found.push(piece)
          if (own > known) packed[piece]! += (own - known) << (4 * number)
        }
      }
      return found
    })
    return { pieces, packed }
  }

  /** The words that may be meant by a typed one; some are found twice. Kept, because people type on. */
  #matches(typed: string, isLast: boolean): Match[] {
    const key = `${isLast} ${typed}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const matches = this.#nearWords(typed, isLast, 0)
    for (const word of this.#byMeaning.get(typedMeaning(typed) ?? '') ?? []) matches.push([word, Fit.meaning])
    // A known word was not mistyped.
    if (matches.length === 0) matches.push(...this.#nearWords(typed, isLast, allowedErrors(typed)))
    for (const word of this.#bySound.get(phoneticKey(typed)) ?? []) {
      if (soundAlike(typed, this.#words[word]!)) matches.push([word, Fit.sound])
    }
    if (this.#kept.size === maxKept) this.#kept.clear()
    this.#kept.set(key, matches)
    return matches
  }

  /** The words that a typed one is or starts, with so many typing errors. */
  #nearWords(typed: string, isLast: boolean, errors: number): Match[] {
    const matches: Match[] = []
    const letters = lettersOf(typed)
    for (let word = 0; word < this.#words.length; word++) {
      // Most words are out of the question because they lack too many of the letters.
      if (hasMoreBits(letters & ~this.#letters[word]!, errors)) continue
      const fit = fitOf(typed, this.#words[word]!, errors, isLast)
      if (fit > 0) matches.push([word, fit])
    }
    return matches
  }

  #addWord(word: string): number {
    const known = this.#wordNumbers.get(word)
    if (known !== undefined) return known
    const number = this.#words.push(word) - 1
    this.#wordNumbers.set(word, number)
    this.#kept.clear()
    this.#letters.push(lettersOf(word))
    this.#piecesOfWord.push([])
    addTo(this.#byMeaning, meaningOf(word), number)
    addTo(this.#bySound, phoneticKey(word) || undefined, number)
    return number
  }
}

export function typedWords(text: string): string[] {
  const words = withClasses(piecesOf(foldTitle(text.slice(0, maxTypedLength))).flatMap(wordsOf), typedMeaning)
  const telling = words.filter((word) => !isFiller(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxTypedWords)
}

function fitOf(typed: string, word: string, errors: number, isLast: boolean): number {
  if (word.charCodeAt(0) === typed.charCodeAt(0) && word.startsWith(typed)) {
    if (word.length === typed.length) return Fit.same
    if (isOtherNumber(typed, word)) return 0
    return isLast ? Fit.start : typed.length >= minEarlyStart ? Fit.earlyStart : 0
  }
  if (errors === 0 || word.length < typed.length - errors || (!isLast && word.length > typed.length + errors)) return 0
  const { whole, start } = typingErrors(typed, word, errors)
  if (isLast && start < whole) return Fit.typingErrors(start, false)
  return whole <= errors ? Fit.typingErrors(whole, true) : 0
}

/** Class 1 is not the start of class 10. */
function isOtherNumber(typed: string, longer: string): boolean {
  return isDigit(typed.charCodeAt(typed.length - 1)) && isDigit(longer.charCodeAt(typed.length))
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

function addTo<Name>(groups: Map<Name, number[]>, name: Name | undefined, number: number): void {
  if (name === undefined) return
  const group = groups.get(name)
  if (group) group.push(number)
  else groups.set(name, [number])
}
