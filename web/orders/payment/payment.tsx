import { Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { AskParent } from '../../catalogue/product/ask-parent/ask-parent.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { useSite, type Frame } from '../../layout/root-data.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useWatch } from '../../ui/use-watch.ts'
import { OrderProblem } from '../own/order-problem.tsx'
import { NoCardsNote } from './no-cards-note.tsx'
import { PaidNote } from './paid-note.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { PaymentSubject } from './payment-subject.tsx'
import { PaymentSums } from './payment-sums.tsx'
import { RefundedNote } from './refunded-note.tsx'
import { Before } from './before.tsx'
import { isPayable, usePayment } from './use-payment.ts'
import type { Route } from './+types/payment'
import '../../styles/orders.css'
import '../payment.css'

/** Few orders are for something that is no longer sold. */
const WithdrawnNote = lazyPart(() => import('./withdrawn-note.tsx'))

export const handle = { guard: 'login', frame: 'form', asks: ['GET /payment/{id}'] } satisfies Guarded & Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.payment_title(), isHidden: true })

/** Buyers also return here from a provider's page, with the attempt in the URL. */
export default function Payment({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const attempt = search.get('attempt')
  const load = useCallback(
    () => api('GET /payment/{id}', { params: { id }, query: attempt ? { attempt } : {} }),
    [id, attempt],
  )
  const { answer: order, problem, reload } = useCall(load)
  const isBack = attempt !== null && order?.attempt?.id === attempt
  const isReturn = isBack && order.attempt?.state !== 'succeeded'
  // Whether or not this person paid, there is nothing to pay until an administrator has decided.
  useWatch(order?.state === 'checking', reload)
  if (order?.attempt && (isReturn || order.state === 'checking')) {
    return <PaymentReturn key={attempt} order={order} attempt={order.attempt} reload={reload} />
  }
  return (
    <div className="wrap payment">
      <header className="page-head">
        <h1>{m.payment_title()}</h1>
      </header>
      {problem !== null && <OrderProblem problem={problem} message={m.payment_missing} tryAgain={reload} />}
      {!order && problem === null && <PaymentSkeleton />}
      {order && (
        <OrderPayment
          // Not remounted when a payment starts, so that typed card details stay.
          key={`${order._id} ${attempt} ${isPayable(order) ? 'due' : order.state}`}
          order={order}
          isBack={isBack}
          reload={reload}
        />
      )}
    </div>
  )
}

type OrderPaymentProps = { order: OrderToPay; isBack: boolean; reload: () => void }

function OrderPayment({ order, isBack, reload }: OrderPaymentProps) {
  const { cards, supportEmail } = useSite()
  const payment = usePayment(order, isBack, cards !== null)
  const { paid, sums, isWithdrawn } = payment.state
  const isRefunded = order.state === 'refunded'
  const isDone = paid !== null || isWithdrawn || isRefunded
  const canPay = isPayable(order) && (order.methods.length > 0 || order.due === 0)
  return (
    <div className="payment-columns stack">
      <PaymentSubject order={order} amount={paid?.pricePaid ?? sums.due} />
      {paid && <PaidNote order={order} {...paid} />}
      {isWithdrawn && (
        <Suspense>
          <WithdrawnNote order={order} />
        </Suspense>
      )}
      {isRefunded && <RefundedNote order={order} />}
      {!isDone && canPay && (
        <>
          <PaymentSums payment={payment} />
          <PaymentForm cards={cards} kind={order.kind} payment={payment}>
            <Before order={order} reload={reload} />
          </PaymentForm>
          {sums.due > 0 && (
            <AskParent
              product={{ ...order, name: order.productName }}
              order={order._id}
              className="button payment-ask"
              onClosed={reload}
            />
          )}
        </>
      )}
      {!isDone && !canPay && <NoCardsNote supportEmail={supportEmail} />}
    </div>
  )
}
