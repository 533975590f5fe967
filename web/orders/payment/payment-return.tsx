import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PaymentFailure } from '#contract/constants.ts'
import { paths, productPaths } from '#contract/paths.ts'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { AskParent } from '../../catalogue/product/ask-parent/ask-parent.tsx'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { METHODS, sumOf } from './pay-methods.ts'
import { useWaiting } from './use-waiting.ts'
import './payment-return.css'

type Attempt = NonNullable<OrderToPay['attempt']>
type ReturnProps = { order: OrderToPay; attempt: Attempt; reload: () => void }

/** Shown on returning from a provider's page. The heading always says whether money moved. */
export function PaymentReturn(props: ReturnProps) {
  const { state } = props.attempt
  if (state === 'open') return <Waiting {...props} />
  if (state === 'held') return <Held {...props} />
  return state === 'reversed' ? <SentBack {...props} /> : <NotPaid {...props} />
}

function Waiting({ order, attempt, reload }: ReturnProps) {
  const provider = METHODS[attempt.method].provider()
  const { hasGivenUp, askAgain } = useWaiting(order._id, attempt.id, reload)
  const words = { provider, email: order.email }
  return (
    <Result
      tone="info"
      icon={hasGivenUp ? 'clock' : null}
      title={hasGivenUp ? m.return_late(words) : m.return_waiting(words)}
      text={hasGivenUp ? m.return_late_text(words) : m.return_waiting_text()}
      note={m.return_waiting_note(words)}
      facts={<Facts order={order} attempt={attempt} />}
    >
      <button type="button" className="button button-large button-wide" onClick={askAgain}>
        <Icon name="refresh" />
        {m.return_ask_again()}
      </button>
    </Result>
  )
}

function Held({ order, attempt }: ReturnProps) {
  const provider = METHODS[attempt.method].provider()
  return (
    <Result
      tone="info"
      icon="shield"
      title={attempt.isByLink ? m.return_held_link() : m.return_held()}
      text={(attempt.isByLink ? m.return_held_link_text : m.return_held_text)({
        provider,
        sum: sumOf(attempt),
        email: order.email,
      })}
      facts={<Facts order={order} attempt={attempt} />}
    >
      <ToOrders />
    </Result>
  )
}

/** The provider's reason, in words that help people continue. */
const REASONS: Record<PaymentFailure, (words: { provider: string }) => string> = {
  cancelled: m.return_cancelled_text,
  declined: m.return_declined,
  balance: m.return_balance,
  pin: m.return_pin,
  expired: m.return_expired,
}

function NotPaid({ order, attempt }: ReturnProps) {
  const provider = METHODS[attempt.method].provider()
  const { failure } = attempt
  const isCancelled = failure === 'cancelled'
  const reason = (failure === null ? m.return_not_made : REASONS[failure])({ provider })
  const kept = order.promoCode ? m.return_kept_with_code() : m.return_kept()
  return (
    <Result
      tone={isCancelled ? 'plain' : 'bad'}
      icon={isCancelled ? 'undo' : 'close'}
      title={isCancelled ? m.return_cancelled() : m.return_failed()}
      text={isCancelled ? reason : `${reason} ${kept}`}
      facts={<Facts order={order} attempt={attempt} />}
    >
      {order.methods.some(({ name }) => name === attempt.method) && <TryAgain order={order} attempt={attempt} />}
      {order.methods.length > 0 && <OtherWay order={order} />}
      {order.methods.length > 0 && (
        <AskParent product={{ ...order, name: order.productName }} order={order._id} className="button button-wide" />
      )}
      <ToOrders />
    </Result>
  )
}

