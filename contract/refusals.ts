// Why a field is refused: a code for programs and an English sentence for people. The site translates the
// code.
import { TEXTS } from './texts.ts'

/** The English sentences; `{n}` is a number, `{text}` a day or the values that a field may have. */
export const REFUSALS = {
  required: 'Please fill out this field.',
  not_text: 'Enter text.',
  not_a_number: 'Enter a number.',
  not_whole: 'Enter a whole number.',
  min: 'Must be {n} or more.',
  max: 'Must be {n} or less.',
  too_long: 'At most {n} characters.',
  too_many_decimals: 'At most two decimals.',
  not_an_address: 'Must start with https:// or http://.',
  not_an_email: 'Enter an email address.',
  not_a_size: 'Enter a size such as 8.8 MB.',
  not_a_date: 'Enter a date such as 2026-01-31.',
  not_a_time: 'Enter a time such as 17:30.',
  unknown_zone: 'This time zone is not known.',
  in_past: 'Choose a time to come.',
  overlaps: 'Another class of this tutor is at that time.',
  no_such_day: 'This day does not exist.',
  not_a_choice: 'Please choose one.',
  not_one_of: 'Must be one of: {text}.',
  not_an_id: 'This id does not exist.',
  no_such_account: 'Nobody has an account with this email.',
  not_an_object: 'Send an object with the fields.',
  not_a_list: 'Send a list.',
  no_picture: 'Choose a picture.',
  not_uploaded: 'Upload this picture. Links to other sites aren’t taken here.',
  picture_type: 'The picture must be png, jpeg or jpg.',
  picture_gone: 'This picture no longer exists. Please upload it again.',
  picture_later: 'Add a picture on the profile page.',
  bad_phone: 'Enter a phone number such as 01712345678; a foreign one needs its country code.',
  bad_account: 'Enter an account number of 6 to 20 digits.',
  common_password: 'This password is too easy to guess. Please choose another.',
  rating_range: TEXTS.rattingRange,
  no_cards: 'Card payment is not set up, so nothing can have a price. Only courses with the price 0 can be offered.',
  wrong_promo_code: 'There is no such code.',
  coupon_ended: 'This code expired on {text}.',
  coupon_not_yet: 'This code cannot be used yet.',
  coupon_used_up: 'This code is used up.',
  coupon_used_by_you: 'You have used this code already.',
  coupon_elsewhere: 'This code is not for this product.',
  coupon_first_only: 'This code is for a first purchase only.',
  not_a_coupon_code: 'Use 6 to 20 letters, digits or hyphens.',
  code_taken: 'There is a coupon with this code already.',
  code_in_use: 'This code has been used, so it stays as it is.',
  only_one: 'Choose only one of these.',
  over_points: 'Must not be more than the points of the task.',
  before_start: 'Must be after the start.',
  too_many_days: 'At most {n} days, weeks or months at once.',
  which_order: 'Choose the order to pay for.',
  bad_captions: 'Look at line {n} of the captions.',
  not_pdf_files: 'A PDF book has one PDF, then recordings of its pages. Upload a PDF, or choose the format MP3.',
  not_mp3_files: 'An MP3 book has MP3 chapters only. Upload MP3 files, or choose the format PDF.',
  needs_recording: 'An interactive book has a recording on one of its pages. Add one to the PDF, or choose NO.',
  quiz_line_unreadable: 'Line {n} cannot be read.',
  quiz_line_kind: 'Line {n}: this kind of question is not known.',
  quiz_line_text: 'Line {n}: the question is missing or too long.',
  quiz_line_choices: 'Line {n}: a question needs 2 to 12 choices, and none may be empty.',
  quiz_line_answer: 'Line {n}: the answer does not fit the question.',
  folder_unreadable: 'This zip file cannot be read. Zip the folder again, without a password.',
  folder_too_large: 'This is larger than {n} MB.',
  folder_too_many: 'A course folder has at most {n} files.',
  folder_name: 'A file in a course folder cannot have this name.',
  file_missing: 'This file is not in the folder.',
  file_unlisted: 'This lesson is not listed in course.md.',
  not_utf8: 'This is not UTF-8 text. Save the file as UTF-8.',
  front_matter:
    'This line cannot be read. The file begins with fields such as “title: Fractions”, between two lines of ---.',
  unknown_field: 'There is no such field here.',
  repeated: 'This is here twice.',
  too_complex: 'This text takes too long to read. Make it shorter or simpler.',
  cannot_change: 'This cannot be changed once a course is there.',
  in_bin: 'This course is in the bin. Restore it first.',
  csv_unclosed: 'A quotation mark in this line is never closed.',
  csv_too_many_columns: 'The header has more than {n} columns.',
  csv_too_wide: 'This line has more fields than the header has columns.',
  csv_empty: 'There are no rows below the header.',
  csv_too_many: 'A file has at most {n} rows.',
  column_missing: 'This column is missing.',
  same_as_line: 'Line {n} has the same.',
  there_already: 'This is there already.',
  no_uploads: 'An uploaded picture cannot be named here. Leave this empty, and choose it later.',
  no_links: 'Please write without links.',
  invalid: 'This is not valid.',
} as const

export type RefusalCode = keyof typeof REFUSALS

/** The form used in the API. */
export type FieldCode = { code: RefusalCode; n?: number; text?: string }

/** The form used as a zod message, which can only be text. */
export type Refusal = RefusalCode | `${RefusalCode}:${number}` | `${RefusalCode}=${string}`

export const refusal = (code: RefusalCode, n?: number): Refusal => (n === undefined ? code : `${code}:${n}`)
export const refusalWith = (code: RefusalCode, text: string): Refusal => `${code}=${text}`

/** Parses a zod message; anything unknown, such as zod's own, becomes `invalid`. */
export function readRefusal(message: string): FieldCode {
  const [, code = '', sign, rest = ''] = /^(\w+)(?:([:=])(.*))?$/s.exec(message) ?? []
  if (!Object.hasOwn(REFUSALS, code)) return { code: 'invalid' }
  return {
    code: code as RefusalCode,
    ...(sign === ':' && { n: Number(rest) }),
    ...(sign === '=' && { text: rest }),
  }
}

export const sentenceOf = ({ code, n, text = '' }: FieldCode): string =>
  REFUSALS[code].replace('{n}', String(n)).replace('{text}', () => text)
