// The figures of the demo's text lessons, drawn from a few words each: 640 by 360, flat colours of the course's hue.
import { angleOf, type HueKey } from '#art/hues.ts'
import { oklch } from '#art/palette.ts'
import { textBlock } from './outline-text.ts'

const WIDTH = 640
const HEIGHT = 360
const GOLD = '#fcbb20'

/** A drawing takes the colours of its course. */
export type Drawing = (colours: Colours) => string

type Colours = { tint: string; field: string; soft: string; deep: string }

export function drawFigure(hue: HueKey, drawing: Drawing): string {
  const angle = angleOf(hue)!
  const isYellow = angle > 55 && angle < 135
  const colours = {
    tint: oklch(0.955, 0.03, angle),
    soft: oklch(0.9, 0.06, angle),
    field: oklch(isYellow ? 0.84 : 0.74, 0.13, angle),
    deep: oklch(0.3, 0.075, angle),
  }
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.tint}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${drawing(colours)}</svg>\n`
}

const number = (value: number) => String(Math.round(value * 10) / 10)
const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 3, more = '') =>
  `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '', radius = 10) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${radius}" fill="${fill}"${more}/>`
const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"${more}/>`
const STITCH = ' stroke-dasharray="5 5.5"'

function arrow(x1: number, y1: number, x2: number, y2: number, stroke: string): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const head = [2.6, -2.6].map((turn) => [x2 + 11 * Math.cos(angle + turn), y2 + 11 * Math.sin(angle + turn)])
  const [[ax, ay], [bx, by]] = head as [[number, number], [number, number]]
  return (
    line(x1, y1, x2, y2, stroke) +
    `<path d="M${number(ax)} ${number(ay)}L${number(x2)} ${number(y2)}L${number(bx)} ${number(by)}" fill="none" stroke="${stroke}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

const label = (text: string, x: number, y: number, width: number, fill: string, size = 24, weight: 500 | 700 = 500) =>
  textBlock(text, x, y, width, { size, fill, weight })

/** Steps in order, from left to right. Five or six continue in a second row. */
export const steps =
  (...texts: string[]): Drawing =>
  ({ field, deep, soft }) => {
    const rows = texts.length > 4 ? [texts.slice(0, 3), texts.slice(3)] : [texts]
    const height = rows.length > 1 ? 112 : 150
    return rows
      .map((row, at) => {
        const gap = 34
        const width = (WIDTH - 64 - gap * (row.length - 1)) / row.length
        const y = rows.length > 1 ? 48 + at * 152 : (HEIGHT - height) / 2
        return row
          .map((text, index) => {
            const x = 32 + index * (width + gap)
            const isLast = at === rows.length - 1 && index === row.length - 1
            const next =
              index < row.length - 1
                ? arrow(x + width + 6, y + height / 2, x + width + gap - 6, y + height / 2, deep)
                : ''
            return (
              rect(x, y, width, height, isLast ? GOLD : index % 2 ? soft : field) +
              label(text, x + width / 2, y + height / 2, width - 16, deep) +
              next
            )
          })
          .join('')
      })
      .join('')
  }

/** A cycle. */
export const cycle =
  (...texts: string[]): Drawing =>
  ({ field, deep, soft }) => {
    const [cx, cy, rx, ry] = [WIDTH / 2, HEIGHT / 2, 222, 122]
    const places = texts.map((_, index) => {
      const angle = (index / texts.length) * 2 * Math.PI - Math.PI / 2
      return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
    })
    const ring = `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${deep}" stroke-width="3"${STITCH} stroke-linecap="round"/>`
    const heads = texts.map((_, index) => {
      const angle = ((index + 0.5) / texts.length) * 2 * Math.PI - Math.PI / 2
      const [x, y] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
      const ahead = Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle))
      return arrow(x - Math.cos(ahead), y - Math.sin(ahead), x + 5 * Math.cos(ahead), y + 5 * Math.sin(ahead), deep)
    })
    const boxes = places.map(
      ([x, y], index) =>
        rect(x - 84, y - 38, 168, 76, index === 0 ? GOLD : index % 2 ? field : soft) +
        label(texts[index]!, x, y, 154, deep, 22),
    )
    return ring + heads.join('') + boxes.join('')
  }

