import { angleOf, DEFAULT_HUE, type HueKey } from './hues.ts'
import { lookAt, type Look } from './look.ts'
import { topicFor } from './motif-of-title.ts'
import { MOTIFS } from './motifs.ts'
import { palette, type Palette } from './palette.ts'
import { hash, randomFrom } from './random.ts'
import { rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'

export interface CourseCover {
  /** The key from hueOfCourse(category). */
  key?: HueKey | undefined
  title?: string | undefined
  id?: string | number | undefined
  /** The turn from distinctTurns(), in a list. */
  turn?: number | undefined
}

/** Half of the records use the second accent colour, which gives each hue twice as many looks. */
export function accented(colours: Palette, seed: number): Palette {
  return (seed >>> 6) & 1 ? { ...colours, pop: colours.otherPop, otherPop: colours.pop } : colours
}

/** The hue comes from the class or category, the motif from the title's words, and the rest from the id. */
export function courseLook({ key, title = '', id = '', turn }: CourseCover): Look {
  const topic = topicFor(title, key)
  return lookAt(topic, angleOf(key) ?? angleOf(topic.motif) ?? DEFAULT_HUE, hash(id || title), turn)
}

/** 320 by 200. */
export function courseCover(course: CourseCover): string {
  const seed = hash(course.id || course.title || '')
  const { motif, hue, scheme, variant } = courseLook(course)
  const colours = accented(palette(hue, scheme), seed)
  const picture = MOTIFS[motif](320, 200, colours, randomFrom(seed), variant)
  return svgFrame({ width: 320, height: 200, className: 'cover' }, rect(0, 0, 320, 200, colours.background) + picture)
}
