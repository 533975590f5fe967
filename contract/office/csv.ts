// Tables as CSV files, which people open in a spreadsheet. The server and the browser both write them.

export type CsvCell = string | number | null

/** Without a byte order mark, Excel doesn't read Bengali. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet might run as a formula: also after invisible characters, in the full-width signs of other
 * keyboards, and after a semicolon or tab, which separate columns in many countries. On a new line of the same cell, a
 * hyphen starts a list.
 */
const FORMULA = /(^|[;\t])(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])|([\r\n])(?=[^\S\r\n]*\p{Cf}*[=@＝＠])/gu
const WRITTEN_FORMULA = /(^|[;\t])'(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])|([\r\n])'(?=[^\S\r\n]*\p{Cf}*[=@＝＠])/gu

/** A leading apostrophe turns a formula into text. */
const disarmed = (text: string) => text.replace(FORMULA, "$1$2'")
/** Removes the apostrophes that our own exports add. */
export const rearmed = (text: string) => text.replace(WRITTEN_FORMULA, '$1$2')

function formatCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarmed(cell)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (rows: CsvCell[][]): string => rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
