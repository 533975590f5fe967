// What the sandbox stores. It stores only a card's brand and last four digits, never its number.
import type { Outcome, Problem } from './test-cards.ts'

export type ShownCard = { brand: string; last4: string }

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export type IntentRecord = {
  id: string
  clientSecret: string
  amount: number
  amountReceived: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  status: IntentStatus
  /** All times are in milliseconds by the sandbox's own clock. */
  created: number
  card: ShownCard | null
  chargeId: string | null
  /** The open 3-D Secure challenge. `origin` is the page that confirmed the payment. */
  challenge: { token: string; origin: string | null; returnUrl: string | null; next: Outcome } | null
  /** When a processing payment finishes, and how. */
  finishes: { at: number; as: Outcome } | null
  problem: Problem | null
  cancelled: { at: number; reason: string | null } | null
}

export type ChargeRecord = {
  id: string
  intentId: string
  amount: number
  currency: string
  succeeded: boolean
  card: ShownCard | null
  created: number
}

/** Records of older versions only have the first five fields: the whole charge, refunded immediately. */
export type RefundRecord = {
  id: string
  intentId: string
  chargeId: string
  amount: number
  created: number
  status?: 'pending' | 'succeeded' | 'failed'
  reason?: string | null
  failureReason?: string
  metadata?: Record<string, string>
  /** When a pending refund succeeds. */
  finishesAt?: number
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost'

export type DisputeRecord = {
  id: string
  intentId: string
  chargeId: string
  amount: number
  reason: string
  status: DisputeStatus
  dueBy: number
  created: number
}

/** The first answer to an idempotency key, which is repeated for every request with that key. */
export type AnswerRecord = { fingerprint: string; status: number; body: unknown; at: number }

/** `payload` is signed and sent byte for byte. An event without `nextAt` isn't sent again. */
export type EventRecord = {
  id: string
  type: string
  payload: string
  created: number
  attempts: number
  nextAt: number | null
  delivered: boolean
}

export type Tables = {
  intents: IntentRecord
  charges: ChargeRecord
  refunds: RefundRecord
  disputes: DisputeRecord
  answers: AnswerRecord
  events: EventRecord
}
