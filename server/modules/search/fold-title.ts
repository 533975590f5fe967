// These two only save work: a million titles are folded when the index is loaded.
const onlyAscii = /^[\x00-\x7f]*$/
const unevenSpaces = /[^\S ]| {2}|^ | $/

/**
 * The one form in which titles and search texts are compared: composed (NFC), lower case, single spaces, trimmed.
 * A database column holds the result too, so a change here needs that column filled anew.
 */
export function foldTitle(text: string): string {
  const lower = onlyAscii.test(text) ? text.toLowerCase() : composedLowerCase(text)
  return unevenSpaces.test(lower) ? lower.replace(/\s+/g, ' ').trim() : lower
}

/** Lower case can leave a letter beside an accent it composes with (J + caron), hence NFC once more. */
function composedLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}
