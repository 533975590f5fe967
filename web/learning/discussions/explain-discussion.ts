import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'

/** Why a question or answer was not sent. */
export function explainDiscussion(error: unknown): string {
  if (!(error instanceof ApiError)) return m.questions_not_sent()
  if (error.status === 429) return m.questions_too_many()
  return explainFields(error).text ?? explain(error)
}
