import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { saveCsv } from '../../../ui/csv.ts'
import { Icon } from '../../../ui/icon.tsx'

export type Column<Row> = {
  label: string
  /** The value for display, and for a spreadsheet. */
  shown: (row: Row) => ReactNode
  written: (row: Row) => string | number
}

export type Figures<Row> = { title: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string }

export function FiguresTable<Row>({ title, columns, rows, keyOf }: Figures<Row>) {
  const [first, ...others] = columns as [Column<Row>, ...Column<Row>[]]
  return (
    <table className="figures ledger numbers">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.shown(row)}</th>
            {others.map(({ label, shown }) => (
              <td key={label}>{shown(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CsvButtonProps<Row> = Pick<Figures<Row>, 'title' | 'columns' | 'rows'> & { name: string }

export function CsvButton<Row>({ title, columns, rows, name }: CsvButtonProps<Row>) {
  const download = () =>
    saveCsv(`porua-${name}.csv`, [
      columns.map(({ label }) => label),
      ...rows.map((row) => columns.map(({ written }) => written(row))),
    ])
  return (
    <button type="button" className="button" aria-label={m.overview_csv_of({ title })} onClick={download}>
      <Icon name="download" />
      {m.overview_csv()}
    </button>
  )
}
