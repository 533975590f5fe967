// What a device stores for each kind of lesson, besides its page, its text and its files.
import type { LessonKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Attempt, Question, Quiz, QuizQuestions } from '#contract/calls/learning/quizzes.ts'
import { keepAttempt, withClock } from '../quiz/kept-attempt.ts'

export type Keeping = {
  item: string
  ask: <Answer>(path: string) => Promise<Answer>
  /** Makes the call, and stores the answer for this URL. */
  keep: <Answer>(path: string) => Promise<Answer>
}

type KeptKind = {
  /** The page where the learner works on it, besides the lesson's own. */
  room: ((product: string, item: string) => string) | null
  /** Stores what that page requests, and returns the pictures it shows. */
  keepMore: (keeping: Keeping) => Promise<(string | null | undefined)[]>
}

const ALL_ON_ITS_PAGE: KeptKind = { room: null, keepMore: async () => [] }

const quiz: KeptKind = {
  room: paths.quiz,
  async keepMore({ item, ask, keep }) {
    const { open } = await keep<Quiz>(`/api/quiz/${item}`)
    // Empty for a timed quiz, unless an attempt was started online. Neither contains correct answers.
    const { questions } = await keep<QuizQuestions>(`/api/quiz/${item}/questions`)
    const attempt = open ? await ask<Attempt>(`/api/attempt/${open}`) : null
    if (attempt) keepAttempt(withClock(attempt))
    return [...questions, ...(attempt?.questions ?? [])].flatMap(picturesOf)
  },
}

const task: KeptKind = {
  room: paths.task,
  async keepMore({ item, keep }) {
    await keep(`/api/task/${item}`)
    return []
  },
}

export const KEPT_KINDS: Record<LessonKind, KeptKind> = {
  video: ALL_ON_ITS_PAGE,
  audio: ALL_ON_ITS_PAGE,
  text: ALL_ON_ITS_PAGE,
  pdf: ALL_ON_ITS_PAGE,
  quiz,
  task,
}

const picturesOf = ({ picture, choices = [], prompts = [] }: Question) => [
  picture,
  ...[...choices, ...prompts].map((each) => each.picture),
]
