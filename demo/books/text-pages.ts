// Draws the filled strips of a page, and its foot.
import type { PDFPage } from '@libpdf/core'
import { layoutParagraph } from '#server/paper/layout-paragraph.ts'
import type { Paper } from '#server/paper/paper.ts'
import { shapeText } from '#server/paper/shape-text.ts'
import { MARGIN, PAGE, TEXT_WIDTH, type Design, type Measured } from './book-design.ts'
import type { PlacedStrip } from './fill-pages.ts'
import { bar, dot, hairline, stitchedFrame } from './page-shapes.ts'
import type { Frame } from './strips.ts'

const MATRA_HEIGHT = 4
/** The padding where a frame breaks and continues on another page. */
const CUT_PADDING = 6

/** Converts a distance from the top of the text area to a position, because PDF counts upwards. */
const up = (top: number) => PAGE.height - MARGIN.top - top

/** Where the baseline of a line lies in its strip. */
const baseline = ({ size, leading }: Pick<Measured, 'size' | 'leading'>) => (leading + size * 0.62) / 2

/** A hairline that runs off the page, with a thick part from which the heading hangs. */
export function drawMatra(paper: Paper, page: PDFPage, { colours }: Design, top: number, share: number): void {
  const { line, bar: thick } = colours
  paper.draw(page, hairline(MARGIN.left, up(top), PAGE.width - MARGIN.left, line))
  const matra = { x: MARGIN.left, y: up(top + MATRA_HEIGHT), width: TEXT_WIDTH * share, height: MATRA_HEIGHT }
  paper.draw(page, bar(matra, thick))
}

export function drawStrips(paper: Paper, page: PDFPage, design: Design, placed: PlacedStrip[]): void {
  for (const [frame, strips] of framesOf(placed)) drawFrame(paper, page, design, frame, strips)
  for (const { strip, top } of placed) {
    const { line, accent, bar: thick } = design.colours
    const x = MARGIN.left
    if (strip.opens) drawMatra(paper, page, design, top, strip.opens.share)
    if (strip.mark === 'head') paper.draw(page, bar({ x, y: up(top), width: TEXT_WIDTH, height: 2 }, thick))
    if (strip.mark === 'head' || strip.mark === 'rule')
      paper.draw(page, hairline(x, up(top + strip.height), TEXT_WIDTH, line))
    const inside = strip.mark === 'head' || strip.mark === 'rule' ? 3 : 0
    if (strip.mark === 'dot') paper.draw(page, dot(x + 5, up(top + strip.leading / 2 + 0.8), 1.9, accent))
    for (const { line: written, x: indent, colour, row = 0 } of strip.written) {
      const y = up(top + inside + row * strip.leading + baseline({ size: written.size, leading: strip.leading }))
      paper.write(page, written, { x: x + indent, y, colour })
    }
  }
}

function framesOf(placed: PlacedStrip[]): Map<Frame, PlacedStrip[]> {
  const frames = new Map<Frame, PlacedStrip[]>()
  for (const each of placed) {
    const { frame } = each.strip
    if (frame) frames.set(frame, [...(frames.get(frame) ?? []), each])
  }
  return frames
}

function drawFrame(paper: Paper, page: PDFPage, { colours }: Design, frame: Frame, strips: PlacedStrip[]): void {
  const [first, last] = [strips[0]!, strips.at(-1)!]
  const cut = (strip: PlacedStrip) => (frame.kind === 'box' && strip.strip.written.length > 0 ? CUT_PADDING : 0)
  const top = first.top - cut(first)
  const bottom = last.top + last.strip.height + cut(last)
  const box = { x: MARGIN.left, y: up(bottom), width: TEXT_WIDTH, height: bottom - top }
  if (frame.kind === 'box') paper.draw(page, stitchedFrame(box, colours.bar, colours.tint))
  else paper.draw(page, bar({ ...box, x: box.x + 3, width: 2 }, colours.bar))
}

/** The running title is cut to its width word by word. */
export function drawFoot(paper: Paper, page: PDFPage, design: Design, title: string, number: number): void {
  const y = 25
  const colour = design.colours.soft
  const digits = shapeText(design.digits(number), { ...design.foot, weight: 600 })
  const [running, more] = layoutParagraph(title, TEXT_WIDTH - 40, design.foot)
  const shown = more ? shapeText(`${running!.text} …`, design.foot) : running!
  paper.write(page, shown, { x: MARGIN.left, y, colour })
  paper.write(page, digits, { x: PAGE.width - MARGIN.right - digits.width, y, colour })
}
