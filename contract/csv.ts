// Tables as CSV files, which people open in a spreadsheet. The server and the browser both write them.

export type CsvCell = string | number | null

/** Without it Excel does not read Bengali. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A text that begins like a formula would be run by the spreadsheet, so an apostrophe goes before it. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (rows: CsvCell[][]): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
