import { useCallback } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Order } from '#contract/entities.ts'
import { AskParent } from '../../buying/ask-parent/ask-parent.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Frame, loader as rootLoader } from '../../root.tsx'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { OrderProblem } from '../orders/order-problem.tsx'
import { NoCardsNote } from './no-cards-note.tsx'
import { PaidNote } from './paid-note.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { PaymentSubject } from './payment-subject.tsx'
import { RefundedNote } from './refunded-note.tsx'
import { isPayable, usePayment } from './use-payment.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'
import type { Route } from './+types/payment'
import '../orders/orders.css'
import './payment.css'

export const handle = { guard: 'login', frame: 'form' } satisfies Guarded & Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.payment_title(), isHidden: true })

export default function Payment({ params: { id } }: Route.ComponentProps) {
  const {
    answer: order,
    problem,
    reload,
  } = useCall(useCallback(() => api('GET /payment/{id}', { params: { id } }), [id]))
  const { cards, supportEmail } = useRouteLoaderData<typeof rootLoader>('root')!.site
  return (
    <div className="wrap payment">
      <header className="page-head">
        <h1>{m.payment_title()}</h1>
      </header>
      {problem !== null && <OrderProblem problem={problem} message={m.payment_missing} tryAgain={reload} />}
      {!order && problem === null && <PaymentSkeleton />}
      {order && (cards || !isPayable(order)) && <OrderPayment key={order._id} order={order} />}
      {order && !cards && isPayable(order) && <UnpayableOrder order={order} supportEmail={supportEmail} />}
    </div>
  )
}

function OrderPayment({ order }: { order: Order }) {
  const { cards } = useRouteLoaderData<typeof rootLoader>('root')!.site
  const payment = usePayment(order)
  const isRefunded = order.state === 'refunded'
  const { paid, ready, isWithdrawn } = payment.state
  return (
    <div className="payment-columns">
      <PaymentSubject order={order} amount={paid?.pricePaid ?? ready?.amount ?? order.due} />
      {paid && <PaidNote order={order} {...paid} />}
      {isWithdrawn && <WithdrawnNote order={order} />}
      {isRefunded && <RefundedNote order={order} />}
      {!paid && !isWithdrawn && !isRefunded && cards && <PaymentForm order={order} cards={cards} payment={payment} />}
      {!paid && isPayable(order) && (
        <AskParent product={{ ...order, name: order.productName }} order={order._id} className="button" />
      )}
    </div>
  )
}

function UnpayableOrder({ order, supportEmail }: { order: Order; supportEmail: string }) {
  return (
    <div className="payment-columns">
      <PaymentSubject order={order} amount={order.due} />
      <NoCardsNote supportEmail={supportEmail} />
    </div>
  )
}
