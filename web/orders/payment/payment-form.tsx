import { Suspense, useState, type ReactNode } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { SiteSettings } from '#contract/site.ts'
import { HostedCardInput, SandboxCardInput, type Confirm } from '../cards/card-provider.ts'
import { SellerNote } from '../../catalogue/product/seller-note.tsx'
import { paymentLines } from '../../catalogue/product/seller-words.ts'
import { useSeller } from '../policies/use-seller.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AcceptNote } from './accept-note.tsx'
import { METHODS, sumOf, sumOfMethod } from './pay-methods.ts'
import { lastWallet } from './tried-payments.ts'
import type { Payment } from './use-payment.ts'

type PaymentFormProps = {
  cards: SiteSettings['cards']
  kind: ProductKind
  payment: Payment
  /** Content about an earlier payment. */
  children: ReactNode
}

export function PaymentForm({ cards, kind, payment, children }: PaymentFormProps) {
  // Wrapped in an object, because setState would call a bare function.
  const [card, setCard] = useState<{ confirm: Confirm } | null>(null)
  const [onReady] = useState(() => (confirm: Confirm) => setCard({ confirm }))
  const { method, sums, ready, activity, problem, pending } = payment.state
  const seller = useSeller()
  const redirect = ready && 'redirect' in ready ? ready.redirect : null
  const isCard = method === 'card'
  const canPay = !activity && !pending && (!isCard || (ready && (card || redirect)))
  const pay = () => {
    if (!canPay) return
    if (!isCard) void payment.goOn(method)
    else if (redirect) payment.leaveFor(redirect)
    else if (card && ready && 'clientSecret' in ready) void payment.confirm(ready.clientSecret, card.confirm)
  }
  if (sums.due === 0) return <FreeForm payment={payment} />
  const ofCard = cards && isCard && (
    <div className="payment-card stack">
      {cards.sandboxUrl && <p className="sandbox-label">{m.payment_sandbox()}</p>}
      {redirect === null && <CardInput cards={cards} isBusy={activity === 'paying'} onReady={onReady} />}
      <Problem payment={payment} />
    </div>
  )

  return (
    <form
      className="panel payment-form"
      onSubmit={(event) => {
        event.preventDefault()
        pay()
      }}
    >
      {children}
      {sums.methods.length > 1 ? (
        <Methods payment={payment}>{ofCard}</Methods>
      ) : (
        <>
          <h2>{isCard ? m.payment_details() : METHODS[method].name()}</h2>
          {ofCard}
        </>
      )}
      {!isCard && <Problem payment={payment} />}
      <div className="payment-bar row">
        <b className="numbers">{sumOf(sumOfMethod(sums, method))}</b>
        <button className="button button-primary button-large button-wide" disabled={!canPay}>
          {activity === 'paying' ? <span className="spinner" /> : isCard && <Icon name="lock" />}
          {buttonText(payment)}
        </button>
      </div>
      <Progress payment={payment} />
      <AcceptNote />
      {kind === 'live' && (
        <p className="payment-safe beside muted">
          <Icon name="clock" />
          {m.live_seat_held()}
        </p>
      )}
      <p className="payment-safe beside muted">
        <Icon name="shield" />
        {isCard ? m.payment_safe() : m.payment_safe_there()}
      </p>
      {problem?.step === 'preparing' && (
        <button type="button" className="button" onClick={() => void payment.prepareAgain()}>
          {m.problem_try_again()}
        </button>
      )}
      {seller && <SellerNote lines={paymentLines(seller)} />}
    </form>
  )
}

/** Shown when a code leaves nothing to pay. */
function FreeForm({ payment }: { payment: Payment }) {
  const { sums, activity } = payment.state
  return (
    <form
      className="panel payment-form"
      onSubmit={(event) => {
        event.preventDefault()
        void payment.getFree()
      }}
    >
      <h2>{m.payment_free_title()}</h2>
      <p>{m.payment_free_text({ code: sums.promoCode ?? '' })}</p>
      <Problem payment={payment} />
      <button className="button button-primary button-large button-wide" disabled={activity !== null}>
        {activity === 'paying' && <span className="spinner" />}
        {m.payment_free()}
      </button>
    </form>
  )
}

function buttonText({ state: { method, activity } }: Payment): string {
  if (method === 'card') return activity === 'paying' ? m.payment_confirming() : m.payment_confirm()
  return m.payment_continue({ provider: METHODS[method].provider() })
}

type CardProps = { cards: NonNullable<SiteSettings['cards']>; isBusy: boolean; onReady: (confirm: Confirm) => void }

/** The provider's script is only loaded here, when Card is chosen. */
function CardInput({ cards, isBusy, onReady }: CardProps) {
  const Input = cards.sandboxUrl ? SandboxCardInput : HostedCardInput
  return (
    <Suspense fallback={<span className={cards.sandboxUrl ? 'bone card-bone' : 'bone card-bone-hosted'} />}>
      <Input {...cards} isBusy={isBusy} onReady={onReady} />
    </Suspense>
  )
}

/** The card's fields come right below Card. */
function Methods({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { method: chosen, sums, activity } = payment.state
  const [last] = useState(lastWallet)
  return (
    <>
      <h2 id="payment-how">{m.payment_how()}</h2>
      <div className="payment-methods stack" role="radiogroup" aria-labelledby="payment-how">
        {sums.methods.map(({ name }) => (
          <Method
            key={name}
            name={name}
            isChosen={name === chosen}
            isLast={name === last}
            isBusy={activity === 'paying'}
            choose={() => payment.choose(name)}
          >
            {name === 'card' && children}
          </Method>
        ))}
      </div>
    </>
  )
}

type MethodProps = {
  name: PaymentMethod
  isChosen: boolean
  /** Whether this person paid with it last time, on this device. */
  isLast: boolean
  isBusy: boolean
  choose: () => void
  children: ReactNode
}

function Method({ name, isChosen, isLast, isBusy, choose, children }: MethodProps) {
  const { name: label, note, icon } = METHODS[name]
  return (
    <>
      <label className="payment-method stack">
        <input type="radio" name="method" value={name} checked={isChosen} disabled={isBusy} onChange={choose} />
        <span>
          {label()}
          {isLast && <small className="payment-last">{m.payment_last()}</small>}
          <small>{note()}</small>
        </span>
        <Icon name={icon} />
      </label>
      {children}
    </>
  )
}

/** Shown right below the card, or above the button of the other methods. */
function Problem({ payment: { state } }: { payment: Payment }) {
  const { problem, pending } = state
  return (
    <div role="alert">
      {problem && problem.step !== 'promo' && <FieldError text={problem.text} />}
      {pending === 'unknown' && <FieldError text={m.payment_unknown()} />}
    </div>
  )
}

function Progress({ payment }: { payment: Payment }) {
  const { notice, pending, activity } = payment.state
  return (
    <>
      <div role="status">
        {notice && <p className="notice">{notice}</p>}
        {pending === 'processing' && <p className="notice">{m.payment_processing()}</p>}
        {pending === 'held' && <p className="notice">{m.payment_held()}</p>}
        {activity === 'preparing' && <p className="sr-only">{m.payment_preparing()}</p>}
      </div>
      {pending && (
        <button type="button" className="button" onClick={() => void payment.checkAgain()}>
          {m.payment_ask_again()}
        </button>
      )}
    </>
  )
}
