// This file imports nothing, so the browser may use it to count as the server does.

/** Text as it is kept: one spelling for letters that have several, no control characters, no blanks around it. */
export function tidy(value: string): string {
  return value
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim()
}
