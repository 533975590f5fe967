import { m } from '../paraglide/messages.js'
import { Table, type Column } from './table.tsx'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Has the same shape as the table, so that nothing moves when the rows arrive. */
export function TableSkeleton({ label, columns }: { label: string; columns: Column[] }) {
  return (
    <>
      <p className="sr-only" role="status">
        {m.tables_loading()}
      </p>
      <div className="table-skeleton" aria-hidden="true">
        <Table label={label} columns={columns}>
          {ROWS.map((row) => (
            <tr key={row}>
              {columns.map(({ label }) => (
                <td key={label}>
                  <span className="bone" />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </>
  )
}
