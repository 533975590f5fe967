import { oklch, type Palette } from '../palette.ts'
import { pick } from '../random.ts'
import { circle, geo, hoop, rect, shape, stitch } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const physics: Motif = (w, h, colours, random, variant = anyOf(4, random)) => {
  if (variant === 0) return projectile(w, h, colours)
  if (variant === 1) return orbits(w, h, colours)
  if (variant === 2) return prism(w, h, colours)
  return interference(w, h, colours)
}

// A thrown ball at equal time steps.
function projectile(w: number, h: number, { first, second, third, pop }: Palette): string {
  const ground = h * 0.84
  const [from, to] = [w * 0.06, w * 0.98]
  const control = 2 * (h * 0.12) - ground // The control point of a curve that peaks at 12%.
  return (
    rect(0, ground, w, h - ground, first) +
    circle(w * 0.82, h * 0.26, h * 0.13, third) +
    stitch(geo`M${from} ${ground}Q${(from + to) / 2} ${control} ${to} ${ground}`, second, 1.8) +
    repeat(8, (i) => {
      const t = (i + 0.35) / 7.7
      const y = (1 - t) ** 2 * ground + 2 * t * (1 - t) * control + t * t * ground
      return circle(from + (to - from) * t, y, h * (0.028 + 0.009 * i), i === 7 ? pop : i % 2 ? second : pop)
    })
  )
}

function orbits(w: number, h: number, { first, second, third, pop }: Palette): string {
  const [x, y] = [w * 0.6, h * 0.52]
  const [wide, flat] = [h * 0.62, h * 0.2]
  const electron = (degrees: number, orbit: number, fill: string) => {
    const angle = (degrees * Math.PI) / 180
    const tilt = ((orbit * 60 - 20) * Math.PI) / 180
    const [along, across] = [wide * Math.cos(angle), flat * Math.sin(angle)]
    const [dx, dy] = [Math.cos(tilt), Math.sin(tilt)]
    return circle(x + along * dx - across * dy, y + along * dy + across * dx, h * 0.05, fill)
  }
  return (
    circle(x, y, wide, third, ' opacity=".35"') +
    circle(x, y, h * 0.42, third, ' opacity=".45"') +
    repeat(3, (i) => {
      const stroke = geo`fill="none" stroke="${i === 1 ? first : second}" stroke-width="${i === 1 ? 5 : 3}"`
      const turn = geo`transform="rotate(${i * 60 - 20} ${x} ${y})"`
      return geo`<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${flat}" ${stroke} ${turn}/>`
    }) +
    circle(x, y, h * 0.13, pop) +
    electron(35, 0, second) +
    electron(160, 1, pop) +
    electron(300, 2, first)
  )
}

function prism(w: number, h: number, { first, second, pop, otherPop }: Palette): string {
  const [x, y, size] = [w * 0.42, h * 0.56, h * 0.36]
  const spectrum = [otherPop, pop, oklch(0.8, 0.16, 130), oklch(0.74, 0.12, 220), oklch(0.62, 0.17, 290)] as const
  const exit = x + size * 0.42
  return (
    repeat(5, (i) => {
      const near = h * (0.42 + i * 0.03)
      const far = h * (0.3 + i * 0.15)
      const ray = geo`M${exit} ${near + h * 0.02}L${w} ${far}V${far + h * 0.15}L${exit} ${near + h * 0.05}Z`
      return shape(ray, pick(spectrum, i))
    }) +
    shape(geo`M0 ${h * 0.72}L${x - size * 0.35} ${h * 0.52}L${x - size * 0.3} ${h * 0.57}L0 ${h * 0.8}Z`, second) +
    shape(geo`M${x} ${y - size}L${x + size} ${y + size * 0.72}H${x - size}Z`, first) +
    stitch(geo`M${x} ${y - size + 16}L${x + size - 15} ${y + size * 0.72 - 8}H${x - size + 15}Z`, second)
  )
}

// Two waves meeting.
function interference(w: number, h: number, { background, first, second, pop }: Palette): string {
  const [x, y] = [w * 0.26, h * 0.62]
  const [otherX, otherY] = [w * 0.8, h * 0.3]
  const step = h * 0.11
  const discs = repeat(8, (i) => circle(x, y, (8 - i) * step, i % 2 ? first : background))
  const hoops = repeat(6, (i) => hoop(otherX, otherY, (6 - i) * step, second, h * 0.03))
  return discs + `<g opacity=".92">${hoops}</g>` + circle(x, y, h * 0.075, pop) + circle(otherX, otherY, h * 0.06, pop)
}