type LinePart = {
  ticks: string[]
  points?: [at: number, text: string][]
  jumps?: [from: number, to: number, text: string][]
}

/** A line with ticks; points and jumps are given in ticks. */
export const numberLine =
  ({ ticks, points = [], jumps = [] }: LinePart): Drawing =>
  ({ field, deep }) => {
    const y = 230
    const x = (tick: number) => 56 + (tick / (ticks.length - 1)) * (WIDTH - 112)
    const between = (WIDTH - 112) / (ticks.length - 1)
    return (
      arrow(28, y, WIDTH - 24, y, deep) +
      ticks
        .map(
          (text, tick) =>
            line(x(tick), y - 8, x(tick), y + 8, deep) + label(text, x(tick), y + 36, between - 4, deep, 22),
        )
        .join('') +
      jumps
        .map(([from, to, text]) => {
          const middle = (x(from) + x(to)) / 2
          const rise = Math.min(120, 50 + Math.abs(x(to) - x(from)) / 4)
          return (
            `<path d="M${number(x(from))} ${y - 12}Q${number(middle)} ${number(y - 12 - rise * 1.6)} ${number(x(to))} ${y - 12}" fill="none" stroke="${deep}" stroke-width="3" stroke-linecap="round"${STITCH}/>` +
            circle(x(to), y - 12, 5, deep) +
            label(text, middle, y - 30 - rise, 200, deep, 22, 700)
          )
        })
        .join('') +
      points
        .map(
          ([at, text]) =>
            circle(x(at), y, 11, GOLD, ` stroke="${deep}" stroke-width="3"`) +
            (text ? label(text, x(at), y - 52, 190, deep, 22, 700) : ''),
        )
        .join('') +
      line(28, y + 76, WIDTH - 28, y + 76, field, 4, STITCH)
    )
  }

/** Amounts side by side; the highest in gold. */
export const bars =
  (...rows: [text: string, value: number, shown?: string][]): Drawing =>
  ({ field, deep }) => {
    const top = Math.max(...rows.map(([, value]) => value))
    const step = (WIDTH - 80) / rows.length
    return (
      rows
        .map(([text, value, shown], index) => {
          const height = Math.max(4, (value / top) * 196)
          const x = 40 + index * step
          return (
            rect(x + step * 0.16, 276 - height, step * 0.68, height, value === top ? GOLD : field, '', 6) +
            (shown ? label(shown, x + step / 2, 276 - height - 20, step, deep, 22, 700) : '') +
            label(text, x + step / 2, 310, step - 8, deep, 21)
          )
        })
        .join('') + line(32, 276, WIDTH - 32, 276, deep)
    )
  }

/** Wholes cut into equal parts, some of them filled. */
export const shares =
  (...rows: [text: string, parts: number, filled: number][]): Drawing =>
  ({ field, deep }) => {
    const height = Math.min(80, 260 / rows.length - 14)
    const first = (HEIGHT - rows.length * (height + 18) + 18) / 2
    return rows
      .map(([text, parts, filled], row) => {
        const y = first + row * (height + 18)
        const width = 440 / parts
        const cells = Array.from({ length: parts }, (_, index) =>
          rect(
            170 + index * width,
            y,
            width,
            height,
            index < filled ? (row % 2 ? GOLD : field) : '#ffffff',
            ` stroke="${deep}" stroke-width="2.5"`,
            0,
          ),
        )
        return label(text, 90, y + height / 2, 130, deep, 26, 700) + cells.join('')
      })
      .join('')
  }

type Curve = { points: [x: number, y: number][]; text?: string; isDashed?: boolean; isFilled?: boolean }
type Graph = { x: string; y: string; curves: Curve[]; notes?: [x: number, y: number, text: string][] }

