import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, geo, hexagonPath, rect, shape, stitch } from '../shapes.ts'
import { anyOf, type Motif } from './motif.ts'

export const chemistry: Motif = (w, h, colours, random, variant = anyOf(2, random)) =>
  variant === 0 ? lattice(w, h, colours, random) : flask(w, h, colours)

function lattice(w: number, h: number, colours: Palette, random: Random): string {
  const { background, first, second, third, pop } = colours
  const radius = h * 0.185
  const across = radius * Math.sqrt(3)
  const cell = (x: number, y: number) => {
    const chance = random()
    const fill = chance < 0.2 ? first : chance < 0.36 ? second : chance < 0.47 ? pop : chance < 0.62 ? third : ''
    if (fill === '') {
      const stroke = `stroke="${colours.scheme === 'deep' ? third : first}" stroke-width="2"`
      return shape(hexagonPath(x, y, radius * 0.86), 'none', ` ${stroke} opacity=".5"`)
    }
    const atom = chance < 0.2 ? circle(x, y, radius * 0.3, background) : ''
    return shape(hexagonPath(x, y, radius * 0.9), fill) + atom
  }
  let cells = ''
  for (let row = -1; row < 5; row++) {
    const indent = row & 1 ? across / 2 : 0
    for (let column = -1; column < w / across + 1; column++)
      cells += cell(column * across + indent + w * 0.04, row * (radius * 1.5) + h * 0.1)
  }
  return cells
}

function flask(w: number, h: number, { background, first, second, third, pop }: Palette): string {
  const [x, top, bottom] = [w * 0.6, h * 0.1, h * 0.9]
  const left = (part: number) => x - h * part
  const right = (part: number) => x + h * part
  const glass =
    geo`M${left(0.085)} ${top}V${h * 0.4}L${left(0.36)} ${bottom - h * 0.05}` +
    geo`Q${left(0.38)} ${bottom} ${left(0.3)} ${bottom}H${right(0.3)}Q${right(0.38)} ${bottom} ${right(0.36)} ${bottom - h * 0.05}L${right(0.085)} ${h * 0.4}V${top}Z`
  const [surface, floor, rim] = [h * 0.66, bottom - h * 0.015, bottom - h * 0.04]
  const liquid =
    geo`M${left(0.235)} ${surface}Q${left(0.1)} ${h * 0.6} ${x} ${surface}T${right(0.235)} ${surface}` +
    geo`L${right(0.345)} ${rim}Q${right(0.35)} ${floor} ${right(0.3)} ${floor}` +
    geo`H${left(0.3)}Q${left(0.35)} ${floor} ${left(0.345)} ${rim}Z`
  return (
    circle(w * 0.2, h * 0.3, h * 0.2, third) +
    shape(glass, second) +
    shape(liquid, pop) +
    rect(left(0.13), top - h * 0.03, h * 0.26, h * 0.06, first, 4) +
    circle(left(0.08), h * 0.78, h * 0.04, second) +
    circle(right(0.1), h * 0.73, h * 0.028, second) +
    circle(right(0.04), h * 0.82, h * 0.022, second) +
    circle(right(0.02), h * 0.5, h * 0.03, pop) +
    circle(left(0.03), h * 0.38, h * 0.02, pop) +
    shape(hexagonPath(w * 0.2, h * 0.7, h * 0.15), first) +
    shape(hexagonPath(w * 0.2, h * 0.7, h * 0.07), background) +
    stitch(geo`M${w * 0.2} ${h * 0.3}V${h * 0.55}`, second, 2)
  )
}
