// Why a field is refused: a code for programs and an English sentence for people. The site translates the code.
import { TEXTS } from './texts.ts'

/** The English sentences. `{n}` is a number, and `{text}` is a day or the values that a field accepts. */
export const REFUSALS = {
  required: 'Please fill out this field.',
  not_text: 'Enter text.',
  not_a_number: 'Enter a number.',
  not_whole: 'Enter a whole number.',
  min: 'Must be {n} or more.',
  max: 'Must be {n} or less.',
  too_long: 'Use up to {n} characters.',
  too_many_decimals: 'Use up to two decimals.',
  not_an_address: 'Must start with https:// or http://.',
  not_an_email: 'Enter a valid email address.',
  not_a_size: 'Enter a size like 8.8 MB.',
  not_a_date: 'Enter a date like 2026-01-31.',
  not_a_time: 'Enter a time like 17:30.',
  unknown_zone: 'We don’t recognise this time zone. Choose another.',
  in_past: 'Choose a time in the future.',
  overlaps: 'This teacher has another class at that time.',
  no_such_day: 'That date doesn’t exist.',
  not_a_choice: 'Choose one.',
  not_one_of: 'Must be one of: {text}.',
  not_an_id: 'This ID doesn’t exist.',
  no_such_account: 'No account uses this email.',
  not_an_object: 'Send the fields as an object.',
  not_a_list: 'Send a list.',
  no_picture: 'Choose a picture.',
  not_uploaded: 'Upload this picture. Links to other sites don’t work here.',
  picture_type: 'Choose a PNG or JPEG picture.',
  picture_gone: 'We no longer have this picture. Upload it again.',
  picture_later: 'You can add a picture on your profile page.',
  bad_phone: 'Enter a phone number like 01712345678. For other countries, add the country code.',
  bad_account: 'Enter an account number of 6 to 20 digits.',
  common_password: 'This password is too easy to guess. Choose another one.',
  rating_range: TEXTS.rattingRange,
  no_cards: 'Payments aren’t set up, so this can’t have a price. You can only offer free courses (price 0).',
  wrong_promo_code: 'We couldn’t find this code.',
  coupon_ended: 'This code expired on {text}.',
  coupon_not_yet: 'This code isn’t active yet.',
  coupon_used_up: 'This code has been used up.',
  coupon_used_by_you: 'You’ve already used this code.',
  coupon_elsewhere: 'This code doesn’t work for this product.',
  coupon_first_only: 'This code only works on your first purchase.',
  not_a_coupon_code: 'Use 6 to 20 letters, digits or hyphens.',
  code_taken: 'Another coupon already has this code.',
  code_in_use: 'This code has been used, so you can’t change it.',
  only_one: 'Choose just one of these.',
  over_points: 'This can’t be more than the task’s points.',
  before_start: 'This can’t be before the start.',
  too_many_days: 'Choose up to {n} days, weeks or months.',
  which_order: 'Choose which order to pay for.',
  bad_captions: 'Check line {n} of the captions.',
  not_pdf_files: 'A PDF book needs a PDF first, then any page recordings. Upload a PDF, or change the format to MP3.',
  not_mp3_files: 'An MP3 book can only have MP3 chapters. Upload MP3 files, or change the format to PDF.',
  needs_recording: 'An interactive book needs a recording on at least one page. Add one to the PDF, or choose NO.',
  quiz_line_unreadable: 'We can’t read line {n}.',
  quiz_line_kind: 'Line {n}: unknown question type.',
  quiz_line_text: 'Line {n}: the question is missing or too long.',
  quiz_line_choices: 'Line {n}: add 2 to 12 choices. None can be empty.',
  quiz_line_answer: 'Line {n}: the answer doesn’t match the question.',
  folder_unreadable: 'We can’t read this zip. Zip the folder again without a password.',
  folder_too_large: 'This is over {n} MB.',
  folder_too_many: 'A course folder can have up to {n} files.',
  folder_name: 'A course folder can’t have a file with this name.',
  file_missing: 'This file isn’t in the folder.',
  file_unlisted: 'This lesson isn’t listed in course.md.',
  not_utf8: 'This text isn’t UTF-8. Save the file as UTF-8.',
  front_matter: 'We can’t read this line. Start the file with fields like “title: Fractions” between two --- lines.',
  unknown_field: 'This field doesn’t exist here.',
  repeated: 'This appears twice.',
  too_complex: 'This text takes too long to process. Make it shorter or simpler.',
  cannot_change: 'You can’t change this after the course is created.',
  in_bin: 'This course is in the bin. Restore it first.',
  csv_unclosed: 'This line has an unclosed quotation mark.',
  csv_too_many_columns: 'The header has more than {n} columns.',
  csv_too_wide: 'This line has more values than there are columns.',
  csv_empty: 'There are no rows below the header.',
  csv_too_many: 'A file can have up to {n} rows.',
  column_missing: 'This column is missing.',
  same_as_line: 'Same as line {n}.',
  there_already: 'This already exists.',
  no_uploads: 'You can’t use an uploaded picture here. Leave this empty and choose it later.',
  no_links: 'Links aren’t allowed here.',
  invalid: 'This isn’t valid.',
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
