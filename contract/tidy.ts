// This file imports nothing, so that browser and server count characters alike.

/** C0 controls except whitespace, and bidirectional overrides and isolates. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
/** No script puts more than eight marks on a letter. More would cover the lines above and below. */
const EXCESS_MARKS = /(\p{M}{8})\p{M}+/gu

/** Text as it is stored: normalised (NFC), trimmed, and without control characters. */
export function tidy(value: string): string {
  const clean = value.toWellFormed().replace(CONTROLS, '')
  // normalize() is quadratic in the length of a run of marks, so long runs are cut first. Normalising may lengthen them
  // again.
  return cutMarks(cutMarks(clean).normalize('NFC')).trim()
}

function cutMarks(text: string): string {
  return text.replace(EXCESS_MARKS, '$1')
}
