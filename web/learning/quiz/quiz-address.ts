// The position in a quiz is in the URL's fragment, so that going back, reloading and a second tab work.

export type QuizView = { attempt: string; part: number | 'result' | 'review' }

export const quizHash = (attempt: string, part: QuizView['part']) => `#${attempt}/${part}`

/** Null if the URL names no attempt. */
export function quizView(hash: string): QuizView | null {
  const [, attempt, part] = /^#([0-9a-f-]{36})\/(\d{1,3}|result|review)$/.exec(hash) ?? []
  if (!attempt || !part) return null
  return { attempt, part: part === 'result' || part === 'review' ? part : Number(part) }
}
