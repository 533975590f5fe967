// Fast paths, because a million titles are folded when the index is loaded.
const onlyAscii = /^[\x00-\x7f]*$/
const unevenSpaces = /[^\S ]| {2}|^ | $/

/**
 * The normal form in which titles and search texts are compared: composed (NFC), lower case, single spaces, trimmed. A
 * database column stores the result, so a change here means refilling that column.
 */
export function foldTitle(text: string): string {
  const lower = onlyAscii.test(text) ? text.toLowerCase() : composedLowerCase(text)
  return unevenSpaces.test(lower) ? lower.replace(/\s+/g, ' ').trim() : lower
}

/** NFC again, because lower case can leave a letter beside an accent it composes with (J + caron). */
function composedLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}
