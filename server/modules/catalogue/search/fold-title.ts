// A fast path for most titles, because a million of them are folded when the index is loaded.
const isPlain = /^[!-~]+(?: [!-~]+)*$/

/**
 * Converts titles and search texts to the form in which they are compared: composed (NFC), lower case, single spaces,
 * trimmed.
 */
export function foldTitle(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  // NFC again, because lower case can leave a letter beside an accent it composes with (J + caron).
  return text.normalize('NFC').toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim()
}
