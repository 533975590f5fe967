// Parses CSV as spreadsheets write it: quoted fields, any of three separators, and an optional byte order mark.

export type CsvRow = {
  line: number
  fields: string[]
  /** Set if a quoted field never ended and swallowed the rest of the file. */
  isUnclosed?: true
}

/** Each row with the line on which it starts, counted from 1. Empty lines are left out. */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, fields: [] }
  // Collected in pieces, looking at each character once, because a file of three megabytes may be a single field.
  let field: string[] = []
  let isBlank = true
  let isQuoted = false
  let line = 1
  const endField = () => {
    row.fields.push(field.join('').trim())
    field = []
    isBlank = true
  }
  const endRow = () => {
    endField()
    if (row.fields.some(Boolean)) rows.push(row)
    row = { line, fields: [] }
  }
  const next = new RegExp(`["\\n${separator}]`, 'g')
  for (let at = 0; at < source.length; at++) {
    if (isQuoted) {
      const end = endOf(source, source.indexOf('"', at))
      const part = source.slice(at, end)
      field.push(part)
      line += part.split('\n').length - 1
      at = end
      if (end === source.length) break
      if (source[end + 1] === '"') field.push(source[++at]!)
      else isQuoted = false
      continue
    }
    next.lastIndex = at
    const end = endOf(source, next.exec(source)?.index ?? -1)
    if (end > at) {
      const part = source.slice(at, end)
      field.push(part)
      isBlank &&= !part.trim()
      at = end
    }
    const sign = source[at]
    if (sign === '\n') {
      line++
      endRow()
    } else if (sign === separator) endField()
    else if (sign === '"' && isBlank) {
      field = []
      isQuoted = true
      isBlank = false
    } else if (sign) field.push(sign)
  }
  if (isQuoted) row.isUnclosed = true
  endRow()
  return rows
}

const endOf = (source: string, found: number) => (found < 0 ? source.length : found)

/** Spreadsheets write semicolons if the comma is the decimal separator. */
function separatorOf(source: string): string {
  const header = source.slice(0, Math.max(0, source.indexOf('\n')) || source.length)
  return [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)[0]!
}
