// A quiz to take.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { QuizDraft } from '../../contract/calls/learning/quizzes.ts'
import { questionDrafts, quizLesson } from '../helpers/learning/quizzes.ts'
import type { Shop } from './shop.ts'
import { expect } from './site.ts'

/** A course of three lessons that the learner owns, with a quiz in the middle; returns the quiz's URL. */
export async function newQuiz(shop: Shop, api: APIRequestContext, settings: Partial<QuizDraft> = {}): Promise<string> {
  const { _id: course } = await shop.newCourse({ price: 0 })
  const [before, after] = [randomUUID(), randomUUID()]
  const questions = questionDrafts().map((question) => ({ ...question, lesson: before, second: 83 }))
  const quiz = quizLesson({ questions, ...settings })
  await shop.publish(course, [
    { _id: before, title: 'Before it', kind: 'text', body: 'Words.' },
    quiz,
    { _id: after, title: 'After it', kind: 'text', body: 'More words.' },
  ])
  expect((await api.post('/api/order', { data: { id: course } })).ok()).toBe(true)
  return `/learn/${course}/${quiz._id}`
}
