import { useCallback } from 'react'
import { TableList } from '../table/table-list.tsx'
import { useList, type FetchPage } from '../table/use-list.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import type { Route } from './+types/refunds'
import { DisputeRow, type Dispute } from './dispute-row.tsx'
import { RefundRow, type Refund } from './refund-row.tsx'
import '../table/table.css'
import './refunds.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_refunds(), isHidden: true })

export default function Refunds() {
  const refunds = useList(useCallback<FetchPage<Refund>>((page) => api.page('GET /refunds', { query: page }), []))
  const disputes = useList(useCallback<FetchPage<Dispute>>((page) => api.page('GET /disputes', { query: page }), []))
  const columns = [
    { label: m.tables_kind_order() },
    { label: m.admin_orders_buyer(), size: 'medium' as const },
    { label: m.refunds_reason(), size: 'medium' as const },
    { label: m.refunds_amount(), size: 'tiny' as const },
    { label: m.refunds_state(), size: 'medium' as const },
  ]
  return (
    <div className="wrap table-page">
      <header className="page-head">
        <h1>{m.tables_refunds()}</h1>
        <p>{m.disputes_text()}</p>
      </header>
      <section className="refunds-list">
        <h2>{m.refunds_title()}</h2>
        <TableList
          label={m.refunds_title()}
          list={refunds}
          columns={columns}
          empty={{ title: m.refunds_empty_title(), text: m.refunds_empty_text() }}
        >
          {refunds.shown?.items.map((refund) => (
            <RefundRow key={refund._id} refund={refund} />
          ))}
        </TableList>
      </section>
      {/* An empty list is lower than its skeleton: what is below would move. */}
      {(refunds.shown || !refunds.isLoading) && (
        <section className="refunds-list">
          <h2>{m.disputes_title()}</h2>
          <TableList
            label={m.disputes_title()}
            list={disputes}
            columns={columns}
            empty={{ title: m.disputes_empty_title(), text: m.disputes_empty_text() }}
          >
            {disputes.shown?.items.map((dispute) => (
              <DisputeRow key={dispute._id} dispute={dispute} />
            ))}
          </TableList>
        </section>
      )}
    </div>
  )
}
