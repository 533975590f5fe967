// What a device keeps of each kind of lesson, apart from its page, its text and its files.
import type { LessonKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Attempt, Question, Quiz, QuizQuestions } from '#contract/calls/learning/quizzes.ts'
import { keepAttempt, withClock } from '../quiz/kept-attempt.ts'

export type Keeping = {
  item: string
  ask: <Answer>(path: string) => Promise<Answer>
  /** Asks, and keeps the answer for this address. */
  keep: <Answer>(path: string) => Promise<Answer>
}

type KeptKind = {
  /** The page where it is worked on, apart from the lesson's own. */
  room: ((product: string, item: string) => string) | null
  /** Keeps what that page asks for; answers with the pictures it shows. */
  keepMore: (keeping: Keeping) => Promise<(string | null | undefined)[]>
}

const ALL_ON_ITS_PAGE: KeptKind = { room: null, keepMore: async () => [] }

const quiz: KeptKind = {
  room: paths.quiz,
  async keepMore({ item, ask, keep }) {
    const { open } = await keep<Quiz>(`/api/quiz/${item}`)
    // None of a timed one, unless an attempt was begun online. Right answers are in neither.
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
