import { accented } from './course-cover.ts'
import { angleOf, HUES, type HueKey } from './hues.ts'
import { lookAt, type Look } from './look.ts'
import { anyVariant, topicOfTitle, type Topic } from './motif-of-title.ts'
import { MOTIFS } from './motifs.ts'
import { palette } from './palette.ts'
import { hash, pick, randomFrom } from './random.ts'
import { rect } from './shapes.ts'
import { svgFrame } from './svg-frame.ts'
import { isBengali } from './text.ts'

export interface BlogCover {
  title: string
  id?: string | number | undefined
  /** The turn from distinctTurns(), in a list. */
  turn?: number | undefined
}

/** A blog has no class or category, so its title decides the motif, and the motif the hue. */
export function blogLook({ title, id = '', turn }: BlogCover): Look {
  const seed = hash(id || title)
  const topic = topicOfTitle(title) ?? generalTopic(title, seed)
  return lookAt(topic, angleOf(topic.motif) ?? HUES[`class${(seed % 12) + 1}` as HueKey], seed, turn)
}

/** 320 by 180. */
export function blogCover(blog: BlogCover): string {
  const seed = hash(blog.id || blog.title)
  const { motif, hue, scheme, variant } = blogLook(blog)
  const colours = accented(palette(hue, scheme), seed)
  const picture = MOTIFS[motif](320, 180, colours, randomFrom(seed), variant)
  return svgFrame({ width: 320, height: 180, className: 'cover' }, rect(0, 0, 320, 180, colours.background) + picture)
}

// Never the motifs for selling (discount, live). The letter motif follows the title's script.
function generalTopic(title: string, seed: number): Topic {
  return anyVariant(
    pick([isBengali(title) ? 'bengali' : 'english', 'stack', 'boat', 'sun', 'free', 'kids'], seed >>> 8),
  )
}
