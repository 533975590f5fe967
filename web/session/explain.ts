import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'

/** What a person is told about a failed call: the server's words, or that it could not be reached. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof TypeError ? m.call_offline() : m.call_failed()
}
