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
 * `open` covers everything unpaid, even if it's no longer sold. `trouble` covers payments that should have finished and
 * money that should have been returned.
 */
export const ORDER_FILTERS = ['open', 'paying', 'paid', 'refunded', 'trouble'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]
/** The kind of person who did something in an order's history. `payer` pays through a link. */
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
/** A buyer's request for a refund is a message as well. */
export const MESSAGE_KINDS = ['refund', 'other'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What can be waiting for an administrator, most urgent first. */
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

/** Who asked for the guardian's weekly email. */
export const GUARDIAN_ASKERS = ['learner', 'payer'] as const

/**
 * asked: a payer asked, and the learner hasn't agreed; unconfirmed: the guardian hasn't confirmed; ended: the guardian
 * has unsubscribed.
 */
export const GUARDIAN_STATES = ['asked', 'unconfirmed', 'on', 'ended'] as const
