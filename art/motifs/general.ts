// Motifs for titles that don't name a subject.

import { circle, geo, petalPath, rect, shape, stitch } from '../shapes.ts'
import { repeat, type Motif } from './motif.ts'

export const boat: Motif = (w, h, { first, second, third, pop, ink }) => {
  const water = (y: number, fill: string) => {
    const crests = geo`q${w * 0.05} ${-h * 0.06} ${w * 0.1} 0`.repeat(12)
    return shape(geo`M${-w * 0.1} ${y}${crests}V${h}H0Z`, fill)
  }
  const x = w * 0.5
  const size = Math.min(w * 0.4, h * 0.62)
  const at = (part: number) => x + size * part
  const hull =
    geo`M${at(-1)} ${h * 0.56}Q${at(-0.5)} ${h * 0.7} ${x} ${h * 0.7}T${at(1)} ${h * 0.52}` +
    geo`Q${at(0.55)} ${h * 0.92} ${x} ${h * 0.92}T${at(-1)} ${h * 0.56}Z`
  const mainSail =
    geo`M${at(-0.05)} ${h * 0.12}L${at(-0.05)} ${h * 0.64}H${at(-0.72)}` +
    geo`Q${at(-0.2)} ${h * 0.46} ${at(-0.05)} ${h * 0.12}Z`
  return (
    circle(w * 0.76, h * 0.3, h * 0.17, pop) +
    water(h * 0.66, third) +
    shape(hull, ink) +
    shape(mainSail, second) +
    shape(geo`M${at(0.03)} ${h * 0.2}Q${at(0.5)} ${h * 0.36} ${at(0.5)} ${h * 0.64}H${at(0.03)}Z`, pop) +
    stitch(geo`M${at(-0.6)} ${h * 0.77}Q${x} ${h * 0.86} ${at(0.6)} ${h * 0.75}`, second) +
    water(h * 0.86, first)
  )
}

export const sun: Motif = (w, h, { second, third, pop }) => {
  const reach = Math.max(w, h) * 1.5
  const turn = (Math.PI * 2) / 24
  const rays = repeat(12, (i) => {
    const angle = (Math.PI * 2 * (2 * i)) / 24
    const [x, y] = [w / 2 + reach * Math.cos(angle), h + reach * Math.sin(angle)]
    const [nextX, nextY] = [w / 2 + reach * Math.cos(angle + turn), h + reach * Math.sin(angle + turn)]
    return shape(geo`M${w / 2} ${h}L${x} ${y}L${nextX} ${nextY}Z`, third)
  })
  return rays + circle(w / 2, h, h * 0.52, pop) + circle(w / 2, h, h * 0.34, second)
}

// Books with a flame above them.
export const stack: Motif = (w, h, { first, second, third, pop }) => {
  const book = (x: number, y: number, length: number, fill: string) =>
    rect(x, y, length, h * 0.17, fill, 4) +
    rect(x + h * 0.05, y + h * 0.035, length - h * 0.05, h * 0.1, second, 2) +
    stitch(geo`M${x + h * 0.12} ${y + h * 0.085}H${x + length - h * 0.06}`, fill, 1.4)
  return (
    circle(w * 0.62, h * 0.3, h * 0.16, pop) +
    shape(petalPath(h * 0.3, h * 0.1), third, geo` transform="translate(${w * 0.62} ${h * 0.3})"`) +
    book(w * 0.24, h * 0.44, w * 0.5, first) +
    book(w * 0.16, h * 0.63, w * 0.62, pop) +
    book(w * 0.1, h * 0.82, w * 0.76, third)
  )
}

export const dots: Motif = (w, h, { first, pop }) => {
  const step = h / 5
  return repeat(5, (row) =>
    repeat(Math.round(w / step), (column) => {
      const size = (column + row) % 5
      const fill = size === 4 ? pop : first
      return circle((column + 0.5) * step, (row + 0.5) * step, step * (0.12 + (0.26 * size) / 4), fill)
    }),
  )
}
