// Quiz answers, one item for each question, kept until the server has them.
import type { Answer } from '#contract/calls/learning/quizzes.ts'
import { createUnsentStore, isFinal, lastingApi } from '../unsent.ts'

/** `at` is when the answer was given, so that it never replaces a newer one on the server. */
type KeptAnswer = { attempt: string; question: string; answer: Answer; at: string }

const store = createUnsentStore<KeptAnswer>('quiz')

export const { inTurn } = store

export const keepAnswer = (attempt: string, question: string, answer: Answer, at: Date): void =>
  store.keep(`${attempt}:${question}`, { attempt, question, answer, at: at.toISOString() })

const keptOf = (attempt: string) => store.kept().filter((each) => each.attempt === attempt)

export const keptAnswers = (attempt: string): Record<string, Answer> =>
  Object.fromEntries(keptOf(attempt).map(({ question, answer }) => [question, answer]))

/** Throws if the answers couldn't be sent. They are kept unless the server refused them for good. */
export const sendAnswers = (attempt: string): Promise<void> =>
  inTurn(async () => {
    const unsent = keptOf(attempt)
    if (!unsent.length) return
    const answers = Object.fromEntries(unsent.map(({ question, answer }) => [question, answer]))
    const answeredAt = Object.fromEntries(unsent.map(({ question, at }) => [question, at]))
    try {
      await lastingApi('PUT /attempt/{id}', { params: { id: attempt }, body: { answers, answeredAt } })
    } catch (error) {
      if (isFinal(error)) store.forget(unsent)
      throw error
    }
    store.forget(unsent)
  })
