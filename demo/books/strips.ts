// A page is filled with strips: lines of text, and the spaces around them. This file turns a chapter's blocks into strips.
import { layoutParagraph } from '#server/paper/layout-paragraph.ts'
import { shapeText, type Line } from '#server/paper/shape-text.ts'
import type { Block, BookChapter } from '../content/book-texts/types.ts'
import { TEXT_HEIGHT, TEXT_WIDTH, type Design, type Measured } from './book-design.ts'

/** `row` counts the lines of a table cell. */
export type Written = { line: Line; x: number; colour: string; row?: number }

/** Strips of one frame that end up on the same page are framed together. */
export type Frame = { kind: 'box' | 'verse' }

export type Strip = {
  height: number
  /** Left out at the top of a page. */
  gap: number
  leading: number
  written: Written[]
  /** Never the last strip of a page. */
  keep: boolean
  /** Text of one paragraph is joined again for readers and for search. */
  paragraph: object
  frame?: Frame
  mark?: 'dot' | 'rule' | 'head'
  /** The first strip of a chapter: a matra whose thick part is the share of the book that it completes. */
  opens?: { title: string; share: number }
}

const CHAPTER_GAP = 30
const PARAGRAPH_GAP = 7
const ITEM_INDENT = 17
const FRAME_PADDING = 12
const SPACE_INDENT = 5
/** A longer frame may be divided between two pages. */
const WHOLE_FRAME = TEXT_HEIGHT * 0.38

export function chapterStrips({ title, blocks }: BookChapter, index: number, count: number, design: Design): Strip[] {
  const label = `${design.words.chapter} ${design.digits(index + 1)}`
  const opening: Strip[] = [
    { ...space(16), gap: CHAPTER_GAP, opens: { title, share: (index + 1) / count } },
    ...paragraph(label, design.label, design, { colour: design.colours.accent }),
    ...paragraph(title, design.title, design, { gap: 2 }),
    space(3),
  ]
  return [...kept(opening), ...blocksStrips(blocks, design)]
}

function blocksStrips(blocks: Block[], design: Design): Strip[] {
  return blocks.flatMap((block, at) => {
    const [first, ...others] = stripsOfBlock(block, design)
    const before = blocks[at - 1]
    const afterHeading = typeof before === 'object' && 'heading' in before
    return [{ ...first!, gap: afterHeading ? Math.min(first!.gap, 3) : first!.gap }, ...others]
  })
}

function stripsOfBlock(block: Block, design: Design): Strip[] {
  if (typeof block === 'string') return paragraph(block, design.text, design, { gap: PARAGRAPH_GAP })
  if ('heading' in block)
    return kept(paragraph(block.heading, design.heading, design, { gap: 14, colour: design.colours.accent }))
  if ('list' in block) return block.list.flatMap((item) => listItem(item, '', design))
  if ('steps' in block) return block.steps.flatMap((step, at) => listItem(step, `${design.digits(at + 1)}.`, design))
  if ('verse' in block) return verse(block.verse, design)
  if ('table' in block) return table(block.table, design)
  return box(block.box, block.lines, design)
}

type Placing = { gap?: number; x?: number; width?: number; colour?: string; frame?: Frame }

function paragraph(text: string, style: Measured, design: Design, placing: Placing): Strip[] {
  const { gap = 0, x = 0, width = TEXT_WIDTH - x, colour = design.colours.ink, frame } = placing
  const whole = {}
  return layoutParagraph(text, width, style).map((line, at, all) => ({
    height: style.leading,
    gap: at === 0 ? gap : 0,
    leading: style.leading,
    written: [{ line, x, colour }],
    // At least two lines of a paragraph stay together at the end and at the start of a page.
    keep: all.length > 1 && (at === 0 || at === all.length - 2),
    paragraph: whole,
    ...(frame && { frame }),
  }))
}

const kept = (strips: Strip[]): Strip[] => strips.map((strip) => ({ ...strip, keep: true }))

function listItem(text: string, number: string, design: Design): Strip[] {
  const [first, ...others] = paragraph(text, design.text, design, { gap: 4, x: ITEM_INDENT })
  if (!number) return [{ ...first!, mark: 'dot' }, ...others]
  const line = shapeText(number, { ...design.text, weight: 600 })
  return [{ ...first!, written: [{ line, x: 0, colour: design.colours.accent }, ...first!.written] }, ...others]
}

