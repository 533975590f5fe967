// Breaks a paragraph into lines that fit a width.
import { graphemes } from '#art/text.ts'
import { shapeText, type Line, type TextStyle } from './shape-text.ts'

export function layoutParagraph(text: string, width: number, style: TextStyle): Line[] {
  const fits = (line: string) => shapeText(line, style).width <= width
  const lines: string[] = []
  let line = ''
  for (const piece of breakable(text.normalize('NFC').trim())) {
    if (fits((line + piece).trimEnd())) {
      line += piece
      continue
    }
    if (line) lines.push(line.trimEnd())
    const parts = fits(piece.trimEnd()) ? [piece] : brokenWord(piece, fits)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1)!
  }
  if (line.trim()) lines.push(line.trimEnd())
  return lines.map((line) => shapeText(line, style))
}

const AFTER_SPACE = String.raw`(?<=\s)(?=\S)`
const NOT_AFTER_OPERATOR = String.raw`(?<![=+−×÷]\s)`
const NOT_BEFORE_UNIT = String.raw`(?<!\p{Nd}\s(?=(?:[kcm]?m|m/s|km/h|k?g|ml|[shNJWVAΩ]|Hz)(?!\p{L})))`
const AFTER_DASH = String.raw`(?<=[\p{L}\p{M}][–—/-])(?=\p{L})`
const BREAKS = new RegExp(`${AFTER_SPACE}${NOT_AFTER_OPERATOR}${NOT_BEFORE_UNIT}|${AFTER_DASH}`, 'u')

/** Splits into words with their trailing space. An operator stays with what follows, and a number with its unit. */
function breakable(text: string): string[] {
  return text.split(BREAKS)
}

/** Breaks a word that is wider than a line, such as a URL. */
function brokenWord(word: string, fits: (text: string) => boolean): string[] {
  const parts = ['']
  for (const letter of graphemes(word)) {
    const longer = parts.at(-1)! + letter
    if (parts.at(-1) && !fits(longer.trimEnd())) parts.push(letter)
    else parts[parts.length - 1] = longer
  }
  return parts
}
