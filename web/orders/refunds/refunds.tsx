import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import { DISPUTE_STATES, REFUND_STATES } from '#contract/record-states.ts'
import { TablePage } from '../../table/table-page.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useQueryParam } from '../../table/use-query-param.ts'
import { useView } from '../../table/use-view.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import type { Route } from './+types/refunds'
import { DISPUTE_LABELS, DisputeRow, type Dispute } from './dispute-row.tsx'
import { REFUND_LABELS, RefundRow, refundColumns, type Refund } from './refund-row.tsx'
import '../refunds.css'

export const handle = { guard: 'admin', asks: ['GET /refunds?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_refunds(), isHidden: true })

export default function Refunds() {
  return useQueryParam('list') === 'disputes' ? <Disputes /> : <RefundList />
}

const tabs = (current: string) => [
  { to: paths.adminRefunds, label: m.refunds_title(), isCurrent: current === paths.adminRefunds },
  { to: paths.adminDisputes, label: m.disputes_title(), isCurrent: current === paths.adminDisputes },
]

const tools = (choices: Record<string, () => string>) => ({
  search: m.admin_orders_search(),
  filters: [{ name: 'state', label: m.refunds_state(), all: m.tables_all_states(), choices }],
  days: m.refunds_at(),
})

const REFUND_CHOICES = { state: REFUND_STATES }

function RefundList() {
  const { query, isFiltered } = useView(REFUND_CHOICES)
  const list = useList(
    useCallback<FetchPage<Refund>>((page) => api.page('GET /refunds', { query: { ...page, ...query } }), [query]),
  )
  return (
    <TablePage
      title={m.tables_refunds()}
      tabs={tabs(paths.adminRefunds)}
      list={list}
      label={m.refunds_title()}
      tools={tools(REFUND_LABELS)}
      isFiltered={isFiltered}
      amount={m.tables_sum}
      columns={refundColumns()}
      empty={{ title: m.refunds_empty_title(), text: m.refunds_empty_text() }}
    >
      {list.shown?.items.map((refund) => (
        <RefundRow key={refund._id} refund={refund} />
      ))}
    </TablePage>
  )
}

const DISPUTE_CHOICES = { state: DISPUTE_STATES }

function Disputes() {
  const { query, isFiltered } = useView(DISPUTE_CHOICES)
  const list = useList(
    useCallback<FetchPage<Dispute>>((page) => api.page('GET /disputes', { query: { ...page, ...query } }), [query]),
  )
  return (
    <TablePage
      title={m.tables_refunds()}
      tabs={tabs(paths.adminDisputes)}
      list={list}
      label={m.disputes_title()}
      tools={tools(DISPUTE_LABELS)}
      isFiltered={isFiltered}
      amount={m.tables_sum}
      note={m.disputes_text()}
      columns={refundColumns()}
      empty={{ title: m.disputes_empty_title(), text: m.disputes_empty_text() }}
    >
      {list.shown?.items.map((dispute) => (
        <DisputeRow key={dispute._id} dispute={dispute} />
      ))}
    </TablePage>
  )
}
