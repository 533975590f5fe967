import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { OrderFilter } from '#contract/record-states.ts'
import { m } from '../../paraglide/messages.js'
import { METHODS } from '../payment/pay-methods.ts'

type Order = Answer<Calls['GET /orders']>[number]
type OrderEvent = Answer<Calls['GET /orderHistory']>[number]
type Labels<Key extends string> = Record<Key, () => string>

export const ORDER_LABELS: Labels<Order['state']> = {
  open: m.admin_orders_open,
  paying: m.admin_orders_paying,
  paid: m.orders_paid,
  withdrawn: m.admin_orders_withdrawn,
  refunded: m.admin_orders_refunded,
  checking: m.admin_orders_checking,
}

/** The names that buyers know the providers by. */
export const METHOD_LABELS = Object.fromEntries(
  PAYMENT_METHODS.map((name) => [name, METHODS[name].provider]),
) as Labels<PaymentMethod>

export const ORDER_FILTER_LABELS: Labels<OrderFilter> = {
  open: m.admin_orders_open,
  paying: m.admin_orders_paying,
  paid: m.orders_paid,
  refunded: m.admin_orders_refunded,
  trouble: m.admin_orders_trouble,
}

export const EVENT_LABELS: Labels<OrderEvent['what']> = {
  ordered: m.history_ordered,
  promo: m.history_promo,
  promoRemoved: m.history_promo_removed,
  begun: m.history_begun,
  released: m.history_released,
  withdrawn: m.history_withdrawn,
  paid: m.history_paid,
  deleted: m.history_deleted,
  cancelled: m.history_cancelled,
  refundRequested: m.history_refund_requested,
  refunded: m.history_refunded,
  refundFailed: m.history_refund_failed,
  reopened: m.history_reopened,
  disputed: m.history_disputed,
  disputeWon: m.history_dispute_won,
  disputeLost: m.history_dispute_lost,
}

export const ACTOR_LABELS: Labels<OrderEvent['who']> = {
  buyer: m.history_buyer,
  payer: m.history_payer,
  admin: m.history_admin,
  provider: m.history_provider,
  reconciler: m.history_reconciler,
}
