import type { Palette } from '../palette.ts'
import { circle, geo, shape, star, stitch } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const islamic: Motif = (w, h, colours, random, variant = anyOf(2, random)) =>
  variant === 0 ? tilework(w, h, colours) : archway(w, h, colours)

// A path that winds over hills towards the light, which isn't the symbol of any single faith.
export const religious: Motif = (w, h, { background, first, second, third, pop }) => {
  const x = w * 0.5
  const halo = (radius: number, fill: string, opacity: string) =>
    circle(x, h * 0.52, h * radius, fill, ` opacity="${opacity}"`)
  const path =
    geo`M${x - h * 0.03} ${h * 0.6}C${x + h * 0.22} ${h * 0.66} ${x + h * 0.18} ${h * 0.72} ${x - h * 0.02} ${h * 0.78}` +
    geo`S${x - h * 0.34} ${h * 0.92} ${x - h * 0.16} ${h * 1.02}H${x + h * 0.24}` +
    geo`C${x + h * 0.02} ${h * 0.9} ${x + h * 0.12} ${h * 0.86} ${x + h * 0.2} ${h * 0.8}` +
    geo`S${x + h * 0.36} ${h * 0.66} ${x + h * 0.03} ${h * 0.6}Z`
  return (
    halo(0.46, third, '.35') +
    halo(0.34, third, '.6') +
    circle(x, h * 0.52, h * 0.22, pop) +
    shape(geo`M0 ${h * 0.78}Q${w * 0.28} ${h * 0.44} ${w * 0.62} ${h * 0.72}T${w} ${h * 0.56}V${h}H0Z`, third) +
    shape(geo`M0 ${h * 0.72}Q${w * 0.5} ${h * 0.46} ${w} ${h * 0.78}V${h}H0Z`, first) +
    shape(path, second) +
    stitch(geo`M0 ${h * 0.86}Q${w * 0.2} ${h * 0.7} ${w * 0.36} ${h * 0.72}`, background, 1.8, ' opacity=".8"')
  )
}

function tilework(w: number, h: number, { background, first, second, third, pop }: Palette): string {
  const unit = h * 0.25
  const columns = Math.ceil(w / (2 * unit))
  const stars = repeat(3, (row) =>
    repeat(columns + 1, (column) => {
      const [x, y, odd] = [column * 2 * unit, row * 2 * unit, (column + row) % 2]
      return (
        star(x, y, unit * 0.98, odd ? first : third) +
        star(x, y, unit * 0.6, background) +
        star(x, y, unit * 0.36, odd ? pop : second)
      )
    }),
  )
  const between = repeat(3, (row) =>
    repeat(columns, (column) => {
      const [x, y] = [column * 2 * unit + unit, row * 2 * unit + unit]
      return star(x, y, unit * 0.42, second) + star(x, y, unit * 0.18, background)
    }),
  )
  return stars + between
}

function archway(w: number, h: number, { background, first, second, third, pop }: Palette): string {
  const x = w * 0.5
  const arch = (size: number, fill: string) => {
    const half = h * 0.42 * size
    const top = h * (0.56 - 0.46 * size)
    const [spring, curve, shoulder] = [top + h * 0.34 * size, top + h * 0.16 * size, top + h * 0.12 * size]
    return shape(
      geo`M${x - half} ${h}V${spring}C${x - half} ${curve} ${x - half * 0.3} ${shoulder} ${x} ${top}` +
        geo`C${x + half * 0.3} ${shoulder} ${x + half} ${curve} ${x + half} ${spring}V${h}Z`,
      fill,
    )
  }
  const ornaments = repeat(2, (side) =>
    repeat(3, (row) => {
      const [starX, starY] = [w * (side ? 0.9 : 0.1), h * (0.16 + row * 0.34)]
      return star(starX, starY, h * 0.13, row % 2 ? first : third) + star(starX, starY, h * 0.06, background)
    }),
  )
  const moon = circle(x, h * 0.66, h * 0.1, pop) + circle(x + h * 0.04, h * 0.645, h * 0.085, second)
  return (
    ornaments +
    arch(1, first) +
    arch(0.8, third) +
    arch(0.6, second) +
    moon +
    star(x + h * 0.05, h * 0.65, h * 0.035, pop)
  )
}
