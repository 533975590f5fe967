// A class's water lily: as many petals as its number, with a wider fan for higher classes.

import type { Palette } from './palette.ts'
import { geo, petalPath, shape } from './shapes.ts'

export function shapla(x: number, y: number, length: number, petals: number, colours: Palette): string {
  const { background, second, pop } = colours
  const spread = petals === 1 ? 0 : Math.min(172, 26 + petals * 14)
  const middleIsOdd = petals % 2 ? Math.floor(petals / 2) % 2 : 0
  return (
    Array.from({ length: petals }, (_, index) => ({
      angle: petals === 1 ? 0 : -spread / 2 + (spread * index) / (petals - 1),
      fill: index % 2 === middleIsOdd ? second : pop,
    }))
      // Outermost first, so that the middle petal is on top.
      .sort((one, other) => Math.abs(other.angle) - Math.abs(one.angle))
      .map(({ angle, fill }) => {
        const reach = length * (1 - (0.12 * Math.abs(angle)) / 90)
        const place = geo` transform="translate(${x} ${y}) rotate(${angle})"`
        const outline = ` stroke="${background}" stroke-width="3"`
        const vein = geo`<path d="M0 ${-reach * 0.2}V${-reach * 0.8}" stroke="${background}" stroke-width="1.5"`
        return (
          shape(petalPath(reach, reach * (petals < 4 ? 0.3 : 0.235)), fill, outline + place) +
          `${vein} stroke-linecap="round" stroke-dasharray="4 5"${place}/>`
        )
      })
      .join('')
  )
}