function SentBack({ order, attempt }: ReturnProps) {
  const provider = METHODS[attempt.method].provider()
  const sum = sumOf(attempt)
  const { kind, id, paid } = order
  const back = attempt.isRisky ? m.return_risky_text : m.return_back_text
  const refund = paid
    ? { title: m.return_twice({ sum }), text: m.return_twice_text({ provider }) }
    : { title: m.return_back({ sum }), text: back({ provider }) }
  const failed = {
    title: m.return_unrefunded({ sum }),
    text: m.return_unrefunded_text({ provider, email: order.email }),
  }
  return (
    <Result
      tone="gold"
      icon="undo"
      {...(attempt.hasReturnFailed ? failed : { ...refund, note: m.return_back_note() })}
      facts={<Facts order={order} attempt={attempt} isReference />}
    >
      {paid ? (
        <>
          <PageLink className="button button-primary button-large button-wide" to={productPaths[kind].open(id)}>
            {productKinds[kind].start()}
          </PageLink>
          <PageLink className="button button-large button-wide" to={paths.receipt(order._id)}>
            {m.payment_receipt()}
          </PageLink>
        </>
      ) : (
        <>
          {order.methods.length > 0 && <OtherWay order={order} />}
          <ToOrders />
        </>
      )}
    </Result>
  )
}

const OtherWay = ({ order }: Pick<ReturnProps, 'order'>) => (
  <PageLink className="button button-large button-wide" to={paths.payment(order._id)}>
    {m.return_other()}
  </PageLink>
)

const ToOrders = () => (
  <PageLink className="button button-wide" to={paths.myOrder}>
    {m.payment_to_orders()}
  </PageLink>
)

/** Goes to the same provider again, without stopping at the payment page. */
function TryAgain({ order, attempt }: Pick<ReturnProps, 'order' | 'attempt'>) {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null })
  const tryAgain = async () => {
    setState({ isBusy: true, problem: null })
    try {
      const body = { method: attempt.method }
      const begun = await api('POST /payment/{id}/begin', { params: { id: order._id }, body })
      window.location.assign('redirect' in begun ? begun.redirect : paths.payment(order._id))
    } catch (error) {
      setState({ isBusy: false, problem: explain(error) })
    }
  }
  return (
    <>
      <button
        type="button"
        className="button button-primary button-large button-wide"
        disabled={state.isBusy}
        onClick={() => void tryAgain()}
      >
        {state.isBusy && <span className="spinner" />}
        {m.return_try_again({ provider: METHODS[attempt.method].provider() })}
      </button>
      <div role="alert">{state.problem && <FieldError text={state.problem} />}</div>
    </>
  )
}

type FactsProps = Pick<ReturnProps, 'order' | 'attempt'> & { isReference?: boolean }

function Facts({ order, attempt, isReference }: FactsProps) {
  return (
    <dl className="return-facts">
      <div className="stack">
        <dt>{productKinds[order.kind].label()}</dt>
        <dd lang={langOf(order.productName)}>{order.productName}</dd>
      </div>
      <div className="stack">
        <dt>{m.return_amount()}</dt>
        <dd>{sumOf(attempt)}</dd>
      </div>
      <div className="stack">
        <dt>{isReference ? m.return_reference() : m.return_number()}</dt>
        <dd>{attempt.id}</dd>
      </div>
    </dl>
  )
}

type ResultProps = {
  tone: 'info' | 'bad' | 'plain' | 'gold'
  /** Null shows a spinner. */
  icon: IconName | null
  title: string
  text: string
  note?: string
  facts: ReactNode
  children: ReactNode
}

function Result({ tone, icon, title, text, note, facts, children }: ResultProps) {
  return (
    <div className="wrap return">
      <section className={`panel return-box return-${tone}`}>
        <span className="return-sign middle">{icon ? <Icon name={icon} /> : <span className="spinner" />}</span>
        <Heading key={title} text={title} />
        <p role="status">{text}</p>
        {facts}
        <div className="return-ways stack">{children}</div>
        {note && <p className="return-note">{note}</p>}
      </section>
    </div>
  )
}

/** An answer replaces the previous content, so screen readers start at its heading. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  )
}
