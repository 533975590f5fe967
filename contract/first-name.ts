// How names are printed. This file imports nothing, because the browser loads it too.

/** Mail programs and phones make a link of it, and a name is mailed to other people. Not `hasLink`: it refuses 'ASP.NET'. */
const LINKED = /:\/\/|[/@]|www\./i

export const isLinked = (name: string): boolean => LINKED.test(name)

/** Without the words that are links, in names from before they were refused. */
export const printedName = (name: string): string =>
  isLinked(name)
    ? name
        .split(/\s+/)
        .filter((word) => !isLinked(word))
        .join(' ') || '—'
    : name

/** Written before the name that a person is called by. */
const BEFORE_NAMES = new Set([
  'md',
  'mst',
  'mohammad',
  'mohammed',
  'muhammad',
  'mosammat',
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'মো',
  'মোঃ',
  'মোহাম্মদ',
  'মুহাম্মদ',
  'মোছাঃ',
  'মোসাঃ',
  'মোছা',
  'মোসা',
  'ডা',
  'ডাঃ',
  'ড',
])

/** The name that somebody is called by: 'Rahim' of 'Md. Rahim Uddin'. */
export function firstName(name: string): string {
  const words = printedName(name).trim().split(/\s+/)
  return words.find((word) => !BEFORE_NAMES.has(word.replace(/[.:]+$/, '').toLowerCase())) ?? words[0] ?? ''
}
