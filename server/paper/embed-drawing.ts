// Embeds one of our own SVG drawings into a PDF as vectors. It supports what `art` uses: nested svg, g, rect, circle,
// ellipse and path with plain attributes, and no text.
import { PathBuilder, PdfArray, PdfDict, PdfName, PdfNumber, rgb, type PDF, type PdfRef } from '@libpdf/core'
import { colourOf } from './colour.ts'
import { arcsAsCurves } from './svg-arcs.ts'
import { lengthOf, matricesOf, viewportOf, type Attribute, type Matrix, type Size } from './svg-places.ts'

const TAG = /<(\/?)(svg|g|rect|circle|ellipse|path)\b([^>]*)>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

type Level = Size & { opacity: number }

/** A form with the drawing's own size and its lower left corner at 0,0. */
export function embedDrawing(pdf: PDF, svg: string): PdfRef {
  const pieces: string[] = []
  const opacities = new Map<string, PdfDict>()
  const levels: Level[] = []
  let size: Size = { width: 0, height: 0 }
  for (const [tag, slash, name, attributes] of svg.matchAll(TAG)) {
    const values = new Map(Array.from(attributes!.matchAll(ATTRIBUTE), ([, key, value]) => [key!, value!]))
    const attribute: Attribute = (key) => values.get(key)
    const parent = levels.at(-1)
    if (slash) {
      levels.pop()
      pieces.push('Q')
    } else if (!parent) {
      const { width, height, matrix } = viewportOf(attribute, { width: 0, height: 0 })
      size = { width, height }
      levels.push({ ...size, opacity: 1 })
      pieces.push('q', transformOperator([1, 0, 0, -1, 0, height]), transformOperator(matrix))
    } else if (name === 'svg') {
      const { x, y, clip, width, height, matrix } = viewportOf(attribute, parent)
      levels.push({ width, height, opacity: parent.opacity })
      pieces.push(
        'q',
        transformOperator([1, 0, 0, 1, x, y]),
        `0 0 ${clip.width} ${clip.height} re W n`,
        transformOperator(matrix),
      )
    } else if (name === 'g') {
      levels.push({ ...parent, opacity: parent.opacity * Number(attribute('opacity') ?? 1) })
      pieces.push('q', ...matricesOf(attribute('transform')).map(transformOperator))
    } else {
      pieces.push(
        'q',
        ...matricesOf(attribute('transform')).map(transformOperator),
        shape(name!, attribute, parent, opacities),
        'Q',
      )
    }
    if (tag.endsWith('/>') && (name === 'svg' || name === 'g')) {
      levels.pop()
      pieces.push('Q')
    }
  }
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: new PdfArray([0, 0, size.width, size.height].map((value) => PdfNumber.of(value))),
    Resources: PdfDict.of({ ExtGState: new PdfDict(opacities) }),
  }
  return pdf.createStream(entries, Buffer.from(pieces.join('\n'), 'latin1'))
}

const transformOperator = (matrix: Matrix) => `${matrix.map((value) => +value.toFixed(4)).join(' ')} cm`

function shape(name: string, attribute: Attribute, level: Level, opacities: Map<string, PdfDict>): string {
  const painted: string[] = []
  const outline = () => {
    const path = new PathBuilder(
      (content) => painted.push(Buffer.from(content as Uint8Array).toString('latin1')),
      ({ fillOpacity = 1, strokeOpacity = 1 }) => {
        const key = `Opacity${Math.round(fillOpacity * 100)}x${Math.round(strokeOpacity * 100)}`
        opacities.set(key, PdfDict.of({ ca: PdfNumber.of(fillOpacity), CA: PdfNumber.of(strokeOpacity) }))
        return key
      },
    )
    return trace(path, name, attribute, level)
  }
  const opacity = level.opacity * Number(attribute('opacity') ?? 1)
  const fill = colour(attribute('fill'))
  const stroke = colour(attribute('stroke'))
  const isOpaque = opacity === 1 && !attribute('stroke-opacity')
  const fillOptions = { ...(fill && { color: fill }), ...(!isOpaque && { opacity }) }
  const strokeOptions = stroke && {
    borderColor: stroke,
    borderWidth: Number(attribute('stroke-width') ?? 1),
    ...(attribute('stroke-linecap') === 'round' && { lineCap: 'round' as const }),
    ...(attribute('stroke-linejoin') === 'round' && { lineJoin: 'round' as const }),
    dashArray: attribute('stroke-dasharray')?.split(' ').map(Number) ?? [],
    ...(!isOpaque && { borderOpacity: opacity * Number(attribute('stroke-opacity') ?? 1) }),
  }
  if (strokeOptions && fill && attribute('paint-order') === 'stroke') {
    outline().fillAndStroke(strokeOptions)
    outline().fillAndStroke(fillOptions)
  } else if (fill ?? stroke) outline().fillAndStroke({ ...fillOptions, ...strokeOptions })
  return painted.join('\n')
}

function trace(path: PathBuilder, name: string, attribute: Attribute, level: Size): PathBuilder {
  const along = (key: string) => lengthOf(attribute(key), level.width)
  const down = (key: string) => lengthOf(attribute(key), level.height)
  switch (name) {
    case 'path':
      return path.appendSvgPath(arcsAsCurves(attribute('d')!))
    case 'circle':
      return path.circle(along('cx'), down('cy'), along('r'))
    case 'ellipse':
      return path.ellipse(along('cx'), down('cy'), along('rx'), down('ry'))
    default: {
      const [x, y, width, height, r] = [along('x'), down('y'), along('width'), down('height'), along('rx')]
      if (!r) return path.rectangle(x, y, width, height)
      const [w, h] = [width - 2 * r, height - 2 * r]
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      const round = `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`
      return path.appendSvgPath(arcsAsCurves(round))
    }
  }
}

function colour(value: string | undefined) {
  if (!value || value === 'none') return undefined
  return rgb(...colourOf(value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')))
}
