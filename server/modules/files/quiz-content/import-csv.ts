// Questions from a spreadsheet: a header with column names, then one question per row. Several values in a field are
// separated by |, and pairs are joined by =.
import { QUESTION_KINDS, type QuestionKind } from '#contract/constants.ts'
import { readNumber } from './fold-answer.ts'
import { choicesOf, ImportMistake, questionOf, type ImportedQuestion, type WithoutId } from './imported-question.ts'
import { readCsv, type CsvRow } from '../../../http/read-csv.ts'

const COLUMNS = ['kind', 'text', 'choices', 'answer', 'explanation', 'tolerance', 'unit'] as const
type Values = Record<(typeof COLUMNS)[number], string>

export function importCsv(text: string): ImportedQuestion[] {
  const [header, ...rows] = readCsv(text)
  const names = header?.fields.map((name) => name.toLowerCase()) ?? []
  if (!names.includes('kind') || !names.includes('text')) throw new ImportMistake('quiz_line_unreadable', 1)
  return rows.map((row) => ({
    line: row.line,
    read: () => questionOf(toQuestion(row, valuesOf(names, row)), row.line),
  }))
}

const valuesOf = (names: string[], { fields }: CsvRow): Values =>
  Object.fromEntries(COLUMNS.map((column) => [column, fields[names.indexOf(column)] ?? ''])) as Values

function toQuestion({ line }: CsvRow, values: Values): WithoutId {
  const { text, explanation, answer, unit } = values
  const kind = values.kind.toLowerCase() as QuestionKind
  const common = { text, explanation }
  const listed = listOf(values.choices)
  if (!QUESTION_KINDS.includes(kind)) throw new ImportMistake('quiz_line_kind', line)
  switch (kind) {
    case 'one':
    case 'many': {
      const choices = choicesOf(listed)
      const right = listOf(answer).map((number) => choices[(readNumber(number) ?? 0) - 1]?._id ?? '')
      if (kind === 'many') return { kind, ...common, choices, answers: right }
      if (right.length !== 1) throw new ImportMistake('quiz_line_answer', line)
      return { kind, ...common, choices, answer: right[0]! }
    }
    case 'number': {
      const [number, tolerance] = [readNumber(answer), readNumber(values.tolerance || '0')]
      if (number === null || tolerance === null) throw new ImportMistake('quiz_line_answer', line)
      return { kind, ...common, answer: number, tolerance, unit }
    }
    case 'text':
      return { kind, ...common, answers: listOf(answer) }
    case 'order':
      return { kind, ...common, choices: choicesOf(listed) }
    case 'match': {
      const pairs = listed.map((pair) => pair.split('=').map((side) => side.trim()))
      if (pairs.some(({ length }) => length !== 2)) throw new ImportMistake('quiz_line_choices', line)
      return { kind, ...common, ...matchOf(pairs as [string, string][]) }
    }
  }
}

const listOf = (field: string): string[] => (field ? field.split('|').map((value) => value.trim()) : [])

/** Equal right-hand sides are one choice. */
export function matchOf(pairs: [string, string][]) {
  const prompts = choicesOf(pairs.map(([prompt]) => prompt))
  const choices = choicesOf([...new Set(pairs.map(([, choice]) => choice))])
  const ids = new Map(choices.map(({ _id, text }) => [text, _id]))
  return {
    prompts,
    choices,
    pairs: Object.fromEntries(pairs.map(([, text], index) => [prompts[index]!._id, ids.get(text)!])),
  }
}
