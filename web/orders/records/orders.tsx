import { useCallback, useMemo, useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { PAYMENT_METHODS } from '#contract/orders/payment-methods.ts'
import { ORDER_FILTERS } from '#contract/record-states.ts'
import { ExportButton } from '../../admin-controls/export-button.tsx'
import { RowDetails } from '../../table/row-details.tsx'
import { Moment, ItemName } from '../../table/item-name.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useQueryParam } from '../../table/use-query-param.ts'
import { useView } from '../../table/use-view.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { sum, taka } from '../../ui/numbers.ts'
import type { Route } from './+types/orders'
import { leftToRefund, RefundDialog } from '../refunds/refund-dialog.tsx'
import { OrderHistory } from './order-history.tsx'
import { METHOD_LABELS, ORDER_FILTER_LABELS, ORDER_LABELS } from './order-labels.ts'

export type ListedOrder = Answer<Calls['GET /orders']>[number]

export const handle = { guard: 'admin', asks: ['GET /orders?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_orders(), isHidden: true })

const CHOICES = { state: ORDER_FILTERS, method: PAYMENT_METHODS }

export default function Orders() {
  const { query, isFiltered } = useView(CHOICES)
  const one = useQueryParam('order')
  const filters = useMemo(() => ({ ...query, ...(one && { order: one }) }), [query, one])
  const list = useList(
    useCallback<FetchPage<ListedOrder>>(
      (page) => api.page('GET /orders', { query: { ...page, ...filters } }),
      [filters],
    ),
  )
  const [toRefund, setToRefund] = useState<ListedOrder | null>(null)
  return (
    <>
      <TablePage
        title={m.tables_orders()}
        list={list}
        tools={{
          search: m.admin_orders_search(),
          filters: [
            { name: 'state', label: m.admin_orders_state(), all: m.tables_all_states(), choices: ORDER_FILTER_LABELS },
            { name: 'method', label: m.admin_orders_method(), all: m.admin_orders_methods(), choices: METHOD_LABELS },
          ],
          days: m.admin_orders_at(),
        }}
        isFiltered={isFiltered || one !== ''}
        amount={m.admin_orders_received}
        action={
          <>
            <ExportButton ask={() => api('POST /export/orders', { query: filters })} />
            <ExportButton
              label={m.csv_export_payments()}
              ask={() => api('POST /export/payments', { query: filters })}
            />
          </>
        }
        columns={[
          { label: m.admin_orders_product() },
          { label: m.admin_orders_buyer(), size: 'medium' },
          { label: m.admin_orders_price(), size: 'small', kind: 'number' },
          { label: m.admin_orders_at(), size: 'medium' },
          { label: m.admin_orders_state(), size: 'medium' },
        ]}
        empty={{ title: m.admin_orders_empty_title(), text: m.admin_orders_empty_text() }}
      >
        {list.shown?.items.map((order) => {
          const { _id, productName, kind, userName, email, at, paid, state, payment } = order
          return (
            <Row key={_id}>
              <HeadCell>
                <ItemName name={productName} note={productKinds[kind].label()} />
                <RowDetails label={m.history_title()}>
                  <OrderHistory order={_id} />
                </RowDetails>
              </HeadCell>
              <Cell>
                {email ? <ItemName name={userName || email} note={userName && email} /> : m.admin_orders_nobody()}
                {payment?.payer && <small>{m.admin_orders_payer(payment.payer)}</small>}
              </Cell>
              <Cell className="table-number">
                <Amount {...order} />
              </Cell>
              <Cell>
                <Moment at={at} />
              </Cell>
              <Cell>
                <span className={paid ? 'badge badge-good' : 'badge badge-open'}>{ORDER_LABELS[state]()}</span>
                {leftToRefund(order) > 0 && (
                  <button
                    type="button"
                    className="link table-cell-action"
                    aria-label={m.refund_of({ name: productName })}
                    onClick={() => setToRefund(order)}
                  >
                    {m.refund()}
                  </button>
                )}
              </Cell>
            </Row>
          )
        })}
      </TablePage>
      {toRefund && <RefundDialog order={toRefund} onClose={() => setToRefund(null)} onRefunded={list.reload} />}
    </>
  )
}

/** The price, or the amount paid with the price below it, plus the amount refunded. */
function Amount({ price: asked, pricePaid, refunded, refunding, payment }: ListedOrder) {
  const paid = pricePaid ?? asked
  const local = payment?.currency === 'bdt' ? ` ${taka(payment.amount)}` : ''
  const notes = [
    ...(payment ? [METHOD_LABELS[payment.method]() + local] : []),
    ...(paid === asked ? [] : [m.orders_was({ price: sum(asked) })]),
    ...(refunded > 0 ? [m.admin_orders_returned({ amount: sum(refunded) })] : []),
    ...(refunding > 0 ? [m.orders_returning({ amount: sum(refunding) })] : []),
  ]
  return notes.length ? <ItemName name={sum(paid)} note={notes.join(', ')} /> : sum(paid)
}
