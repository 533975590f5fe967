// With these intervals, a missed payment is found within five minutes, and an abandoned one is ended.
import type { Payment } from '../../../adapters/payments/payment.ts'
import type { Attempt } from './attempts.ts'

/** How often the provider is asked about a pending payment. */
export const CHECK_AFTER_MS = 2 * 60_000

/** An unfinished payment is cancelled after this time. Paying again starts a new one. */
export const ABANDONED_AFTER_MS = 60 * 60_000

/** How long an unpaid order keeps its coupon use: as long as a link that asks a parent to pay. */
export const CODE_HELD_MS = 72 * 3_600_000

/** How often the provider is asked about an abandoned payment that may still arrive. */
export const CHECK_GIVEN_UP_MS = 15 * 60_000

/** If a provider can't cancel payments, it may still take the money of an abandoned one. */
export function mayStillBePaid(payment: Payment | undefined, { begunAt }: Attempt, at: Date): boolean {
  return at.getTime() - begunAt.getTime() < (payment?.lateMs ?? 0)
}

/** A payment or a return that isn't finished by then needs an administrator. */
export const TROUBLE_AFTER_MS = 2 * ABANDONED_AFTER_MS

/** Banks take up to ten working days, so a refund that is pending for longer needs an administrator. */
export const REFUND_TROUBLE_AFTER_MS = 14 * 86_400_000
