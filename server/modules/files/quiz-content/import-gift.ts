// Questions in GIFT, Moodle's text format: one block of lines per question, answers in braces.
// https://docs.moodle.org/en/GIFT_format
import { matchOf } from './import-csv.ts'
import { readNumber } from './fold-answer.ts'
import { choicesOf, ImportMistake, questionOf, type ImportedQuestion, type WithoutId } from './imported-question.ts'

const MAX_ANSWERS = 100
/** The gap for an answer in the middle of a sentence. */
const GAP = '_____'

export function importGift(text: string): ImportedQuestion[] {
  return blocksOf(text).map(({ line, block }) => ({ line, read: () => questionOf(toQuestion(block, line), line) }))
}

/** Blocks between empty lines, without comments and categories. */
function blocksOf(text: string): { line: number; block: string }[] {
  const blocks: { line: number; block: string }[] = []
  let isOpen = false
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const row = raw.trim()
    if (row.startsWith('//') || row.startsWith('$CATEGORY')) continue
    if (!row) isOpen = false
    else if (isOpen) blocks.at(-1)!.block += `\n${row}`
    else {
      blocks.push({ line: index + 1, block: row })
      isOpen = true
    }
  }
  return blocks
}

function toQuestion(block: string, line: number): WithoutId {
  const escaped = hideEscapes(block).replace(/^::[^]*?::\s*/, '')
  const [whole, before = '', inside = '', after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(escaped) ?? []
  if (whole === undefined) throw new ImportMistake('quiz_line_unreadable', line)
  const [answers = '', explanation = ''] = inside.split('####')
  const text = [before.trim(), ...(after.trim() ? [GAP, after.trim()] : [])].join(' ')
  return withAnswers({ text: plain(text), explanation: plain(explanation) }, answers.trim(), line)
}

type Common = { text: string; explanation: string }

function withAnswers(common: Common, answers: string, line: number): WithoutId {
  if (/^(t|true|f|false)(#|$)/i.test(answers)) return trueOrFalse(common, answers)
  if (answers.startsWith('#')) return numeric(common, answers.slice(1), line)
  const found = [...answers.matchAll(/([=~])([^=~]*)/g)]
  if (!found.length) throw new ImportMistake('quiz_line_kind', line)
  if (found.length > MAX_ANSWERS) throw new ImportMistake('quiz_line_choices', line)
  const parts = found.map(([, sign, body]) => partOf(sign!, body!))
  if (parts.some(({ text }) => !text)) throw new ImportMistake('quiz_line_choices', line)
  const isAll = (sign: string) => parts.every((part) => part.sign === sign)
  const pairs = parts.map(({ text }) => text.split('->').map((side) => side.trim()))
  if (isAll('=') && pairs.every(({ length }) => length === 2)) {
    return { kind: 'match', ...common, ...matchOf(pairs as [string, string][]) }
  }
  if (isAll('=')) return { kind: 'text', ...common, answers: parts.map(({ text }) => text) }
  const choices = choicesOf(parts.map(({ text }) => text))
  const right = choices.filter((_, index) => isRightPart(parts[index]!)).map(({ _id }) => _id)
  if (isAll('~')) return { kind: 'many', ...common, choices, answers: right }
  if (right.length !== 1) throw new ImportMistake('quiz_line_answer', line)
  return { kind: 'one', ...common, choices, answer: right[0]! }
}

type Part = { sign: string; weight: number | null; text: string }

/** `%50%` before an answer is its share of the points. The feedback after # is dropped. */
function partOf(sign: string, body: string): Part {
  const [, weight, rest] = /^\s*(?:%(-?[\d.]+)%)?([^]*)$/.exec(body)!
  return { sign, weight: weight === undefined ? null : Number(weight), text: plain(rest!.split('#')[0]!) }
}

const isRightPart = ({ sign, weight }: Part): boolean => (weight === null ? sign === '=' : weight > 0)

function trueOrFalse(common: Common, answers: string): WithoutId {
  const choices = choicesOf(isBengali(common.text) ? ['সত্য', 'মিথ্যা'] : ['True', 'False'])
  return { kind: 'one', ...common, choices, answer: choices[/^t/i.test(answers) ? 0 : 1]!._id }
}

const isBengali = (text: string): boolean => /\p{Script=Bengali}/u.test(text)

/** A number with its tolerance after a colon, or a range such as 1..5. */
function numeric(common: Common, answers: string, line: number): WithoutId {
  const answer = answers.replace(/^\s*=/, '').split(/[#~=]/)[0]!.trim()
  const range = answer.split('..').map((side) => readNumber(side))
  const [number, tolerance = 0] = answer.split(':').map((side) => readNumber(side))
  const [low, high] = range
  if (range.length === 2 && low !== null && high !== null) {
    return { kind: 'number', ...common, answer: (low! + high!) / 2, tolerance: Math.abs(high! - low!) / 2 }
  }
  if (number === undefined || number === null || tolerance === null) throw new ImportMistake('quiz_line_answer', line)
  return { kind: 'number', ...common, answer: number, tolerance }
}

const ESCAPES = String.raw`~=#{}:`
/** Private-use characters that replace escaped ones during parsing. */
const HIDDEN = ESCAPES.split('').map((_, index) => String.fromCodePoint(0xe000 + index))

const hideEscapes = (text: string): string =>
  text.replace(/\\([~=#{}:])/g, (_, sign: string) => HIDDEN[ESCAPES.indexOf(sign)]!)

const plain = (text: string): string =>
  text
    .replace(/^\s*\[(html|moodle|plain|markdown)\]/i, '')
    .replaceAll('\\n', '\n')
    .replace(/[\ue000-\ue005]/g, (letter) => ESCAPES[HIDDEN.indexOf(letter)]!)
    .trim()
