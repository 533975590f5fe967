// Converts circular arcs in SVG paths to Bézier curves, because @libpdf/core 0.4.2 flattens them.

const ARC = /a([\d.]+) [\d.]+ 0 ([01]) ([01]) (-?[\d.]+) (-?[\d.]+)/g
const QUARTER = Math.PI / 2

/** Replaces a path's relative arcs, the only ones that `art` draws. */
export function arcsAsCurves(path: string): string {
  return path.replaceAll(ARC, (_, radius: string, large: string, sweep: string, dx: string, dy: string) =>
    curves(Number(radius), large === '1', sweep === '1', Number(dx), Number(dy)),
  )
}

function curves(givenRadius: number, isLarge: boolean, isClockwise: boolean, dx: number, dy: number): string {
  const chord = Math.hypot(dx, dy)
  if (chord === 0) return ''
  const radius = Math.max(givenRadius, chord / 2)
  const side = isLarge === isClockwise ? 1 : -1
  const away = (side * Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))) / chord
  // The arc starts at 0,0.
  const [x, y] = [dx / 2 + dy * away, dy / 2 - dx * away]
  const start = Math.atan2(-y, -x)
  const turn = Math.atan2(dy - y, dx - x) - start
  const full = isClockwise ? (turn + 4 * Math.PI) % (2 * Math.PI) : -((4 * Math.PI - turn) % (2 * Math.PI))
  const count = Math.max(1, Math.ceil(Math.abs(full) / QUARTER - 1e-6))
  const step = full / count
  const reach = (4 / 3) * Math.tan(step / 4) * radius
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [start + index * step, start + (index + 1) * step]
    const [fromX, fromY] = [radius * Math.cos(from), radius * Math.sin(from)]
    const end = [radius * Math.cos(to) - fromX, radius * Math.sin(to) - fromY] as const
    const first = [-reach * Math.sin(from), reach * Math.cos(from)]
    const second = [end[0] + reach * Math.sin(to), end[1] - reach * Math.cos(to)]
    return `c${[...first, ...second, ...end].map((value) => +value.toFixed(4)).join(' ')}`
  }).join('')
}
