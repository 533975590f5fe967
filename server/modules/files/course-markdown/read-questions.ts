// The questions of a quiz in Markdown. docs/course-folder.md describes the format.
import { QUESTION_KINDS, type QuestionKind } from '#contract/constants.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { readNumber } from '../quiz-content/fold-answer.ts'
import { ImportMistake, questionOf, type WithoutId } from '../quiz-content/imported-question.ts'
import type { Mistakes } from './mistakes.ts'
import { toSitePath } from './picture-paths.ts'

export type ReadQuestion = {
  draft: QuestionDraft
  /** Whether the file gives no id for it. */
  isNew: boolean
  /** The lesson that explains the answer. */
  lesson: { name: string; line: number } | null
}

const HEADING = /^## Question(?: \d+)?: (\w+)(?: \{#([\da-f-]{36})\})?\s*$/
const ITEM = /^(- |\d+\. )(.*)$/
const FIELD = /^(Answer|Tolerance|Unit|Picture|Lesson|Second): ?(.*)$/
const BOX = /^\[([ xX])\] ([^]*)$/
const PICTURE = / ?!\[\]\(([^()\s]*)\)$/
const CHOICE_ID = / \{#([a-z0-9-]{1,40})\}$/
/** In a question’s text, a line that looks like an answer starts with a backslash. */
export const LIKE_ANSWER = /^\\*(#|>|- |\d+\. |(Answer|Tolerance|Unit|Picture|Lesson|Second):)/

export function readQuestions(body: string, firstLine: number, mistakes: Mistakes): ReadQuestion[] {
  const blocks: Block[] = []
  for (const [index, text] of body.split('\n').entries()) {
    const line = firstLine + index
    if (text.startsWith('#')) blocks.push({ line, heading: text, rows: [] })
    else if (blocks.length) blocks.at(-1)!.rows.push(text)
    else if (text.trim()) mistakes.add(line, { code: 'quiz_line_unreadable', n: line })
  }
  return blocks.flatMap((block) => {
    try {
      return [readQuestion(block)]
    } catch (error) {
      if (!(error instanceof ImportMistake)) throw error
      mistakes.add(error.line, { code: error.code, n: error.line })
      return []
    }
  })
}

type Block = { line: number; heading: string; rows: string[] }

function readQuestion(block: Block): ReadQuestion {
  const { line } = block
  const [, kind = '', id] = HEADING.exec(block.heading) ?? []
  if (!QUESTION_KINDS.some((known) => known === kind)) throw new ImportMistake('quiz_line_kind', line)
  const { text, items, notes, fields } = partsOf(block)
  const draft = {
    ...(id ? { _id: id } : {}),
    text,
    picture: fields.Picture ? toSitePath(fields.Picture.value) : null,
    explanation: notes,
    second: fields.Second ? wholeOf(fields.Second) : null,
    ...answerOf(kind as QuestionKind, items, fields, line),
  } as WithoutId
  const { Lesson: lesson } = fields
  return {
    draft: questionOf(draft, line),
    isNew: !id,
    lesson: lesson ? { name: lesson.value, line: lesson.line } : null,
  }
}

type Item = { line: number; text: string }
type FieldName = 'Answer' | 'Tolerance' | 'Unit' | 'Picture' | 'Lesson' | 'Second'
type FieldsOf = Partial<Record<FieldName, { line: number; value: string }>>

/** The question's text, followed by the answers, the explanation and other details in any order. */
function partsOf({ line: heading, rows }: Block) {
  const text: string[] = []
  const items: (Item & { indent: number })[] = []
  const notes: string[] = []
  const fields: FieldsOf = {}
  let item: (typeof items)[number] | undefined
  let blanks = ''
  for (const [index, row] of rows.entries()) {
    const line = heading + 1 + index
    const isText = !items.length && !notes.length && !Object.keys(fields).length
    if (!row.trim()) {
      if (isText) text.push('')
      blanks += '\n'
      continue
    }
    const [, mark, first = ''] = ITEM.exec(row) ?? []
    const [, name, value = ''] = FIELD.exec(row) ?? []
    if (item && row.startsWith('  ')) {
      item.text += `${blanks}\n${row.slice(Math.min(item.indent, row.search(/\S/)))}`
    } else if (mark) {
      item = { line, text: first, indent: mark.length }
      items.push(item)
    } else if (row.startsWith('>')) {
      notes.push(row.replace(/^> ?/, ''))
    } else if (name) {
      fields[name as FieldName] = { line, value: value.trim() }
    } else if (isText) {
      text.push(LIKE_ANSWER.test(row) ? row.replace('\\', '') : row)
    } else {
      throw new ImportMistake('quiz_line_unreadable', line)
    }
    if (!mark && !row.startsWith('  ')) item = undefined
    blanks = ''
  }
  return { text: text.join('\n').trim(), items, notes: notes.join('\n').trim(), fields }
}

function answerOf(kind: QuestionKind, items: Item[], { Answer, Tolerance, Unit }: FieldsOf, line: number): object {
  switch (kind) {
    case 'one':
    case 'many': {
      const boxes = items.map(boxOf)
      const choices = boxes.map(({ text }, index) => choiceOf(text, index))
      const right = choices.filter((_, index) => boxes[index]!.isRight).map(({ _id }) => _id)
      if (kind === 'many') return { kind, choices, answers: right }
      if (right.length !== 1) throw new ImportMistake('quiz_line_answer', line)
      return { kind, choices, answer: right[0] }
    }
    case 'number': {
      if (!Answer) throw new ImportMistake('quiz_line_answer', line)
      return { kind, answer: numberOf(Answer), tolerance: Tolerance ? numberOf(Tolerance) : 0, unit: Unit?.value ?? '' }
    }
    case 'text':
      return { kind, answers: items.map(({ text }) => text) }
    case 'order':
      return { kind, choices: items.map(({ text }, index) => choiceOf(text, index)) }
    case 'match':
      return { kind, ...matchOf(items) }
  }
}

function boxOf({ line, text }: Item): { isRight: boolean; text: string } {
  const [, mark, rest] = BOX.exec(text) ?? []
  if (rest === undefined) throw new ImportMistake('quiz_line_choices', line)
  return { isRight: mark !== ' ', text: rest }
}

/** A choice may be followed by its picture and its id. */
function choiceOf(source: string, index: number) {
  const [behind, id] = CHOICE_ID.exec(source) ?? ['']
  const shown = source.slice(0, source.length - behind.length)
  const [after, picture] = PICTURE.exec(shown) ?? ['']
  return {
    _id: id ?? `c${index + 1}`,
    text: shown.slice(0, shown.length - after.length),
    picture: picture ? toSitePath(picture) : null,
  }
}

export const ARROW = ' -> '

/** Equal right sides are one choice. A right side without a left side matches nothing. */
function matchOf(items: Item[]) {
  const choices: ReturnType<typeof choiceOf>[] = []
  const prompts: typeof choices = []
  const pairs: Record<string, string> = {}
  const known = new Map<string, string>()
  for (const { line, text } of items) {
    const sides = ` ${text}`.split(ARROW)
    if (sides.length !== 2) throw new ImportMistake('quiz_line_choices', line)
    const [left, right] = sides.map((side) => side.replaceAll(/(^| )\\(\\*->)/g, '$1$2').trim()) as [string, string]
    if (!known.has(right)) {
      const choice = choiceOf(right, choices.length)
      choices.push(choice)
      known.set(right, choice._id)
    }
    if (!left) continue
    const prompt = choiceOf(left, prompts.length)
    prompts.push(prompt)
    pairs[prompt._id] = known.get(right)!
  }
  return { prompts, choices, pairs }
}

function numberOf({ line, value }: { line: number; value: string }): number {
  const number = readNumber(value)
  if (number === null) throw new ImportMistake('quiz_line_answer', line)
  return number
}

function wholeOf({ line, value }: { line: number; value: string }): number {
  if (!/^\d{1,6}$/.test(value)) throw new ImportMistake('quiz_line_answer', line)
  return Number(value)
}
