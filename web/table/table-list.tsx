import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { EmptyNote, ProblemNote } from '../ui/notes.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { Table, type Column } from './table.tsx'
import type { List } from './use-list.ts'

type TableListProps<Item> = {
  label: string
  list: List<Item>
  columns: Column[]
  /** Shown when there are no items. */
  empty: { title: string; text: string }
  /** The table rows. */
  children: ReactNode
}

/** The loaded rows with 'Show more', or their placeholder. */
export function TableList<Item>({ label, list, columns, empty, children }: TableListProps<Item>) {
  const { shown, isLoading, problem, reload, showMore } = list
  const body = useRef<HTMLTableSectionElement>(null)

  // 'Show more' may be gone, so the first added row gets the focus.
  useEffect(() => {
    if (shown?.from) body.current?.rows[shown.from]?.focus()
  }, [shown])

  return (
    <>
      {problem !== null && <ProblemNote text={m.tables_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!shown && isLoading && <TableSkeleton label={label} columns={columns} />}
      {shown?.items.length === 0 && <EmptyNote {...empty} />}
      {shown && shown.items.length > 0 && (
        <Table ref={body} label={label} columns={columns} isBusy={isLoading}>
          {children}
        </Table>
      )}
      {shown?.hasMore && (
        <button type="button" className="button table-more" disabled={isLoading} onClick={showMore}>
          {m.tables_more()}
        </button>
      )}
    </>
  )
}
