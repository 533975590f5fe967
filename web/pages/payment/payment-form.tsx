import { Suspense, useState } from 'react'
import type { Order } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site.ts'
import { HostedCardInput, SandboxCardInput, type Confirm } from '../../buying/cards/card-provider.ts'
import { SellerNote } from '../../buying/seller-note.tsx'
import { paymentLines } from '../../buying/seller-words.ts'
import { useSeller } from '../../buying/use-seller.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../products/product-kinds.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { price } from '../../ui/numbers.ts'
import { AcceptNote } from './accept-note.tsx'
import { PromoCode } from './promo-code.tsx'
import type { Payment } from './use-payment.ts'

type PaymentFormProps = { order: Order; cards: NonNullable<SiteSettings['cards']>; payment: Payment }

export function PaymentForm({ order, cards, payment }: PaymentFormProps) {
  // Wrapped in an object, because setState would call a bare function.
  const [card, setCard] = useState<{ confirm: Confirm } | null>(null)
  const [onReady] = useState(() => (confirm: Confirm) => setCard({ confirm }))
  const { ready, activity, problem, notice, pending } = payment.state
  const CardInput = cards.sandboxUrl ? SandboxCardInput : HostedCardInput
  const seller = useSeller()
  const redirect = ready && 'redirect' in ready ? ready.redirect : null
  const canPay = ready && (card || redirect) && !activity && !pending
  const pay = () => {
    if (!canPay) return
    if ('redirect' in ready) payment.leaveFor(ready.redirect)
    else if (card && 'clientSecret' in ready) void payment.confirm(ready.clientSecret, card.confirm)
  }

  return (
    <form
      className="panel payment-form"
      onSubmit={(event) => {
        event.preventDefault()
        pay()
      }}
    >
      <h2>{m.payment_details()}</h2>
      {cards.sandboxUrl && <p className="sandbox-label">{m.payment_sandbox()}</p>}
      {redirect === null && (
        <Suspense fallback={<span className={cards.sandboxUrl ? 'bone card-bone' : 'bone card-bone-hosted'} />}>
          <CardInput {...cards} isBusy={activity === 'paying'} onReady={onReady} />
        </Suspense>
      )}
      {productKinds[order.kind].takesPromoCode && <PromoCode payment={payment} />}
      <p className="payment-total">
        <span>{m.payment_total()}</span>
        {ready && ready.amount < order.price && <s>{price(order.price)}</s>}
        <b>{price(ready?.amount ?? order.due)}</b>
      </p>
      <button className="button button-primary button-large button-wide" disabled={!canPay}>
        {activity === 'paying' ? <span className="spinner" /> : <Icon name="lock" />}
        {activity === 'paying' ? m.payment_confirming() : m.payment_confirm()}
      </button>
      <AcceptNote />
      <div role="alert">
        {problem && problem.step !== 'promo' && <FieldError text={problem.text} />}
        {pending === 'unknown' && <FieldError text={m.payment_unknown()} />}
      </div>
      <div role="status">
        {notice && <p className="notice">{notice}</p>}
        {pending === 'processing' && <p className="notice">{m.payment_processing()}</p>}
        {activity === 'preparing' && <p className="sr-only">{m.payment_preparing()}</p>}
      </div>
      {problem?.step === 'preparing' && (
        <button type="button" className="button" onClick={() => void payment.prepareAgain()}>
          {m.problem_try_again()}
        </button>
      )}
      {pending && (
        <button type="button" className="button" onClick={() => void payment.checkAgain()}>
          {m.payment_ask_again()}
        </button>
      )}
      <p className="payment-safe">
        <Icon name={'shield'} />
        {m.payment_safe()}
      </p>
      {seller && <SellerNote lines={paymentLines(seller)} />}
    </form>
  )
}
