// An answer in the form that its kind of question requires. Anything that doesn't fit counts as unanswered.
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'

export const asText = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
export const asList = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : [])
export const asPairs = (answer: Answer | undefined): Record<string, string> =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : {}

export function isAnswered({ kind, prompts = [] }: Question, answer: Answer | undefined): boolean {
  if (kind === 'match') return prompts.every(({ _id }) => asPairs(answer)[_id])
  return kind === 'many' || kind === 'order' ? asList(answer).length > 0 : asText(answer).trim() !== ''
}

/** In a single choice, a new choice replaces the other. In a multiple choice, it is added or removed. */
export function choose(kind: Question['kind'], answer: Answer | undefined, id: string): Answer {
  if (kind === 'one') return id
  const chosen = asList(answer)
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
}

/** The choices in the order chosen by the learner. */
export function inOrder<Choice extends { _id: string }>(choices: Choice[], answer: Answer | undefined): Choice[] {
  const given = asList(answer)
  const place = ({ _id }: Choice) => (given.includes(_id) ? given.indexOf(_id) : given.length)
  return choices.toSorted((one, other) => place(one) - place(other))
}

/** A B C D, or ক খ গ ঘ on a Bengali page. */
export const letters = (): string[] => m.quiz_letters().split(' ')
