// What the server says of a field that it refuses. It speaks English; the site knows each sentence again by its key and
// says it in the page's language. This file imports nothing.

/** `{n}` is a number. */
export const REFUSALS = {
  required: 'This is required',
  text: 'Must be text',
  number: 'Must be a number',
  whole_number: 'Must be a whole number',
  least: 'Must be {n} or more',
  most: 'Must be {n} or less',
  characters: 'At most {n} characters',
  decimals: 'At most two decimals',
  address: 'Must be an http or https address',
  size: 'Must be a size such as 8.8 MB',
  date: 'Must be a date such as 2026-01-31',
  day: 'This day does not exist',
  choice: 'Choose one of those offered',
  picture: 'Choose a picture.',
  picture_type: 'The picture must be png, jpeg or jpg.',
  picture_gone: 'This picture is no longer there. Please upload it again.',
  phone: 'Write it with the country code, such as +8801712345678',
  password: 'This password is one of the first that others would try. Please choose another.',
} as const

export type Refusal = keyof typeof REFUSALS

export const refusal = (key: Refusal, n = 0) => REFUSALS[key].replace('{n}', String(n))

/** Which of them a sentence is; null for any other. */
export function readRefusal(sentence: string): { key: Refusal; n: number } | null {
  for (const [key, text] of Object.entries(REFUSALS) as [Refusal, string][]) {
    const [before = '', after] = text.split('{n}')
    if (after === undefined && sentence === text) return { key, n: 0 }
    if (after === undefined || !sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const number = sentence.slice(before.length, sentence.length - after.length)
    if (/^\d+$/.test(number)) return { key, n: Number(number) }
  }
  return null
}
