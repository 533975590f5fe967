// Separate from the other constants, which every page loads: only administrators need these.
import { CONTENT_KINDS } from './constants.ts'

export const CERTIFICATE_STATES = ['shared', 'private', 'withdrawn'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const AUDIT_KINDS = [
  ...CONTENT_KINDS,
  'user',
  'message',
  'order',
  'file',
  'certificate',
  'talk',
  'rating',
  'policy',
  'coupon',
  'rate',
  'payout',
  'live',
  'csv',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Administrators' actions, as recorded in the audit. */
export const AUDIT_ACTIONS = [
  'add',
  'change',
  'delete',
  'restore',
  'promote',
  'demote',
  'deleteUser',
  'answer',
  'reopen',
  'publish',
  'refund',
  'hide',
  'show',
  'revoke',
  'end',
  'accept',
  'sendBack',
  'sendAgain',
  'settle',
  'announce',
  'export',
  'import',
  'undo',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
/**
 * `open` is whatever is unpaid, also if it is no longer sold. In trouble is a payment that should have ended, or money that
 * should have gone back.
 */
export const ORDER_FILTERS = ['open', 'paying', 'paid', 'refunded', 'trouble'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]
/** Who did what is in the history of an order; `payer` pays by a link. */
export const HISTORY_ACTORS = ['buyer', 'payer', 'admin', 'provider', 'reconciler'] as const
export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export const DISPUTE_STATES = ['needs_response', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]
/** Whether a rating is public. */
export const RATING_STATES = ['shown', 'hidden'] as const
export type RatingState = (typeof RATING_STATES)[number]
export const ROLES = ['admin', 'user'] as const
export type Role = (typeof ROLES)[number]
export const MESSAGE_STATES = ['new', 'answered'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
/** A buyer's request for a refund is a message too. */
export const MESSAGE_KINDS = ['refund', 'other'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What waits for an administrator, the most urgent first. */
export const WAITING = [
  'orders',
  'heldPayments',
  'failedReversals',
  'disputes',
  'refundRequests',
  'refunds',
  'reports',
  'questions',
  'tasks',
  'files',
  'reviews',
  'batches',
  'messages',
] as const
export type Waiting = (typeof WAITING)[number]

export const COUPON_STATES = ['active', 'waiting', 'used_up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** Who asked for a guardian's mail on Fridays. */
export const GUARDIAN_ASKERS = ['learner', 'payer'] as const

/** asked: by a payer, and the learner has not agreed; unconfirmed: the guardian has not; ended: by the guardian. */
export const GUARDIAN_STATES = ['asked', 'unconfirmed', 'on', 'ended'] as const
