import { graphemes, isBengali } from './text.ts'

/** The first letters of the first and last words. One grapheme of a Bengali name is as wide as two Latin letters. */
export function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .trim()
    .split(/\s+/)
  const first = graphemes(words[0] ?? '', 1).join('')
  if (isBengali(first) || words.length === 1) return first.toUpperCase()
  const last = graphemes(words.at(-1) ?? '', 1).join('')
  return (isBengali(last) ? first : first + last).toUpperCase()
}

/** The font size in a round frame of 96. A conjunct with its signs is wider than a plain letter. */
export function initialsSize(text: string): number {
  return isBengali(text) && Array.from(text).length > 2 ? 29 : 34
}

/** The baseline that centres the letters in the frame. */
export function initialsBaseline(size: number): number {
  return 48 + size * 0.35
}
