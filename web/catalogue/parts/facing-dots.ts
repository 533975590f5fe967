// Draws learners and tutors as dots joined by a thread, in a 246 by 76 box. A dot is a zero-length line with round caps,
// so all dots of one side fit in one path.
const WIDTH = 246
const HEIGHT = 76
const SIDE_WIDTH = 106
const MAX_SIZE = 42
const GAP = 1.06

export function facingDots(count: number) {
  const rows = count < 4 ? 1 : count < 9 ? 2 : 3
  const columns = Math.ceil(count / rows)
  const size = Math.min(MAX_SIZE, HEIGHT / rows / GAP, SIDE_WIDTH / columns / GAP)
  const step = size * GAP
  const centres = Array.from({ length: count }, (_, index) => ({
    x: size / 2 + Math.floor(index / rows) * step,
    y: HEIGHT / 2 + ((index % rows) - (rows - 1) / 2) * step,
  }))
  const path = (xOf: (x: number) => number) => centres.map(({ x, y }) => `M${round(xOf(x))} ${round(y)}h0`).join('')
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
