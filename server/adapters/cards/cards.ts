/** `open` is anything that still waits for a card, a confirmation or a 3-D Secure challenge. */
export type IntentState = 'open' | 'processing' | 'succeeded' | 'cancelled'

export type Intent = {
  id: string
  clientSecret: string
  state: IntentState
  /** What was received, once it has succeeded. */
  amountCents: number
  currency: string
  orderId: string | null
  userId: string | null
}

/** `intent` is there for payment_intent.* events only. */
export type CardEvent = { id: string; type: string; intent: Intent | null }

/** All that Porua asks of a card payment provider. Card numbers go from the browser to the provider, never through us. */
export type Cards = {
  create(input: {
    orderId: string
    userId: string
    amountCents: number
    description: string
    idempotencyKey: string
  }): Promise<Intent>
  /** null: the provider does not know it. */
  read(id: string): Promise<Intent | null>
  /** Answers the intent as it then is: the amount of one whose money was taken or is under way stays. */
  changeAmount(id: string, amountCents: number): Promise<Intent>
  /** Answers the intent as it then is: one whose money was taken or is under way is not cancelled. */
  cancel(id: string): Promise<Intent>
  /** Refunding twice with one key, or an intent that was refunded already, is one refund. */
  refund(id: string, idempotencyKey: string): Promise<void>
  /** Throws BadSignature for anything the provider did not sign in the last five minutes, byte for byte. */
  readEvent(rawBody: Uint8Array, signature: string | null): CardEvent
  /** What the payment page needs: public by nature. `sandboxUrl` is null when the provider is the hosted one. */
  browser: { publishableKey: string; sandboxUrl: string | null }
}

/** Timed out, 5xx, 429, connection refused: nothing is known about what happened; ask again. */
export class CardsUnavailable extends Error {}

export class BadSignature extends Error {}

export const CURRENCY = 'usd'
