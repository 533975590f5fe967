// How far a line's ink extends above and below the baseline: Bengali signs exceed the font's stated height.
import type { Line } from './shape-text.ts'

export function inkOf({ runs, size }: Line): { top: number; bottom: number } {
  let [top, bottom] = [0, 0]
  for (const { face, glyphs, scale } of runs) {
    for (const { id, y } of glyphs) {
      const box = face.kind === 'font' ? face.shaper.glyphExtents(id) : { yBearing: 900, height: -1100 }
      if (!box) continue
      const ems = (units: number) => (units / face.unitsPerEm) * scale
      top = Math.max(top, ems(y + box.yBearing))
      bottom = Math.max(bottom, -ems(y + box.yBearing + box.height))
    }
  }
  return { top: top * size, bottom: bottom * size }
}
