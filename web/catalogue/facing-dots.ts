// As many dots as learners, a thread, and as many dots as tutors: in a box of 246 by 76. A dot is a line without length
// whose round ends make it a circle, so that all dots of a side are one path.
const WIDTH = 246
const HEIGHT = 76
const SIDE = 106
const LARGEST = 42
const GAP = 1.06

export function facingDots(count: number) {
  const rows = count < 4 ? 1 : count < 9 ? 2 : 3
  const columns = Math.ceil(count / rows)
  const size = Math.min(LARGEST, HEIGHT / rows / GAP, SIDE / columns / GAP)
  const step = size * GAP
  const places = Array.from({ length: count }, (_, index) => ({
    x: size / 2 + Math.floor(index / rows) * step,
    y: HEIGHT / 2 + ((index % rows) - (rows - 1) / 2) * step,
  }))
  const path = (xOf: (x: number) => number) => places.map(({ x, y }) => `M${round(xOf(x))} ${round(y)}h0`).join('')
  const end = columns * step + 8
  return {
    size: round(size),
    learners: path((x) => x),
    tutors: path((x) => WIDTH - x),
    thread: `M${round(end)} 38H${round(WIDTH - end)}`,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
