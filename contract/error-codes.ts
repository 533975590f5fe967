// The codes of all failed calls. The server answers with no others, and the site has words for each in both languages
// (web/session/explain.ts). This file imports nothing, because the browser loads it.

export const ERROR_CODES = [
  // Any call
  'bad_form',
  'bad_json',
  'busy',
  'changed_meanwhile',
  'disk_full',
  'ending',
  'forbidden',
  'internal',
  'invalid',
  'misdirected',
  'not_allowed',
  'not_found',
  'not_ready',
  'too_complex',
  'too_large',
  'too_many',
  'try_again',
  'unauthorized',
  'unavailable',
  'unsupported_type',
  // Made by the browser when no answer of ours arrived
  'unreachable',

  // People
  'accounts_elsewhere',
  'email_taken',
  'guardian_known',
  'guardians_full',
  'identity_unreachable',
  'last_admin',
  'name_elsewhere',
  'sign_in_again',
  'taken',
  'text_failed',

  // Orders
  'already_asked',
  'already_paid',
  'bad_signature',
  'being_paid',
  'coupon_in_use',
  'has_price',
  'key_used',
  'link_ended',
  'method_unavailable',
  'no_cards',
  'not_for_sale',
  'not_failed',
  'not_free',
  'not_held',
  'nothing_to_refund',
  'payment_busy',
  'payment_held',
  'payment_not_done',
  'payment_processing',
  'payments_unavailable',
  'price_changed',
  'refunded',
  'too_little',
  'too_many_links',

  // Teaching
  'announced_today',

  // Learning and reading
  'being_graded',
  'copy_failed',
  'files_unfinished',
  'grant_expired',
  'no_attempts_left',
  'no_attempts_today',
  'not_begun',
  'not_bought',
  'not_handed_in',
  'not_in_sample',
  'other_name',
  'past_due',
  'preparing',
  'submitted',
  'too_many_copies',
  'too_many_files',
  'too_many_marks',
  'too_many_notes',
  'unfinished',
  'withdrawn',

  // Teaching
  'in_review',
  'incomplete',
  'invite_declined',
  'invite_ended',
  'invite_used',
  'not_in_review',
  'not_reviewed',
  'nothing_to_review',
  'confirm_first',
  'unconfirmed',
  'wrong_account',

  // Live classes
  'class_cancelled',
  'held_too_often',
  'no_seats',
  'over',
  'removed_from_class',
  'rooms_unavailable',
  'seats_free',
  'too_early',

  // Content and files
  'in_use',
  'no_pdf',
  'offset',
  'search_starting',
  'tus_version',
  'undo_ended',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The embedded identity service has its own codes. These are the ones that the site explains. */
export type IdentityCode =
  | 'code_used'
  | 'credential_account_not_found'
  | 'invalid_backup_code'
  | 'invalid_code'
  | 'invalid_email_or_password'
  | 'invalid_password'
  | 'invalid_token'
  | 'refused'
  | 'user_already_exists_use_another_email'
  | 'validation_error'
