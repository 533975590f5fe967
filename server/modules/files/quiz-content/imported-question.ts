// Code shared by the import formats: ids, checks, and mistakes with line numbers.
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { questionDraft, type QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { newId } from '../../../db/ids.ts'
import { mistakeOf } from './check-quiz.ts'

export type ImportedQuestion = { line: number; read: () => QuestionDraft }

type WithoutIdOf<Draft> = Draft extends { _id: string } ? Omit<Draft, '_id'> & { _id?: string } : never
export type WithoutId = WithoutIdOf<z.input<typeof questionDraft>>

export class ImportMistake extends Error {
  code: RefusalCode
  line: number

  constructor(code: RefusalCode, line: number) {
    super(`${code} in line ${line}`)
    this.code = code
    this.line = line
  }
}

export const choicesOf = (texts: string[]) => texts.map((text) => ({ _id: randomBytes(4).toString('hex'), text }))

export function questionOf(draft: WithoutId, line: number): QuestionDraft {
  const checked = questionDraft.safeParse({ _id: newId(), ...draft })
  if (!checked.success) throw new ImportMistake(codeOf(checked.error.issues[0]!.path[0]), line)
  const field = mistakeOf(checked.data)
  if (field) throw new ImportMistake(codeOf(field), line)
  return checked.data
}

function codeOf(field: PropertyKey | undefined): RefusalCode {
  if (field === 'text' || field === 'explanation') return 'quiz_line_text'
  return field === 'choices' || field === 'prompts' ? 'quiz_line_choices' : 'quiz_line_answer'
}
