// The test cards, with Stripe's numbers where Stripe has such a card. Any other number is declined, so that nobody uses
// a real card in the sandbox.
import type { ShownCard } from './records.ts'

export type Problem = { code: string; declineCode?: string; message: string }

/** The result of a charge. With `lost`, the card is charged but the answer is lost. */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'lost' }
  | { kind: 'declined'; problem: Problem }
  | { kind: 'challenged'; next: Outcome }
  | { kind: 'processing'; next: Outcome }

const problem = (code: string, message: string, declineCode?: string): Problem => ({
  code,
  ...(declineCode ? { declineCode } : {}),
  message,
})

const declined = (why: Problem): Outcome => ({ kind: 'declined', problem: why })

const DECLINED = problem('card_declined', 'The bank declined this card. Please try another one.', 'generic_decline')
const NO_FUNDS = problem('card_declined', 'There is not enough money on this card.', 'insufficient_funds')
const EXPIRED = problem('expired_card', 'This card has expired.')
const WRONG_CVC = problem('incorrect_cvc', 'The security code does not belong to this card.')
const NOT_OURS = problem(
  'card_declined',
  'This is a sandbox: it takes its test cards only, such as 4242 4242 4242 4242.',
  'test_mode_live_card',
)

export const NOT_CONFIRMED = problem(
  'payment_intent_authentication_failure',
  'The payment was not confirmed with the bank, so nothing was charged.',
)

/** Refunds of this card are pending for a while. */
export const REFUNDED_LATER = '4000000000007726'
/** Charges of this card are disputed immediately. */
export const DISPUTED = '4000000000000259'

const TAKEN: Outcome = { kind: 'taken' }

const OUTCOMES: Record<string, Outcome> = {
  '4242424242424242': TAKEN,
  '5555555555554444': TAKEN,
  [REFUNDED_LATER]: TAKEN,
  [DISPUTED]: TAKEN,
  '378282246310005': TAKEN,
  '4000000000000002': declined(DECLINED),
  '4000000000009995': declined(NO_FUNDS),
  '4000000000000069': declined(EXPIRED),
  '4000000000000127': declined(WRONG_CVC),
  '4000002500003155': { kind: 'challenged', next: TAKEN },
  '4000000000003220': { kind: 'challenged', next: TAKEN },
  '4000008400001629': { kind: 'challenged', next: declined(DECLINED) },
  '4000000000000077': { kind: 'processing', next: TAKEN },
  '4000000000000341': { kind: 'processing', next: declined(DECLINED) },
  '4000000000005126': { kind: 'lost' },
}

export type TypedCard = { number: string; month: number; year: number; cvc: string }

export type CheckedCard = { card: ShownCard; outcome: Outcome } | { problem: Problem; param: string }

/** Validates the input before looking the number up, as a card terminal does. */
export function checkCard({ number, month, year, cvc }: TypedCard, now: Date): CheckedCard {
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    return { param: 'number', problem: problem('incorrect_number', 'This card number is not right. Please check it.') }
  }
  if (!(month >= 1 && month <= 12)) {
    return { param: 'exp_month', problem: problem('invalid_expiry_month', 'The expiry month is not right.') }
  }
  const fullYear = year < 100 ? 2000 + year : year
  if (!(fullYear <= now.getUTCFullYear() + 50) || Date.UTC(fullYear, month) <= now.getTime()) {
    return { param: 'exp_year', problem: problem('invalid_expiry_year', 'The expiry date has passed or is not right.') }
  }
  const brand = brandOf(number)
  if (cvc.length !== (brand === 'amex' ? 4 : 3) || /\D/.test(cvc)) {
    return { param: 'cvc', problem: problem('invalid_cvc', 'The security code is not complete.') }
  }
  return { card: { brand, last4: number.slice(-4) }, outcome: OUTCOMES[number] ?? declined(NOT_OURS) }
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown'
}

function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).toReversed()
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
