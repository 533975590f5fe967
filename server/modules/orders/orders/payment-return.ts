// Where a provider sends the buyer's browser. Nothing it brings is believed: the provider is asked, and the page says what
// is known. No session is needed, because whoever knows the address can only make us ask.
import type { PaymentFailure } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { PaymentUnavailable } from '../../../adapters/payments/payment.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { findAttempt, payerActor } from './attempts.ts'
import { finishPayment, markReturned } from './finish-payment.ts'

/** What the provider's address says of a payment that was not made. It only chooses words: the provider is asked. */
const WHY: Readonly<Record<string, PaymentFailure>> = { failure: 'declined', cancel: 'cancelled' }

export async function paymentReturn(deps: Deps, attemptId: string, status = ''): Promise<Response> {
  const why = Object.hasOwn(WHY, status) ? WHY[status]! : null
  const attempt = (await markReturned(deps, attemptId, why)) ?? (await findAttempt(deps.db, { id: attemptId }))
  if (!attempt) throw notFound()
  try {
    await finishPayment(deps, attempt, payerActor(attempt))
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    deps.log.warn({ attempt: attempt.id }, 'a buyer came back, but the provider does not answer')
  }
  const { id, orderId, payLinkId } = attempt
  // Whoever pays by a link has no account, and goes on where they began; the link's page says what is known.
  const location = payLinkId ? paths.pay(deps.linkSecrets(payLinkId)) : paths.payment(orderId, id)
  // 303, so that a form of the provider's page becomes a plain link to ours.
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
