import type { Palette } from '../palette.ts'
import { pick, type Random } from '../random.ts'
import { geo, line, rect } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const programming: Motif = (w, h, colours, random, variant = anyOf(2, random)) =>
  variant === 0 ? codeLines(w, h, colours, random) : bracedRobot(w, h, colours)

function codeLines(w: number, h: number, { first, second, third, pop }: Palette, random: Random): string {
  return repeat(7, (row) => {
    let x = w * (0.1 + pick([0, 1, 2, 2, 1, 2, 0], row) * 0.085)
    const y = h * (0.115 + row * 0.118)
    const words = 2 + anyOf(2, random)
    let drawn = ''
    for (let word = 0; word < words; word++) {
      const length = w * (0.08 + random() * 0.17)
      if (x + length > w * 0.93) break
      drawn += rect(x, y, length, h * 0.062, pick([first, second, pop, third], anyOf(4, random)), h * 0.031)
      x += length + w * 0.028
    }
    return drawn
  })
}

function bracedRobot(w: number, h: number, { first, second, pop }: Palette): string {
  // `side` is 1 for the opening brace and -1 for the closing one.
  const brace = (x: number, side: number) => {
    const [bend, tip] = [side * h * 0.13, side * h * 0.1]
    const upper = geo`M${x} ${h * 0.2}q${-bend} 0 ${-bend} ${h * 0.13}v${h * 0.07}q0 ${h * 0.1} ${-tip} ${h * 0.1}`
    const lower = geo`q${tip} 0 ${tip} ${h * 0.1}v${h * 0.07}q0 ${h * 0.13} ${bend} ${h * 0.13}`
    return line(upper + lower, first, h * 0.075)
  }
  const pixel = h * 0.1
  const robot = ['01110', '11111', '10101', '11111', '01010'].flatMap((bits, row) =>
    Array.from(bits, (bit, column) => {
      if (bit === '0') return ''
      const fill = row !== 4 && (column + row) % 3 === 0 ? second : pop
      const [x, y] = [w * 0.5 - 2.5 * pixel + column * pixel, h * 0.5 - 2.5 * pixel + row * pixel]
      return rect(x, y, pixel * 0.92, pixel * 0.92, fill, 2)
    }),
  )
  return brace(w * 0.26, 1) + brace(w * 0.74, -1) + robot.join('')
}
