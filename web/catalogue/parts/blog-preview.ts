import { BLOG_PREVIEW_CHARACTERS } from '#contract/constants.ts'

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })

export type BlogPreview = { text: string; isCut: boolean }

/** At most the first 255 UTF-16 units, so that a Bengali letter is never separated from its signs. */
export function blogPreview(description: string): BlogPreview {
  if (description.length <= BLOG_PREVIEW_CHARACTERS) return { text: description, isCut: false }
  const next = segmenter.segment(description).containing(BLOG_PREVIEW_CHARACTERS)
  return { text: description.slice(0, next?.index), isCut: true }
}
