import { useEffect, useRef } from 'react'
import { PAYMENT_POPUP_MS } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type PaidNoteProps = { orderId: string; transactionId: string; isNew: boolean }

/** Stays visible after the popup closes. */
export function PaidNote({ orderId, transactionId, isNew }: PaidNoteProps) {
  const note = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isNew) note.current?.focus()
  }, [isNew])

  return (
    <section className="panel payment-form payment-paid" role="status" tabIndex={-1} ref={note}>
      <Icon name="done" />
      <p className="payment-done">{isNew ? m.payment_done() : m.payment_already()}</p>
      <p>
        {m.payment_transaction()} <code>{transactionId}</code>
      </p>
      <div className="payment-ways">
        <PageLink className="button button-primary" to={paths.myCollection}>
          {m.payment_to_collection()}
        </PageLink>
        <PageLink className="button" to={paths.receipt(orderId)}>
          {m.payment_receipt()}
        </PageLink>
      </div>
      {isNew && <PaidPopup />}
    </section>
  )
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
    <div className="payment-popup" popover="manual" ref={popup}>
      <Icon name="done" />
      {m.payment_popup()}
    </div>
  )
}
