// Quiz rules beyond the schema: answer keys refer to existing choices, and ids are unique.
import type { QuestionDraft, QuizDraft } from '#contract/calls/learning/quizzes.ts'
import type { Refusal } from '#contract/refusals.ts'

/** The first mistake in each question, by the path of its field. */
export function quizMistakes({ questions }: QuizDraft, path: string): Record<string, Refusal> {
  const ids = questions.map(({ _id }) => _id)
  const found = questions.flatMap((question, index) => {
    const field = ids.indexOf(question._id) < index ? '_id' : mistakeOf(question)
    return field ? [[`${path}.questions.${index}.${field}`, 'not_an_id'] as const] : []
  })
  return Object.fromEntries(found)
}

/** The field with a dangling reference. */
export function mistakeOf(question: QuestionDraft): string | null {
  if (question.kind === 'number' || question.kind === 'text') return null
  const choices = idsOf(question.choices)
  if (!choices) return 'choices'
  if (question.kind === 'one') return choices.has(question.answer) ? null : 'answer'
  if (question.kind === 'many') return question.answers.every((answer) => choices.has(answer)) ? null : 'answers'
  if (question.kind === 'order') return null
  const prompts = idsOf(question.prompts)
  if (!prompts) return 'prompts'
  const { pairs } = question
  const isComplete = [...prompts].every((prompt) => choices.has(pairs[prompt] ?? ''))
  return isComplete && Object.keys(pairs).length === prompts.size ? null : 'pairs'
}

/** Null if an id appears twice. */
function idsOf(choices: { _id: string }[]): Set<string> | null {
  const ids = new Set(choices.map(({ _id }) => _id))
  return ids.size === choices.length ? ids : null
}