function verse(lines: string[], design: Design): Strip[] {
  const frame: Frame = { kind: 'verse' }
  const strips = lines.flatMap((line, at) =>
    line.trim()
      ? paragraph(line, design.text, design, { x: ITEM_INDENT, frame, gap: at === 0 ? PARAGRAPH_GAP + 3 : 0 })
      : [space(design.text.leading / 2, frame)],
  )
  return whole(strips)
}

function box(title: string, lines: string[], design: Design): Strip[] {
  const frame: Frame = { kind: 'box' }
  const x = FRAME_PADDING
  const width = TEXT_WIDTH - 2 * FRAME_PADDING
  const inner = lines.flatMap((line) => {
    const indent = (line.length - line.trimStart().length) * SPACE_INDENT
    return paragraph(line, design.small, design, { x: x + indent, width: width - indent, frame, gap: indent ? 0 : 2 })
  })
  const head = paragraph(title, design.boxTitle, design, { x, width, frame, colour: design.colours.accent })
  const top = { ...space(FRAME_PADDING - 3, frame), gap: 12, keep: true }
  const parts = [...kept([top, ...head]), ...keptEnds(inner), space(FRAME_PADDING - 2, frame)]
  return [...whole(parts), space(6)]
}

/** No line of a divided frame is left alone on a page. */
function keptEnds(strips: Strip[]): Strip[] {
  return strips.map((strip, at) => ({ ...strip, keep: strip.keep || at === 0 || at >= strips.length - 2 }))
}

function whole(strips: Strip[]): Strip[] {
  const height = strips.reduce((sum, strip) => sum + strip.gap + strip.height, 0)
  if (height > WHOLE_FRAME) return strips
  return [...kept(strips.slice(0, -1)), ...strips.slice(-1)]
}

function space(height: number, frame?: Frame): Strip {
  return { height, gap: 0, leading: 0, written: [], keep: false, paragraph: {}, ...(frame && { frame }) }
}

const CELL_GAP = 10

function table(rows: string[][], design: Design): Strip[] {
  const style = { ...design.small, size: design.small.size - 0.4 }
  const widths = columnWidths(rows, style)
  const strips = rows.map((cells, at): Strip => {
    const head = at === 0
    const cellStyle: Measured = head ? { ...style, weight: 700 } : style
    const colour = head ? design.colours.accent : design.colours.ink
    const columns = cells.map((cell, column) => layoutParagraph(cell, widths[column]! - CELL_GAP, cellStyle))
    const lines = Math.max(1, ...columns.map((column) => column.length))
    const left = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    return {
      height: lines * style.leading + 6,
      gap: head ? 12 : 0,
      leading: style.leading,
      written: columns.flatMap((column, index) =>
        column.map((line, row) => ({ line, x: left(index) + CELL_GAP / 2, colour, row })),
      ),
      keep: (at < 2 || at === rows.length - 2) && at < rows.length - 1,
      paragraph: {},
      mark: head ? 'head' : 'rule',
    }
  })
  return [...whole(strips), space(8)]
}

/** As wide as the longest cell needs, squeezed in proportion if that is wider than the page. */
function columnWidths(rows: string[][], style: Measured): number[] {
  const columns = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells) => shapeText(cells[column] ?? '', { ...style, weight: 700 }).width + CELL_GAP + 1)),
  )
  const total = columns.reduce((sum, width) => sum + width, 0)
  if (total <= TEXT_WIDTH) return columns.map((width) => width + (TEXT_WIDTH - total) / columns.length)
  const fair = TEXT_WIDTH / columns.length
  const narrow = columns.map((width) => width <= fair)
  const taken = columns.reduce((sum, width, at) => sum + (narrow[at] ? width : 0), 0)
  const wide = columns.reduce((sum, width, at) => sum + (narrow[at] ? 0 : width), 0)
  return columns.map((width, at) => (narrow[at] ? width : (width / wide) * (TEXT_WIDTH - taken)))
}
