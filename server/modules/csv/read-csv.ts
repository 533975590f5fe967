// Parses CSV as spreadsheets write it: quoted fields, any of three separators, and an optional byte order mark.

export type CsvRow = {
  line: number
  fields: string[]
  /** A quoted field never ended, so it swallowed the rest of the file. */
  isUnclosed?: true
}

/** Each row with the line it begins on, counted from 1. Empty lines are left out. */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, fields: [] }
  let field = ''
  let isQuoted = false
  let line = 1
  const endField = () => {
    row.fields.push(field.trim())
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.fields.some(Boolean)) rows.push(row)
    row = { line, fields: [] }
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (source[at + 1] === '"') field += source[++at]
      else isQuoted = false
    } else if (sign === '"' && !field.trim()) {
      field = ''
      isQuoted = true
    } else if (sign === separator) endField()
    else if (sign === '\n') endRow()
    else field += sign
  }
  if (isQuoted) row.isUnclosed = true
  endRow()
  return rows
}

/** Spreadsheets write semicolons where the comma is the decimal sign. */
function separatorOf(source: string): string {
  const header = source.slice(0, Math.max(0, source.indexOf('\n')) || source.length)
  return [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)[0]!
}
