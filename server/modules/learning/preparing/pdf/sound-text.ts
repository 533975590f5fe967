// Whether a PDF's extracted text matches what it shows. Bengali fonts often map to shapes instead of letters, and
// pre-Unicode fonts map to Latin letters. Searching such text or reading it aloud makes no sense.

/** A share of the words on a page, and a share of the pages in a book. */
const MAX_ODD_WORDS = 0.08
const MIN_SOUND_PAGES = 0.9
const MAX_WORD = 40
const MAX_MARKS = 6
const MIN_JUDGED_LETTERS = 40
const MIN_VOWELS = 0.25

/** The normalised text of a page. Empty if it has none, null if it is unusable. */
export function soundText(text: string): string | null {
  if (!/\p{L}/u.test(text)) return ''
  return isSound(text) ? tidy(text) : null
}

/** The texts by page number. Empty if too many pages are unusable. */
export function soundTexts(pages: (string | null)[]): Map<number, string> {
  const written = pages.map((text, index) => ({ text, number: index + 1 })).filter(({ text }) => text !== '')
  const sound = written.flatMap(({ text, number }) => (text === null ? [] : [[number, text] as const]))
  return new Map(sound.length < written.length * MIN_SOUND_PAGES ? [] : sound)
}

function isSound(text: string): boolean {
  // Normalising a long run of marks is quadratic.
  if (new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u').test(text)) return false
  const words = text.normalize('NFC').match(WORD) ?? []
  const odd = words.filter(isOdd).length
  const single = words.filter((word) => /^\p{Script=Latin}$/u.test(word)).length
  // Letters that were typeset one by one.
  if (words.length > 5 && single > words.length / 2) return false
  if (hasTooFewVowels(words.join(''))) return false
  return odd <= words.length * MAX_ODD_WORDS
}

/** Detects a font that maps its letters to the wrong characters. */
function hasTooFewVowels(text: string): boolean {
  const letters = text.normalize('NFD').match(/\p{Script=Latin}/gu) ?? []
  const vowels = letters.filter((letter) => /[aeiouyœæøı]/i.test(letter))
  return letters.length >= MIN_JUDGED_LETTERS && vowels.length < letters.length * MIN_VOWELS
}

const UNKNOWN = '\\p{Co}\\p{Cn}\\p{Cs}\uFFFD'
/** Words include the signs that old Bengali fonts use between letters, and unreadable characters. */
const WORD = new RegExp(`(?=[^\\p{L}\\p{M}]*[\\p{L}\\p{M}])[\\p{L}\\p{M}${UNKNOWN}†‡ˆ‰Š‹¨©ª«¯°±¶·¸»÷×\`]+`, 'gu')
const UNREADABLE = new RegExp(`[${UNKNOWN}]`, 'u')

function isOdd(word: string): boolean {
  if (UNREADABLE.test(word) || word.length > MAX_WORD) return true
  if (/\p{Script=Bengali}/u.test(word)) return isOddBengali(word)
  return /[\p{Script=Latin}]/u.test(word) && isOddLatin(word)
}

const isOddLatin = (word: string) =>
  // A capital after a lower-case letter, a sign between letters, or no vowel suggests another script encoded as Latin.
  /\p{Ll}\p{Lu}/u.test(word) ||
  /\p{L}[^\p{L}\p{M}]+\p{L}/u.test(word) ||
  /^[†‡ˆ‰Š‹¨©ª]\p{L}/u.test(word) ||
  (word.length > 3 && !/[aeiouy]/i.test(word.normalize('NFD')))

const CONSONANTS = '\\u0995-\\u09B9\\u09DC-\\u09DF\\u09F0\\u09F1'
const VOWEL_SIGN = '[\\u09BE-\\u09CC\\u09D7]'
const ODD_BENGALI = [
  // A sign without its base letter shows that the text is in visual order.
  /^\p{M}/u,
  new RegExp(`${VOWEL_SIGN}{2}`, 'u'),
  new RegExp(`[\\u0985-\\u0994]${VOWEL_SIGN}`, 'u'),
  // A hasanta joins consonants; only these and the joiners may follow it.
  new RegExp(`\\u09CD[^${CONSONANTS}\\u09CE\\u200C\\u200D]`, 'u'),
  new RegExp(`[^${CONSONANTS}\\u09BC\\u0985\\u098F]\\u09CD`, 'u'),
  /\p{Script=Latin}/u,
]
const isOddBengali = (word: string) => ODD_BENGALI.some((pattern) => pattern.test(word))

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{C}\n\t\u{200C}\u{200D}]/gu, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
