import { useEffect, useRef } from 'react'
import { PAYMENT_POPUP_MS } from '#contract/constants.ts'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { paths, productPaths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'
import { Icon } from '../../ui/icon.tsx'
import { dollars, sum } from '../../ui/numbers.ts'
import { useCall } from '../../session/use-call.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { loadOwned, wayInto } from '../own/way-in.tsx'
import { sumOf } from './pay-methods.ts'
import type { PaidOrder } from './use-payment.ts'

type PaidNoteProps = PaidOrder & { order: OrderToPay }

/** Stays visible after the popup closes. */
export function PaidNote({ order, transactionId, pricePaid, promoCode, isNew }: PaidNoteProps) {
  const note = useRef<HTMLElement>(null)
  const { answer: owned } = useCall(loadOwned)
  // Until the next lesson is known, links to the product itself.
  const entry = owned ? wayInto(order, owned) : { to: productPaths[order.kind].open(order.id), action: 'start' }

  useEffect(() => {
    if (isNew) note.current?.focus()
  }, [isNew])

  return (
    <section className="panel payment-form payment-paid" role="status" tabIndex={-1} ref={note}>
      <Icon name="done" />
      {order.price === 0 ? (
        <p className="payment-done">{m.money_owned()}</p>
      ) : (
        <>
          <p className="payment-done">{isNew ? m.payment_done() + transactionId : m.payment_already()}</p>
          {!isNew && (
            <p>
              {m.payment_transaction()} <code>{transactionId}</code>
            </p>
          )}
          <p>{sumPaid(order, pricePaid, promoCode)}</p>
        </>
      )}
      <div className="payment-ways wraps">
        {entry && (
          <PageLink className="button button-primary" to={entry.to}>
            {entry.action === 'continue' ? m.lessons_continue() : productKinds[order.kind].start()}
          </PageLink>
        )}
        <PageLink className={entry ? 'button' : 'button button-primary'} to={paths.myCollection}>
          {m.payment_to_collection()}
        </PageLink>
        <PageLink className="button" to={paths.receipt(order._id)}>
          {m.payment_receipt()}
        </PageLink>
      </div>
      {isNew && <PaidPopup />}
    </section>
  )
}

/** Also in taka, if that was charged. */
function sumPaid({ price: asked, attempt }: OrderToPay, pricePaid: number, code: string | null): string {
  const isLocal = attempt?.state === 'succeeded' && attempt.currency !== 'usd'
  const inDollars = pricePaid === 0 ? dollars(0) : sum(pricePaid)
  const paid = isLocal ? `${sumOf(attempt)} (${inDollars})` : inDollars
  return code && pricePaid < asked
    ? m.payment_paid_less({ paid, price: sum(asked), code })
    : m.payment_paid_price({ paid })
}

function PaidPopup() {
  const popup = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = popup.current
    element?.showPopover()
    const timer = setTimeout(() => element?.hidePopover(), PAYMENT_POPUP_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="payment-popup surface" popover="manual" ref={popup}>
      <Icon name="done" />
      {m.payment_popup()}
    </div>
  )
}
