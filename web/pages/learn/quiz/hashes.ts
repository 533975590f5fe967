// Not in the files that read them: those are a part of every lesson's page.
import type { QuizView } from './quiz-view.ts'

export const quizHash = (attempt: string, part: QuizView['part']) => `#${attempt}/${part}`

export const secondHash = (second: number | null) => (second === null ? '' : `#t=${second}`)
