// Writes the questions of a quiz as Markdown that read-questions.ts can read.
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { toFolderPath } from './picture-paths.ts'
import { ARROW, LIKE_ANSWER } from './read-questions.ts'

type Choice = Extract<QuestionDraft, { kind: 'one' }>['choices'][number]

/** `nameOf` returns the file name of a lesson in the folder. */
export function writeQuestions(questions: QuestionDraft[], nameOf: (lesson: string) => string | undefined): string {
  return questions.map((question, index) => writeQuestion(question, index, nameOf)).join('\n\n')
}

function writeQuestion(question: QuestionDraft, index: number, nameOf: (lesson: string) => string | undefined): string {
  const { _id, kind, text, picture, explanation, lesson, second } = question
  const fields = {
    Picture: picture && toFolderPath(picture),
    Lesson: lesson && nameOf(lesson),
    Second: second,
  }
  const parts = [
    `## Question ${index + 1}: ${kind} {#${_id}}`,
    linesOf(text, (line) => (LIKE_ANSWER.test(line) ? `\\${line}` : line)),
    answersOf(question).join('\n'),
    fieldLines(fields).join('\n'),
    explanation && linesOf(explanation, (line) => `> ${line}`.trimEnd()),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const linesOf = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n')

const fieldLines = (fields: Record<string, string | number | null | undefined>): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : `${name}: ${value}`,
  )

function answersOf(question: QuestionDraft): string[] {
  switch (question.kind) {
    case 'one':
    case 'many': {
      const right = question.kind === 'one' ? [question.answer] : question.answers
      return question.choices.map((choice, index) => {
        const box = right.includes(choice._id) ? '[x]' : '[ ]'
        return item('- ', `${box} ${choiceText(choice, index)}`)
      })
    }
    case 'number': {
      const { answer, tolerance, unit } = question
      return fieldLines({ Answer: decimal(answer), Tolerance: tolerance ? decimal(tolerance) : null, Unit: unit })
    }
    case 'text':
      return question.answers.map((answer) => item('- ', answer))
    case 'order':
      return question.choices.map((choice, index) => item(`${index + 1}. `, choiceText(choice, index)))
    case 'match': {
      const { prompts, choices, pairs } = question
      const side = (choice: Choice, index: number) =>
        choiceText(choice, index).replaceAll(/(^| )(\\*->)/g, String.raw`$1\$2`)
      const right = (id: string) => {
        const index = choices.findIndex(({ _id }) => _id === id)
        return side(choices[index]!, index)
      }
      const used = new Set(Object.values(pairs))
      return [
        ...prompts.map((prompt, index) => item('- ', side(prompt, index) + ARROW + right(pairs[prompt._id]!))),
        ...choices.flatMap(({ _id }) => (used.has(_id) ? [] : item('- ', ARROW.trimStart() + right(_id)))),
      ]
    }
  }
}

/** Further lines are indented below the first. */
const item = (mark: string, text: string): string =>
  mark + text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)

const LIKE_PICTURE = /!\[\]\([^()\s]*\)$/
const LIKE_ID = /\{#[a-z0-9-]{1,40}\}$/

/** Leaves out the id if it is the one that would be generated anyway. */
function choiceText({ _id, text, picture }: Choice, index: number): string {
  const shown = picture ? ` ![](${toFolderPath(picture)})` : LIKE_PICTURE.test(text) ? ' ![]()' : ''
  const id = _id === `c${index + 1}` && !(LIKE_ID.test(text) && !shown) ? '' : ` {#${_id}}`
  return text + shown + id
}

/** Written in full, because teachers don't read 6.02e+23 as a number. */
const decimal = (number: number): string =>
  number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
