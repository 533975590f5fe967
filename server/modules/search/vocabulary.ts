import { foldTitle } from './fold-title.ts'
import { meaningOf, typedMeaning, withClasses } from './other-words.ts'
import { phoneticKey } from './phonetic-key.ts'
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
  sound: 9,
  /** One less for an unfinished word. */
  typingErrors: (errors: number, isWhole: boolean) => (isWhole ? 14 : 13) - 3 * errors,
} as const

/** A word beside the title counts less than one in it. */
const asideLoss = 3
/** Nearly every course has a class and an exam beside it, so one or two letters find nothing there. */
const minAsideLength = 3
const minKeyLength = 3
/** Shorter starts mean too many words, unless the word is still being typed. */
const minEarlyStart = 3
/** How many typed words are remembered. */
const maxKnown = 500
/** Eight times four bits make one number for each piece. */
const maxTypedWords = 8
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

type Match = { word: number; fit: number }

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
  readonly #numbers = new Map<string, number>()
  readonly #asideNumbers = new Map<string, number>()
  readonly #words: string[] = []
  readonly #wordNumbers = new Map<string, number>()
  readonly #letters: number[] = []
  readonly #piecesOfWord: number[][] = []
  readonly #byMeaning = new Map<string, number[]>()
  readonly #bySound = new Map<string, number[]>()
  #fits: Fits = { pieces: [], packed: new Int32Array(0) }
  #compared = ''
  readonly #known = new Map<string, Match[]>()

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
    this.asides.push([...new Set(words)].map((word) => this.add(aside + word)))
    this.#asideNumbers.set(text, this.asides.length - 1)
    return this.asides.length - 1
  }

  /** Compares a text with every word. The answer holds until another text is compared. */
  compare(text: string): Fits {
    const compared = `${this.size} ${text}`
    if (this.#compared === compared) return this.#fits
    this.#compared = compared
    const { pieces, packed } = this.#fits
    for (const piece of pieces.flat()) packed[piece] = 0
    const words = typedWords(text)
    this.#fits = {
      pieces: words.map(() => []),
      packed: packed.length < this.size ? new Int32Array(this.size * 2) : packed,
    }
    words.forEach((word, number) => {
      for (const { word: found, fit } of this.#matches(word, number === words.length - 1))
        this.#note(found, fit, word, number)
    })
    return this.#fits
  }

  /** The words that may be meant by a typed one; some are found twice. Kept, because people type on. */
  #matches(typed: string, isLast: boolean): Match[] {
    const key = `${isLast} ${typed}`
    const known = this.#known.get(key)
    if (known) return known
    const errors = allowedErrors(typed)
    const matches: Match[] = []
    for (const word of likely(this.#letters, lettersOf(typed), errors, isLast)) {
      const fit = fitOf(typed, this.#words[word]!, errors, isLast)
      if (fit > 0) matches.push({ word, fit })
    }
    for (const word of this.#byMeaning.get(typedMeaning(typed) ?? '') ?? []) matches.push({ word, fit: Fit.meaning })
    for (const word of this.#bySound.get(soundOf(typed) ?? '') ?? []) matches.push({ word, fit: Fit.sound })
    if (this.#known.size === maxKnown) this.#known.clear()
    this.#known.set(key, matches)
    return matches
  }

  #note(word: number, fit: number, typed: string, number: number): void {
    const { pieces, packed } = this.#fits
    for (const piece of this.#piecesOfWord[word]!) {
      const isAside = this.#isAside[piece]!
      if (isAside && typed.length < minAsideLength) continue
      const own = isAside ? fit - asideLoss : fit
      const known = fitFor(number, packed[piece]!)
      if (known === 0) pieces[number]!.push(piece)
      if (own > known) packed[piece]! += (own - known) << (4 * number)
    }
  }

  #addWord(word: string): number {
    const known = this.#wordNumbers.get(word)
    if (known !== undefined) return known
    const number = this.#words.push(word) - 1
    this.#wordNumbers.set(word, number)
    this.#known.clear()
    this.#letters.push(lettersOf(word))
    this.#piecesOfWord.push([])
    addTo(this.#byMeaning, meaningOf(word), number)
    addTo(this.#bySound, soundOf(word), number)
    return number
  }
}

/** Most words are out of the question by their letters alone: too many are missing, or too many are others. */
function likely(letters: readonly number[], typed: number, errors: number, isLast: boolean): number[] {
  const words: number[] = []
  for (let word = 0; word < letters.length; word++) {
    const missing = typed & ~letters[word]!
    if (hasMoreBits(missing, errors)) continue
    // An unfinished word may have any others, and so may one that starts with the typed text.
    if (isLast || missing === 0 || !hasMoreBits(letters[word]! & ~typed, errors)) words.push(word)
  }
  return words
}

export function typedWords(text: string): string[] {
  const words = piecesOf(foldTitle(text.slice(0, maxTypedLength))).flatMap(wordsOf)
  return [...new Set(withClasses(words, typedMeaning))].slice(0, maxTypedWords)
}

function fitOf(typed: string, word: string, errors: number, isLast: boolean): number {
  if (word.charCodeAt(0) === typed.charCodeAt(0) && word.startsWith(typed)) {
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

function addTo(groups: Map<string, number[]>, name: string | undefined, number: number): void {
  if (name === undefined) return
  const group = groups.get(name)
  if (group) group.push(number)
  else groups.set(name, [number])
}
