const WORDS_PER_MINUTE = 200

/** Words are counted by spaces, which Bengali has as well; a lone dash or bullet is none. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
