// This file imports nothing, so the browser may use it to count as the server does.

/** C0 without the blanks among them, and what turns round the direction of the words after it. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
/** No script piles more signs on a letter; more of them would cover the lines above and below. */
const PILE = /(\p{M}{8})\p{M}+/gu

/** Text as it is kept: one spelling for letters that have several, no control characters, no blanks around it. */
export function tidy(value: string): string {
  const clean = value.toWellFormed().replace(CONTROLS, '')
  // Normalising is quadratic in the length of a run of marks, so runs are cut first; it may lengthen them again.
  return cutPiles(cutPiles(clean).normalize('NFC')).trim()
}

function cutPiles(text: string): string {
  return text.replace(PILE, '$1')
}
