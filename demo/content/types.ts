// The types of the demo content, which seed.ts turns into rows.
import type { Subject } from '#contract/constants.ts'

export type Language = 'en' | 'bn'

export type PortraitStyle = 'short' | 'bun' | 'veil' | 'long' | 'cap' | 'beard'

export type DemoInstructor = { subject: Subject; name: string; education: string; portrait: PortraitStyle }

/** The pages, minutes and megabytes come from the book's files. */
export type DemoBook = {
  lang: Language
  name: string
  /** The colour of its cover: a class or subject key of the cover art. */
  hue: string
  about: string
  writers: { name: string; education: string }[]
  objective: [string, string, string]
  price: number
  interactive: 'YES' | 'NO'
  format: 'PDF' | 'MP3'
}

export type DemoBlog = {
  lang: Language
  title: string
  writer: string
  /** An ISO date, e.g. 2026-09-14. */
  date: string
  /** Paragraphs are separated by one blank line. */
  description: string
}

export type DemoReview = { name: string; comment: string; ratting: 0 | 1 | 2 | 3 | 4 | 5 }