/** Axes with lines on them, in tenths of their lengths. */
export const graph =
  ({ x, y, curves, notes = [] }: Graph): Drawing =>
  ({ field, soft, deep }) => {
    const at = ([px, py]: [number, number]) => [96 + px * 44, 296 - py * 25.5] as const
    const drawn = curves.map(({ points, text, isDashed, isFilled }, index) => {
      const path = `M${points.map((point) => at(point).map(number).join(' ')).join('L')}`
      const area = isFilled
        ? `<path d="${path}L${number(at(points.at(-1)!)[0])} 296L${number(at(points[0]!)[0])} 296z" fill="${index ? GOLD : soft}"/>`
        : ''
      const [ex, ey] = at(points.at(-1)!)
      return (
        area +
        `<path d="${path}" fill="none" stroke="${index % 2 ? field : deep}" stroke-width="${index % 2 ? 5 : 4}" stroke-linejoin="round" stroke-linecap="round"${isDashed ? STITCH : ''}/>` +
        (text ? label(text, Math.min(ex, 560), ey - 20, 150, deep, 21, 700) : '')
      )
    })
    return (
      drawn.join('') +
      arrow(96, 296, 596, 296, deep) +
      arrow(96, 296, 96, 28, deep) +
      label(x, 340, 330, 460, deep, 22) +
      textBlock(y, 48, 160, 82, { size: 21, fill: deep }) +
      notes.map(([nx, ny, text]) => label(text, at([nx, ny])[0], at([nx, ny])[1], 170, deep, 21, 700)).join('')
    )
  }

/** Two or three things compared. */
export const columns =
  (...given: [head: string, ...items: string[]][]): Drawing =>
  ({ field, soft, deep }) => {
    const gap = 20
    const width = (WIDTH - 64 - gap * (given.length - 1)) / given.length
    return given
      .map(([head, ...items], index) => {
        const x = 32 + index * (width + gap)
        const step = 208 / items.length
        return (
          rect(x, 32, width, 296, '#ffffff') +
          rect(x, 32, width, 64, index === 1 ? GOLD : index ? soft : field) +
          label(head, x + width / 2, 64, width - 18, deep, 24, 700) +
          items.map((item, row) => label(item, x + width / 2, 112 + step * (row + 0.5), width - 22, deep, 22)).join('')
        )
      })
      .join('')
  }

/** A tree. */
export const tree =
  (root: string, ...branches: (string | [text: string, ...leaves: string[]])[]): Drawing =>
  ({ field, soft, deep }) => {
    const step = (WIDTH - 40) / branches.length
    const hasLeaves = branches.some((branch) => typeof branch !== 'string')
    const [top, middle] = hasLeaves ? [62, 172] : [88, 250]
    return (
      branches
        .map((branch, index) => {
          const [text, ...leaves] = typeof branch === 'string' ? [branch] : branch
          const x = 20 + step * (index + 0.5)
          return (
            line(WIDTH / 2, top, x, middle, deep) +
            (leaves.length ? line(x, middle, x, 262, deep) : '') +
            rect(x - step * 0.45, middle - 34, step * 0.9, 68, index % 2 ? soft : field) +
            label(text, x, middle, step * 0.9 - 12, deep, 22, leaves.length ? 700 : 500) +
            (leaves.length
              ? rect(x - step * 0.45, 238, step * 0.9, 96, '#ffffff') +
                label(leaves.join(', '), x, 286, step * 0.9 - 14, deep, 20)
              : '')
          )
        })
        .join('') +
      rect(WIDTH / 2 - 140, top - 36, 280, 72, GOLD) +
      label(root, WIDTH / 2, top, 262, deep, 25, 700)
    )
  }

/** A timeline. */
export const timeline =
  (...events: [when: string, what: string][]): Drawing =>
  ({ field, deep }) => {
    const step = (WIDTH - 56) / events.length
    return (
      arrow(24, 180, WIDTH - 20, 180, deep) +
      events
        .map(([when, what], index) => {
          const x = 28 + step * (index + 0.5)
          const isUp = index % 2 === 0
          const y = isUp ? 92 : 268
          const half = Math.min(step * 0.62, 96)
          const middle = Math.min(WIDTH - 14 - half, Math.max(14 + half, x))
          return (
            line(x, 180, x, isUp ? 132 : 228, deep, 3, STITCH) +
            rect(middle - half, y - 42, half * 2, 84, '#ffffff') +
            label(what, middle, y, half * 2 - 14, deep, 20) +
            circle(x, 180, 11, index === events.length - 1 ? GOLD : field, ` stroke="${deep}" stroke-width="3"`) +
            label(when, x, isUp ? 212 : 148, step * 1.1, deep, 21, 700)
          )
        })
        .join('')
    )
  }

