// Explains why a book's files were refused. Only these forms need the messages, so other pages don't load them.
import type { ErrorBody } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import type { Errors } from './form-plan.ts'

const MESSAGES: Record<string, () => string> = {
  not_pdf_files: m.field_not_pdf_files,
  not_mp3_files: m.field_not_mp3_files,
  needs_recording: m.field_needs_recording,
}

export function explainBookFields({ codes = {} }: Pick<ErrorBody, 'codes'>): Errors {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([name, { code }]) => (MESSAGES[code] ? [[name, MESSAGES[code]()]] : [])),
  )
}
