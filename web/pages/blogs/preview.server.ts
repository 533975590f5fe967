import { BLOG_PREVIEW_CHARACTERS } from '#contract/constants.ts'

// Counts graphemes, so that a Bengali letter with its signs counts once and is never split.
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })

export type Preview = { text: string; isCut: boolean }

/** The first 255 characters, or the whole text if it is shorter. */
export function previewOf(description: string): Preview {
  let count = 0
  for (const { index } of segmenter.segment(description)) {
    if (count === BLOG_PREVIEW_CHARACTERS) return { text: description.slice(0, index), isCut: true }
    count += 1
  }
  return { text: description, isCut: false }
}
