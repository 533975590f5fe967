// Remembers the texts of searches that found nothing, until the minute's job stores them.
const MAX_TEXTS = 200
const MAX_LENGTH = 60
/** An email or a phone number is nobody's wish for a course. */
const PERSONAL = /@|(?:\p{Nd}[\s-]*){7}/u

export type MissedSearches = {
  note(text: string): void
  /** What was noted since the last time. */
  take(): string[]
}

export function createMissedSearches(): MissedSearches {
  let texts = new Set<string>()
  return {
    note(text) {
      const folded = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
      if (!folded || folded.length > MAX_LENGTH || PERSONAL.test(folded) || texts.size >= MAX_TEXTS) return
      texts.add(folded)
    },
    take() {
      const taken = [...texts]
      texts = new Set()
      return taken
    },
  }
}
