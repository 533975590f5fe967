// How much of a blog its card shows.
import { BLOG_PREVIEW_CHARACTERS } from '#contract/constants.ts'

// A character is what a reader takes for one: a Bengali letter with its signs counts once and is never cut apart.
const characters = new Intl.Segmenter('bn', { granularity: 'grapheme' })

export type Preview = { text: string; isCut: boolean }

/** The first 255 characters, or all of them where there are no more. */
export function previewOf(description: string): Preview {
  let count = 0
  for (const { index } of characters.segment(description)) {
    if (count === BLOG_PREVIEW_CHARACTERS) return { text: description.slice(0, index), isCut: true }
    count += 1
  }
  return { text: description, isCut: false }
}
