// The schemas of quizzes: what authors write, what learners get, and what they hand in. Right answers and explanations are
// part of what authors write and of a review that may show them, usually after passing, and of nothing else.
import { z } from 'zod'
import {
  MAX_ANSWER_TEXT,
  MAX_CHOICES,
  MAX_QUESTIONS,
  MAX_QUESTION_TEXT,
  MAX_QUIZ_MINUTES,
  QUESTION_KINDS,
  QUIZ_ATTEMPTS,
  QUIZ_REVEALS,
} from './constants.ts'
import { address, id, text } from './fields.ts'
import { refusal } from './refusals.ts'
import { tidy } from './tidy.ts'

const count = z.number().int()
const questionText = text(MAX_QUESTION_TEXT)
/** Short ids that the editor makes; they only have to differ within a question. */
const choiceId = z.string().regex(/^[a-z0-9-]{1,40}$/, refusal('not_an_id'))

// What authors write

const choice = z.object({ _id: choiceId, text: text(500), picture: address.nullable().default(null) })
const choices = (min: number) => z.array(choice).min(min).max(MAX_CHOICES)
const common = {
  _id: id,
  /** Plain text with formulas between dollar signs. */
  text: questionText,
  picture: address.nullable().default(null),
  /** Shown after handing in. */
  explanation: z.union([z.literal(''), questionText]).default(''),
  /** The lesson that teaches it, and the second to look at. */
  lesson: id.nullable().default(null),
  second: count.min(0).nullable().default(null),
}
export const questionDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), ...common, choices: choices(2), answer: choiceId }),
  z.object({ kind: z.literal('many'), ...common, choices: choices(2), answers: z.array(choiceId).min(1) }),
  z.object({
    kind: z.literal('number'),
    ...common,
    answer: z.number(),
    tolerance: z.number().min(0).default(0),
    unit: z.string().max(40).overwrite(tidy).default(''),
  }),
  z.object({ kind: z.literal('text'), ...common, answers: z.array(text(MAX_ANSWER_TEXT)).min(1).max(20) }),
  /** The choices are in the right order. */
  z.object({ kind: z.literal('order'), ...common, choices: choices(2) }),
  z.object({
    kind: z.literal('match'),
    ...common,
    prompts: choices(2),
    choices: choices(2),
    /** From prompt to choice. */
    pairs: z.record(choiceId, choiceId),
  }),
])
export type QuestionDraft = z.infer<typeof questionDraft>

export const quizDraft = z.object({
  /** Of the questions, in percent. */
  pass: count.min(1).max(100).default(60),
  /** Null for as many as one likes. */
  attempts: count.min(1).max(100).nullable().default(QUIZ_ATTEMPTS),
  /** Whether one attempt a day is allowed once those are used up. */
  daily: z.boolean().default(true),
  /** On the server's clock; null for no limit. */
  minutes: count.min(1).max(MAX_QUIZ_MINUTES).nullable().default(null),
  reveal: z.enum(QUIZ_REVEALS).default('passed'),
  questions: z.array(questionDraft).max(MAX_QUESTIONS),
})
export type QuizDraft = z.infer<typeof quizDraft>

export const quizImport = z.object({ format: z.enum(['csv', 'gift']), text: z.string().min(1).max(400_000) })
export const quizImported = z.object({ questions: z.array(questionDraft) })

// What learners get

const shownChoice = z.object({
  _id: z.string(),
  text: z.string(),
  html: z.string().optional(),
  picture: z.string().optional(),
})
/** Without anything that says which answer is right. */
export const question = z.object({
  _id: id,
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  /** With its formulas; missing if the text has none. */
  html: z.string().optional(),
  picture: z.string().optional(),
  unit: z.string().optional(),
  choices: z.array(shownChoice).optional(),
  prompts: z.array(shownChoice).optional(),
})
export type Question = z.infer<typeof question>

/** One choice, a number or a text; several choices or their order; the choice of each prompt. */
const answer = z.union([
  z.string().max(MAX_ANSWER_TEXT).overwrite(tidy),
  z.array(choiceId).max(MAX_CHOICES),
  z.record(choiceId, choiceId).refine((pairs) => Object.keys(pairs).length <= MAX_CHOICES, refusal('invalid')),
])
export type Answer = z.infer<typeof answer>
export const answers = z
  .record(id, answer)
  .refine((given) => Object.keys(given).length <= MAX_QUESTIONS, refusal('invalid'))
export const answersBody = z.object({
  answers,
  /** When they were given; those without a moment just now. An older answer never replaces a newer one. */
  answeredAt: z
    .record(id, z.iso.datetime(refusal('not_a_date')))
    .refine((given) => Object.keys(given).length <= MAX_QUESTIONS, refusal('invalid'))
    .default({}),
})

const result = z.object({
  points: count,
  outOf: count,
  /** The points that were needed. */
  needed: count,
  passed: z.boolean(),
  /** Whether the time ran out, so that the server handed in what was saved. */
  isLate: z.boolean(),
})
const reviewed = z.object({
  question: id,
  isRight: z.boolean(),
  given: answer.nullable(),
  /** In the form of an answer. Missing, like the explanation, as long as the quiz does not show the right answers. */
  right: answer.optional(),
  explanation: z.string().optional(),
  /** The explanation with its formulas; missing if it has none. */
  html: z.string().optional(),
  lesson: id.nullable(),
  second: count.nullable(),
})
export type Reviewed = z.infer<typeof reviewed>
export const quizResult = result.extend({
  /** When the right answers are shown. */
  reveal: z.enum(QUIZ_REVEALS),
  review: z.array(reviewed),
})
export type QuizResult = z.infer<typeof quizResult>

export const attempt = z.object({
  _id: id,
  number: count,
  /** When the server hands it in; null without a time limit. */
  dueAt: z.iso.datetime().nullable(),
  /** The server's clock, because that of a device may be wrong. */
  now: z.iso.datetime(),
  questions: z.array(question),
  /** What was saved so far. */
  answers,
  /** Missing while it is open. */
  result: quizResult.optional(),
})
export type Attempt = z.infer<typeof attempt>

/** Before the first question: what to expect, and what was reached so far. */
export const quiz = z.object({
  _id: id,
  title: z.string(),
  questions: count,
  needed: count,
  minutes: count.nullable(),
  /** Today; null for as many as one likes. */
  attemptsLeft: count.nullable(),
  /** Whether one attempt a day is allowed once the others are used up. */
  daily: z.boolean(),
  /** To go on with. */
  open: id.nullable(),
  attempts: z.array(
    z.object({ _id: id, number: count, at: z.iso.datetime(), points: count, outOf: count, passed: z.boolean() }),
  ),
})
export type Quiz = z.infer<typeof quiz>
