import { m } from '../../paraglide/messages.js'

/** Why a payment by link did not begin; each says that nothing was charged. */
const WORDS: Readonly<Record<string, () => string>> = {
  being_paid: m.refused_being_paid,
  invalid: m.pay_problem_invalid,
  method_unavailable: m.pay_problem_method,
  needs_script: m.pay_card_script_only,
  no_cards: m.pay_problem_method,
  payment_not_done: m.pay_problem_not_done,
  payments_unavailable: m.pay_problem_unavailable,
  price_changed: m.pay_price_changed,
  too_little: m.pay_problem_method,
  too_many: m.pay_problem_wait,
}

export const problemWords = (code: string): string =>
  (Object.hasOwn(WORDS, code) ? WORDS[code]! : m.pay_problem_other)()
