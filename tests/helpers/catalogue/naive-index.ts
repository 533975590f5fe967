// Search as it is defined, without an index: every title is compared with every text.
import type { Entry } from '#server/modules/catalogue/search/catalogue-index.ts'
import { foldTitle } from '#server/modules/catalogue/search/fold-title.ts'
import { meaningOf, typedMeaning, withClasses } from '#server/modules/catalogue/search/other-words.ts'
import { soundAlike } from '#server/modules/catalogue/search/phonetic-key.ts'
import { piecesOf, wordsOf } from '#server/modules/catalogue/search/title-words.ts'
import { typedWords } from '#server/modules/catalogue/search/vocabulary.ts'

/** The real index is compared with it and has to find and suggest the same. */
export class NaiveIndex {
  readonly entries = new Map<string, Entry>()
  /** The words of all titles that have ever been added. */
  readonly words = new Set<string>()

  put(entry: Entry): void {
    this.entries.set(entry.id, entry)
    const { words, asides } = wordsAbout(entry)
    for (const word of [...words, ...asides]) this.words.add(word)
  }

  find(text: string): string[] {
    const wanted = foldTitle(text)
    const found = [...this.entries.values()]
      .map((each) => ({ id: each.id, rank: naiveRank(foldTitle(each.title), wanted) }))
      .filter(({ rank }) => rank < 4)
    return found.sort((a, b) => a.rank - b.rank || (a.id < b.id ? 1 : -1)).map((each) => each.id)
  }

  suggest(text: string, limit: number, except: string[] = []): string[] {
    const typed = typedWords(text)
    const isKnown = typed.map((word, number) =>
      [...this.words].some((known) => naiveSureFit(word, known, number === typed.length - 1) > 0),
    )
    const all = [...this.entries.values()].map((each) => ({ id: each.id, ...naiveScore(each, typed, isKnown) }))
    const most = Math.max(0, ...all.map(({ matched }) => matched))
    const best = all
      .filter(({ id, matched }) => matched > 0 && matched === most && !except.includes(id))
      .sort((a, b) => b.sure - a.sure || b.score - a.score || (a.id < b.id ? 1 : -1))
      .slice(0, limit)
    return best.filter(({ sure }) => sure === best[0]!.sure).map((each) => each.id)
  }

  near(text: string, limit: number): string[] {
    return this.suggest(text, limit, this.find(text))
  }
}

function naiveRank(title: string, text: string): number {
  if (title === text && text !== '') return 0
  if (title.startsWith(text)) return 1
  let rank = 4
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) {
    const before = Array.from(title.slice(0, at)).at(-1) ?? ''
    rank = Math.min(rank, /[\p{L}\p{M}\p{N}\u200c\u200d]/u.test(before) ? 3 : 2)
  }
  return rank
}

function wordsAbout({ title, also }: Entry): { words: string[]; asides: string[] } {
  const words = piecesOf(foldTitle(title)).flatMap(wordsOf)
  const classes = withClasses(words).filter((word) => /^class\d+$/.test(word) && !words.includes(word))
  return {
    words,
    asides: [...classes, ...also.flatMap((text) => withClasses(piecesOf(foldTitle(text)).flatMap(wordsOf)))],
  }
}

function naiveScore(entry: Entry, typed: string[], isKnown: boolean[]) {
  const { words, asides } = wordsAbout(entry)
  const bestFit = (among: string[], number: number) =>
    Math.max(0, ...among.map((word) => naiveFit(typed[number]!, word, number === typed.length - 1, isKnown[number]!)))
  const aside = (fit: number) => Math.max(0, fit - (fit < 8 ? 2 : 3))
  const fits = typed.map((_, number) =>
    Math.max(bestFit(words, number), typed[number]!.length > 2 ? aside(bestFit(asides, number)) : 0),
  )
  return {
    matched: fits.filter((fit) => fit > 0).length,
    sure: fits.filter((fit) => fit > 7).length,
    score: fits.reduce((sum, fit) => sum + fit, 0),
  }
}

function naiveFit(typed: string, word: string, isLast: boolean, isKnown: boolean): number {
  const guess = isKnown ? 0 : naiveTypo(typed, word, isLast)
  return Math.max(naiveSureFit(typed, word, isLast), soundAlike(word, typed) ? 11 : 0, guess)
}

function naiveSureFit(typed: string, word: string, isLast: boolean): number {
  if (word === typed) return 15
  const meansSame = meaningOf(word) !== undefined && meaningOf(word) === typedMeaning(typed) ? 13 : 0
  const isStart = word.startsWith(typed) && !/^\d\d/.test(word.slice(typed.length - 1))
  const start = isStart ? (isLast ? 14 : typed.length > 2 ? 12 : 0) : 0
  return Math.max(meansSame, start)
}

function naiveTypo(typed: string, word: string, isLast: boolean): number {
  if (word.startsWith(typed)) return 0
  const errors = typed.length < 4 || /\p{N}/u.test(typed) ? 0 : typed.length < 7 ? 1 : 2
  const whole = naiveDistance(typed, word)
  const start = isLast ? Math.min(...Array.from(word, (_, i) => naiveDistance(typed, word.slice(0, i + 1)))) : whole
  if (Math.min(start, whole) > errors) return 0
  return start < whole ? 9 - 3 * start : 10 - 3 * whole
}

function naiveDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) table[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) distance = Math.min(distance, table[i - 2]![j - 2]! + 1)
      table[i]![j] = distance
    }
  }
  return table[a.length]![b.length]!
}
