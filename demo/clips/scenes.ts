// What the short videos show: one drawing for each, as a function of the line that is spoken (2.5 is halfway through
// the third). Shapes only, no words, so that both languages share them.
import type { Clip } from './scripts.ts'

export const WIDTH = 426
export const HEIGHT = 240

const GROUND = '#032c20'
const LINE = '#eaf8ee'
const DIM = '#0a4a37'
const LEAF = '#3fae78'
const GOLD = '#f2b33d'
const ROSE = '#e8618c'
const WATER = '#4aa3d8'

const between = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
/** Rises from 0 to 1 while a line is spoken. */
const during = (step: number, line: number) => {
  const part = between(step - line)
  return 1 - (1 - part) ** 3
}
const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${more}/>`
const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="6" fill="${fill}" ${more}/>`
const stroke = (path: string, colour: string, width = 3, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

const scenes: Record<Clip, (step: number) => string> = {
  'study-plan': (step) => {
    const days = Array.from({ length: 7 }, (_, day) => {
      const filled = during(step, day * 0.8)
      const x = 33 + day * 52
      return box(x, 130, 42, 60, DIM) + box(x, 190 - 60 * filled, 42, 60 * filled, day === 6 ? GOLD : LEAF)
    })
    const hand = step * 2
    const clock =
      circle(213, 66, 44, DIM) +
      stroke(`M213 66 L${213 + 34 * Math.sin(hand)} ${66 - 34 * Math.cos(hand)}`, LINE) +
      stroke(`M213 66 L${213 + 22 * Math.sin(hand / 6)} ${66 - 22 * Math.cos(hand / 6)}`, GOLD, 5)
    return days.join('') + clock
  },
  'number-line': (step) => {
    const ticks = Array.from({ length: 11 }, (_, index) => {
      const x = 38 + index * 35
      return stroke(`M${x} 132 V${index === 5 ? 160 : 150}`, index === 5 ? GOLD : LINE)
    })
    const stops = [0, 1, 3, -2, 2, 4, 4]
    const from = stops[Math.floor(step)] ?? 4
    const to = stops[Math.floor(step) + 1] ?? from
    const part = between(step - Math.floor(step))
    const at = from + (to - from) * during(part, 0)
    const x = 213 + at * 35
    const hop = Math.sin(part * Math.PI) * 34
    return stroke('M20 140 H406', LINE) + ticks.join('') + circle(x, 122 - hop, 11, ROSE)
  },
  fractions: (step) => {
    const parts = [1, 2, 4, 4, 8, 8][Math.min(5, Math.floor(step))]!
    const width = 346 / parts
    const coloured = Math.max(1, Math.round(between(step / 6) * parts * 0.75))
    const pieces = Array.from({ length: parts }, (_, index) =>
      box(40 + index * width + 2, 84, width - 4, 72, index < coloured && step > 1 ? GOLD : LEAF),
    )
    const whole = box(40, 182, 346, 12, DIM) + box(40, 182, 346 * (coloured / parts) * between(step), 12, GOLD)
    return pieces.join('') + whole
  },
  particles: (step) => {
    const heat = between((step - 1) / 4)
    const bits = Array.from({ length: 24 }, (_, index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)]
      const solid = { x: 153 + column * 24, y: 128 + row * 22 }
      const gas = {
        x: 60 + ((index * 83 + step * 60 * (1 + (index % 3))) % 306),
        y: 36 + ((index * 47 + step * 45 * (1 + (index % 2))) % 168),
      }
      const shake = (1 + heat * 5) * Math.sin(step * 20 + index * 2)
      const x = solid.x + (gas.x - solid.x) * heat + shake
      return circle(x, solid.y + (gas.y - solid.y) * heat + shake / 2, 9, index % 4 ? WATER : GOLD)
    })
    return box(40, 24, 346, 192, 'none', `stroke="${LINE}" stroke-width="3"`) + bits.join('')
  },
  'living-cell': (step) => {
    const shown = (line: number) => `opacity="${during(step, line).toFixed(2)}"`
    const leaves = [0, 1, 2, 3, 4].map((index) => {
      const [x, y] = [110 + index * 52, index % 2 ? 66 : 178]
      return `<ellipse cx="${x}" cy="${y}" rx="17" ry="9" fill="${LEAF}" ${shown(3)}/>`
    })
    return (
      `<rect x="60" y="34" width="306" height="172" rx="34" fill="${DIM}" stroke="${LEAF}" stroke-width="8" ${shown(0)}/>` +
      `<rect x="70" y="44" width="286" height="152" rx="28" fill="none" stroke="${LINE}" stroke-width="2" ${shown(1)}/>` +
      circle(130, 122, 30, ROSE, shown(2)) +
      circle(130, 122, 11, GOLD, shown(2)) +
      leaves.join('') +
      `<ellipse cx="250" cy="122" rx="78" ry="36" fill="${WATER}" ${shown(4)}/>`
    )
  },
  sentence: (step) => {
    const blocks = [
      { colour: ROSE, x: 40, width: 96 },
      { colour: GOLD, x: 152, width: 110 },
      { colour: WATER, x: 278, width: 108 },
    ]
    const drawn = blocks.map(({ colour, x, width }, index) => {
      const arrived = during(step, index + 0.5)
      return box(x, 240 - 146 * arrived, width, 56, colour, `opacity="${arrived.toFixed(2)}"`)
    })
    const arrows = [136, 262].map((x, index) =>
      stroke(`M${x} 122 h14`, LINE, 4, `opacity="${during(step, index + 2).toFixed(2)}"`),
    )
    const stop = circle(400, 144, 6, LINE, `opacity="${during(step, 4).toFixed(2)}"`)
    return drawn.join('') + arrows.join('') + stop
  },
  timeline: (step) => {
    const order = [0, 1, 3, 2, 4]
    const events = order.map((place, index) => {
      const arrived = during(step, index * 0.9)
      const sorted = during(step, 4)
      const x = 64 + (index + (place - index) * sorted) * 75
      const colour = [LEAF, WATER, ROSE, GOLD, LINE][place]!
      return (
        stroke(`M${x} 150 v-34`, colour, 4, `opacity="${arrived}"`) + circle(x, 102 - (1 - arrived) * 60, 17, colour)
      )
    })
    return stroke(`M30 150 H${30 + 366 * between(step / 1.2)}`, LINE) + events.join('')
  },
  'practice-loop': (step) => {
    const turn = (step * Math.PI) / 2
    const stations = [0, 1, 2, 3].map((index) => {
      const angle = (index * Math.PI) / 2 - Math.PI / 2
      const isHere = Math.floor(step) % 4 === index
      const [x, y] = [213 + 118 * Math.cos(angle), 120 + 78 * Math.sin(angle)]
      return circle(x, y, isHere ? 25 : 19, [ROSE, GOLD, WATER, LEAF][index]!, `opacity="${isHere ? 1 : 0.6}"`)
    })
    const [x, y] = [213 + 118 * Math.cos(turn - Math.PI / 2), 120 + 78 * Math.sin(turn - Math.PI / 2)]
    const ring = `<ellipse cx="213" cy="120" rx="118" ry="78" fill="none" stroke="${DIM}" stroke-width="6"/>`
    return ring + stations.join('') + circle(x, y, 8, LINE)
  },
}

export function drawScene(clip: Clip, step: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}"/>${scenes[clip](step)}</svg>`
}
