import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { AskParent } from '../../catalogue/product/ask-parent/ask-parent.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { clockTime, isPast } from '../../ui/local-times.ts'
import { sum } from '../../ui/numbers.ts'
import { wasAttempted } from '../payment/tried-payments.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { OrderedName, OrderedPicture, type ListedOrder } from './ordered-product.tsx'
import { PaidCheck } from './paid-check.tsx'
import { WayIn, type EntryPoint } from './way-in.tsx'

type OrderRowProps = { order: ListedOrder; way: EntryPoint | null; onDelete: () => void; onSettled: () => void }

export function OrderRow({ order, way, onDelete, onSettled }: OrderRowProps) {
  const { _id, paid, due, pricePaid, refunded, refunding, state, holdsUntil, productName: name } = order
  const isPayable = state === 'open' || state === 'paying'
  // The sheet stays open when the parent pays, and says so.
  const [isAsking, setIsAsking] = useState(false)
  const isOnRecord = paid || state === 'refunded'
  const amount = pricePaid ?? due
  return (
    <li className="order">
      <OrderedPicture order={order} />
      <div className="order-what">
        <OrderedName order={order} />
        {isOnRecord && (
          <p className="order-ways cluster">
            {way && <WayIn name={name} way={way} />}
            <PageLink className="link" to={paths.receipt(_id)} aria-label={m.orders_receipt_for({ name })}>
              {m.orders_receipt()}
            </PageLink>
          </p>
        )}
        {(isAsking || (isPayable && order.due > 0)) && (
          <AskParent
            product={{ ...order, name }}
            order={_id}
            className="link"
            onOpened={() => setIsAsking(true)}
            onClosed={() => {
              setIsAsking(false)
              onSettled()
            }}
          />
        )}
        {holdsUntil && <HeldUntil time={holdsUntil} />}
        {state === 'paying' && wasAttempted(_id) && <PaidCheck order={order} onSettled={onSettled} />}
        {state === 'checking' && (
          <PageLink className="link" to={paths.payment(_id)} aria-label={m.orders_held_for({ name })}>
            {m.orders_held_why()}
          </PageLink>
        )}
      </div>
      <p className="order-price">
        {sum(amount)}
        {amount < order.price && <small>{m.orders_was({ price: sum(order.price) })}</small>}
        {refunded > 0 && <small>{m.orders_returned({ amount: sum(refunded) })}</small>}
        {refunding > 0 && <small>{m.orders_returning({ amount: sum(refunding) })}</small>}
      </p>
      <PayControl order={order} />
      <button
        type="button"
        className="icon-button icon-button-plain icon-button-danger"
        aria-label={m.card_delete({ name })}
        disabled={isOnRecord || state === 'checking'}
        onClick={onDelete}
      >
        <Icon name="bin" />
      </button>
    </li>
  )
}

/** How long the seat in a live class is held until it is paid. */
function HeldUntil({ time }: { time: string }) {
  if (isPast(time)) return null
  return <small className="order-held">{m.orders_seat_held({ time: clockTime(time) })}</small>
}

function PayControl({ order: { _id, state, productName: name } }: { order: ListedOrder }) {
  switch (state) {
    case 'paid':
      return (
        <button type="button" className="button button-paid" disabled>
          <Icon name={'check'} />
          {m.orders_paid()}
        </button>
      )
    case 'refunded':
      return (
        <button type="button" className="button" disabled>
          {m.orders_refunded()}
        </button>
      )
    case 'checking':
      return (
        <button type="button" className="button" disabled>
          {m.orders_held()}
        </button>
      )
    case 'withdrawn':
      return (
        <button type="button" className="button" disabled>
          {m.orders_withdrawn()}
        </button>
      )
    case 'open':
    case 'paying':
      return (
        <PageLink className="button button-primary" to={paths.payment(_id)} aria-label={m.orders_pay_for({ name })}>
          {m.orders_pay()}
        </PageLink>
      )
  }
}
