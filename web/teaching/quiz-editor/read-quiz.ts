// Validates what was typed against the contract's schema. Finished questions are saved immediately. An unfinished one
// keeps its last finished state on the server, and the typed text stays in this browser.
import '../../forms/zod-without-eval.ts'
import { checkFields } from '#contract/calls/check-fields.ts'
import { questionDraft, quizDraft, type QuestionDraft, type QuizDraft } from '#contract/calls/learning/quizzes.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { m } from '../../paraglide/messages.js'
import { explainCode } from '../../session/explain-field.ts'
import { fieldOf, questionBody } from './question-body.ts'
import type { QuestionForm, QuizForm } from './quiz-form.ts'

/** Mistakes by field. */
export type Mistakes = Record<string, string>

export type ReadQuiz = {
  /** The quiz in the form in which it is saved. */
  quiz: QuizDraft
  settings: Mistakes
  /** Mistakes by question. Questions without mistakes are left out. */
  questions: Record<string, Mistakes>
}

const SETTINGS = ['pass', 'attempts', 'daily', 'minutes', 'reveal'] as const

export function readQuiz(form: QuizForm, before: QuizDraft | null): ReadQuiz {
  const { settings, mistakes } = readSettings(form, before)
  const earlier = new Map(before?.questions.map((question) => [question._id, question]))
  const wrong: ReadQuiz['questions'] = {}
  const questions = form.questions.flatMap((question) => {
    const read = readQuestion(question)
    if ('draft' in read) return read.draft
    wrong[question._id] = read.mistakes
    return earlier.get(question._id) ?? []
  })
  return { quiz: { ...settings, questions }, settings: mistakes, questions: wrong }
}

function readSettings(form: QuizForm, before: QuizDraft | null) {
  const typed = { pass: whole(form.pass), attempts: orNull(form.attempts), minutes: orNull(form.minutes) }
  const checked = checkFields(quizDraft, { ...typed, daily: form.daily, reveal: form.reveal, questions: [] })
  if (checked.success) return { settings: checked.data, mistakes: {} }
  const kept = quizDraft.parse(before ?? { questions: [] })
  const fine = SETTINGS.filter((name) => !checked.codes[name])
  const settings = { ...kept, ...Object.fromEntries(fine.map((name) => [name, { ...form, ...typed }[name]])) }
  return { settings, mistakes: inWords(checked.codes) }
}

/** Undefined if nothing was typed, so that it is reported as missing. */
const whole = (typed: string): number | undefined => (typed.trim() ? Number(typed) : undefined)
const orNull = (typed: string): number | null => whole(typed) ?? null

function readQuestion(form: QuestionForm): { draft: QuestionDraft } | { mistakes: Mistakes } {
  const checked = checkFields(questionDraft, questionBody(form))
  if (checked.success) return { draft: checked.data }
  const found = Object.entries(checked.codes).map(([path, code]) => [fieldOf(path, form), code] as const)
  return { mistakes: inWords(Object.fromEntries(found.toReversed())) }
}

const inWords = (codes: Record<string, FieldCode>): Mistakes =>
  Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, OWN_WORDS[field]?.() ?? explainCode(code)]))

/** Messages for missing parts other than text. */
const OWN_WORDS: Record<string, () => string> = {
  right: m.quizform_mark_right,
  choices: m.quizform_two_choices,
  pairs: m.quizform_two_choices,
  second: m.quizform_bad_second,
}
