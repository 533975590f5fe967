// The states of an order, the allowed changes, and what a payment's state at its provider leads to.
import type { Charge } from '../../../adapters/payments/payment.ts'
import type { orders } from '../../../db/schema.ts'
import { amountOf, type Attempt } from './attempts.ts'

export type Order = typeof orders.$inferSelect
export type OrderState = Order['state']

/**
 * Each change of an order: the states it may start from and the one it leads to. The writes carry `from` as their
 * condition, so that the later of two concurrent changes does nothing.
 *
 * - open: ordered, no payment under way
 * - paying: a payment is under way at a provider, `attemptId`
 * - paid: the buyer's
 * - withdrawn: its product is no longer sold
 * - refunded: all that was paid went back; the product can be ordered again
 */
export const CHANGES = {
  begin: { from: ['open'], to: 'paying' },
  release: { from: ['paying'], to: 'open' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  // A successful payment counts, whatever happened in the meantime.
  settle: { from: ['open', 'paying', 'withdrawn'], to: 'paid' },
  remove: { from: ['open', 'withdrawn'], to: null },
  refund: { from: ['paid'], to: 'refunded' },
  // A refund that failed, or a dispute that was won after all.
  reopen: { from: ['refunded'], to: 'paid' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState | null }>

export type Change = keyof typeof CHANGES

/** What to do with an order, given the state of one of its attempts at the provider. */
export type Verdict = 'settle' | 'hold' | 'reverse' | 'release' | 'nothing' | 'mismatch'

export function verdictOf(order: Order, attempt: Attempt, charge: Charge): Verdict {
  if (!isPaymentOf(order, attempt, charge)) return 'mismatch'
  switch (charge.state) {
    case 'succeeded':
      // Its money is on its way back, whatever has become of the order since.
      if (attempt.state === 'reversed') return 'reverse'
      if (isIn(order, 'settle')) {
        if (isTooLittle(order, attempt, charge)) return 'reverse'
        return charge.risk && !attempt.acceptedAt ? verdictOnRisk(order, attempt) : 'settle'
      }
      // A second charge for a paid order goes back.
      return order.transactionId === charge.reference ? 'nothing' : 'reverse'
    case 'cancelled':
      return isIn(order, 'release') ? 'release' : 'nothing'
    case 'open':
    case 'processing':
      return 'nothing'
  }
}

/** Paid on a page that was begun with a code which the order no longer has: somebody else may have used it since. */
const isTooLittle = (order: Order, attempt: Attempt, { amount }: Charge): boolean =>
  amount! < amountOf(attempt, order.dueCents)

/** Nobody waits for a risky payment that was given up. */
const verdictOnRisk = (order: Order, attempt: Attempt): Verdict => (order.attemptId === attempt.id ? 'hold' : 'reverse')

function isIn(order: Order, change: Change): boolean {
  return (CHANGES[change].from as readonly OrderState[]).includes(order.state)
}

/**
 * The amount that the attempt began with is accepted as well as the amount due, because a promo code may be applied while
 * the card is being charged. A cancelled payment may have the amount of a code that was removed since, or none.
 */
function isPaymentOf(order: Order, attempt: Attempt, { state, amount, currency }: Charge): boolean {
  if (state === 'cancelled') return currency === null || currency === attempt.currency
  const isAmount = amount !== null && [amountOf(attempt, order.dueCents), attempt.amount].includes(amount)
  return isAmount && currency === attempt.currency
}
