import type { Currency, PaymentFailure } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { DisputeState, RefundState } from '#contract/record-states.ts'

/** `open` means waiting for the buyer: for a card, a confirmation or a 3-D Secure challenge. */
export type ChargeState = 'open' | 'processing' | 'succeeded' | 'cancelled'

/** How the buyer continues: in a form on our page, opened with a client secret, or on the provider's page. */
export type Beginning = { form: string } | { redirect: string }

/** A payment attempt in the provider's view. Amounts are in cents or whole taka. */
export type Charge = {
  /** The provider's id of the attempt. */
  reference: string
  state: ChargeState
  /** The amount received, once the charge has succeeded. Before that, null if the provider doesn't say. */
  amount: number | null
  currency: string | null
  /** Null if the provider only says this at the beginning. */
  beginning: Beginning | null
  /** The number that the payer sees in the provider's messages, if it isn't the reference. */
  transaction?: string
  /** Why the provider flags a successful payment as risky. */
  risk?: string
  /** Why the provider took no money, if it says so. */
  failure?: PaymentFailure
}

export type NewAttempt = {
  /** 30 characters. The same id is the same attempt, however often it is started. */
  id: string
  orderId: string
  amount: number
  currency: string
  description: string
  /** The person who pays. */
  payer: { name: string; email: string }
}

/** The subject of a provider's message. It only tells us what to ask about; nothing else in it is trusted. */
export type Notice = { reference: string; about: 'payment' | 'refunds and disputes' }

export type ProviderRefund = {
  id: string
  amount: number
  state: RefundState
  /** The reason given in the dashboard, or null if there is none. */
  reason: string | null
  /** Why the refund failed. */
  problem: string | null
  /**
   * The id under which we requested the refund. Null for one from the dashboard, undefined if the provider doesn't
   * return our ids.
   */
  refundId: string | null | undefined
}

export type ProviderDispute = {
  id: string
  amount: number
  reason: string
  state: DisputeState
  evidenceDueAt: Date | null
}

/** Money of one charge that was refunded, or that a bank claims back. */
export type RefundsAndDisputes = { refunds: ProviderRefund[]; disputes: ProviderDispute[] }

/** A refund or dispute has changed. `at` is the provider's time. */
export type ReturnEvent = { id: string; at: Date; reference: string }

/**
 * What Porua needs from a payment provider. Secrets of the buyer, such as card numbers, go from the browser to the
 * provider, never through us.
 */
export type Payment = {
  name: PaymentMethod
  /** The currency, and the smallest and largest amount, that the provider charges. */
  charges: { currency: Currency; min: number; max: number }
  begin(attempt: NewAttempt): Promise<Charge>
  /** Null if the provider doesn't know the charge. */
  read(reference: string): Promise<Charge | null>
  /** Captures the money that the buyer has approved, once. Omitted if the provider captures automatically. */
  finish?(reference: string): Promise<Charge | null>
  /** Returns the charge's new state. Once it is processing or done, its amount no longer changes. */
  changeAmount?(reference: string, amount: number): Promise<Charge>
  /** Returns the charge's new state. Once it is processing or done, it is no longer cancelled. */
  cancel(reference: string): Promise<Charge>
  /** How long after its beginning a cancelled charge may still be paid. Omitted if cancelling is final. */
  lateMs?: number
  /**
   * Refunds this amount or, with null, everything that is left. Calls with the same `refundId` make one refund, unless
   * `repeatsRefunds` is set. Returns the provider's id if `refundsOf` needs it to find the refund. Throws
   * RefundRefused.
   */
  refund(input: { reference: string; refundId: string; amount: number | null }): Promise<string | void>
  /** Set if requesting a partial refund twice refunds it twice. */
  repeatsRefunds?: true
  /** `known` lists the refunds we have requested, with the ids that `refund` returned. */
  refundsOf(reference: string, known: { id: string; amount: number }[]): Promise<RefundsAndDisputes>
  /** Changes to refunds and disputes since then, newest first. Omitted if nothing changes without us. */
  returnEventsSince?(since: Date): Promise<ReturnEvent[]>
  /**
   * Null if the event isn't about anything of ours. Throws BadSignature unless the provider sent exactly these bytes
   * just now.
   */
  readNotice(headers: Headers, body: Uint8Array): Promise<Notice | null>
  /** Describes what is wrong with our keys. Empty if the provider accepts them. */
  checkKeys(): Promise<string[]>
  /** What the card form needs, all of it public. `sandboxUrl` is null for the hosted provider. */
  browser?: { publishableKey: string; sandboxUrl: string | null }
  /** The origins that the payment page may reach, for the Content-Security-Policy. */
  origins: { script?: string[]; connect?: string[]; frame?: string[]; form?: string[] }
}

/** The configured providers. Without any, nothing may have a price. */
export type Payments = ReadonlyMap<PaymentMethod, Payment>

/** A timeout, 5xx, 429 or refused connection: the outcome is unknown, so ask again. */
export class PaymentUnavailable extends Error {}

/** This installation has no keys for the provider. */
export class PaymentNotSetUp extends PaymentUnavailable {}

/** The provider will never make this refund. The message says why. */
export class RefundRefused extends Error {}

export class BadSignature extends Error {}
