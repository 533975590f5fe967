import { WORDS_A_MINUTE } from '../constants.ts'

/** How long a text takes to read, for the editor and for learners. */
export function readingSeconds(body: string): number {
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil((words / WORDS_A_MINUTE) * 60))
}
