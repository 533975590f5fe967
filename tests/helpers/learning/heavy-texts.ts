// The worst texts for each parser of people's texts, as long as the contract allows.
import { MAX_LESSON_TEXT } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const DOUBLING = String.raw`$\def\a#1{#1#1}${String.raw`\a{`.repeat(200)}x${'}'.repeat(200)}$`

/** Markdown and TeX of a lesson or a policy. */
export const MARKDOWN: Record<string, string> = {
  'macros that double': DOUBLING,
  ...Object.fromEntries(
    ['[', '![', '[a](', '<', '`a', '*a ', '_a', '**x', '$1', '$x$ ', '$$a\n', '> ', '- a\n', '|a', '\\', '&'].map(
      (piece) => [JSON.stringify(piece), filled(piece, MAX_LESSON_TEXT)],
    ),
  ),
}

const CAPTIONS_LENGTH = 300_000
export const CAPTIONS: Record<string, string> = {
  'signs of tags': `WEBVTT\n\n00:00.000 --> 00:01.000\n${filled('<', CAPTIONS_LENGTH)}`,
  'tags without an end': `WEBVTT\n\n00:00.000 --> 00:01.000\n${filled('<b ', CAPTIONS_LENGTH)}`,
  'wrong times': `WEBVTT\n\n${filled('00:00.000 --> x\n\n', CAPTIONS_LENGTH)}`,
}

const IMPORT_LENGTH = 390_000
export const IMPORTS: Record<string, { format: 'csv' | 'gift'; text: string }> = {
  'combining marks': { format: 'csv', text: `kind,text,answer\nnumber,Q,${filled('\u0301\u0316', IMPORT_LENGTH)}` },
  'many pairs': { format: 'csv', text: `kind,text,choices\nmatch,Q,${filled('a=b|', IMPORT_LENGTH)}` },
  'many different pairs': {
    format: 'csv',
    text: `kind,text,choices\nmatch,Q,${Array.from({ length: 30_000 }, (_, at) => `${at}=${at}`).join('|')}`,
  },
  'many answers': { format: 'gift', text: `Q {${filled('=a ', IMPORT_LENGTH)}}` },
  'many wrong answers': { format: 'gift', text: `Q {=a ${filled('~b ', IMPORT_LENGTH)}}` },
  'many questions': { format: 'gift', text: filled('Q {T}\n\n', IMPORT_LENGTH) },
  'names without an end': { format: 'gift', text: filled('::', IMPORT_LENGTH) },
}

/** As many formulas as a body can hold. */
export function heavyQuiz() {
  const choices = () =>
    Array.from({ length: 12 }, (_, at) => ({ _id: `c${at}`, text: filled('$x^2$ ', 400).replace(/ ?\$[^$]*$/, '') }))
  const questions = Array.from({ length: 75 }, () => ({
    _id: newId(),
    kind: 'one',
    text: 'Which?',
    choices: choices(),
    answer: 'c0',
  }))
  return { pass: 50, questions }
}
