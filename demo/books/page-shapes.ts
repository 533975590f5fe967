// Bars, hairlines and stitched frames as PDF operators. Places are in points from the lower left corner.
import { ops, PdfArray, PdfNumber } from '@libpdf/core'
import { colourOf } from '#server/paper/colour.ts'

type Operator = ReturnType<typeof ops.beginText>
type Box = { x: number; y: number; width: number; height: number }

const HAIRLINE = 0.6
/** Where the control points of a quarter circle lie. */
const ROUND = 0.448

export function bar({ x, y, width, height }: Box, colour: string): Operator[] {
  return [ops.setNonStrokingRGB(...colourOf(colour)), ops.rectangle(x, y, width, height), ops.fill()]
}

export function hairline(x: number, y: number, width: number, colour: string): Operator[] {
  return bar({ x, y: y - HAIRLINE / 2, width, height: HAIRLINE }, colour)
}

export function dot(x: number, y: number, radius: number, colour: string): Operator[] {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  return [ops.setNonStrokingRGB(...colourOf(colour)), ...roundedPath(box, radius), ops.fill()]
}

/** The kantha running stitch around a tinted ground. */
export function stitchedFrame(box: Box, stitch: string, ground: string): Operator[] {
  const dashes = new PdfArray([3.4, 3.6].map((length) => PdfNumber.of(length)))
  return [
    ops.pushGraphicsState(),
    ops.setNonStrokingRGB(...colourOf(ground)),
    ops.setStrokingRGB(...colourOf(stitch)),
    ops.setLineWidth(0.9),
    ops.setLineCap(1),
    ops.setDashPattern(dashes, 0),
    ...roundedPath(box, 7),
    ops.fillAndStroke(),
    ops.popGraphicsState(),
  ]
}

function roundedPath({ x, y, width, height }: Box, radius: number): Operator[] {
  const [right, top, near] = [x + width, y + height, radius * ROUND]
  return [
    ops.moveTo(x + radius, y),
    ops.lineTo(right - radius, y),
    ops.curveTo(right - near, y, right, y + near, right, y + radius),
    ops.lineTo(right, top - radius),
    ops.curveTo(right, top - near, right - near, top, right - radius, top),
    ops.lineTo(x + radius, top),
    ops.curveTo(x + near, top, x, top - near, x, top - radius),
    ops.lineTo(x, y + radius),
    ops.curveTo(x, y + near, x + near, y, x + radius, y),
    ops.closePath(),
  ]
}
