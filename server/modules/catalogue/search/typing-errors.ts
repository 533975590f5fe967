const maxTypedLength = 32

/** A different digit is a different number, so words with digits are never treated as mistyped. */
const digit = /\p{N}/u

/** How many typing errors a word of this length may have. */
export function allowedErrors(word: string): number {
  if (word.length < 4 || digit.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** How many leading letters each word shares with the previous one. */
export function sharedLetters(sortedWords: readonly { text: string }[]): Uint8Array<ArrayBuffer> {
  let before = ''
  return Uint8Array.from(sortedWords, ({ text }) => {
    let shared = 0
    while (shared < Math.min(text.length, 255) && text[shared] === before[shared]) shared++
    before = text
    return shared
  })
}

/**
 * Visits the words with few typing errors (Damerau-Levenshtein, with an adjacent swap as one error): the distance from
 * the typed text to the whole word, and to the nearest prefix of the word. More than `max` are reported as `max + 1`.
 * Matrix rows are kept for the next words with the same prefix, and too many errors skip all of those.
 */
export function visitNear<Word extends { text: string }>(
  typed: string,
  sortedWords: readonly Word[],
  shared: Uint8Array,
  max: number,
  visit: (word: Word, errors: { whole: number; start: number }) => void,
): void {
  const length = Math.min(typed.length, maxTypedLength)
  const rows = Array.from({ length: length + max + 2 }, () => new Uint8Array(length + 1).fill(max + 1))
  for (let column = 0; column <= length; column++) rows[0]![column] = column
  /** For each letter, the fewest errors so far, and the fewest for a prefix that ends here or before. */
  const fewest = [0]
  const starts = [max + 1]
  let depth = 0
  for (let i = 0; i < sortedWords.length; i++) {
    // No word with this prefix is close enough.
    if (fewest[depth]! > max && starts[depth]! > max && shared[i]! >= depth) continue
    const { text } = sortedWords[i]!
    depth = Math.min(depth, shared[i]!)
    while (depth < text.length && fewest[depth]! <= max) {
      depth++
      fewest[depth] = fillRow(rows, depth, typed, text, length, max)
      starts[depth] = Math.min(starts[depth - 1]!, rows[depth]![length]!)
    }
    const whole = depth === text.length ? Math.min(rows[depth]![length]!, max + 1) : max + 1
    if (whole <= max || starts[depth]! <= max) visit(sortedWords[i]!, { whole, start: starts[depth]! })
  }
}

/** Fills the row of a word's letter and returns the fewest errors in it. */
function fillRow(rows: Uint8Array[], depth: number, typed: string, word: string, length: number, max: number): number {
  const row = rows[depth]!
  const above = rows[depth - 1]!
  const unit = word.charCodeAt(depth - 1)
  const unitBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1
  // Cells further from the diagonal exceed the allowed errors.
  const first = Math.max(1, depth - max)
  const last = Math.min(length, depth + max)
  let fewest = first === 1 ? depth : max + 1
  row[first - 1] = fewest
  for (let column = first; column <= last; column++) {
    const letter = typed.charCodeAt(column - 1)
    let errors = above[column - 1]! + (letter === unit ? 0 : 1)
    if (above[column]! + 1 < errors) errors = above[column]! + 1
    if (row[column - 1]! + 1 < errors) errors = row[column - 1]! + 1
    const isSwap = letter === unitBefore && column > 1 && unit === typed.charCodeAt(column - 2)
    if (isSwap && rows[depth - 2]![column - 2]! + 1 < errors) errors = rows[depth - 2]![column - 2]! + 1
    row[column] = errors
    if (errors < fewest) fewest = errors
  }
  return fewest
}
