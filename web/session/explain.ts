import { ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Failure = Pick<ApiError, 'code' | 'message' | 'fields'>

const MESSAGES: Record<ErrorCode, (failure: Failure) => string> = {
  bad_form: m.refused_unreadable,
  bad_json: m.refused_unreadable,
  busy: m.call_failed,
  changed_meanwhile: m.refused_changed_meanwhile,
  disk_full: m.call_failed,
  ending: m.call_failed,
  forbidden: m.refused_forbidden,
  internal: m.call_failed,
  invalid: m.refused_invalid,
  misdirected: m.call_failed,
  not_allowed: m.call_failed,
  not_found: m.refused_not_found,
  not_ready: m.call_failed,
  too_complex: ({ fields: { lesson } }) => (lesson ? `“${lesson}”: ` : '') + m.refused_too_complex(),
  too_large: m.refused_too_large,
  too_many: m.refused_too_many,
  try_again: m.call_failed,
  unauthorized: m.refused_unauthorized,
  unavailable: m.call_failed,
  unsupported_type: m.refused_unreadable,
  unreachable: m.call_failed,

  accounts_elsewhere: m.refused_accounts_elsewhere,
  email_taken: m.refused_email_taken,
  guardian_known: m.refused_guardian_known,
  guardians_full: m.refused_guardians_full,
  identity_unreachable: m.call_failed,
  last_admin: m.refused_last_admin,
  name_elsewhere: m.refused_name_elsewhere,
  sign_in_again: m.refused_sign_in_again,
  taken: m.refused_taken,
  text_failed: m.call_failed,

  already_asked: m.refused_already_asked,
  already_paid: m.refused_already_paid,
  bad_signature: m.call_failed,
  being_paid: m.refused_being_paid,
  announced_today: m.refused_announced_today,
  coupon_in_use: m.refused_changed_meanwhile,
  has_price: m.refused_has_price,
  key_used: m.call_failed,
  link_ended: m.refused_link_ended,
  method_unavailable: m.refused_method_unavailable,
  no_cards: m.refused_no_cards,
  not_for_sale: m.refused_not_for_sale,
  not_failed: m.refused_changed_meanwhile,
  not_free: m.refused_changed_meanwhile,
  not_held: m.refused_changed_meanwhile,
  nothing_to_refund: m.refused_nothing_to_refund,
  payment_busy: m.call_failed,
  payment_held: m.refused_payment_held,
  payment_not_done: m.refused_payment_not_done,
  payment_processing: m.refused_payment_processing,
  payments_unavailable: m.refused_payments_unavailable,
  price_changed: m.refused_price_changed,
  refunded: m.refused_refunded,
  too_little: m.refused_too_little,
  too_many_links: m.refused_too_many_links,

  being_graded: m.refused_being_graded,
  copy_failed: m.reader_copy_failed,
  files_unfinished: m.refused_files_unfinished,
  grant_expired: m.call_failed,
  no_attempts_left: m.refused_no_attempts_left,
  no_attempts_today: m.refused_no_attempts_today,
  not_begun: m.refused_not_begun,
  not_bought: m.refused_not_bought,
  not_handed_in: m.refused_not_handed_in,
  not_in_sample: m.call_failed,
  other_name: m.refused_other_name,
  past_due: m.refused_past_due,
  preparing: m.refused_preparing,
  submitted: m.refused_submitted,
  too_many_files: m.refused_too_many_files,
  too_many_copies: m.reader_too_many_copies,
  too_many_marks: m.refused_no_room,
  too_many_notes: m.refused_no_room,
  unfinished: m.refused_unfinished,
  withdrawn: m.refused_withdrawn,

  in_review: m.refused_in_review,
  incomplete: m.refused_incomplete,
  invite_declined: m.invite_declined,
  invite_ended: m.invite_ended,
  invite_used: m.invite_used,
  not_in_review: m.refused_changed_meanwhile,
  not_reviewed: m.refused_not_reviewed,
  nothing_to_review: m.refused_changed_meanwhile,
  confirm_first: m.refused_confirm_first,
  unconfirmed: m.refused_unconfirmed,
  wrong_account: m.refused_wrong_account,

  class_cancelled: m.refused_class_cancelled,
  held_too_often: m.refused_held_too_often,
  no_seats: m.refused_no_seats,
  over: m.refused_class_over,
  removed_from_class: m.refused_removed_from_class,
  rooms_unavailable: m.refused_rooms_unavailable,
  seats_free: m.refused_seats_free,
  too_early: m.refused_too_early,

  in_use: ({ fields: { uses = '' } }) => m.refused_in_use({ uses }),
  no_pdf: m.refused_no_pdf,
  offset: m.call_failed,
  search_starting: m.call_failed,
  tus_version: m.call_failed,
  undo_ended: m.import_undo_ended,
}

/** Why a call failed, in the page's language. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return explainFailure(error)
  return error instanceof TypeError ? m.call_offline() : m.call_failed()
}

/** The server's own sentence, which is in English, or our translation of it. */
export const serverMessage = (failure: Failure): string =>
  getLocale() === 'en' ? failure.message : explainFailure(failure)

function explainFailure(failure: Failure): string {
  const { code, message } = failure
  if (Object.hasOwn(MESSAGES, code)) return MESSAGES[code as ErrorCode](failure)
  // A code from the identity service, or from a server that is newer than this page.
  return getLocale() === 'en' ? message : m.call_failed()
}
