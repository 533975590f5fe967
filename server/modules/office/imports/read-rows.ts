// Reads a CSV file into rows by column name. Files saved in another encoding are refused instead of guessing it,
// because a wrong guess would store unreadable names.
import { IMPORT_COLUMNS } from '#contract/office/import-columns.ts'
import { rearmed } from '#contract/office/csv.ts'
import { MAX_IMPORT_ROWS, type ImportKind } from '#contract/office/import-kinds.ts'
import type { ImportMistake } from '#contract/calls/office/imports.ts'
import { readCsv, type CsvRow } from '../../../http/read-csv.ts'

/** Far more than any kind has, so a file with more isn't one of our tables. */
const MAX_COLUMNS = 200

export type FileRow = { line: number; cells: Record<string, string> }
export type FileRows = { rows: FileRow[]; mistakes: ImportMistake[] }

export function readRows(kind: ImportKind, bytes: Uint8Array): FileRows {
  const text = decoded(bytes)
  if (text === null) return wrong({ line: 1, column: '', code: 'not_utf8' })
  const [header, ...lines] = readCsv(text)
  if (!header || !lines.length) return wrong({ line: 1, column: '', code: 'csv_empty' })
  const unclosed = [header, ...lines].findLast(({ isUnclosed }) => isUnclosed)
  if (unclosed) return wrong({ line: unclosed.line, column: '', code: 'csv_unclosed' })
  if (lines.length > MAX_IMPORT_ROWS) return wrong({ line: 1, column: '', code: 'csv_too_many', n: MAX_IMPORT_ROWS })
  if (header.fields.length > MAX_COLUMNS)
    return wrong({ line: header.line, column: '', code: 'csv_too_many_columns', n: MAX_COLUMNS })
  const mistakes = mistakesOfHeader(kind, header)
  if (mistakes.length) return wrong(...mistakes)
  const tooWide = lines.filter(({ fields }) => fields.slice(header.fields.length).some(Boolean))
  return {
    rows: lines.map(({ line, fields }) => ({ line, cells: cellsOf(header.fields, fields) })),
    mistakes: tooWide.map(({ line }) => ({ line, column: '', code: 'csv_too_wide' })),
  }
}

const wrong = (...mistakes: ImportMistake[]): FileRows => ({ rows: [], mistakes })

/** UTF-16 is recognised by its first bytes. Anything else must be UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // UTF-16 without its byte order mark is valid UTF-8 that is full of zeros.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** An unknown column is a mistake, because a misspelt one would be silently left out. */
function mistakesOfHeader(kind: ImportKind, { line, fields }: CsvRow): ImportMistake[] {
  const { required, optional } = IMPORT_COLUMNS[kind]
  const known = new Set([...required, ...optional])
  return [
    ...required
      .filter((column) => !fields.includes(column))
      .map((column) => ({ column, code: 'column_missing' as const })),
    ...fields.filter((column) => !known.has(column)).map((column) => ({ column, code: 'unknown_field' as const })),
    ...fields
      .filter((column, index) => known.has(column) && fields.indexOf(column) !== index)
      .map((column) => ({ column, code: 'repeated' as const })),
  ].map((mistake) => ({ line, ...mistake }))
}

const cellsOf = (columns: string[], fields: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, index) => [column, rearmed(fields[index] ?? '')]))
