const maxTypedLength = 32
/** Reused, because thousands of words are compared for one search. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(maxTypedLength + 1))

/** Another digit is another number, so words with one have no typing errors. */
const digit = /\p{N}/u

/** How many typing errors a word of this length may have. */
export function allowedErrors(word: string): number {
  if (word.length < 4 || digit.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * The typing errors (Damerau-Levenshtein, adjacent swaps as one error) between the typed text and the whole word, and
 * between it and the nearest start of the word. More than `max` are reported as `max + 1`.
 */
export function typingErrors(typed: string, word: string, max: number): { whole: number; start: number } {
  const length = Math.min(typed.length, maxTypedLength)
  const tooMany = max + 1
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= length; column++) above[column] = column
  let start = tooMany
  for (let depth = 1; depth <= Math.min(word.length, length + max); depth++) {
    const unit = word.charCodeAt(depth - 1)
    const unitBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1
    // Further from the diagonal there are more errors than are allowed.
    const first = Math.max(1, depth - max)
    const last = Math.min(length, depth + max)
    let nearest = first === 1 ? depth : tooMany
    row[first - 1] = nearest
    for (let column = first; column <= last; column++) {
      const letter = typed.charCodeAt(column - 1)
      let errors = above[column - 1]! + (letter === unit ? 0 : 1)
      if (above[column]! + 1 < errors) errors = above[column]! + 1
      if (row[column - 1]! + 1 < errors) errors = row[column - 1]! + 1
      const isSwap = letter === unitBefore && column > 1 && unit === typed.charCodeAt(column - 2)
      if (isSwap && before[column - 2]! + 1 < errors) errors = before[column - 2]! + 1
      row[column] = errors
      if (errors < nearest) nearest = errors
    }
    if (last < length) row[last + 1] = tooMany
    else start = Math.min(start, row[length]!)
    // The rest of the word can only add errors.
    if (nearest > max) return { whole: tooMany, start }
    ;[before, above, row] = [above, row, before]
  }
  return { whole: Math.abs(word.length - length) > max ? tooMany : Math.min(above[length]!, tooMany), start }
}

/** One bit for each letter, so that words with too many other letters are skipped without a closer look. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << word.charCodeAt(i)
  return letters
}

export function hasMoreBits(bits: number, max: number): boolean {
  // Each step drops the lowest bit.
  for (let dropped = 0; dropped < max; dropped++) bits &= bits - 1
  return bits !== 0
}
