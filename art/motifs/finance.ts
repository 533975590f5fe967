import { pick } from '../random.ts'
import { circle, geo, rect, stitch } from '../shapes.ts'
import { repeat, type Motif } from './motif.ts'

// Growing columns under a coin.
export const finance: Motif = (w, h, { scheme, background, first, second, third, pop, ink }) => {
  const [width, gap, left] = [w * 0.105, w * 0.045, w * 0.09]
  const step = width + gap
  const fills = [third, first, third, second, first, pop] as const
  const columns = repeat(6, (i) => {
    const height = h * (0.2 + 0.105 * i + (i % 2 ? 0.03 : 0))
    const x = left + i * step
    return (
      rect(x, h - height, width, height, pick(fills, i)) + circle(x + width / 2, h - height, width / 2, pick(fills, i))
    )
  })
  const trend = geo`M${left + width / 2} ${h * 0.86}L${left + 5 * step + width / 2} ${h * 0.34}`
  return (
    circle(w * 0.24, h * 0.3, h * 0.18, pop) +
    circle(w * 0.24, h * 0.3, h * 0.12, background) +
    circle(w * 0.24, h * 0.3, h * 0.06, pop) +
    columns +
    stitch(trend, scheme === 'deep' ? ink : background, 2)
  )
}
