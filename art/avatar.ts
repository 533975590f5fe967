import { angleOf, type HueKey } from './hues.ts'
import { initials, initialsBaseline, initialsSize } from './initials.ts'
import { palette } from './palette.ts'
import { hash } from './random.ts'
import { geo, rect, rosette } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'
import { escapeXml } from './text.ts'

export interface Avatar {
  name: string
  key?: HueKey | undefined
  id?: string | number | undefined
}

/** 96 by 96: initials on a flower. The default for everyone without a photo. */
export function avatar({ name, key, id = '' }: Avatar): string {
  const seed = hash(id || name)
  const { scheme, background, third, ink } = palette(angleOf(key) ?? (seed % 12) * 30, seed % 2 ? 0 : 2)
  const flower = { x: 48, y: 48, length: 54, width: 13, petals: 8, fill: third, otherFill: third, turn: 22.5 }
  const text = initials(name)
  const size = initialsSize(text)
  const place = geo`x="48" y="${initialsBaseline(size)}" text-anchor="middle" font-size="${size}"`
  return svgFrame(
    { width: 96, height: 96, className: 'av', withText: true },
    rect(0, 0, 96, 96, background) +
      `<g opacity="${scheme === 'light' ? 0.42 : 0.32}">${rosette(flower)}</g>` +
      `<text ${place} font-weight="700" fill="${ink}">${escapeXml(text)}</text>`,
  )
}
