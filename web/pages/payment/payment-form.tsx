import { Suspense, useState } from 'react'
import type { Order } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site.ts'
import { HostedCardInput, SandboxCardInput, type Confirm } from '../../buying/cards/card-provider.ts'
import { m } from '../../paraglide/messages.js'
import { Wrong } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { exactPrice } from '../../ui/numbers.ts'
import { PromoCode } from './promo-code.tsx'
import type { Payment } from './use-payment.ts'

const LOCK = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4'
const SHIELD =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4'

type PaymentFormProps = { order: Order; cards: SiteSettings['cards']; payment: Payment }

export function PaymentForm({ order, cards, payment }: PaymentFormProps) {
  // In a box: React would call a function that is set bare.
  const [card, setCard] = useState<{ confirm: Confirm } | null>(null)
  const [onReady] = useState(() => (confirm: Confirm) => setCard({ confirm }))
  const { ready, doing, problem, notice, isUnknown } = payment.state
  const CardInput = cards.sandboxUrl ? SandboxCardInput : HostedCardInput
  const canPay = ready && card && !doing && !isUnknown

  return (
    <form
      className="panel payment-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canPay) void payment.confirm(card.confirm)
      }}
    >
      <h2>{m.payment_details()}</h2>
      <Suspense fallback={<span className="bone card-bone" />}>
        <CardInput {...cards} isBusy={doing === 'paying'} onReady={onReady} />
      </Suspense>
      {order.kind === 'course' && <PromoCode payment={payment} />}
      <p className="payment-total">
        <span>{m.payment_total()}</span>
        {ready && ready.amount < order.price && <s>{exactPrice(order.price)}</s>}
        <b>{exactPrice(ready?.amount ?? order.due)}</b>
      </p>
      <button className="button button-primary button-large button-wide" disabled={!canPay}>
        {doing === 'paying' ? <span className="spinner" /> : <Icon path={LOCK} />}
        {doing === 'paying' ? m.payment_confirming() : m.payment_confirm()}
      </button>
      <div role="alert">
        {problem && problem.of !== 'promo' && <Wrong text={problem.text} />}
        {isUnknown && <Wrong text={m.payment_unknown()} />}
      </div>
      <div role="status">
        {notice && <p className="notice">{notice}</p>}
        {doing === 'preparing' && <p className="sr-only">{m.payment_preparing()}</p>}
      </div>
      {problem?.of === 'preparing' && (
        <button type="button" className="button" onClick={() => void payment.prepareAgain()}>
          {m.problem_try_again()}
        </button>
      )}
      {isUnknown && (
        <button type="button" className="button" onClick={() => void payment.askAgain()}>
          {m.payment_ask_again()}
        </button>
      )}
      <p className="payment-safe">
        <Icon path={SHIELD} />
        {m.payment_safe()}
      </p>
    </form>
  )
}
