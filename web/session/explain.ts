import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** The server's messages are English; errors that learners can meet are translated by code. */
const MESSAGES: Record<string, () => string> = {
  not_found: m.refused_not_found,
  forbidden: m.refused_forbidden,
  invalid: m.refused_invalid,
  too_large: m.refused_too_large,
  last_admin: m.refused_last_admin,
  sign_in_again: m.refused_sign_in_again,
  name_elsewhere: m.refused_name_elsewhere,
  email_taken: m.refused_email_taken,
  too_many: m.refused_too_many,
  try_again: m.call_failed,
  busy: m.call_failed,
  internal: m.call_failed,
  unavailable: m.call_failed,
  disk_full: m.call_failed,
  payment_busy: m.call_failed,
  payments_unavailable: m.refused_payments_unavailable,
  no_cards: m.refused_no_cards,
  has_price: m.refused_has_price,
  already_paid: m.refused_already_paid,
  payment_not_done: m.refused_payment_not_done,
  payment_processing: m.refused_payment_processing,
  not_for_sale: m.refused_not_for_sale,
  too_little: m.refused_too_little,
  refunded: m.refused_refunded,
  nothing_to_refund: m.refused_nothing_to_refund,
  already_asked: m.refused_already_asked,
  no_attempts_left: m.refused_no_attempts_left,
  no_attempts_today: m.refused_no_attempts_today,
  submitted: m.refused_submitted,
  unfinished: m.refused_unfinished,
  not_begun: m.refused_not_begun,
}

/** The message for a failed call: our translation, else the server's message, else that it could not be reached. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return MESSAGES[error.code]?.() ?? error.message
  return error instanceof TypeError ? m.call_offline() : m.call_failed()
}

/** The server's own message, or our translation of it on a page that is not in English. */
export function serverMessage({ code, message }: Pick<ApiError, 'code' | 'message'>): string {
  return getLocale() === 'en' ? message : (MESSAGES[code]?.() ?? message)
}
