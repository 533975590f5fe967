import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react'

export type Column = {
  label: string
  /** The column's width. Without it, the column takes up the remaining space. */
  size?: 'tiny' | 'small' | 'medium' | 'large'
  /** Amounts are aligned by their last digit. Buttons need no label on phones, because they say what they do. */
  kind?: 'number' | 'buttons'
}

type TableProps = {
  label: string
  columns: Column[]
  ref?: Ref<HTMLTableSectionElement>
  isBusy?: boolean
  children: ReactNode
}

/** The explicit roles keep it a table on phones, where rows are blocks and would lose their table semantics. */
export function Table({ label, columns, ref, isBusy = false, children }: TableProps) {
  return (
    <div className="panel">
      <table className="table ledger" role="table" aria-label={label} aria-busy={isBusy} style={labelsOf(columns)}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, size, kind }) => (
              <th key={label} role="columnheader" scope="col" className={size && `table-${size}`} data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={ref}>
          {children}
        </tbody>
      </table>
    </div>
  )
}

/** For the style sheet: on phones, each cell is a line that starts with its column's label. */
function labelsOf(columns: Column[]): CSSProperties {
  const labels = columns.map(({ label, kind }, index) => [
    `--label-${index + 1}`,
    kind === 'buttons' ? 'none' : JSON.stringify(label),
  ])
  return Object.fromEntries(labels) as CSSProperties
}

/** Focusable, for when the focused button in it disappears. */
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" tabIndex={-1} {...props} />
}

/** Names the row. On phones, it is placed above the other cells. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row">
      {children}
    </th>
  )
}

export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  )
}
