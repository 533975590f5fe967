// A faceless bust. Its style is given explicitly and never guessed from a name.

import { angleOf, type HueKey } from './hues.ts'
import { oklch, palette } from './palette.ts'
import { hash, pick } from './random.ts'
import { circle, line, rect, rosette, shape, stitch } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'

export const PORTRAIT_STYLES = ['short', 'bun', 'veil', 'long', 'cap', 'beard'] as const
export type PortraitStyle = (typeof PORTRAIT_STYLES)[number]

export interface Portrait {
  id: string | number
  key?: HueKey | undefined
  style?: PortraitStyle | undefined
  tone?: 0 | 1 | 2 | 3 | undefined
}

interface Look {
  head: string
  neck: string
  body: string
  hair: string
  cloth: string
  trim: string
  lapel: string
}

const SKINS = ['#e3b48c', '#c98f63', '#a86e47', '#8a5535'] as const
const NECKS = ['#cf9c74', '#b47b51', '#935d3a', '#75462a'] as const
const HAIRS = ['#1b1a22', '#2a1c18', '#3a2a24'] as const

/** 96 by 96. */
export function portrait({ id, key, style = 'short', tone }: Portrait): string {
  const seed = hash(id)
  const colours = palette(angleOf(key) ?? seed % 360, seed % 3 === 1 ? 2 : 0)
  const { scheme, background, first, second, third, pop, otherPop, ink } = colours
  const outfit = (seed >>> 4) % 4
  const white = outfit === 3 // White cloth needs a trim in the hue.
  const cloth = pick([ink, scheme === 'light' ? first : third, otherPop, oklch(0.93, 0.03, 95)], outfit)
  const flower = { x: 48, y: 50, length: 62, width: 11, petals: 12, fill: third, otherFill: background, turn: 8 }
  const look: Look = {
    head: `<ellipse cx="48" cy="42" rx="15.5" ry="18.5" fill="${pick(SKINS, tone ?? seed)}"/>`,
    neck: rect(41, 52, 14, 18, pick(NECKS, tone ?? seed), 6),
    body: shape('M12 100C13 78 28 69 48 69S83 78 84 100Z', cloth),
    hair: pick(HAIRS, seed),
    cloth,
    trim: white ? third : outfit === 2 ? ink : pop,
    lapel: white ? third : second,
  }
  const draw = Object.hasOwn(BUSTS, style) ? BUSTS[style] : BUSTS.short
  return svgFrame(
    { width: 96, height: 96, className: 'av' },
    rect(0, 0, 96, 96, background) + `<g opacity=".55">${rosette(flower)}</g>` + draw(look),
  )
}

const BUSTS: Readonly<Record<PortraitStyle, (look: Look) => string>> = {
  short: ({ neck, body, head, hair, lapel }) =>
    neck +
    body +
    head +
    shape('M31 41C28 24 36 17 49 17S68 24 65 41C64 34 61 31 56 30C47 32 39 29 35 31C32 34 32 37 31 41Z', hair) +
    shape('M40 68L48 79L56 68L60 71L48 86L36 71Z', lapel),
  bun: ({ neck, body, head, hair, trim }) =>
    circle(48, 17, 9, hair) +
    neck +
    body +
    head +
    shape('M48 21C33 21 31 33 32 44C34 36 38 31 48 30S62 36 64 44C65 33 63 21 48 21Z', hair) +
    shape('M30 72L70 100H52L24 78Z', trim) +
    circle(32, 46, 2, trim) +
    circle(64, 46, 2, trim),
  veil: ({ head, cloth, trim }) =>
    shape(
      'M48 15C26 15 23 36 24 54C25 68 17 76 12 84C18 92 30 100 48 100S80 92 84 84C79 76 71 68 72 54C73 36 70 15 48 15Z',
      cloth,
    ) +
    head +
    shape('M48 19C33 19 30 32 31 44C32 33 38 27 48 26S64 33 65 44C66 32 63 19 48 19Z', cloth) +
    shape('M31 44C31 62 40 66 48 66S65 62 65 44C68 62 64 76 48 78S28 62 31 44Z', cloth) +
    line('M25 60C26 78 40 84 60 88', trim, 1.6, ' stroke-dasharray="4 4.5"'),
  long: ({ neck, body, head, hair, trim }) =>
    shape('M48 17C29 17 27 33 28 48C28 64 24 72 22 78H74C72 72 68 64 68 48C69 33 67 17 48 17Z', hair) +
    neck +
    body +
    head +
    shape('M48 20C34 20 31 32 32 42C38 40 45 35 48 29C51 35 58 40 64 42C65 32 62 20 48 20Z', hair) +
    line('M38 70Q48 80 58 70', trim, 2.4),
  cap: ({ neck, body, head, hair, trim }) =>
    neck +
    body +
    head +
    shape('M32 35C32 22 38 19 48 19S64 22 64 35Z', '#f6f4ee') +
    stitch('M34 31H62', '#b9b3a3', 1.3) +
    shape('M33 44C33 62 40 66 48 66S63 62 63 44C60 54 56 55 48 55S36 54 33 44Z', hair) +
    line('M48 72V88', trim, 2.4),
  beard: ({ neck, body, head, hair, lapel }) =>
    neck +
    body +
    head +
    shape('M31 40C29 24 36 18 49 18S67 25 65 40C64 33 60 30 54 30C46 30 38 27 34 31C32 34 32 37 31 40Z', hair) +
    shape('M33 44C33 60 40 64 48 64S63 60 63 44C60 53 56 54 48 54S36 53 33 44Z', hair) +
    shape('M40 68L48 78L56 68L60 72L48 88L36 72Z', lapel),
}
