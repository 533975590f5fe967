// The card provider of an installation without keys: nothing has a price there, and old orders cannot be paid for.
import { BadSignature, CardsNotSetUp, type Cards } from './cards.ts'

const refuse = async (): Promise<never> => {
  throw new CardsNotSetUp('card payment is not set up: the STRIPE_ variables are missing')
}

export const cardsNotSetUp: Cards = {
  create: refuse,
  read: refuse,
  changeAmount: refuse,
  cancel: refuse,
  refund: refuse,
  refundPart: refuse,
  returnsOf: refuse,
  returnEventsSince: async () => [],
  readEvent() {
    throw new BadSignature('there is no webhook secret to check an event with')
  },
  checkKeys: async () => [],
  browser: null,
}
