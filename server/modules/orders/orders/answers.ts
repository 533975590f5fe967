// Errors for payments that cannot continue.
import { PaymentNotSetUp, PaymentUnavailable } from '../../../adapters/payments/payment.ts'
import { conflict, unavailable } from '../../../http/errors.ts'
import { noSeats } from '../seats/seats.ts'
import type { PaymentOutcome } from './settle.ts'

const alreadyPaid = () => conflict('already_paid', 'This order is already paid.')

export const refunded = () => conflict('refunded', 'This order was refunded. You can buy it again from its page.')

export const stillProcessing = () =>
  conflict('payment_processing', 'Your bank is still processing this payment. We’ll email you when it’s done.')

export const paymentHeld = () =>
  conflict(
    'payment_held',
    'We’ve received your payment and are checking it. We’ll email you when we’re done. Please don’t pay again.',
  )

export const methodUnavailable = () =>
  conflict('method_unavailable', 'You can’t pay for this order this way. Choose another method.')

export const notDone = () => conflict('payment_not_done', 'We haven’t received a payment for this order yet.')

export const notForSale = () =>
  conflict('not_for_sale', 'This is no longer for sale. You weren’t charged, and you can delete the order.')

/** Someone else is on the provider's page and would pay for nothing. */
export const beingPaid = () =>
  conflict(
    'being_paid',
    'Someone else is paying for this right now. You weren’t charged. Check again in a few minutes.',
  )

export const tooLittle = () => conflict('too_little', 'This price is too low for a card payment.')

const noCards = () => conflict('no_cards', 'This payment method isn’t set up on this site, so you can’t use it.')

/** Throws unless the order's payment may continue or start again. */
export function refuse(outcome: PaymentOutcome): void {
  if (outcome === 'paid') throw alreadyPaid()
  if (outcome === 'processing') throw stillProcessing()
  if (outcome === 'held') throw paymentHeld()
  if (outcome === 'full') throw noSeats()
}

/** Turns an unreachable provider into a 503, so that the buyer can try again. */
export async function callProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentNotSetUp) throw noCards()
    if (!(error instanceof PaymentUnavailable)) throw error
    throw unavailable('payments_unavailable', 'The payment provider isn’t responding. Try again in a moment.')
  }
}
