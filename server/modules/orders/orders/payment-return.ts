// The address to which a provider sends the buyer's browser. Nothing it carries is trusted: the provider is asked, and
// the page shows what is known. No session is needed, because knowing the address only lets someone make us ask.
import type { PaymentFailure } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { PaymentUnavailable } from '../../../adapters/payments/payment.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { findAttempt, payerActor } from './attempts.ts'
import { finishPayment, markReturned } from './finish-payment.ts'

/**
 * What the provider's return address says about a payment that failed. It only affects the wording, because the
 * provider is asked.
 */
const FAILURES: Readonly<Record<string, PaymentFailure>> = { failure: 'declined', cancel: 'cancelled' }

export async function paymentReturn(deps: Deps, attemptId: string, status = ''): Promise<Response> {
  const failure = Object.hasOwn(FAILURES, status) ? FAILURES[status]! : null
  const attempt = (await markReturned(deps, attemptId, failure)) ?? (await findAttempt(deps.db, { id: attemptId }))
  if (!attempt) throw notFound()
  try {
    await finishPayment(deps, attempt, payerActor(attempt))
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    deps.log.warn({ attempt: attempt.id }, 'a buyer came back, but the provider does not answer')
  }
  const { id, orderId, payLinkId } = attempt
  // A person who pays through a link has no account, so they return to the link's page, which shows what is known.
  const location = payLinkId ? paths.pay(deps.linkSecrets(payLinkId)) : paths.payment(orderId, id)
  // A 303 turns a form on the provider's page into a plain link to ours.
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
