// Maps Stripe's refunds and disputes to our own types.
import type { Stripe } from 'stripe'
import type { DisputeState, RefundState } from '#contract/record-states.ts'
import type { ProviderDispute, ProviderRefund } from '../payment.ts'

/** `charge.refund.updated` repeats `refund.updated`. */
export const RETURN_EVENTS = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const

const REFUND_STATES: Record<string, RefundState> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

const DISPUTE_STATES: Record<string, DisputeState> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  // An enquiry that never became a dispute.
  warning_closed: 'won',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  // Until an appeal is won, the buyer has the money.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  // The bank returned the money immediately, as agreed with the card network.
  prevented: 'lost',
}

export function toRefund({ id, amount, status, reason, failure_reason, metadata }: Stripe.Refund): ProviderRefund {
  const state = REFUND_STATES[status ?? ''] ?? 'pending'
  return {
    id,
    amount,
    state,
    reason,
    problem: state === 'failed' ? (failure_reason ?? status) : null,
    refundId: metadata?.refundId ?? null,
  }
}

export function toDispute({ id, amount, reason, status, evidence_details }: Stripe.Dispute): ProviderDispute {
  // Some disputes have no deadline, which the provider writes as null or 0.
  const due = evidence_details.due_by
  return {
    id,
    amount,
    reason,
    // An unknown status leaves the dispute undecided.
    state: DISPUTE_STATES[status] ?? 'under_review',
    evidenceDueAt: due ? new Date(due * 1000) : null,
  }
}

/** The payment intent whose refund or dispute the event is about. Null for other events. */
export function intentOf({ type, data: { object } }: Stripe.Event): string | null {
  if (!(RETURN_EVENTS as readonly string[]).includes(type) || !('payment_intent' in object)) return null
  const intent = object.payment_intent
  return intent === null || typeof intent === 'string' ? intent : (intent?.id ?? null)
}
