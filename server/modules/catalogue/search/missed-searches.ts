// Remembers searches without results until the job that runs every minute stores them.
const MAX_TEXTS = 200
const MAX_LENGTH = 60
/** A search for an email or phone number says nothing about which courses people want. */
const PERSONAL = /@|(?:\p{Nd}[\s-]*){7}/u

export type MissedSearches = {
  note(text: string): void
  /** Returns what was noted since the last call. */
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
