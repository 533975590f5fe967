import type { ComponentProps, ReactNode, Ref } from 'react'

export type Column = {
  label: string
  /** How wide; one without a size takes what is left. */
  size?: 'tiny' | 'small' | 'medium'
}

type TableProps = {
  label: string
  columns: Column[]
  ref?: Ref<HTMLTableSectionElement>
  isBusy?: boolean
  children: ReactNode
}

/** On phones its rows are blocks, and browsers forget that it is a table: the roles keep it one. */
export function Table({ label, columns, ref, isBusy = false, children }: TableProps) {
  return (
    <div className="panel">
      <table className="table" role="table" aria-label={label} aria-busy={isBusy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, size }) => (
              <th key={label} role="columnheader" scope="col" className={size && `table-${size}`}>
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

/** It can be given the focus, where the button that had it has gone. */
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" tabIndex={-1} {...props} />
}

/** The cell that names the row; on phones it stands above the others. */
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
