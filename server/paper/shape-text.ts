// Shapes text into positioned glyphs. HarfBuzz shapes each run of one script: Bengali needs its conjuncts and reordered
// vowel signs.
import * as harfbuzz from 'harfbuzzjs'
import { fontFace, signFace, type Face, type FontFace, type Weight } from './faces.ts'

export type TextStyle = {
  size: number
  weight?: Weight
  /** Extra space between Latin letters, in ems. Bengali letters are joined and never spaced. */
  tracking?: number
  /** Extra space between words, in ems. */
  wordSpace?: number
}

type Spacing = Pick<TextStyle, 'tracking' | 'wordSpace'>

/** In units of the face. `text` is what the glyph represents, if it represents it on its own. */
export type Glyph = { id: number; advance: number; x: number; y: number; text: string | undefined; cluster: number }

/** `scale` is less than 1 for small raised and lowered characters. */
export type GlyphRun = { face: Face; text: string; glyphs: Glyph[]; scale: number }

export type Line = { text: string; size: number; runs: GlyphRun[]; width: number }

export function shapeText(text: string, { size, weight = 400, ...spacing }: TextStyle): Line {
  const whole = text.normalize('NFC')
  const runs = splitByFace(whole, weight).map((run) => shapeRun(run, spacing))
  const width = runs.reduce((sum, run) => sum + widthOf(run), 0) * size
  return { text: whole, size, runs, width }
}

/** The width in ems. */
function widthOf({ face, glyphs, scale }: GlyphRun): number {
  return (glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale) / face.unitsPerEm
}

type Piece = { face: Face; text: string; shift: keyof typeof RISES }

// The typeface lacks most subscripts and superscripts, so ordinary characters are scaled and shifted.
const SMALL = {
  lowered: new Map(Array.from('₀₁₂₃₄₅₆₇₈₉', (small, digit) => [small, String(digit)])),
  raised: new Map(['⁰0', '⁵5', '⁶6', '⁷7', '⁸8', '⁹9', 'ⁿn', '⁺+', '⁻−'].map(([small, usual]) => [small, usual])),
}
const SMALL_SCALE = 0.64
const RISES = { none: 0, lowered: -0.22, raised: 0.58 }

function splitByFace(text: string, weight: Weight): Piece[] {
  const bengali = fontFace('Beng', weight)
  const latin = fontFace('Latn', weight)
  const pieces: Piece[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const small = smallCharacter(character)
    if (small) {
      pieces.push({ face: latin, ...small })
      continue
    }
    const stays = last?.shift === 'none' && last.face.kind === 'font' && last.face.has(character)
    const face = stays ? last.face : [latin, bengali].find((face) => face.has(character))
    const chosen = face ?? (signFace.signs.some((sign) => sign.character === character) ? signFace : latin)
    if (last?.face === chosen && last.shift === 'none') last.text += character
    else pieces.push({ face: chosen, text: character, shift: 'none' })
  }
  return pieces
}

function smallCharacter(character: string): Omit<Piece, 'face'> | undefined {
  for (const shift of ['lowered', 'raised'] as const) {
    const text = SMALL[shift].get(character)
    if (text) return { text, shift }
  }
}

function shapeRun({ face, text, shift }: Piece, spacing: Spacing): GlyphRun {
  const glyphs = face.kind === 'font' ? shapeWith(face, text, spacing) : signsOf(text)
  if (shift === 'none') return { face, text, glyphs, scale: 1 }
  const y = RISES[shift] * face.unitsPerEm
  return { face, text, glyphs: glyphs.map((glyph) => ({ ...glyph, y })), scale: SMALL_SCALE }
}

function shapeWith(face: FontFace, text: string, { tracking = 0, wordSpace = 0 }: Spacing): Glyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.setDirection(harfbuzz.Direction.LTR)
  buffer.setScript(face.script)
  buffer.setLanguage(face.language)
  harfbuzz.shape(face.shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const places = buffer.getGlyphPositions()
  const between = face.script === 'Latn' ? tracking : 0
  const clusters = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((one, other) => one - other)
  return infos.map(({ codepoint: id, cluster }, index) => {
    const { xAdvance, xOffset, yOffset } = places[index]!
    const alone = infos.filter((other) => other.cluster === cluster).length === 1
    const end = clusters[clusters.indexOf(cluster) + 1]
    const shown = alone ? text.slice(cluster, end) : undefined
    const added = (between + (shown === ' ' ? wordSpace : 0)) * face.unitsPerEm
    return { id, advance: xAdvance + added, x: xOffset, y: yOffset, text: shown, cluster }
  })
}

function signsOf(text: string): Glyph[] {
  return Array.from(text, (character, cluster) => {
    const id = signFace.signs.findIndex((sign) => sign.character === character)
    return { id, advance: signFace.signs[id]!.advance, x: 0, y: 0, text: character, cluster }
  })
}
