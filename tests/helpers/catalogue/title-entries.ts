// Entries for the search index.
import type { Entry } from '#server/modules/catalogue/search/catalogue-index.ts'
import type { FoundTitle } from '#server/modules/catalogue/search/title-block.ts'

/** Ordered by time like real ids: a larger number is newer. */
export function id(number: number): string {
  return `019a0000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

export function entry(number: number, title: string, ...also: string[]): Entry {
  return { kind: 'course', id: id(number), title, detail: number % 2 ? 'school' : 'skill', also, isHidden: false }
}

/** What a search shows of an entry. */
export function found(number: number, title: string): FoundTitle {
  const { detail } = entry(number, title)
  return { id: id(number), title, detail }
}
