// Makes titles and names safe for use in a picture, and only cuts them between graphemes: ক্ষি is one letter to a
// reader.

/** Joins two Bengali consonants. */
export const JOINER = '\u09CD'

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('bn', { granularity: 'grapheme' }) : undefined

/** The first `limit` graphemes, or code points in browsers without Intl.Segmenter. */
export function graphemes(text: string, limit = Infinity): string[] {
  const letters: string[] = []
  for (const part of segmenter?.segment(text) ?? text) {
    const letter = typeof part === 'string' ? part : part.segment
    // Older browsers end a segment after the joiner of a conjunct.
    if (letters.at(-1)?.endsWith(JOINER) && isBengali(letter)) letters[letters.length - 1] += letter
    else if (letters.length >= limit) break
    else letters.push(letter)
  }
  return letters
}

export function isBengali(text: string): boolean {
  return /[\u0980-\u09FF]/.test(text)
}

// Characters that XML forbids even when escaped. A single one makes a browser refuse the whole file.
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Surrogate}]/gu

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Safe as text and inside a quoted attribute, in HTML and in XML. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '')
}
