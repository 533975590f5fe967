import type { Order } from '#contract/calls/orders/orders.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { sum } from '../../ui/numbers.ts'
import { OrderedPicture } from '../own/ordered-product.tsx'

/** `amount` is what is to be paid or was paid, after any code. */
export function PaymentSubject({ order, amount }: { order: Order; amount: number }) {
  return (
    <section className="panel payment-what stack" aria-label={order.productName}>
      <OrderedPicture order={order} />
      <p>
        <b lang={langOf(order.productName)}>{order.productName}</b>
        {order.price > 0 && <small>{m.payment_once()}</small>}
      </p>
      <p className="payment-price">
        {amount < order.price && <s className="muted">{sum(order.price)}</s>}
        {sum(amount)}
      </p>
    </section>
  )
}
