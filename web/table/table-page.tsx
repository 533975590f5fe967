import type { ReactNode, Ref } from 'react'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { count, sum as dollars } from '../ui/numbers.ts'
import { PageLink } from '../ui/page-link.tsx'
import { TableList } from './table-list.tsx'
import { TableTools, type Tools } from './table-tools.tsx'
import type { Column } from './table.tsx'
import type { List } from './use-list.ts'
import { useQueryParam } from './use-query-param.ts'
import './table.css'

export type Tab = { to: string; label: string; isCurrent: boolean }

type TablePageProps<Item> = {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** The lists on this page, one of which is shown. */
  tabs?: Tab[]
  list: List<Item>
  /** The name of the table, if it isn't the page's title. */
  label?: string
  tools?: Tools
  /** A link next to the title, for adding an item. */
  action?: ReactNode
  /** Whether the tools filter the list. */
  isFiltered?: boolean
  summary?: string | undefined
  /** The text for the total of a list of money. */
  amount?: ((values: { sum: string }) => string) | undefined
  /** A hint below the total. */
  note?: string
  columns: Column[]
  /** Shown when there are no items at all. */
  empty: { title: string; text: string }
  /** The table rows. */
  children: ReactNode
}

/** An administrators' table page: title, total, tools, rows and 'Show more'. */
export function TablePage<Item>({ list, ...props }: TablePageProps<Item>) {
  const {
    title,
    titleRef,
    tabs,
    label = title,
    tools,
    action,
    isFiltered = false,
    summary,
    amount,
    note,
    columns,
    empty,
    children,
  } = props
  const { shown, isLoading } = list
  const counted = shown?.total ?? 0
  const most = useQueryParam('q') ? MAX_COUNTED_FOUND : MAX_COUNTED
  const total = counted < most ? count(counted) : `${count(most)}+`
  const found = isFiltered ? m.tables_found({ total }) : (summary ?? m.tables_total({ total }))
  const sum = amount && shown?.amount ? amount({ sum: dollars(shown.amount) }) : undefined
  return (
    <div className="wrap table-page">
      <header className="page-head table-head cluster">
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{shown && !isLoading && [found, sum].filter(Boolean).join(' · ')}</p>
        {note && <p className="table-note">{note}</p>}
        {action && <div className="table-action wraps">{action}</div>}
      </header>
      {tabs && <Tabs tabs={tabs} />}
      {tools && <TableTools {...tools} isFiltered={isFiltered} />}
      <TableList
        label={label}
        list={list}
        columns={columns}
        empty={isFiltered ? { title: m.tables_none_title(), text: m.tables_none_text() } : empty}
      >
        {children}
      </TableList>
    </div>
  )
}

function Tabs({ tabs }: { tabs: Tab[] }) {
  return (
    <ul className="table-tabs marks wraps">
      {tabs.map(({ to, label, isCurrent }) => (
        <li key={to}>
          <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
