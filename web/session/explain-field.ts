import type { ErrorBody } from '#contract/client.ts'
import type { FieldCode, RefusalCode } from '#contract/refusals.ts'
import { m } from '../paraglide/messages.js'
import { count } from '../ui/numbers.ts'

/** Explained by the administrators' forms. */
type OfBooks = 'not_pdf_files' | 'not_mp3_files' | 'needs_recording'
/** Explained by the coupon form and the payment page. */
export type OfCoupons = 'not_a_coupon_code' | 'code_taken' | 'code_in_use' | 'only_one' | 'before_start' | OfCodes
export type OfCodes =
  | 'wrong_promo_code'
  | 'coupon_ended'
  | 'coupon_not_yet'
  | 'coupon_used_up'
  | 'coupon_used_by_you'
  | 'coupon_elsewhere'
  | 'coupon_first_only'
/** Explained by the import of course folders. */
export type OfFolders =
  | 'folder_unreadable'
  | 'folder_too_large'
  | 'folder_too_many'
  | 'folder_name'
  | 'file_missing'
  | 'file_unlisted'
  | 'not_utf8'
  | 'front_matter'
  | 'unknown_field'
  | 'repeated'
  | 'too_complex'
  | 'cannot_change'
  | 'in_bin'
  | 'over_points'
/** Explained by the forms of live classes. */
export type OfLive = 'not_a_time' | 'unknown_zone' | 'in_past' | 'overlaps'
/** Explained by the CSV import. */
export type OfImports =
  | 'csv_unclosed'
  | 'csv_too_many_columns'
  | 'csv_too_wide'
  | 'csv_empty'
  | 'csv_too_many'
  | 'column_missing'
  | 'same_as_line'
  | 'there_already'
  | 'no_uploads'
  | 'not_one_of'
/** Nobody types these, because the overview offers ranges to choose from. */
type OfOverview = 'too_many_days'
type Message = (numbers: { n: string }) => string

const MESSAGES: Record<
  Exclude<RefusalCode, OfBooks | OfCoupons | OfFolders | OfLive | OfImports | OfOverview>,
  Message
> &
  Partial<Record<RefusalCode, Message>> = {
  required: m.field_required,
  not_text: m.field_not_text,
  not_a_number: m.field_not_a_number,
  not_whole: m.field_not_whole,
  min: m.field_min,
  max: m.field_max,
  too_long: m.field_too_long,
  too_many_decimals: m.field_too_many_decimals,
  not_an_address: m.field_not_an_address,
  not_an_email: m.field_not_an_email,
  not_a_size: m.field_not_a_size,
  not_a_date: m.field_not_a_date,
  no_such_day: m.field_no_such_day,
  not_a_choice: m.field_not_a_choice,
  not_an_id: m.field_not_an_id,
  no_such_account: m.field_no_such_account,
  not_an_object: m.field_not_an_object,
  not_a_list: m.field_not_a_list,
  bad_captions: m.field_bad_captions,
  quiz_line_unreadable: m.field_quiz_line_unreadable,
  quiz_line_kind: m.field_quiz_line_kind,
  quiz_line_text: m.field_quiz_line_text,
  quiz_line_choices: m.field_quiz_line_choices,
  quiz_line_answer: m.field_quiz_line_answer,
  no_links: m.field_no_links,
  no_picture: m.field_no_picture,
  not_uploaded: m.field_not_uploaded,
  picture_type: m.field_picture_type,
  picture_gone: m.field_picture_gone,
  picture_later: m.field_picture_later,
  bad_phone: m.field_bad_phone,
  bad_account: m.field_bad_account,
  common_password: m.field_common_password,
  rating_range: m.review_range,
  no_cards: m.field_no_cards,
  which_order: m.field_which_order,
  invalid: m.field_invalid,
}

/** Why a field was refused, in the page's language. */
export function explainCode({ code, n = 0 }: FieldCode): string {
  return (MESSAGES[code] ?? m.field_invalid)({ n: count(n) })
}

/** Messages by field name. Falls back to the server's message if this page is too old to know the code. */
export function explainFields({
  fields = {},
  codes = {},
}: Pick<ErrorBody, 'fields' | 'codes'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const code = codes[name]
      return [name, code && code.code in MESSAGES ? explainCode(code) : sentence]
    }),
  )
}
