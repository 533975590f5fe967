import { angleOf, DEFAULT_HUE, type HueKey } from './hues.ts'
import { lookAt, pastSchemes, type Look } from './look.ts'
import { anyVariant, topicFor, topicOfTitle } from './motif-of-title.ts'
import { isMotif, MOTIFS } from './motifs.ts'
import { palette, type Palette, type Scheme } from './palette.ts'
import { hash, pick, randomFrom } from './random.ts'
import { geo, group, pane, rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'
import { byline, titleBlock } from './text-block.ts'

export interface BookCover {
  title: string
  /** One or more names, already joined for display. */
  writer?: string | undefined
  /** The key from hueOfSubject(subject). */
  key?: HueKey | undefined
  id?: string | number | undefined
  layout?: number | undefined
  scheme?: Scheme | undefined
  /** The turn from distinctTurns(), in a list. */
  turn?: number | undefined
}

interface Book {
  title: string
  writer: string
  hue: number
  colours: Palette
  picture: (w: number, h: number, colours: Palette) => string
}

/**
 * The title's words decide the motif, then the subject. Without an id, the title decides everything, so that a printed
 * book looks the same.
 */
export function bookLook({ title, key = 'bengali', id = '', turn = 0 }: BookCover): Look & { layout: number } {
  const seed = hash(id || title)
  const topic = topicOfTitle(title) ?? (isMotif(key) ? anyVariant(key) : topicFor(title, key))
  const look = lookAt(topic, angleOf(key) ?? DEFAULT_HUE, seed >>> 3, turn)
  return { ...look, layout: (seed + pastSchemes(turn)) % LAYOUTS.length }
}

/** 300 by 400: one of four layouts, with the real title and writer. */
export function bookCover(record: BookCover): string {
  const { title, writer = '', id = '' } = record
  const { motif, hue, variant, ...own } = bookLook(record)
  const random = randomFrom(hash(id || title))
  const book: Book = {
    title,
    writer,
    hue,
    colours: palette(hue, record.scheme ?? own.scheme),
    picture: (w, h, colours) => MOTIFS[motif](w, h, colours, random, variant),
  }
  const draw = pick(LAYOUTS, record.layout ?? own.layout)
  return svgFrame({ width: 300, height: 400, className: 'cover', withText: true }, draw(book))
}

const LAYOUTS = [swiss, series, labelled, poster] as const

// The title above, the motif bleeding off the page below.
function swiss({ title, writer, colours, picture }: Book): string {
  const { background, text } = colours
  const set = { x: 24, y: 30, maxWidth: 250, maxLines: 4, size: 36, fill: text, letterSpacing: '-.6' }
  const block = titleBlock(title, set)
  const top = Math.max(186, 30 + block.height + 42)
  const height = 400 - top
  return (
    rect(0, 0, 300, 400, background) +
    pane(0, top, 300, height, picture(300, height, colours)) +
    block.svg +
    byline(writer, 24, 30 + block.height + 20, 252, 14.5, text)
  )
}

// A picture over a plate, divided by a matra: the look of a series.
function series({ title, writer, hue, colours, picture }: Book): string {
  const plate = palette(hue, 2)
  const upper = colours.scheme === 'light' ? palette(hue, 0) : colours // The plate is already light.
  const set = { x: 24, y: 252, maxWidth: 252, maxLines: 3, size: 30, fill: plate.second, letterSpacing: '-.4' }
  const block = titleBlock(title, { ...set, maxHeight: 106 })
  return (
    rect(0, 0, 300, 400, plate.background) +
    pane(0, 0, 300, 226, rect(0, 0, 300, 226, upper.background) + picture(300, 226, upper)) +
    rect(0, 226, 300, 7, plate.second) +
    block.svg +
    byline(writer, 24, 376, 252, 14.5, plate.second)
  )
}

// A pattern all over the cover, with a stitched label.
function labelled({ title, writer, hue, colours, picture }: Book): string {
  const light = palette(hue, 2)
  const onLight = colours.scheme === 'light'
  const label = onLight ? palette(hue, 1).background : light.background
  const ink = onLight ? light.background : light.second
  const set = { x: 54, y: 0, maxWidth: 192, maxLines: 4, size: 26, fill: ink, letterSpacing: '-.3' }
  const block = titleBlock(title, set)
  const height = block.height + 70
  const top = 200 - height / 2
  return (
    rect(0, 0, 300, 400, colours.background) +
    picture(300, 400, colours) +
    rect(34, top, 232, height, label, 6) +
    geo`<rect x="41" y="${top + 7}" width="218" height="${height - 14}" rx="3" fill="none" stroke="${ink}"` +
    ' stroke-opacity=".45" stroke-width="1.4" stroke-dasharray="5 5.5" stroke-linecap="round"/>' +
    group(geo`translate(0 ${top + 26})`, block.svg) +
    byline(writer, 54, top + height - 22, 192, 13.5, ink)
  )
}

// A large picture within a margin, with a big title below.
function poster({ title, writer, hue, colours, picture }: Book): string {
  const { background, text, third } = colours
  const onLight = colours.scheme === 'light'
  const set = { x: 24, y: 0, maxWidth: 252, maxLines: 4, size: 34, fill: text, letterSpacing: '-.6' }
  const block = titleBlock(title, set)
  const top = 400 - block.height - 46
  const height = Math.max(120, top - 48)
  const inner = onLight ? palette(hue, 1) : { ...colours, third: background } // Here, `third` is the picture's background.
  const ground = rect(0, 0, 252, 400, onLight ? inner.background : third)
  return (
    rect(0, 0, 300, 400, background) +
    pane(24, 24, 252, height, ground + picture(252, height, inner)) +
    group(geo`translate(0 ${top})`, block.svg) +
    byline(writer, 24, 378, 252, 14.5, text)
  )
}
