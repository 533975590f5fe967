import { accented } from './course-cover.ts'
import { angleOf, HUES, type HueKey } from './hues.ts'
import { motifOfTitle } from './motif-of-title.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { palette, schemeFrom } from './palette.ts'
import { hash, pick, randomFrom } from './random.ts'
import { rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'
import { isBengali } from './text.ts'

export interface BlogCover {
  title: string
  id?: string | number | undefined
}

/** 320 by 180. A blog has no class or category: its title chooses the motif, and the motif the hue. */
export function blogCover({ title, id = '' }: BlogCover): string {
  const seed = hash(id || title)
  const motif = motifOfTitle(title) ?? generalMotif(title, seed)
  const hue = angleOf(motif) ?? HUES[`class${(seed % 12) + 1}` as HueKey]
  const colours = accented(palette(hue, schemeFrom(seed)), seed)
  const picture = MOTIFS[motif](320, 180, colours, randomFrom(seed))
  return svgFrame({ width: 320, height: 180, className: 'cover' }, rect(0, 0, 320, 180, colours.background) + picture)
}

// Never the motifs that sell (discount, live). The letter motif follows the title's script.
function generalMotif(title: string, seed: number): MotifName {
  return pick([isBengali(title) ? 'bengali' : 'english', 'stack', 'boat', 'sun', 'free', 'kids'], seed >>> 8)
}
