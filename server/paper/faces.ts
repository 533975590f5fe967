// The typefaces for printing: Anek Bangla for Bengali and Latin letters, and drawn signs for what it lacks.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as harfbuzz from 'harfbuzzjs'
import { packFont, unpackWoff, type FontTables } from './font-tables.ts'
import { SIGNS, type Sign } from './signs.ts'

export type Weight = 400 | 500 | 600 | 700 | 800

export type FontFace = {
  kind: 'font'
  name: string
  script: 'Beng' | 'Latn'
  language: 'bn' | 'en'
  weight: Weight
  unitsPerEm: number
  tables: FontTables
  shaper: harfbuzz.Font
  has: (character: string) => boolean
}

export type SignFace = { kind: 'signs'; name: string; unitsPerEm: number; signs: Sign[] }

export type Face = FontFace | SignFace

export const signFace: SignFace = { kind: 'signs', name: 'PoruaSigns', unitsPerEm: 1000, signs: SIGNS }

const loadedFaces = new Map<string, FontFace>()

export function fontFace(script: FontFace['script'], weight: Weight): FontFace {
  const key = `${script} ${weight}`
  const face = loadedFaces.get(key) ?? loadFace(script, weight)
  loadedFaces.set(key, face)
  return face
}

function loadFace(script: FontFace['script'], weight: Weight): FontFace {
  const subset = script === 'Beng' ? 'bengali' : 'latin'
  const address = import.meta.resolve(`@fontsource/anek-bangla/files/anek-bangla-${subset}-${weight}-normal.woff`)
  const tables = unpackWoff(readFileSync(fileURLToPath(address)))
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(packFont(tables)))))
  return {
    kind: 'font',
    name: `AnekBangla-${script}-${weight}`,
    script,
    language: script === 'Beng' ? 'bn' : 'en',
    weight,
    unitsPerEm: tables.get('head')!.readUInt16BE(18),
    tables,
    shaper,
    has: (character) => shaper.nominalGlyph(character.codePointAt(0)!) !== undefined,
  }
}
