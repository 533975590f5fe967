import { readRefusal, type Refusal } from '#contract/refusals.ts'
import { m } from '../paraglide/messages.js'
import { count } from '../ui/numbers.ts'

const IN_OUR_WORDS: Record<Refusal, (numbers: { n: string }) => string> = {
  required: m.field_required,
  text: m.field_text,
  number: m.field_number,
  whole_number: m.field_whole_number,
  least: m.field_least,
  most: m.field_most,
  characters: m.field_characters,
  decimals: m.field_decimals,
  address: m.field_address,
  size: m.field_size,
  date: m.field_date,
  day: m.field_day,
  choice: m.field_choice,
  picture: m.field_picture,
  picture_type: m.field_picture_type,
  picture_gone: m.field_picture_gone,
  phone: m.field_phone,
  password: m.field_password,
}

/** What the server said of a field, in the page's language; as it was said where we do not know the sentence. */
export function explainField(sentence: string): string {
  const known = readRefusal(sentence)
  return known ? IN_OUR_WORDS[known.key]({ n: count(known.n) }) : sentence
}

export function explainFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, explainField(sentence)]))
}
