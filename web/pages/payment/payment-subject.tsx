import type { Order } from '#contract/entities.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { exactPrice } from '../../ui/numbers.ts'
import { OrderedPicture } from '../orders/ordered-product.tsx'

export function PaymentSubject({ order }: { order: Order }) {
  return (
    <section className="panel" aria-label={order.productName}>
      <div className="payment-stage">
        <OrderedPicture order={order} />
      </div>
      <div className="payment-what">
        <p>
          <b lang={langOf(order.productName)}>{order.productName}</b>
          <small>{m.payment_once()}</small>
        </p>
        <p className="payment-price">{exactPrice(order.price)}</p>
      </div>
    </section>
  )
}
