// Reads questions from a file. All mistakes are reported at once, each with its line.
import { MAX_QUESTIONS } from '#contract/constants.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { invalid, invalidFields } from '../../../http/errors.ts'
import { importCsv } from './import-csv.ts'
import { importGift } from './import-gift.ts'
import { ImportMistake, type ImportedQuestion } from './imported-question.ts'

export function importQuestions(format: 'csv' | 'gift', text: string): QuestionDraft[] {
  const mistakes: Record<string, FieldCode> = {}
  const questions: QuestionDraft[] = []
  const collect = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof ImportMistake)) throw error
      mistakes[`text.${error.line}`] = { code: error.code, n: error.line }
    }
  }
  let found: ImportedQuestion[] = []
  collect(() => {
    found = format === 'csv' ? importCsv(text) : importGift(text)
  })
  if (found.length > MAX_QUESTIONS) throw invalid({ text: `max:${MAX_QUESTIONS}` })
  for (const { read } of found) collect(() => questions.push(read()))
  if (Object.keys(mistakes).length) throw invalidFields(mistakes)
  if (!questions.length) throw invalid({ text: 'required' })
  return questions
}
