import type { ReactNode, Ref } from 'react'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { count } from '../../ui/numbers.ts'
import { TableList } from './table-list.tsx'
import type { Column } from './table.tsx'
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
  const { shown, isLoading } = list
  const counted = shown?.total ?? 0
  const most = isFiltered ? MAX_COUNTED_FOUND : MAX_COUNTED
  const total = counted < most ? count(counted) : `${count(most)}+`
  const found = isFiltered ? m.tables_found({ total }) : (summary ?? m.tables_total({ total }))
  return (
    <div className="wrap table-page">
      <header className="page-head table-head">
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{shown && !isLoading && found}</p>
        <div className="table-tools">{tools}</div>
      </header>
      <TableList
        label={title}
        list={list}
        columns={columns}
        empty={isFiltered ? { title: m.tables_none_title(), text: m.tables_none_text() } : empty}
      >
        {children}
      </TableList>
    </div>
  )
}
