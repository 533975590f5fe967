// Converts a typed question to the contract's schema, and its mistakes back to fields.
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { type ChoiceForm, type QuestionForm, readClock } from './quiz-form.ts'

export function questionBody(form: QuestionForm): object {
  const { _id, kind, text, picture, explanation, lesson, second } = form
  const isAtSecond = lesson !== '' && second.trim() !== ''
  return {
    kind,
    _id,
    text,
    picture,
    explanation: explanation.trim(),
    lesson: lesson || null,
    second: isAtSecond ? readClock(second) : null,
    ...answerBody(form),
  }
}

function answerBody(form: QuestionForm): object {
  const { choices } = form
  const right = form.right.filter((id) => choices.some(({ _id }) => _id === id))
  switch (form.kind) {
    case 'one':
      return { choices, answer: right[0] }
    case 'many':
      return { choices, answers: right }
    case 'order':
      return { choices }
    case 'number':
      return { answer: numberOf(form.number), tolerance: numberOf(form.tolerance) ?? 0, unit: form.unit }
    case 'text':
      return { answers: form.accepted.trim() ? form.accepted.split('\n').filter((line) => line.trim()) : undefined }
    case 'match': {
      const sides = rightSides(form)
      return {
        prompts: form.pairs.map(({ prompt }) => prompt),
        choices: sides.map(({ choice }) => choice),
        pairs: Object.fromEntries(
          form.pairs.map(({ prompt, choice }) => [
            prompt._id,
            sides.find((side) => isSame(side.choice, choice))!.choice._id,
          ]),
        ),
      }
    }
  }
}

/** Undefined if nothing was typed, so that it is reported as missing. */
function numberOf(typed: string): number | undefined {
  const text = latinDigits(typed).trim().replace(/[−–]/g, '-').replaceAll(',', '')
  if (!text) return undefined
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

/** The choices for learners, each with its field. A right side that was typed twice is a single choice. */
function rightSides({ pairs, others }: QuestionForm): { choice: ChoiceForm; field: string }[] {
  const typed = [
    ...pairs.map(({ choice }, index) => ({ choice, field: `pairs.${index}.choice` })),
    ...others.map((choice, index) => ({ choice, field: `others.${index}` })),
  ]
  return typed.filter(({ choice }, index) => typed.findIndex((each) => isSame(each.choice, choice)) === index)
}

function isSame(one: ChoiceForm, other: ChoiceForm): boolean {
  const text = one.text.trim()
  if (!text) return one._id === other._id
  return text === other.text.trim() && one.picture === other.picture
}

/** The field at which a mistake is shown. */
export function fieldOf(path: string, form: QuestionForm): string {
  const [part = '', index = '', more = ''] = path.split('.')
  switch (form.kind) {
    case 'one':
    case 'many':
      return part === 'answer' || part === 'answers' ? 'right' : more ? `choices.${index}` : part
    case 'order':
      return more ? `choices.${index}` : part
    case 'number':
      return part === 'answer' ? 'number' : part
    case 'text':
      return part === 'answers' ? 'accepted' : part
    case 'match':
      if (part === 'prompts' && more) return `pairs.${index}.prompt`
      if (part === 'choices' && more) return rightSides(form)[Number(index)]?.field ?? 'pairs'
      return part === 'choices' || part === 'prompts' ? 'pairs' : part
  }
}
