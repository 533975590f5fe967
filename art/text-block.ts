// Wraps a title to a given width without a browser. Letter widths are estimates, because covers must come out the same
// on the server and in the browser.

import { geo, rounded } from './shapes.ts'
import { escapeXml, graphemes, isBengali, JOINER } from './text.ts'

const MIN_TITLE_SIZE = 15
// More than fits into four lines at the smallest size. Measuring all of a longer text would only cost time.
const MAX_LETTERS = 300
// The estimates suit ordinary text. A word too long for a line is often one wide letter repeated (WWW), so this leaves
// a margin.
const LONG_WORD_SHARE = 0.6

/** Widths in ems, in bold: letters of Figtree and Anek Bangla, grouped by width. */
const WIDTHS = new Map<string, number>()
for (const [letters, width] of [
  [' ', 0.25],
  ["ilj.,:;'!|।", 0.27],
  ['mwMW', 0.84],
  ['ABCDEFGHIJKLNOPQRSTUVXYZ0123456789', 0.63],
  ['কজঝঞফলশঅঊঋঐঔ৩', 0.92],
  ['আ', 1.34],
  ['ািীৈ', 0.3],
  ['ে', 0.37],
  ['োৌ', 0.66],
  ['ংঃ', 0.56],
  // Signs above, below or inside their letter.
  ['ুূৃঁ়্', 0],
] as const)
  for (const letter of letters) WIDTHS.set(letter, width)
const OTHER_BENGALI = 0.73
const OTHER = 0.53
/** The width that a letter adds to the one to which it is joined. */
const JOINED = 0.4

function widthOf(text: string): number {
  let width = 0
  let before = ''
  for (const letter of text) {
    const own = WIDTHS.get(letter) ?? (isBengali(letter) ? OTHER_BENGALI : OTHER)
    width += before === JOINER ? Math.min(JOINED, own) : own
    before = letter
  }
  return width
}

function wrap(words: readonly string[], size: number, maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? line + ' ' + word : word
    if (line && widthOf(longer) * size > maxWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines
}

/** Breaks a word that is wider than a line, such as a pasted URL, between letters. */
function breakWord(word: string, size: number, maxWidth: number): string[] {
  if (widthOf(word) * size <= maxWidth) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemes(word)) {
    if (piece && widthOf(piece + letter) * size > maxWidth * LONG_WORD_SHARE) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  pieces.push(piece)
  return pieces
}

/** Drops whole words, then single letters, until the line and its ellipsis fit. */
function withEllipsis(line: string, size: number, maxWidth: number): string {
  const fits = (text: string, width: number) => widthOf(text + '…') * size <= width
  const words = line.split(' ')
  while (words.length > 1 && !fits(words.join(' '), maxWidth)) words.pop()
  const start = words.join(' ')
  if (fits(start, maxWidth)) return start + '…'
  const letters = graphemes(start)
  while (letters.length > 1 && !fits(letters.join(''), maxWidth * LONG_WORD_SHARE)) letters.pop()
  return letters.join('') + '…'
}

export interface TextStyle {
  size: number
  fill: string
  weight: 500 | 700
  letterSpacing?: string
}

function textLine(text: string, x: number, y: number, { size, fill, weight, letterSpacing }: TextStyle): string {
  const spacing = letterSpacing ? ` letter-spacing="${letterSpacing}"` : ''
  const place = geo`x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"`
  return `<text ${place}${spacing}>${escapeXml(text)}</text>`
}

export interface Title {
  x: number
  y: number
  maxWidth: number
  maxLines: number
  maxHeight?: number
  /** The largest size. Long titles are set smaller, and only cut if they don't fit at the smallest size. */
  size: number
  fill: string
  letterSpacing: string
}

export function titleBlock(title: string, place: Title) {
  const { x, y, maxWidth, maxLines, maxHeight = Infinity, fill, letterSpacing } = place
  let { size } = place
  const start = graphemes(title, MAX_LETTERS).join('')
  const words = start.split(/\s+/)
  const lineHeight = isBengali(title) ? 1.32 : 1.08 // Signs above and below the letters need space.
  const fits = (lines: string[]) =>
    lines.length <= maxLines &&
    lines.length * size * lineHeight <= maxHeight &&
    lines.every((line) => widthOf(line) * size <= maxWidth)

  let lines = wrap(words, size, maxWidth)
  while (size > MIN_TITLE_SIZE && !fits(lines)) {
    size -= 1.5
    lines = wrap(words, size, maxWidth)
  }
  if (!fits(lines)) {
    lines = wrap(
      words.flatMap((word) => breakWord(word, size, maxWidth)),
      size,
      maxWidth,
    )
    const last = lines[maxLines - 1]
    if (last !== undefined && (lines.length > maxLines || start.length < title.length))
      lines = [...lines.slice(0, maxLines - 1), withEllipsis(last, size, maxWidth)]
  }
  const style: TextStyle = { size: rounded(size), fill, weight: 700, letterSpacing }
  const drawn = lines.map((line, index) => textLine(line, x, y + index * size * lineHeight + size * 0.8, style))
  return { svg: drawn.join(''), height: lines.length * size * lineHeight }
}

const MIN_BYLINE_SIZE = 12

/** One line of writers, made smaller and then cut until it fits. */
export function byline(writers: string, x: number, y: number, maxWidth: number, size: number, fill: string): string {
  let text = graphemes(writers, MAX_LETTERS).join('')
  const tooWide = () => widthOf(text) * size > maxWidth
  while (size > MIN_BYLINE_SIZE && tooWide()) size -= 0.5
  if (tooWide()) text = withEllipsis(text, size, maxWidth)
  return textLine(text, x, y, { size, fill, weight: 500 })
}