/** Layers from top to bottom, each on the one below it. */
export const layers =
  (...texts: string[]): Drawing =>
  ({ field, soft, deep }) => {
    const height = 296 / texts.length
    return texts
      .map((text, index) => {
        const inset = 56 + (texts.length - 1 - index) * (150 / texts.length)
        const y = 32 + index * height
        return (
          rect(inset, y, WIDTH - inset * 2, height - 8, index === 0 ? GOLD : index % 2 ? field : soft) +
          label(text, WIDTH / 2, y + (height - 8) / 2, WIDTH - inset * 2 - 20, deep, 24)
        )
      })
      .join('')
  }

/** A grid of cells. Those whose text begins with * are marked. */
export const grid =
  (...rows: string[][]): Drawing =>
  ({ field, deep }) => {
    const count = Math.max(...rows.map((row) => row.length))
    const height = Math.min(84, 304 / rows.length)
    const width = Math.min(150, 576 / count)
    const [left, top] = [(WIDTH - width * count) / 2, (HEIGHT - height * rows.length) / 2]
    return rows
      .flatMap((row, r) =>
        row.map((given, c) => {
          const isMarked = given.startsWith('*')
          const text = isMarked ? given.slice(1) : given
          const [x, y] = [left + c * width, top + r * height]
          return (
            rect(
              x,
              y,
              width,
              height,
              isMarked ? GOLD : (r + c) % 2 ? '#ffffff' : field,
              ` stroke="${deep}" stroke-width="2"`,
              0,
            ) + (text ? label(text, x + width / 2, y + height / 2, width - 10, deep, 25, 700) : '')
          )
        }),
      )
      .join('')
  }

/** Things to count: a row of each number, with its words. */
export const dots =
  (...rows: [count: number, text: string][]): Drawing =>
  ({ field, deep }) => {
    const step = 296 / rows.length
    const radius = Math.min(26, step * 0.32)
    return rows
      .map(([amount, text], row) => {
        const y = 32 + step * (row + 0.5)
        const circles = Array.from({ length: amount }, (_, index) =>
          circle(
            200 + index * radius * 2.6,
            y,
            radius,
            row === rows.length - 1 ? GOLD : field,
            ` stroke="${deep}" stroke-width="3"`,
          ),
        )
        return label(text, 96, y, 140, deep, 26, 700) + circles.join('')
      })
      .join('')
  }

/** Two sides that weigh the same. */
export const balance =
  (left: string, right: string, note = ''): Drawing =>
  ({ field, soft, deep }) =>
    line(140, 112, 500, 112, deep, 6) +
    line(320, 96, 320, 300, deep, 6) +
    `<path d="M236 316L404 316L372 288L268 288z" fill="${deep}"/>` +
    circle(320, 100, 14, GOLD, ` stroke="${deep}" stroke-width="4"`) +
    [140, 500].map((x) => line(x, 112, x - 62, 206, deep, 2.5) + line(x, 112, x + 62, 206, deep, 2.5)).join('') +
    rect(62, 204, 156, 62, field) +
    rect(422, 204, 156, 62, soft) +
    label(left, 140, 235, 146, deep, 25, 700) +
    label(right, 500, 235, 146, deep, 25, 700) +
    (note ? label(note, 320, 50, 560, deep, 23) : '')

/** The words of a line with the part that each plays below it. */
export const words =
  (...given: [word: string, part: string][]): Drawing =>
  ({ field, soft, deep }) => {
    const gap = 12
    const width = (WIDTH - 48 - gap * (given.length - 1)) / given.length
    return given
      .map(([word, part], index) => {
        const x = 24 + index * (width + gap)
        return (
          rect(x, 92, width, 92, [field, GOLD, soft][index % 3]!) +
          label(word, x + width / 2, 138, width - 10, deep, 28, 700) +
          line(x + width / 2, 190, x + width / 2, 214, deep, 3, STITCH) +
          label(part, x + width / 2, 246, width, deep, 21)
        )
      })
      .join('')
  }

