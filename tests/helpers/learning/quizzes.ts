// A quiz with a question of each kind, and how to take it.
import type { Answer, Attempt, QuestionDraft, QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { newId } from '#server/db/ids.ts'
import type { Person, TestServer } from '../test-server.ts'

/** Every explanation contains this, so that a search for it finds any explanation that leaves the server. */
export const SECRET = 'because-of-kingfisher'

const common = { picture: null, explanation: `It is so ${SECRET}.`, lesson: null, second: null }
const choices = (...texts: string[]) => texts.map((text, index) => ({ _id: `c${index + 1}`, text, picture: null }))

export const questionDrafts = (): QuestionDraft[] => [
  {
    kind: 'one',
    ...common,
    _id: newId(),
    text: 'Half of $\\frac{1}{2}$?',
    choices: choices('A quarter', 'One'),
    answer: 'c1',
  },
  {
    kind: 'many',
    ...common,
    _id: newId(),
    text: 'Which are even?',
    choices: choices('2', '3', '4'),
    answers: ['c1', 'c3'],
  },
  {
    kind: 'number',
    ...common,
    _id: newId(),
    text: 'How much is 1,000 + 64.5?',
    answer: 1064.5,
    tolerance: 0.1,
    unit: 'kg',
  },
  { kind: 'text', ...common, _id: newId(), text: 'Which river?', answers: ['secret-padma', 'পদ্মা নদী ১'] },
  {
    kind: 'order',
    ...common,
    _id: newId(),
    text: 'Put in order.',
    choices: choices('first', 'second', 'third', 'fourth'),
  },
  {
    kind: 'match',
    ...common,
    _id: newId(),
    text: 'Match the capitals.',
    prompts: choices('Bangladesh', 'Nepal', 'Japan'),
    choices: choices('Dhaka', 'Kathmandu', 'Tokyo'),
    pairs: { c1: 'c1', c2: 'c2', c3: 'c3' },
  },
]

export const quizDraft = (settings: Partial<QuizDraft> = {}): QuizDraft => ({
  pass: 60,
  attempts: null,
  daily: false,
  minutes: null,
  reveal: 'submitted',
  questions: questionDrafts(),
  ...settings,
})

export const quizLesson = (settings: Partial<QuizDraft> = {}, _id = newId()) => ({
  _id,
  title: 'A quiz',
  kind: 'quiz',
  quiz: quizDraft(settings),
})

/** The answers of somebody who knows everything, based only on what is shown. */
export function rightAnswers({ questions }: Pick<Attempt, 'questions'>): Record<string, Answer> {
  const idOf = (list: { _id: string; text: string }[] | undefined, text: string) =>
    list!.find((choice) => choice.text === text)!._id
  return Object.fromEntries(
    questions.map(({ _id, kind, choices: shown, prompts }): [string, Answer] => {
      switch (kind) {
        case 'one':
          return [_id, idOf(shown, 'A quarter')]
        case 'many':
          return [_id, ['4', '2'].map((text) => idOf(shown, text))]
        case 'number':
          return [_id, '১,০৬৪.৫ kg']
        case 'text':
          return [_id, 'পদ্মানদী  1']
        case 'order':
          return [_id, ['first', 'second', 'third', 'fourth'].map((text) => idOf(shown, text))]
        case 'match': {
          const pairs = [
            ['Nepal', 'Kathmandu'],
            ['Japan', 'Tokyo'],
            ['Bangladesh', 'Dhaka'],
          ] as const
          return [_id, Object.fromEntries(pairs.map(([from, to]) => [idOf(prompts, from), idOf(shown, to)]))]
        }
      }
    }),
  )
}

export async function begin({ call }: TestServer, person: Person, quiz: string): Promise<Attempt> {
  const begun = await call(`POST /api/quiz/${quiz}/attempt`, { as: person })
  if (begun.status !== 200) throw new Error(`beginning failed: ${begun.status} ${begun.text}`)
  return begun.json
}
