import { angleOf, type HueKey } from './hues.ts'
import { palette } from './palette.ts'
import { hash } from './random.ts'
import { rect, rosette } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'
import { escapeXml, graphemes } from './text.ts'

export interface Avatar {
  name: string
  key?: HueKey | undefined
  id?: string | number | undefined
}

/** The first letters of the first and the last word, as whole graphemes: কৃ, not ক. */
export function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .trim()
    .split(/\s+/)
  const first = (word = '') => graphemes(word, 1).join('')
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')
}

/** 96 by 96: initials on a flower. The default for everyone without a photo. */
export function avatar({ name, key, id = '' }: Avatar): string {
  const seed = hash(id || name)
  const { scheme, background, third, ink } = palette(angleOf(key) ?? (seed % 12) * 30, seed % 2 ? 0 : 2)
  const flower = { x: 48, y: 48, length: 54, width: 13, petals: 8, fill: third, otherFill: third, turn: 22.5 }
  const text = initials(name).toUpperCase()
  const wide = text.length > 2 && graphemes(text).length > 1 // two Bengali graphemes would touch a round frame
  const style = `text-anchor="middle" font-size="${wide ? 24 : 34}" font-weight="700" letter-spacing="-.8" fill="${ink}"`
  return svgFrame(
    { width: 96, height: 96, className: 'av', withText: true },
    rect(0, 0, 96, 96, background) +
      `<g opacity="${scheme === 'light' ? 0.42 : 0.32}">${rosette(flower)}</g>` +
      `<text x="48" y="${wide ? 57 : 60}" ${style}>${escapeXml(text)}</text>`,
  )
}
