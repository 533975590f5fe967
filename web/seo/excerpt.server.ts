import { graphemes } from '#art/text.ts'

const MAX_CHARACTERS = 200

/** The beginning of a text, for the preview of a shared link. Bengali letters are never cut. */
export function excerpt(text: string): string {
  const letters = graphemes(text.replaceAll(/\s+/g, ' ').trim(), MAX_CHARACTERS + 1)
  return letters.length > MAX_CHARACTERS ? `${letters.slice(0, -1).join('').trimEnd()}…` : letters.join('')
}
