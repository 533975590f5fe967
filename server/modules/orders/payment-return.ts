// Where a provider sends the buyer's browser. Nothing it brings is believed: the provider is asked, and the page says what
// is known. No session is needed, because whoever knows the address can only make us ask.
import type { PaymentFailure } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { PaymentUnavailable } from '../../adapters/payments/payment.ts'
import { notFound } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { findAttempt, payerActor, type Attempt } from './attempts.ts'
import { finishPayment, giveUp } from './finish-payment.ts'

/** What the provider's address says of a payment that was not made. It only chooses words: the provider is asked. */
const WHY: Readonly<Record<string, PaymentFailure>> = { failure: 'declined', cancel: 'cancelled' }

export async function paymentReturn(deps: Deps, attemptId: string, status = ''): Promise<Response> {
  const attempt = await findAttempt(deps.db, { id: attemptId })
  if (!attempt) throw notFound()
  try {
    const actor = payerActor(attempt)
    const why = Object.hasOwn(WHY, status) ? WHY[status] : undefined
    await (why ? giveUp(deps, attempt, actor, why) : finishPayment(deps, attempt, actor))
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    deps.log.warn({ attempt: attempt.id }, 'a buyer came back, but the provider does not answer')
  }
  const location = pageAfter(deps, attempt)
  // 303, so that a form of the provider's page becomes a plain link to ours.
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Whoever pays by a link has no account, and goes on where they began; the note is for a payment that was not made. */
const pageAfter = ({ linkSecrets }: Deps, { id, orderId, payLinkId }: Attempt): string =>
  payLinkId ? `${paths.pay(linkSecrets(payLinkId))}?problem=payment_not_done` : paths.payment(orderId, id)
