// How names are printed. This file imports nothing, because the browser loads it too.

/**
 * Email programs and phones turn it into a link, and names are emailed to other people. `hasLink` won't do, because it
 * refuses 'ASP.NET'.
 */
const LINKED = /:\/\/|[/@]|www\./i

export const isLinked = (name: string): boolean => LINKED.test(name)

/** Removes words that are links from names that were entered before links were refused. */
export const printedName = (name: string): string =>
  isLinked(name)
    ? name
        .split(/\s+/)
        .filter((word) => !isLinked(word))
        .join(' ') || '—'
    : name

/** Titles and honorifics that come before the name a person is called by. */
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

/** The name that a person is called by: 'Rahim' for 'Md. Rahim Uddin'. */
export function firstName(name: string): string {
  const words = printedName(name).trim().split(/\s+/)
  return words.find((word) => !BEFORE_NAMES.has(word.replace(/[.:]+$/, '').toLowerCase())) ?? words[0] ?? ''
}
