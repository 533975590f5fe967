import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { MAX_COUNTED } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { count } from '../../ui/numbers.ts'
import { AdminTabs } from './admin-tabs.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { Table, type Column } from './table.tsx'
import type { List } from './use-list.ts'
import './table.css'

type TablePageProps<Item> = {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  list: List<Item>
  /** The search box and filters. */
  tools: ReactNode
  /** Whether the tools filter the list. */
  isFiltered: boolean
  summary?: string | undefined
  columns: Column[]
  /** Shown when there are no items at all. */
  empty: { title: string; text: string }
  /** The table rows. */
  children: ReactNode
}

/** An administrators' table page: title, search, rows and 'Show more'. */
export function TablePage<Item>({ list, ...props }: TablePageProps<Item>) {
  const { title, titleRef, tools, isFiltered, summary, columns, empty, children } = props
  const { shown, isLoading, problem, reload, showMore } = list
  const body = useRef<HTMLTableSectionElement>(null)

  // 'Show more' may be gone, so focus the first row that it added.
  useEffect(() => {
    if (shown?.from) body.current?.rows[shown.from]?.focus()
  }, [shown])

  const counted = shown?.total ?? 0
  const total = counted < MAX_COUNTED ? count(counted) : `${count(MAX_COUNTED)}+`
  const found = isFiltered ? m.tables_found({ total }) : (summary ?? m.tables_total({ total }))
  return (
    <div className="wrap table-page">
      <AdminTabs />
      <header className="page-head table-head">
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{shown && !isLoading && found}</p>
        <div className="table-tools">{tools}</div>
      </header>
      {problem !== null && <ProblemNote text={m.tables_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!shown && isLoading && <TableSkeleton label={title} columns={columns} />}
      {shown?.items.length === 0 && (
        <EmptyNote {...(isFiltered ? { title: m.tables_none_title(), text: m.tables_none_text() } : empty)} />
      )}
      {shown && shown.items.length > 0 && (
        <Table ref={body} label={title} columns={columns} isBusy={isLoading}>
          {children}
        </Table>
      )}
      {shown?.hasMore && (
        <button type="button" className="button table-more" disabled={isLoading} onClick={showMore}>
          {m.tables_more()}
        </button>
      )}
    </div>
  )
}
