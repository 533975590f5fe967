// The strip of patches next to a certificate: the class's lily, and the course's motif.

import { angleOf, DEFAULT_HUE, hueOfCourse } from './hues.ts'
import type { ClassNumber } from './glyphs.ts'
import { topicFor } from './motif-of-title.ts'
import { VARIANTS, type MotifName } from './motifs.ts'
import { quilt, type Patch, type PatchPicture } from './quilt.ts'

export interface CertificateQuilt {
  category: string
  title: string
  /** The number of chapters, which sets the petals for a course without a class. */
  chapters: number
}

const MIN_PETALS = 5
const MAX_PETALS = 12
const UNIT = 120
const RED = 24
const GOLD = 84
const WATER = 205
/**
 * Fills the patches that the course's own motif leaves. There are enough even if that motif is among them and has only
 * one drawing.
 */
const FILLERS = ['boat', 'sun', 'stack', 'bengali', 'dots', 'kids'] as const

/** Two by six squares. */
export const CERTIFICATE_QUILT = { width: 2 * UNIT, height: 6 * UNIT }

export function certificateQuilt({ category, title, chapters }: CertificateQuilt): string {
  const key = hueOfCourse(category)
  const hue = angleOf(key) ?? DEFAULT_HUE
  const number = Number(/^class(\d+)$/.exec(key)?.[1] ?? 0)
  const { motif, variants } = topicFor(title, key)
  const all = Array.from({ length: VARIANTS[motif] }, (_, variant) => variant)
  const own = [...new Set([...variants, ...all])].map((variant) => picture(motif, variant))
  const [water, round, ...others] = FILLERS.filter((name) => name !== motif).map((name) => picture(name))
  const [first, second = others.pop(), third = others.pop()] = own
  const petals = number || Math.min(MAX_PETALS, Math.max(MIN_PETALS, chapters))
  const small: PatchPicture = number ? { kind: 'numeral', number: number as ClassNumber } : others.pop()!
  const patches: Patch[] = [
    { picture: { kind: 'shapla', petals }, column: 0, row: 0, columns: 2, rows: 2, hue, scheme: 0 },
    { picture: first!, column: 0, row: 2, columns: 1, rows: 1, hue: RED, scheme: 1 },
    { picture: small, column: 1, row: 2, columns: 1, rows: 1, hue: GOLD, scheme: 0 },
    { picture: second!, column: 0, row: 3, columns: 2, rows: 1, hue, scheme: 1 },
    { picture: round!, column: 0, row: 4, columns: 1, rows: 1, hue: RED, scheme: 0 },
    { picture: third!, column: 1, row: 4, columns: 1, rows: 1, hue, scheme: 2 },
    { picture: water!, column: 0, row: 5, columns: 2, rows: 1, hue: WATER, scheme: 2 },
  ]
  return quilt(patches, { columns: 2, rows: 6, unit: UNIT })
}

const picture = (motif: MotifName, variant = 0): PatchPicture => ({ kind: 'motif', motif, variant })
