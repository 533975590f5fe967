import type { Palette } from '../palette.ts'
import { pick, type Random } from '../random.ts'
import { circle, geo, line, rect, shape, stitch } from '../shapes.ts'
import { anyOf, repeat, type Motif } from './motif.ts'

export const mathematics: Motif = (w, h, colours, random, variant = anyOf(3, random)) => {
  if (variant === 0) return sineWaves(w, h, colours)
  if (variant === 1) return pythagoras(w, h, colours)
  return truchetTiles(w, h, colours, random)
}

function sineWaves(w: number, h: number, { background, first, second, third, pop, ink }: Palette): string {
  const waveLength = w / 2.2
  const half = waveLength / 2
  const sun = circle(w * 0.74, h * 0.34, h * 0.22, pop)
  return (
    sun +
    repeat(5, (i) => {
      const y = h * (0.42 + i * 0.145)
      const start = -waveLength * (0.15 + i * 0.17)
      let crest = geo`M${start} ${y}`
      for (let x = start; x < w + waveLength; x += half) {
        const down = Math.round((x - start) / half) % 2 ? 1 : -1
        crest += geo`Q${x + waveLength / 4} ${y + down * h * 0.13 * 2} ${x + half} ${y}`
      }
      const wave = shape(crest + geo`V${h + 10}H${start}Z`, pick([first, second, third, first, ink], i))
      return i === 1 ? wave + stitch(crest, background, 1.6, ' transform="translate(0 9)"') : wave
    })
  )
}

// A right triangle with a square on each side.
function pythagoras(w: number, h: number, { background, first, second, third, pop, ink }: Palette): string {
  const unit = h * 0.118
  const [x, y] = [w * 0.45, h * 0.6]
  const [long, short] = [3 * unit, 2 * unit]
  const [right, top] = [x + long, y - short]
  return (
    rect(x - short, top, short, short, pop) +
    rect(x, y, long, long, first) +
    shape(geo`M${right} ${y}L${x} ${top}L${x + short} ${top - long}L${right + short} ${y - long}Z`, third) +
    shape(geo`M${x} ${y}H${right}L${x} ${top}Z`, second) +
    stitch(geo`M${x + 8} ${y + 8}H${right - 8}V${y + long - 8}`, background) +
    line(geo`M${x + unit * 0.32} ${y}V${y - unit * 0.32}H${x}`, ink, 1.6)
  )
}

function truchetTiles(w: number, h: number, { first, second, third, pop }: Palette, random: Random): string {
  const side = h / 4
  return repeat(Math.ceil(w / side), (column) =>
    repeat(4, (row) => {
      const kind = anyOf(5, random)
      const fill = pick([first, second, pop, third, first], anyOf(5, random))
      const [x, y] = [column * side, row * side]
      const arc = geo`a${side} ${side} 0 0 1`
      if (kind === 0) return shape(geo`M${x} ${y}h${side}${arc} ${-side} ${side}Z`, fill)
      if (kind === 1) return shape(geo`M${x + side} ${y}v${side}${arc} ${-side} ${-side}Z`, fill)
      if (kind === 2) return shape(geo`M${x} ${y + side}v${-side}${arc} ${side} ${side}Z`, fill)
      if (kind === 3) return circle(x + side / 2, y + side / 2, side * 0.26, fill)
      return shape(geo`M${x} ${y + side}h${side}v${-side}Z`, fill)
    }),
  )
}
