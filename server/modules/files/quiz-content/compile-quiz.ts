// Splits an author's quiz into the parts that learners may and may not see. Choices get new ids, because the author's
// ids may reveal the correct order.
import { randomBytes } from 'node:crypto'
import type { Answer, Question, QuestionDraft, QuizDraft } from '#contract/calls/learning/quizzes.ts'
import type { QuizKey, QuizKeys } from '../../../db/schema-classroom.ts'
import { formulaHtml } from '../markup/lesson-html.ts'
import { mix } from './shuffle.ts'

export function compileQuiz(draft: QuizDraft): { questions: Question[]; keys: QuizKeys } {
  const compiled = draft.questions.map(compileQuestion)
  return {
    questions: compiled.map(({ question }) => question),
    keys: { draft, answers: compiled.map(({ key }) => key) },
  }
}

type ChoiceDraft = Extract<QuestionDraft, { kind: 'one' }>['choices'][number]
type ShownChoices = NonNullable<Question['choices']>
type Special = { right: Answer; tolerance?: number; accepted?: string[] }

function compileQuestion(draft: QuestionDraft): { question: Question; key: QuizKey } {
  const { _id, kind, text, picture, explanation, lesson, second } = draft
  const { shown, special } = answerOf(draft)
  return {
    question: { _id, kind, text, ...extras(text, picture), ...shown },
    key: { question: _id, ...special, explanation, ...withHtml(explanation), lesson, second },
  }
}

function answerOf(draft: QuestionDraft): { shown: Partial<Question>; special: Special } {
  switch (draft.kind) {
    case 'one': {
      const { choices, idOf } = rename(draft.choices)
      return { shown: { choices }, special: { right: idOf(draft.answer) } }
    }
    case 'many': {
      const { choices, idOf } = rename(draft.choices)
      return { shown: { choices }, special: { right: [...new Set(draft.answers)].map(idOf) } }
    }
    case 'number': {
      const { answer, tolerance, unit } = draft
      return { shown: unit ? { unit } : {}, special: { right: String(answer), tolerance } }
    }
    case 'text':
      return { shown: {}, special: { right: draft.answers[0]!, accepted: draft.answers } }
    case 'order': {
      const { choices } = rename(draft.choices)
      const right = choices.map(({ _id }) => _id)
      const isRight = (order: ShownChoices) => order.every(({ _id }, index) => _id === right[index])
      return { shown: { choices: mix(choices, isRight) }, special: { right } }
    }
    case 'match': {
      const { choices, idOf } = rename(draft.choices)
      const { choices: prompts, idOf: promptOf } = rename(draft.prompts)
      const pairs = Object.entries(draft.pairs).map(([prompt, choice]) => [promptOf(prompt), idOf(choice)])
      const right: Record<string, string> = Object.fromEntries(pairs)
      const isRight = (order: ShownChoices) => prompts.every(({ _id }, index) => right[_id] === order[index]?._id)
      return { shown: { prompts, choices: mix(choices, isRight) }, special: { right } }
    }
  }
}

function rename(drafts: ChoiceDraft[]): { choices: ShownChoices; idOf: (id: string) => string } {
  const ids = new Map(drafts.map(({ _id }) => [_id, randomBytes(6).toString('hex')]))
  const idOf = (id: string) => ids.get(id)!
  return { choices: drafts.map(({ _id, text, picture }) => ({ _id: idOf(_id), text, ...extras(text, picture) })), idOf }
}

function extras(text: string, picture: string | null) {
  return { ...withHtml(text), ...(picture === null ? {} : { picture }) }
}

function withHtml(text: string): { html?: string } {
  const html = formulaHtml(text)
  return html === undefined ? {} : { html }
}
