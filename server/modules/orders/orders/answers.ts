// Errors for payments that cannot continue.
import { PaymentNotSetUp, PaymentUnavailable } from '../../../adapters/payments/payment.ts'
import { conflict, unavailable } from '../../../http/errors.ts'
import { noSeats } from '../seats/seats.ts'
import type { PaymentOutcome } from './settle.ts'

const alreadyPaid = () => conflict('already_paid', 'This order is paid already.')

export const refunded = () =>
  conflict('refunded', 'The money for this order went back to you. You can order it again from its page.')

export const stillProcessing = () =>
  conflict(
    'payment_processing',
    'Your bank is still working on this payment. We will tell you by email when it is done.',
  )

export const held = () =>
  conflict(
    'payment_held',
    'Your payment has arrived and is being looked at. We will tell you by email when it is done; do not pay again.',
  )

export const methodUnavailable = () =>
  conflict('method_unavailable', 'This order cannot be paid this way. Please choose another one.')

export const notDone = () => conflict('payment_not_done', 'No payment has arrived for this order yet.')

export const notForSale = () =>
  conflict('not_for_sale', 'This is no longer sold. Nothing was charged; you can delete the order.')

/** Somebody else is at the provider's page, and would pay for nothing. */
export const beingPaid = () =>
  conflict(
    'being_paid',
    'Somebody else is paying for this right now. Nothing was charged. Look again in a few minutes.',
  )

export const tooLittle = () => conflict('too_little', 'This costs too little to be paid by card.')

const noCards = () => conflict('no_cards', 'Card payment is not set up on this site, so this cannot be paid for.')

/** Throws unless the order's payment may go on or begin anew. */
export function refuse(outcome: PaymentOutcome): void {
  if (outcome === 'paid') throw alreadyPaid()
  if (outcome === 'processing') throw stillProcessing()
  if (outcome === 'held') throw held()
  if (outcome === 'full') throw noSeats()
}

/** Turns an unreachable provider into a 503, so that the buyer can try again. */
export async function callProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentNotSetUp) throw noCards()
    if (!(error instanceof PaymentUnavailable)) throw error
    throw unavailable('payments_unavailable', 'The payment service does not answer. Please try again in a moment.')
  }
}
