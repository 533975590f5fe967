// Tables as CSV files, which people open in a spreadsheet.

type CsvCell = string | number

/** A text that begins like a formula would be run by the spreadsheet, so an apostrophe goes before it. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvOf = (rows: CsvCell[][]): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** With a byte order mark, without which Excel does not read Bengali. */
export function saveCsv(name: string, rows: CsvCell[][]): void {
  const href = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
