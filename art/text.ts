// Titles and names come from people. Here they become safe to put into a picture, and whole: a Bengali cluster such as
// ক্ষি is one letter to a reader and is never cut inside.

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('bn', { granularity: 'grapheme' }) : undefined

/** The first `limit` letters as a reader counts them. Browsers without a segmenter count code points. */
export function graphemes(text: string, limit = Infinity): string[] {
  const letters: string[] = []
  for (const part of segmenter?.segment(text) ?? text) {
    if (letters.length >= limit) break
    letters.push(typeof part === 'string' ? part : part.segment)
  }
  return letters
}

export function isBengali(text: string): boolean {
  return /[\u0980-\u09FF]/.test(text)
}

// Characters that XML cannot hold even when escaped: one of them makes a browser refuse the whole file.
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
