import type { QuizView } from './quiz-view.ts'

export const quizHash = (attempt: string, part: QuizView['part']) => `#${attempt}/${part}`

export const secondHash = (second: number | null) => (second === null ? '' : `#t=${second}`)
