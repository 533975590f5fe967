import type { Currency, PaymentFailure } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { DisputeState, RefundState } from '#contract/record-states.ts'

/** `open` means waiting for the buyer: for a card, a confirmation or a 3-D Secure challenge. */
export type ChargeState = 'open' | 'processing' | 'succeeded' | 'cancelled'

/** How the buyer goes on: with a form on our page, opened by a client secret, or at the provider's address. */
export type Beginning = { form: string } | { redirect: string }

/** An attempt to pay, as the provider has it. Amounts are in cents or whole taka. */
export type Charge = {
  /** The provider's id of it. */
  reference: string
  state: ChargeState
  /** The amount received, once it has succeeded. Before that, null from a provider that does not say. */
  amount: number | null
  currency: string | null
  /** null from a provider that tells it only at the beginning. */
  beginning: Beginning | null
  /** The number that the payer finds in the provider's messages, where it is not the reference. */
  transaction?: string
  /** Why the provider calls a payment risky that has succeeded. */
  risk?: string
  /** Why it took no money, where it says so. */
  failure?: PaymentFailure
}

export type NewAttempt = {
  /** 30 characters. The same id is the same attempt, however often it is begun. */
  id: string
  orderId: string
  amount: number
  currency: string
  description: string
  /** Whoever pays; what is not known is empty. */
  payer: { name: string; email: string; phone: string; address: string }
}

/** What a provider's message is about. It says whom to ask, and nothing else in it is believed. */
export type Notice = { reference: string; about: 'payment' | 'refunds and disputes' }

export type ProviderRefund = {
  id: string
  amount: number
  state: RefundState
  /** The dashboard's reason; null if it was given none. */
  reason: string | null
  /** Why it failed. */
  problem: string | null
  /** The id we asked for it with; null from the dashboard, undefined from a provider that does not repeat it. */
  refundId: string | null | undefined
}

export type ProviderDispute = {
  id: string
  amount: number
  reason: string
  state: DisputeState
  evidenceDueAt: Date | null
}

/** Money of one charge that went back, or that a bank wants back. */
export type RefundsAndDisputes = { refunds: ProviderRefund[]; disputes: ProviderDispute[] }

/** A refund or dispute changed; `at` is the provider's time. */
export type ReturnEvent = { id: string; at: Date; reference: string }

/**
 * What Porua needs from a payment provider. Secrets of the buyer, such as card numbers, go from the browser to the
 * provider, never through us.
 */
export type Payment = {
  name: PaymentMethod
  /** What it charges: the currency, and the smallest and largest amount. */
  charges: { currency: Currency; min: number; max: number }
  begin(attempt: NewAttempt): Promise<Charge>
  /** null if the provider does not know it. */
  read(reference: string): Promise<Charge | null>
  /** Takes the money that the buyer has agreed to, once; omitted where the provider captures automatically. */
  finish?(reference: string): Promise<Charge | null>
  /** Returns the charge's new state; once it is processing or done, its amount no longer changes. */
  changeAmount?(reference: string, amount: number): Promise<Charge>
  /** Returns the charge's new state; once it is processing or done, it is no longer cancelled. */
  cancel(reference: string): Promise<Charge>
  /** For how long after its beginning a cancelled charge may still be paid; left out where cancelling is final. */
  lateMs?: number
  /**
   * Gives back this amount, or with null what is left of it. A repeated `refundId` is one refund, unless `repeatsRefunds`.
   * Returns the provider's id of it where `refundsOf` needs that to find it. Throws RefundRefused.
   */
  refund(input: { reference: string; refundId: string; amount: number | null }): Promise<string | void>
  /** Whether a part that is asked for twice goes back twice. */
  repeatsRefunds?: true
  /** `known` are its refunds that we have asked for, with the ids that `refund` returned. */
  refundsOf(reference: string, known: { id: string; amount: number }[]): Promise<RefundsAndDisputes>
  /** What changed about refunds and disputes since then, newest first; left out where nothing changes without us. */
  returnEventsSince?(since: Date): Promise<ReturnEvent[]>
  /** null if it is about nothing of ours. Throws BadSignature unless the provider sent exactly these bytes just now. */
  readNotice(headers: Headers, body: Uint8Array): Promise<Notice | null>
  /** What is wrong with our keys, in words; nothing if the provider accepts them. */
  checkKeys(): Promise<string[]>
  /** What the card form needs, all of it public. `sandboxUrl` is null for the hosted provider. */
  browser?: { publishableKey: string; sandboxUrl: string | null }
  /** What the payment page may reach, for the Content-Security-Policy. */
  origins: { script?: string[]; connect?: string[]; frame?: string[]; form?: string[] }
}

/** The configured providers. Without any, nothing may have a price. */
export type Payments = ReadonlyMap<PaymentMethod, Payment>

/** Timeout, 5xx, 429 or connection refused: the outcome is unknown, so ask again. */
export class PaymentUnavailable extends Error {}

/** The installation has no keys of this provider. */
export class PaymentNotSetUp extends PaymentUnavailable {}

/** The provider will never make this refund; the message says why. */
export class RefundRefused extends Error {}

export class BadSignature extends Error {}
