// A demo quiz as an author would have written it in the editor.
import { QUIZ_ATTEMPTS } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/learning.ts'
import type { QuestionDraft } from '#contract/quizzes.ts'
import { newId } from '../../server/db/ids.ts'
import type { DemoQuestion, DemoQuiz } from './quizzes/types.ts'

const PASS_PERCENT = 60

export function quizLesson({ title, questions, minutes }: DemoQuiz, lessons: LessonDraft[]): LessonDraft {
  const lessonOf = (name?: string) => lessons.find((lesson) => lesson.title === name)?._id ?? null
  const quiz = {
    pass: PASS_PERCENT,
    attempts: QUIZ_ATTEMPTS,
    daily: true,
    minutes: minutes ?? null,
    reveal: 'passed' as const,
    questions: questions.map((question) => toQuestion(question, lessonOf(question.lesson))),
  }
  return { _id: newId(), title, kind: 'quiz', free: false, body: null, quiz, file: null }
}

function toQuestion(question: DemoQuestion, lesson: string | null): QuestionDraft {
  const { text, explanation } = question
  const common = { _id: newId(), text, picture: null, explanation, lesson, second: null }
  switch (question.kind) {
    case 'one':
      return { kind: 'one', ...common, choices: choices(question.choices), answer: idOf(question.answer) }
    case 'many':
      return { kind: 'many', ...common, choices: choices(question.choices), answers: question.answers.map(idOf) }
    case 'number': {
      const { answer, tolerance = 0, unit = '' } = question
      return { kind: 'number', ...common, answer, tolerance, unit }
    }
    case 'text':
      return { kind: 'text', ...common, answers: question.answers }
    case 'order':
      return { kind: 'order', ...common, choices: choices(question.items) }
    case 'match':
      return { kind: 'match', ...common, ...matched(question.pairs) }
  }
}

const idOf = (index: number): string => `c${index + 1}`
const choices = (texts: string[]) => texts.map((text, index) => ({ _id: idOf(index), text, picture: null }))

/** Equal right sides are one choice. */
function matched(pairs: [string, string][]) {
  const texts = [...new Set(pairs.map(([, right]) => right))]
  return {
    prompts: choices(pairs.map(([left]) => left)),
    choices: choices(texts),
    pairs: Object.fromEntries(pairs.map(([, right], index) => [idOf(index), idOf(texts.indexOf(right))])),
  }
}
