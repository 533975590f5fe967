// Where a provider sends the buyer's browser. Nothing it brings is believed: the provider is asked, and the page says what
// is known. No session is needed, because whoever knows the address can only make us ask.
import { paths } from '#contract/paths.ts'
import { PaymentUnavailable } from '../../adapters/payments/payment.ts'
import { notFound } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { findAttempt, type Attempt } from './attempts.ts'
import { finishPayment, giveUp } from './finish-payment.ts'

/** `status` is what the provider's address says; `failure` and `cancel` mean that the buyer has given up. */
export async function paymentReturn(deps: Deps, attemptId: string, status = ''): Promise<Response> {
  const attempt = await findAttempt(deps.db, { id: attemptId })
  if (!attempt) throw notFound()
  try {
    await (['failure', 'cancel'].includes(status) ? giveUp(deps, attempt) : finishPayment(deps, attempt, 'buyer'))
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    deps.log.warn({ attempt: attempt.id }, 'a buyer came back, but the provider does not answer')
  }
  // It only chooses the words of a page that says that nothing was charged.
  const location = pageAfter(deps, attempt) + (status === 'cancel' ? '&status=cancel' : '')
  // 303, so that a form of the provider's page becomes a plain link to ours.
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Whoever pays by a link has no account, and goes on where they began; the note is for a payment that was not made. */
const pageAfter = ({ linkSecrets }: Deps, { id, orderId, payLinkId }: Attempt): string =>
  payLinkId ? `${paths.pay(linkSecrets(payLinkId))}?problem=payment_not_done` : paths.payment(orderId, id)
