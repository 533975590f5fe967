// Tables as CSV files, which people open in a spreadsheet. The server and the browser both write them.

export type CsvCell = string | number | null

/** Without it Excel does not read Bengali. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would run as a formula: after signs that it does not show, in the wide signs of other keyboards, and after a
 * semicolon or tab, where the spreadsheets of many countries split. On a new line of the same cell a hyphen begins a list.
 */
const FORMULA = /(^|[;\t])(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])|([\r\n])(?=[^\S\r\n]*\p{Cf}*[=@＝＠])/gu
const WRITTEN_FORMULA = /(^|[;\t])'(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])|([\r\n])'(?=[^\S\r\n]*\p{Cf}*[=@＝＠])/gu

/** An apostrophe makes a text of it. */
const disarmed = (text: string) => text.replace(FORMULA, "$1$2'")
/** The apostrophes of our own files go again. */
export const rearmed = (text: string) => text.replace(WRITTEN_FORMULA, '$1$2')

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarmed(cell)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (rows: CsvCell[][]): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
