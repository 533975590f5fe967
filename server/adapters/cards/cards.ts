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

/** `intent` is present for payment_intent.* events only. */
export type CardEvent = { id: string; type: string; intent: Intent | null }

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

export class BadSignature extends Error {}

export const CURRENCY = 'usd'
