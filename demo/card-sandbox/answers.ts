// Answers in the shape that Stripe documents and its SDK reads.
import type { ChargeRecord, DisputeRecord, IntentRecord, RefundRecord } from './records.ts'
import type { Problem } from './test-cards.ts'

export type Answer = { status: number; body: unknown }

export const ok = (body: unknown): Answer => ({ status: 200, body })

export function refuse(status: number, message: string, more: Record<string, unknown> = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } }
}

export function cardError(problem: Problem, more: Record<string, unknown> = {}): Answer {
  return { status: 402, body: { error: { ...showProblem(problem), ...more } } }
}

export const apiError = (status: number): Answer =>
  refuse(status, status === 429 ? 'Too many calls at once.' : 'Something went wrong at the sandbox.', {
    type: status === 429 ? 'invalid_request_error' : 'api_error',
    ...(status === 429 ? { code: 'rate_limit' } : {}),
  })

const seconds = (ms: number) => Math.floor(ms / 1000)

export function showIntent(intent: IntentRecord, sandboxUrl: string): Record<string, unknown> {
  const { id, amount, currency, status, challenge, problem, cancelled } = intent
  const next = challenge && {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${sandboxUrl}/challenge/${challenge.token}`, return_url: challenge.returnUrl },
  }
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: intent.amountReceived,
    currency,
    description: intent.description,
    status,
    client_secret: intent.clientSecret,
    created: seconds(intent.created),
    canceled_at: cancelled && seconds(cancelled.at),
    cancellation_reason: cancelled?.reason ?? null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    last_payment_error: problem && showProblem(problem),
    latest_charge: intent.chargeId,
    livemode: false,
    metadata: intent.metadata,
    next_action: next,
    payment_method: null,
    payment_method_types: ['card'],
  }
}

export function showCharge(charge: ChargeRecord, amountRefunded: number): Record<string, unknown> {
  const { id, amount, currency, succeeded, card, created } = charge
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: amountRefunded,
    created: seconds(created),
    currency,
    livemode: false,
    paid: succeeded,
    payment_intent: charge.intentId,
    payment_method_details: { type: 'card', card },
    refunded: succeeded && amountRefunded >= amount,
    status: succeeded ? 'succeeded' : 'failed',
  }
}

export function showRefund(refund: RefundRecord, currency: string): Record<string, unknown> {
  const { id, amount, chargeId, intentId, created, failureReason } = refund
  return {
    id,
    object: 'refund',
    amount,
    charge: chargeId,
    created: seconds(created),
    currency,
    ...(failureReason ? { failure_reason: failureReason } : {}),
    metadata: refund.metadata ?? {},
    payment_intent: intentId,
    reason: refund.reason ?? null,
    status: refund.status ?? 'succeeded',
  }
}

export function showDispute(dispute: DisputeRecord, currency: string): Record<string, unknown> {
  const { id, amount, reason, status, chargeId, intentId, created, dueBy } = dispute
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: chargeId,
    created: seconds(created),
    currency,
    evidence_details: { due_by: seconds(dueBy), has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status,
  }
}

export const showList = (url: string, data: unknown[], hasMore = false): Record<string, unknown> => {
  return { object: 'list', url, has_more: hasMore, data }
}

function showProblem({ code, declineCode, message }: Problem): Record<string, unknown> {
  return { type: 'card_error', code, ...(declineCode ? { decline_code: declineCode } : {}), message }
}
