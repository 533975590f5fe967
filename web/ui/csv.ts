import { BYTE_ORDER_MARK, csvOf, type CsvCell } from '#contract/office/csv.ts'

export function saveCsv(name: string, rows: CsvCell[][]): void {
  const href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
