// A quiz as its author types it: numbers are text, and a question keeps what was typed for its other kinds.
import { QUIZ_ATTEMPTS, type QuestionKind } from '#contract/constants.ts'
import type { QuestionDraft, QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'

export type ChoiceForm = { _id: string; text: string; picture: string | null }
export type PairForm = { prompt: ChoiceForm; choice: ChoiceForm }

export type QuestionForm = {
  _id: string
  kind: QuestionKind
  text: string
  picture: string | null
  explanation: string
  /** Empty if there is none. */
  lesson: string
  second: string
  /** Used by `one`, `many` and `order`. */
  choices: ChoiceForm[]
  /** The ids of the correct choices. */
  right: string[]
  number: string
  tolerance: string
  unit: string
  /** One answer per line. */
  accepted: string
  pairs: PairForm[]
  /** Choices that match no prompt. */
  others: ChoiceForm[]
}

/** New values, or a function of the current ones. */
export type QuestionChange = Partial<QuestionForm> | ((now: QuestionForm) => Partial<QuestionForm>)

export type QuizForm = {
  pass: string
  /** Empty means unlimited. */
  attempts: string
  daily: boolean
  /** Empty means no limit. */
  minutes: string
  reveal: QuizDraft['reveal']
  questions: QuestionForm[]
}

export const newChoice = (): ChoiceForm => ({ _id: crypto.randomUUID(), text: '', picture: null })
export const newPair = (): PairForm => ({ prompt: newChoice(), choice: newChoice() })

export const newQuestion = (kind: QuestionKind): QuestionForm => ({
  _id: crypto.randomUUID(),
  kind,
  text: '',
  picture: null,
  explanation: '',
  lesson: '',
  second: '',
  choices: [newChoice(), newChoice()],
  right: [],
  number: '',
  tolerance: '',
  unit: '',
  accepted: '',
  pairs: [newPair(), newPair()],
  others: [],
})

export const formOf = (quiz: QuizDraft | null): QuizForm => ({
  pass: String(quiz?.pass ?? 60),
  attempts: String((quiz ? quiz.attempts : QUIZ_ATTEMPTS) ?? ''),
  daily: quiz?.daily ?? true,
  minutes: String(quiz?.minutes ?? ''),
  reveal: quiz?.reveal ?? 'passed',
  questions: quiz?.questions.map(questionFormOf) ?? [],
})

export function questionFormOf(draft: QuestionDraft): QuestionForm {
  const { _id, kind, text, picture, explanation, lesson, second } = draft
  return {
    ...newQuestion(kind),
    _id,
    text,
    picture,
    explanation,
    lesson: lesson ?? '',
    second: second === null ? '' : clockText(second),
    ...answersOf(draft),
  }
}

function answersOf(draft: QuestionDraft): Partial<QuestionForm> {
  switch (draft.kind) {
    case 'one':
      return { choices: draft.choices, right: [draft.answer] }
    case 'many':
      return { choices: draft.choices, right: draft.answers }
    case 'order':
      return { choices: draft.choices }
    case 'number': {
      const { answer, tolerance, unit } = draft
      return { number: String(answer), tolerance: tolerance ? String(tolerance) : '', unit }
    }
    case 'text':
      return { accepted: draft.answers.join('\n') }
    case 'match':
      return pairsOf(draft)
  }
}

function pairsOf({ prompts, choices, pairs }: Extract<QuestionDraft, { kind: 'match' }>): Partial<QuestionForm> {
  const isTaken = new Set(Object.values(pairs))
  return {
    pairs: prompts.map((prompt) => ({
      prompt,
      choice: choices.find(({ _id }) => _id === pairs[prompt._id]) ?? newChoice(),
    })),
    others: choices.filter(({ _id }) => !isTaken.has(_id)),
  }
}

/** Writes a video timestamp the way people type it: 3:19, 1:02:05, or plain seconds. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, index) => String(part).padStart(index ? 2 : 1, '0')).join(':')
}

/** NaN unless it is a valid time. */
export function readClock(typed: string): number {
  const text = latinDigits(typed).trim()
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text)) return Number.NaN
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
