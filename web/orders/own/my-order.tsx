import { paths } from '#contract/paths.ts'
import { useState } from 'react'
import { pageMeta } from '../../seo/page-meta.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { useWatch } from '../../ui/use-watch.ts'
import { OrderRow } from './order-row.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { loadOwned, wayInto } from './way-in.tsx'
import type { ListedOrder } from './ordered-product.tsx'
import type { Route } from './+types/my-order'
import '../../styles/orders.css'

export const handle = {
  guard: 'login',
  asks: ['GET /order?email={email}', 'GET /progress', 'GET /reading', 'GET /mySeats'],
} satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.orders_title(), isHidden: true })

async function myOrders() {
  const query = { email: currentSession()?.email }
  const [{ items }, owned] = await Promise.all([api.page('GET /order', { query }), loadOwned()])
  return { orders: items, owned }
}

export default function MyOrder() {
  const { answer, isLoading, problem, reload, change } = useCall(myOrders)
  const [orderToDelete, setOrderToDelete] = useState<ListedOrder | null>(null)
  const orders = answer?.orders
  // The parent who was asked to pay does so on another device.
  useWatch(orders?.some(({ state }) => AWAITED.has(state)) ?? false, reload)

  const onDeleted = ({ _id }: ListedOrder) => {
    setOrderToDelete(null)
    change((before) => ({ ...before, orders: before.orders.filter((order) => order._id !== _id) }))
    reload()
  }

  return (
    <div className="wrap orders">
      <header className="page-head">
        <h1>{m.orders_title()}</h1>
        <p>{orders && orders.length > 0 && summary(orders)}</p>
      </header>
      {problem !== null && <ProblemNote text={m.orders_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!orders && isLoading && <OrdersSkeleton />}
      {orders?.length === 0 && (
        <EmptyNote
          patch="boat"
          title={m.orders_empty_title()}
          text={m.orders_empty_text()}
          action={{ to: paths.classes, label: m.orders_empty_action() }}
        />
      )}
      {answer && answer.orders.length > 0 && (
        <ul className="panel order-list">
          {answer.orders.map((order) => (
            <OrderRow
              key={order._id}
              order={order}
              way={order.paid ? wayInto(order, answer.owned) : null}
              onDelete={() => setOrderToDelete(order)}
              onSettled={reload}
            />
          ))}
        </ul>
      )}
      <DeleteDialog
        open={orderToDelete !== null}
        name={orderToDelete?.productName ?? ''}
        remove={() => api('DELETE /order/{id}', { params: { id: orderToDelete?._id ?? '' } })}
        onClose={() => setOrderToDelete(null)}
        onDeleted={() => orderToDelete && onDeleted(orderToDelete)}
      />
    </div>
  )
}

const AWAITED: ReadonlySet<ListedOrder['state']> = new Set(['open', 'paying', 'checking'])

function summary(orders: ListedOrder[]): string {
  const open = orders.filter(({ state }) => state === 'open' || state === 'paying').length
  const paid = orders.filter((order) => order.paid).length
  return m.orders_summary({ open: digits(open), paid: digits(paid) })
}
