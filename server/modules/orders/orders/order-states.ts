// The states of an order, the allowed changes, and the effect of a payment's state at its provider.
import type { Charge } from '../../../adapters/payments/payment.ts'
import type { orders } from '../../../db/schema.ts'
import { amountOf, type Attempt } from './attempts.ts'

export type Order = typeof orders.$inferSelect
export type OrderState = Order['state']

/**
 * Each change to an order: the states it may start from and the one it leads to. The writes use `from` as their
 * condition, so that the later of two concurrent changes does nothing.
 *
 * - open: ordered, with no payment in progress
 * - paying: the payment `attemptId` is in progress at a provider
 * - paid: the buyer owns the product
 * - withdrawn: its product is no longer sold
 * - refunded: everything that was paid was refunded; the product can be ordered again
 */
export const CHANGES = {
  begin: { from: ['open'], to: 'paying' },
  release: { from: ['paying'], to: 'open' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  // A successful payment counts, whatever else happened in the meantime.
  settle: { from: ['open', 'paying', 'withdrawn'], to: 'paid' },
  remove: { from: ['open', 'withdrawn'], to: null },
  refund: { from: ['paid'], to: 'refunded' },
  // After a refund that failed, or a dispute that was won after all.
  reopen: { from: ['refunded'], to: 'paid' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState | null }>

export type Change = keyof typeof CHANGES

/** What to do with an order, given the state of one of its attempts at the provider. */
export type Verdict = 'settle' | 'hold' | 'reverse' | 'release' | 'nothing' | 'mismatch'

export function verdictOf(order: Order, attempt: Attempt, charge: Charge): Verdict {
  if (!isPaymentOf(order, attempt, charge)) return 'mismatch'
  switch (charge.state) {
    case 'succeeded':
      // The attempt's money is being returned, whatever has happened to the order since.
      if (attempt.state === 'reversed') return 'reverse'
      if (isIn(order, 'settle')) {
        if (isTooLittle(order, attempt, charge)) return 'reverse'
        return charge.risk && !attempt.acceptedAt ? verdictOnRisk(order, attempt) : 'settle'
      }
      // A second charge for a paid order is returned.
      return order.transactionId === charge.reference ? 'nothing' : 'reverse'
    case 'cancelled':
      return isIn(order, 'release') ? 'release' : 'nothing'
    case 'open':
    case 'processing':
      return 'nothing'
  }
}

/**
 * It was paid on a page that was opened with a code which the order no longer has. Someone else may have used the code
 * since.
 */
const isTooLittle = (order: Order, attempt: Attempt, { amount }: Charge): boolean =>
  amount! < amountOf(attempt, order.dueCents)

/** Nobody is waiting for a risky payment that was abandoned. */
const verdictOnRisk = (order: Order, attempt: Attempt): Verdict => (order.attemptId === attempt.id ? 'hold' : 'reverse')

function isIn(order: Order, change: Change): boolean {
  return (CHANGES[change].from as readonly OrderState[]).includes(order.state)
}

/**
 * The attempt's original amount is accepted as well as the amount due, because a promo code may be applied while the
 * card is being charged. A cancelled payment may have the amount of a code that was since removed, or none.
 */
function isPaymentOf(order: Order, attempt: Attempt, { state, amount, currency }: Charge): boolean {
  if (state === 'cancelled') return currency === null || currency === attempt.currency
  const isAmount = amount !== null && [amountOf(attempt, order.dueCents), attempt.amount].includes(amount)
  return isAmount && currency === attempt.currency
}
