// Says that nothing was charged and why, because card providers know few languages and don't say the former.
import { m } from '../../paraglide/messages.js'

/** The names that Stripe uses. */
export type CardError = { code?: string; decline_code?: string; message?: string }

const REASONS: Record<string, () => string> = {
  insufficient_funds: m.payment_card_no_money,
  expired_card: m.payment_card_expired,
  incorrect_number: m.payment_card_wrong_number,
  invalid_number: m.payment_card_wrong_number,
  incorrect_cvc: m.payment_card_wrong_cvc,
  invalid_cvc: m.payment_card_wrong_cvc,
  invalid_expiry_month: m.payment_card_wrong_expiry,
  invalid_expiry_month_past: m.payment_card_wrong_expiry,
  invalid_expiry_year: m.payment_card_wrong_expiry,
  invalid_expiry_year_past: m.payment_card_wrong_expiry,
  test_mode_live_card: m.payment_card_test_only,
}

export function explainCardRefusal({ code = '', decline_code: declineCode = '' }: CardError): string {
  if (code.startsWith('incomplete_')) return m.payment_card_incomplete()
  if (code === 'payment_intent_authentication_failure') return m.payment_challenge_left()
  const reason = REASONS[declineCode] ?? REASONS[code] ?? m.payment_card_declined
  return m.payment_card_refused({ reason: reason() })
}
