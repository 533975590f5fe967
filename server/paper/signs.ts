// Signs of mathematics and chemistry that the typeface lacks, drawn as straight strokes on a grid of 1000 units to the em.

type Point = readonly [number, number]

export type Sign = { character: string; advance: number; strokes: (readonly Point[])[] }

const THICKNESS = 58
const MINUS: Point[] = [
  [60, 330],
  [520, 330],
]
const shifted = (points: readonly Point[], y: number) => points.map(([x, up]): Point => [x, up + y])
const mirrored = (points: readonly Point[], width: number) => points.map(([x, y]): Point => [width - x, y])
const ARROW_HEAD: Point[] = [
  [570, 500],
  [740, 330],
  [570, 160],
]
const ARROW_SHAFT: Point[] = [
  [60, 330],
  [720, 330],
]
const LESS_THAN: Point[] = [
  [520, 610],
  [70, 410],
  [520, 210],
]
const WAVE: Point[] = [
  [60, 300],
  [130, 370],
  [210, 380],
  [370, 290],
  [450, 290],
  [520, 360],
]

const ROOT: Point[] = [
  [40, 330],
  [130, 370],
  [270, 30],
  [470, 790],
  [560, 790],
]
const EQUAL = [shifted(MINUS, 90), shifted(MINUS, -90)]
const SLASH: Point[] = [
  [150, 90],
  [430, 570],
]
const LAMBDA: Point[][] = [
  [
    [50, 720],
    [140, 720],
    [450, 0],
  ],
  [
    [270, 420],
    [70, 0],
  ],
]
const PI: Point[][] = [
  [
    [40, 470],
    [540, 470],
  ],
  [
    [180, 470],
    [150, 0],
  ],
  [
    [390, 470],
    [390, 60],
    [430, 10],
    [490, 20],
  ],
]

export const SIGNS: Sign[] = [
  { character: 'λ', advance: 500, strokes: LAMBDA },
  { character: 'π', advance: 570, strokes: PI },
  { character: '√', advance: 590, strokes: [ROOT] },
  { character: '≠', advance: 580, strokes: [...EQUAL, SLASH] },
  { character: '→', advance: 800, strokes: [ARROW_SHAFT, ARROW_HEAD] },
  { character: '←', advance: 800, strokes: [mirrored(ARROW_SHAFT, 800), mirrored(ARROW_HEAD, 800)] },
  { character: '≤', advance: 580, strokes: [LESS_THAN, shifted(MINUS, -260)] },
  { character: '≥', advance: 580, strokes: [mirrored(LESS_THAN, 580), shifted(MINUS, -260)] },
  { character: '≈', advance: 580, strokes: [shifted(WAVE, 110), shifted(WAVE, -90)] },
]

/** The outline of each straight piece of a stroke, slightly longer than the piece so that corners are closed. */
export function outlinesOf({ strokes }: Sign): [Point, Point, Point, Point][] {
  const half = THICKNESS / 2
  return strokes.flatMap((points) =>
    points.slice(1).map(([toX, toY], index) => {
      const [fromX, fromY] = points[index]!
      const length = Math.hypot(toX - fromX, toY - fromY)
      const [alongX, alongY] = [((toX - fromX) / length) * half, ((toY - fromY) / length) * half]
      const corner = (x: number, y: number, end: 1 | -1, side: 1 | -1): Point => [
        Math.round(x + alongX * end * 0.6 - alongY * side),
        Math.round(y + alongY * end * 0.6 + alongX * side),
      ]
      return [
        corner(fromX, fromY, -1, 1),
        corner(toX, toY, 1, 1),
        corner(toX, toY, 1, -1),
        corner(fromX, fromY, -1, -1),
      ]
    }),
  )
}
