import type { DisputeState, RefundState } from '#contract/record-states.ts'

/** `open` means waiting for a card, a confirmation or a 3-D Secure challenge. */
export type IntentState = 'open' | 'processing' | 'succeeded' | 'cancelled'

export type Intent = {
  id: string
  clientSecret: string
  state: IntentState
  /** The amount received, once it has succeeded. */
  amountCents: number
  currency: string
  orderId: string | null
  userId: string | null
}

/**
 * `intent` is present for payment_intent.* events only; `returnsOf` names the intent of an event about a refund or a
 * dispute.
 */
export type CardEvent = { id: string; type: string; intent: Intent | null; returnsOf: string | null }

export type CardRefund = {
  id: string
  amountCents: number
  state: RefundState
  /** The dashboard's reason; null if it was given none. */
  reason: string | null
  /** Why it failed. */
  problem: string | null
  /** The id we asked for it with; null from the dashboard. */
  refundId: string | null
}

export type CardDispute = {
  id: string
  amountCents: number
  reason: string
  state: DisputeState
  evidenceDueAt: Date | null
}

/** Money of one intent that went back, or that a bank wants back. */
export type Returns = { refunds: CardRefund[]; disputes: CardDispute[] }

/** A refund or dispute changed; `at` is the provider's time. */
export type ReturnEvent = { id: string; at: Date; intentId: string }

/**
 * What Porua needs from a card payment provider. Card numbers go from the browser to the provider, never through us.
 */
export type Cards = {
  create(input: {
    orderId: string
    userId: string
    amountCents: number
    description: string
    idempotencyKey: string
  }): Promise<Intent>
  /** null if the provider does not know it. */
  read(id: string): Promise<Intent | null>
  /** Returns the intent's new state; once it is charged or processing, its amount no longer changes. */
  changeAmount(id: string, amountCents: number): Promise<Intent>
  /** Returns the intent's new state; once it is charged or processing, it is no longer cancelled. */
  cancel(id: string): Promise<Intent>
  /** A repeated refund, with the same key or of the same intent, is one refund. */
  refund(id: string, idempotencyKey: string): Promise<void>
  /** Gives back part of an intent, or all of it. A repeated `refundId` is one refund. Throws RefundRefused. */
  refundPart(input: { intentId: string; refundId: string; amountCents: number }): Promise<void>
  returnsOf(intentId: string): Promise<Returns>
  /** What changed about refunds and disputes since then, newest first; the provider remembers 30 days. */
  returnEventsSince(since: Date): Promise<ReturnEvent[]>
  /** Throws BadSignature unless the provider signed exactly these bytes in the last five minutes. */
  readEvent(rawBody: Uint8Array, signature: string | null): CardEvent
  /** What is wrong with our keys, in words; nothing if the provider accepts them. */
  checkKeys(): Promise<string[]>
  /**
   * What the payment page needs, all of it public; null if card payment is not set up. `sandboxUrl` is null for the
   * hosted provider.
   */
  browser: { publishableKey: string; sandboxUrl: string | null } | null
}

/** Timeout, 5xx, 429 or connection refused: the outcome is unknown, so ask again. */
export class CardsUnavailable extends Error {}

/** The installation has no keys of a card provider. */
export class CardsNotSetUp extends CardsUnavailable {}

/** The provider will never make this refund; the message says why. */
export class RefundRefused extends Error {}

export class BadSignature extends Error {}

export const CURRENCY = 'usd'
