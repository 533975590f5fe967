// Labels for the keys that the API returns.
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { ContentKind, PaymentMethod } from '#contract/constants.ts'
import type { AuditAction, AuditKind, MessageKind, MessageState, OrderFilter } from '#contract/record-states.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../products/product-kinds.ts'

type Order = Answer<Calls['GET /orders']>[number]
type OrderEvent = Answer<Calls['GET /orderHistory']>[number]
type Labels<Key extends string> = Record<Key, () => string>

export const CONTENT_LABELS: Labels<ContentKind> = {
  course: productKinds.course.label,
  book: productKinds.book.label,
  blog: m.tables_kind_blog,
  instructor: m.tables_kind_instructor,
}

export const KIND_LABELS: Labels<AuditKind> = {
  ...CONTENT_LABELS,
  user: m.tables_kind_user,
  message: m.tables_kind_message,
  file: m.tables_kind_file,
  order: m.tables_kind_order,
  certificate: m.tables_kind_certificate,
  talk: m.tables_kind_discussion,
  rating: m.tables_kind_rating,
  policy: m.tables_kind_policy,
  coupon: m.tables_kind_coupon,
  rate: m.tables_kind_rate,
  payout: m.tables_kind_payout,
  live: productKinds.live.label,
  csv: m.tables_kind_csv,
}

export const ACTION_LABELS: Labels<AuditAction> = {
  add: m.audit_add,
  change: m.audit_change,
  delete: m.audit_delete,
  restore: m.audit_restore,
  promote: m.audit_promote,
  demote: m.audit_demote,
  deleteUser: m.audit_delete_user,
  answer: m.audit_answer,
  reopen: m.audit_reopen,
  publish: m.audit_publish,
  refund: m.audit_refund,
  hide: m.audit_hide,
  show: m.audit_show,
  revoke: m.audit_revoke,
  end: m.audit_end,
  accept: m.audit_accept,
  sendBack: m.audit_send_back,
  sendAgain: m.audit_send_again,
  settle: m.audit_settle,
  announce: m.audit_announce,
  export: m.audit_export,
  import: m.audit_import,
  undo: m.audit_undo,
}

export const MESSAGE_LABELS: Labels<MessageState> = { new: m.messages_new, answered: m.messages_answered }

export const MESSAGE_KIND_LABELS: Labels<MessageKind> = { refund: m.messages_kind_refund, other: m.messages_kind_other }

export const ORDER_LABELS: Labels<Order['state']> = {
  open: m.admin_orders_open,
  paying: m.admin_orders_paying,
  paid: m.orders_paid,
  withdrawn: m.admin_orders_withdrawn,
  refunded: m.admin_orders_refunded,
  checking: m.admin_orders_checking,
}

export const METHOD_LABELS: Labels<PaymentMethod> = {
  card: m.payment_card,
  bkash: m.payment_bkash,
  sslcommerz: () => 'SSLCommerz',
}

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
