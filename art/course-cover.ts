import { angleOf, DEFAULT_HUE, type HueKey } from './hues.ts'
import { motifFor } from './motif-of-title.ts'
import { MOTIFS } from './motifs.ts'
import { palette, schemeFrom, type Palette, type Scheme } from './palette.ts'
import { hash, randomFrom } from './random.ts'
import { rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'

export interface CourseCover {
  /** From hueOfCourse(category). */
  key?: HueKey | undefined
  title?: string | undefined
  id?: string | number | undefined
  scheme?: Scheme | undefined
  variant?: number | undefined
}

/** Half of the records use the second accent colour, which gives each hue twice as many looks. */
export function accented(colours: Palette, seed: number): Palette {
  return (seed >>> 6) & 1 ? { ...colours, pop: colours.otherPop, otherPop: colours.pop } : colours
}

/** 320 by 200: hue from the class or category, motif from the title's words, the rest from the id. */
export function courseCover({ key, title = '', id = '', scheme, variant }: CourseCover): string {
  const seed = hash(id || title)
  const motif = motifFor(title, key)
  const hue = angleOf(key) ?? angleOf(motif) ?? DEFAULT_HUE
  const colours = accented(palette(hue, scheme ?? schemeFrom(seed)), seed)
  const picture = MOTIFS[motif](320, 200, colours, randomFrom(seed), variant)
  return svgFrame({ width: 320, height: 200, className: 'cover' }, rect(0, 0, 320, 200, colours.background) + picture)
}
