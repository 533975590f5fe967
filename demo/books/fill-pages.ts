// Fills pages with strips from top to bottom.
import type { Line } from '#server/paper/shape-text.ts'
import type { Strip } from './strips.ts'

export type PlacedStrip = { strip: Strip; top: number }

/** A chapter opens in the upper half of a page. */
const LOWEST_OPENING = 0.5

/** `top` is the distance from the top of the text area. */
export function fillPages(strips: Strip[], height: number): PlacedStrip[][] {
  const pages: PlacedStrip[][] = [[]]
  let at = 0
  for (const chunk of keptTogether(strips)) {
    const needed = chunk.reduce((sum, strip) => sum + strip.gap + strip.height, 0)
    const isStart = () => pages.at(-1)!.length === 0
    if (!isStart() && (at + needed > height || (chunk[0]!.opens && at > height * LOWEST_OPENING))) {
      pages.push([])
      at = 0
    }
    for (const strip of chunk) {
      // Only a chunk that is longer than a page gets this far.
      if (!isStart() && at + strip.gap + strip.height > height + 0.01) {
        pages.push([])
        at = 0
      }
      if (isStart() && strip.written.length === 0 && !strip.frame && !strip.opens) continue
      if (!isStart()) at += strip.gap
      for (const { line } of strip.written) checkGlyphs(line)
      pages.at(-1)!.push({ strip, top: at })
      at += strip.height
    }
  }
  return pages.filter((page) => page.length > 0)
}

function keptTogether(strips: Strip[]): Strip[][] {
  const chunks: Strip[][] = [[]]
  for (const strip of strips) {
    chunks.at(-1)!.push(strip)
    if (!strip.keep) chunks.push([])
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

/** The page as plain text: a paragraph is a line. */
export function textOf(page: PlacedStrip[]): string {
  const lines: { paragraph: object; text: string }[] = []
  for (const { strip } of page) {
    const text = rowsOf(strip)
    const last = lines.at(-1)
    if (!text) continue
    if (last?.paragraph === strip.paragraph) last.text += /\S[-–—/]$/u.test(last.text) ? text : ` ${text}`
    else lines.push({ paragraph: strip.paragraph, text })
  }
  return lines.map(({ text }) => text).join('\n')
}

/** The cells of a table row are read from left to right, each as a whole. */
function rowsOf({ written }: Strip): string {
  const cells = new Map<number, string[]>()
  for (const { line, x } of written) cells.set(x, [...(cells.get(x) ?? []), line.text])
  return [...cells.values()].map((lines) => lines.join(' ')).join(' ')
}

/** Glyph 0 is the box shown for a character that no typeface has. */
function checkGlyphs({ text, runs }: Line): void {
  if (runs.some(({ glyphs, face }) => face.kind === 'font' && glyphs.some(({ id }) => id === 0)))
    throw new Error(`No face has every character of: ${text}`)
}
