import type { Palette } from '../palette.ts'
import { circle, geo, line, petal, ringPath, stitch } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const biology: Motif = (w, h, colours, random, variant = anyOf(3, random)) => {
  if (variant === 0) return branch(w, h, colours)
  if (variant === 1) return cells(w, h, colours)
  return doubleHelix(w, h, colours)
}

function branch(w: number, h: number, { scheme, first, second, third, pop, ink }: Palette): string {
  const stem = geo`M${w * 0.08} ${h * 1.02}Q${w * 0.42} ${h * 0.74} ${w * 0.94} ${h * 0.06}`
  const leaves = repeat(6, (i) => {
    const t = 0.12 + i * 0.145
    const x = (1 - t) ** 2 * w * 0.08 + 2 * t * (1 - t) * w * 0.42 + t * t * w * 0.94
    const y = (1 - t) ** 2 * h * 1.02 + 2 * t * (1 - t) * h * 0.74 + t * t * h * 0.06
    const length = h * (0.46 - 0.035 * i)
    return (
      petal(length, length * 0.36, i % 3 === 1 ? pop : first, x, y, -38 + i * 2) +
      petal(length, length * 0.36, i % 3 === 0 ? second : third, x, y, 112 - i * 3)
    )
  })
  return line(stem, second, 3.5) + leaves + line(stem, scheme === 'deep' ? second : ink, 2.5)
}

function cells(w: number, h: number, { background, first, second, third, pop, ink }: Palette): string {
  const cell = (x: number, y: number, size: number, fill: string, nucleus: string) => {
    const [centreX, centreY, radius] = [w * x, h * y, h * size]
    return (
      circle(centreX, centreY, radius, fill) +
      circle(centreX + radius * 0.2, centreY - radius * 0.15, radius * 0.4, nucleus) +
      stitch(ringPath(centreX, centreY, radius * 0.82), background, 1.5, ' opacity=".8"')
    )
  }
  return (
    cell(0.2, 0.34, 0.3, first, second) +
    cell(0.56, 0.24, 0.24, second, first) +
    cell(0.86, 0.5, 0.33, third, second) +
    cell(0.42, 0.74, 0.29, pop, ink) +
    cell(0.1, 0.88, 0.2, second, third) +
    cell(0.7, 0.92, 0.18, first, pop)
  )
}

function doubleHelix(w: number, h: number, { first, second, third, pop }: Palette): string {
  const steps = 48
  let [front, back, rungs] = ['', '', '']
  for (let i = 0; i <= steps; i++) {
    const x = w * (-0.05 + (1.1 * i) / steps)
    const turn = (i / steps) * Math.PI * 3.1 + 0.5
    const frontY = h * (0.5 + 0.33 * Math.sin(turn))
    const backY = h * (0.5 - 0.33 * Math.sin(turn))
    front += geo`${i ? 'L' : 'M'}${x} ${frontY}`
    back += geo`${i ? 'L' : 'M'}${x} ${backY}`
    if (i % 3 === 0) rungs += line(geo`M${x} ${frontY}V${backY}`, (i / 3) % 2 ? second : pop, h * 0.026)
  }
  return line(back, third, h * 0.075) + rungs + line(front, first, h * 0.075)
}