/** One thing in the middle, with related things around it. */
export const hub =
  (middle: string, ...around: string[]): Drawing =>
  ({ field, soft, deep }) => {
    const places = around.map((_, index) => {
      const angle = (index / around.length) * 2 * Math.PI - Math.PI / 2
      return [320 + 226 * Math.cos(angle), 180 + 128 * Math.sin(angle)] as const
    })
    return (
      places.map(([x, y]) => line(320, 180, x, y, deep, 3)).join('') +
      places
        .map(
          ([x, y], index) =>
            rect(x - 82, y - 35, 164, 70, index % 2 ? soft : field) + label(around[index]!, x, y, 152, deep, 21),
        )
        .join('') +
      rect(218, 138, 204, 84, GOLD, '', 42) +
      label(middle, 320, 180, 182, deep, 25, 700)
    )
  }

/** A written page, with the names of its parts beside it. */
export const page =
  (...parts: string[]): Drawing =>
  ({ field, deep }) => {
    const step = 288 / parts.length
    const widths = [210, 150, 190, 170, 200, 120]
    return (
      rect(40, 24, 270, 312, '#ffffff', ` stroke="${deep}" stroke-width="2.5"`, 6) +
      parts
        .map((part, index) => {
          const y = 36 + step * (index + 0.5)
          const lines = step > 52 ? [-9, 9] : [0]
          return (
            lines
              .map((dy, at) =>
                rect(62, y + dy - 5, widths[(index + at) % 6]! * (at ? 0.8 : 1), 9, index === 0 ? GOLD : field, '', 4),
              )
              .join('') +
            line(316, y, 352, y, deep, 3, STITCH) +
            textBlock(part, 362, y, 256, { size: 23, fill: deep, anchor: 'start' })
          )
        })
        .join('')
    )
  }

/** What two things have in common. */
export const venn =
  (left: string, both: string, right: string, names: [left: string, right: string]): Drawing =>
  ({ field, deep }) =>
    circle(240, 196, 138, field, ' fill-opacity="0.75"') +
    circle(400, 196, 138, GOLD, ' fill-opacity="0.75"') +
    circle(240, 196, 138, 'none', ` stroke="${deep}" stroke-width="3"`) +
    circle(400, 196, 138, 'none', ` stroke="${deep}" stroke-width="3"`) +
    label(left, 176, 196, 140, deep, 23) +
    label(both, 320, 196, 104, deep, 22, 700) +
    label(right, 464, 196, 140, deep, 23) +
    label(names[0], 130, 34, 230, deep, 24, 700) +
    label(names[1], 510, 34, 230, deep, 24, 700)

type Piece =
  | { line: [number, number][]; isDashed?: boolean; isGold?: boolean; isArrow?: boolean }
  | { area: [number, number][]; isGold?: boolean; isWhite?: boolean }
  | { circle: [x: number, y: number, radius: number]; isGold?: boolean; isWhite?: boolean; isOpen?: boolean }
  | { text: string; at: [number, number]; width?: number; size?: number }

/** Anything else: lines, areas, circles and words where they belong. */
export const sketch =
  (...pieces: Piece[]): Drawing =>
  ({ field, deep }) =>
    pieces
      .map((piece) => {
        if ('text' in piece) return label(piece.text, ...piece.at, piece.width ?? 150, deep, piece.size ?? 23, 700)
        const fill = 'isGold' in piece && piece.isGold ? GOLD : 'isWhite' in piece && piece.isWhite ? '#ffffff' : field
        if ('circle' in piece) {
          const [x, y, radius] = piece.circle
          return circle(x, y, radius, piece.isOpen ? 'none' : fill, ` stroke="${deep}" stroke-width="3"`)
        }
        const path = (points: [number, number][]) => `M${points.map((point) => point.map(number).join(' ')).join('L')}`
        if ('area' in piece)
          return `<path d="${path(piece.area)}z" fill="${fill}" stroke="${deep}" stroke-width="3" stroke-linejoin="round"/>`
        const [beforeLast, last] = piece.line.slice(-2) as [[number, number], [number, number]]
        const drawn = `<path d="${path(piece.line)}" fill="none" stroke="${piece.isGold ? GOLD : deep}" stroke-width="${piece.isGold ? 6 : 3.5}" stroke-linecap="round" stroke-linejoin="round"${piece.isDashed ? STITCH : ''}/>`
        return drawn + (piece.isArrow ? arrow(...beforeLast, ...last, deep) : '')
      })
      .join('')
