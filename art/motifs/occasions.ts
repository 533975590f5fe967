// Motifs for course categories that aren't a subject.

import { pick } from '../random.ts'
import { circle, geo, group, hoop, line, rect, shape, star, stitch } from '../shapes.ts'
import { repeat, type Motif } from './motif.ts'

// An open door with light coming out, and two birds.
export const free: Motif = (w, h, { background, first, second, pop }) => {
  const x = w * 0.46
  const edge = x - h * 0.04
  const bird = (startX: number, startY: number, lift: number, near: number, far: number, width: number) =>
    line(
      geo`M${startX} ${startY}q${h * near} ${-h * lift} ${h * far} 0q${h * (far - near)} ${-h * lift} ${h * far} 0`,
      second,
      width,
    )
  return (
    shape(geo`M${x} ${h * 0.86}H${x + h * 0.36}L${w * 1.02} ${h * 1.02}H${x - h * 0.3}Z`, pop) +
    rect(edge, h * 0.12, h * 0.44, h * 0.74, pop) +
    shape(geo`M${edge} ${h * 0.12}L${x - h * 0.32} ${h * 0.02}V${h * 0.98}L${edge} ${h * 0.86}Z`, first) +
    circle(x - h * 0.11, h * 0.5, h * 0.025, pop) +
    stitch(geo`M${x - h * 0.27} ${h * 0.12}V${h * 0.88}`, second) +
    circle(w * 0.84, h * 0.26, h * 0.1, second) +
    bird(w * 0.16, h * 0.34, 0.08, 0.06, 0.1, 3) +
    bird(w * 0.08, h * 0.22, 0.06, 0.05, 0.08, 2.5) +
    rect(x + h * 0.1, h * 0.26, h * 0.16, h * 0.24, background, h * 0.08)
  )
}

// A ticket with a percent sign on it.
export const discount: Motif = (w, h, { scheme, background, first, second, third, pop, ink }) => {
  const notch = h * 0.09
  const ticket = (fill: string) =>
    shape(
      geo`M${-w * 0.34} ${-h * 0.26}H${w * 0.34}V${-notch}a${notch} ${notch} 0 0 0 0 ${h * 0.18}` +
        geo`V${h * 0.26}H${-w * 0.34}V${notch}a${notch} ${notch} 0 0 0 0 ${-h * 0.18}Z`,
      fill,
    )
  const sign = scheme === 'light' || scheme === 'mid' ? pop : ink
  const front =
    ticket(second) +
    stitch(geo`M${w * 0.16} ${-h * 0.22}V${h * 0.22}`, scheme === 'light' ? background : first, 2) +
    hoop(-w * 0.13, -h * 0.07, h * 0.07, sign, h * 0.04) +
    hoop(w * 0.02, h * 0.09, h * 0.07, sign, h * 0.04) +
    line(geo`M${w * 0.02} ${-h * 0.15}L${-w * 0.13} ${h * 0.17}`, sign, h * 0.04) +
    star(w * 0.25, 0, h * 0.09, pop)
  return (
    group(geo`translate(${w * 0.56} ${h * 0.6}) rotate(9)`, ticket(third)) +
    group(geo`translate(${w * 0.48} ${h * 0.48}) rotate(-9)`, front)
  )
}

// A crash course: chevrons and a bolt.
export const special: Motif = (w, h, { background, first, third, pop }) => {
  const chevrons = repeat(6, (i) => {
    const x = w * (-0.06 + i * 0.2)
    const [thick, deep, half] = [w * 0.1, w * 0.14, h / 2]
    const chevron = geo`M${x} 0h${thick}l${deep} ${half}l${-deep} ${half}h${-thick}l${deep} ${-half}Z`
    return i % 2 ? shape(chevron, third, ' opacity=".75"') : shape(chevron, first)
  })
  const bolt =
    geo`M${w * 0.56} ${h * 0.08}L${w * 0.36} ${h * 0.56}H${w * 0.485}L${w * 0.43} ${h * 0.94}` +
    geo`L${w * 0.66} ${h * 0.4}H${w * 0.53}L${w * 0.62} ${h * 0.08}Z`
  const outline = ` stroke="${background}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`
  return chevrons + shape(bolt, pop, outline)
}

// Kites over clouds.
export const kids: Motif = (w, h, { scheme, first, second, third, pop, otherPop, ink }) => {
  const kite = (x: number, y: number, size: number, turn: number, upper: string, lower: string) => {
    const half = size * 0.72
    const tail = geo`M0 ${size * 1.1}q${size * 0.4} ${size * 0.45} 0 ${size * 0.8}t0 ${size * 0.8}`
    const [bowX, bowY, bowHeight] = [size * 0.28, -size * 0.15, size * 0.3]
    const bow = geo`M0 ${size * 1.75}l${bowX} ${bowY}v${bowHeight}Zl${-bowX} ${bowY}v${bowHeight}Z`
    return group(
      geo`translate(${x} ${y}) rotate(${turn})`,
      shape(geo`M0 ${-size}L${half} 0H${-half}Z`, upper) +
        shape(geo`M${-half} 0H${half}L0 ${size * 1.1}Z`, lower) +
        shape(geo`M0 ${-size}L${half} 0H0Z`, second, ' opacity=".55"') +
        line(tail, scheme === 'deep' ? second : ink, 2.2) +
        shape(bow, pop),
    )
  }
  return (
    circle(w * 0.18, h * 0.92, h * 0.26, second) +
    circle(w * 0.36, h * 0.98, h * 0.22, second) +
    circle(w * 0.04, h, h * 0.2, second) +
    circle(w * 0.92, h * 0.98, h * 0.2, second) +
    circle(w * 0.8, h * 1.04, h * 0.2, second) +
    kite(w * 0.62, h * 0.4, h * 0.32, 18, first, third) +
    kite(w * 0.26, h * 0.3, h * 0.19, -16, otherPop, first) +
    kite(w * 0.9, h * 0.24, h * 0.13, 28, third, otherPop)
  )
}

// The bars of a sound wave.
export const entertaining: Motif = (w, h, { background, first, second, third, pop }, random) => {
  const step = w / (11 * 1.5)
  const bars = repeat(11, (i) => {
    const height = h * (0.2 + 0.62 * Math.abs(Math.sin(i * 0.9 + 0.6 + random() * 0.35)))
    const fill = pick([first, third, second, first, pop], i)
    return rect(w * 0.05 + i * step * 1.42, h / 2 - height / 2, step * 0.86, height, fill, step * 0.43)
  })
  const halo = circle(w * 0.5, h * 0.5, h * 0.46, third, ' opacity=".28"')
  return halo + bars + stitch(geo`M0 ${h * 0.5}H${w}`, background, 1.8)
}

// A broadcast signal.
export const live: Motif = (w, h, { background, first, second, third, pop }) => {
  const fills = [background, second, background, first, background, third] as const
  const waves = repeat(6, (i) => circle(w * 0.5, h * 0.94, h * 0.15 * (6 - i), pick(fills, i)))
  return waves + circle(w * 0.5, h * 0.94, h * 0.13, pop)
}
