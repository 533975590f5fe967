// The states of an order, the allowed changes, and what a payment's state at the card provider leads to.
import { CURRENCY, type Intent } from '../../adapters/cards/cards.ts'
import type { orders } from '../../db/schema.ts'

export type Order = typeof orders.$inferSelect
export type OrderState = Order['state']

/** A payment of another shop may name anything as its order. */
export const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Each change of an order: the states it may start from and the one it leads to. The writes carry `from` as their
 * condition, so that the later of two concurrent changes does nothing.
 *
 * - open: ordered, no payment under way
 * - paying: a payment is under way at the provider, `intentId`
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

/** What to do with an order, given the intent's state at the provider. */
export type Verdict = 'settle' | 'reverse' | 'release' | 'nothing' | 'mismatch'

export function verdictOf(order: Order, intent: Intent): Verdict {
  if (!isPaymentOf(order, intent)) return 'mismatch'
  switch (intent.state) {
    case 'succeeded':
      if (isIn(order, 'settle')) return 'settle'
      // A second charge for a paid order goes back.
      return order.transactionId === intent.id ? 'nothing' : 'reverse'
    case 'cancelled':
      return isIn(order, 'release') && order.intentId === intent.id ? 'release' : 'nothing'
    case 'open':
    case 'processing':
      return 'nothing'
  }
}

function isIn(order: Order, change: Change): boolean {
  return (CHANGES[change].from as readonly OrderState[]).includes(order.state)
}

/**
 * The full price is accepted as well as the amount due, because a promo code may be applied while the card is being
 * charged. A cancelled payment may have the amount of a code that was removed since.
 */
function isPaymentOf(order: Order, intent: Intent): boolean {
  const isFromBuyer = order.userId === null || intent.userId === order.userId
  const isAmount = intent.state === 'cancelled' || [order.dueCents, order.priceCents].includes(intent.amountCents)
  return intent.orderId === order.id && isFromBuyer && isAmount && intent.currency === CURRENCY
}
