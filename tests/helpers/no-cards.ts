// For servers whose tests never pay by card: every provider call fails at once, and real mode gets dummy keys.
import { CardsUnavailable, type Cards } from '#server/adapters/cards/cards.ts'

const fail = () => {
  throw new CardsUnavailable('this test has no card provider')
}

export const noCards: Cards = {
  create: async () => fail(),
  read: async () => fail(),
  changeAmount: async () => fail(),
  cancel: async () => fail(),
  refund: async () => fail(),
  refundPart: async () => fail(),
  returnsOf: async () => fail(),
  returnEventsSince: async () => fail(),
  readEvent: fail,
  checkKeys: async () => fail(),
  browser: { publishableKey: 'pk_test_nobody', sandboxUrl: null },
}

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
}
