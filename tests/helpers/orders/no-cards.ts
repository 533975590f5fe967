// For servers whose tests never pay by card: every provider call fails at once, and real mode gets dummy keys.
import { PaymentUnavailable, type Payment, type Payments } from '#server/adapters/payments/payment.ts'

const fail = async () => {
  throw new PaymentUnavailable('this test has no card provider')
}

export const noCards: Payment = {
  name: 'card',
  charges: { currency: 'usd', min: 50, max: 99_999_999 },
  begin: fail,
  read: fail,
  changeAmount: fail,
  cancel: fail,
  refund: fail,
  refundsOf: fail,
  returnEventsSince: fail,
  readNotice: fail,
  checkKeys: fail,
  browser: { publishableKey: 'pk_test_nobody', sandboxUrl: null },
  origins: {},
}

export const failingPayments: Payments = new Map([['card', noCards]])

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
}
