import type { Order } from '#contract/calls/orders/orders.ts'
import { paths, productPaths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

/** Shown in place of the card form once the money was refunded. */
export function RefundedNote({ order }: { order: Order }) {
  return (
    <section className="panel payment-form payment-paid" role="status">
      <p className="payment-done">{m.orders_refunded()}</p>
      <p>{m.payment_refunded()}</p>
      <div className="payment-ways wraps">
        <PageLink className="button button-primary" to={productPaths[order.kind].page(order.id)}>
          {m.payment_buy_again()}
        </PageLink>
        <PageLink className="button" to={paths.receipt(order._id)}>
          {m.payment_receipt()}
        </PageLink>
      </div>
    </section>
  )
}
