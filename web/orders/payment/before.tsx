import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { wasAttempted } from './tried-payments.ts'
import { m } from '../../paraglide/messages.js'
import { PaidCheck } from '../own/paid-check.tsx'
import { METHODS, sumOf } from './pay-methods.ts'

/**
 * What is known about the previous payment: it may have gone through unseen, or it was refused and is being returned.
 */
export function Before({ order, reload }: { order: OrderToPay; reload: () => void }) {
  const { _id: id, attempt, notAccepted } = order
  if (attempt?.state === 'open' && attempt.method !== 'card' && wasAttempted(id)) {
    return (
      <p className="notice">
        <PaidCheck order={order} onSettled={reload} />
      </p>
    )
  }
  if (!notAccepted) return null
  const provider = METHODS[notAccepted.method].provider()
  return <p className="notice">{m.return_risky_before({ provider, sum: sumOf(notAccepted) })}</p>
}
