// Labels for the keys that the API returns.
import type { ContentKind } from '#contract/constants.ts'
import type { AuditAction, AuditKind } from '#contract/record-states.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'

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

const REVIEWED: Partial<typeof ACTION_LABELS> = { accept: m.audit_accept_review, sendBack: m.audit_send_back_review }

/** Decisions with the same name: administrators accept and send back reviewed courses and batches, and held payments. */
const DECISION_LABELS: Partial<Record<AuditKind, Partial<typeof ACTION_LABELS>>> = {
  course: REVIEWED,
  live: REVIEWED,
  order: { accept: m.audit_accept_payment, sendBack: m.audit_send_back_payment },
}

export const actionLabel = (what: AuditAction, kind: AuditKind): string =>
  (DECISION_LABELS[kind]?.[what] ?? ACTION_LABELS[what])()
