// This file imports nothing, because the browser loads it too.

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
  const words = name.trim().split(/\s+/)
  return words.find((word) => !BEFORE_NAMES.has(word.replace(/[.:]+$/, '').toLowerCase())) ?? words[0] ?? ''
}
