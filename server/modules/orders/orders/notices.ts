// Notices that a provider sends on its own. A notice only tells us which payment to ask about. Nothing else in it is
// trusted, so repeated, late and reordered notices make no difference.
import { METHOD_WORDS, type PaymentMethod } from '#contract/orders/payment-methods.ts'
import { BadSignature, type Notice } from '../../../adapters/payments/payment.ts'
import { badRequest } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { callProvider } from './answers.ts'
import { findAttempt, paymentBy } from './attempts.ts'
import { dropLateCodes } from './codes.ts'
import type { Actor } from './history.ts'
import { applyRefundsAndDisputes } from './refunds-and-disputes.ts'
import { applyCharge } from './settle.ts'

/** Refuses a notice while the provider can't be reached, so that it is sent again. */
export async function receiveNotice(
  deps: Deps,
  method: PaymentMethod,
  request: Request,
  body: Uint8Array,
): Promise<void> {
  const notice = await readNotice(deps, method, request, body)
  if (notice) await callProvider(() => applyNotice(deps, method, notice, 'provider'))
}

/** A notice about a payment that isn't ours is accepted and logged, because the provider would only send it again. */
export async function applyNotice(
  deps: Deps,
  method: PaymentMethod,
  { reference, about }: Notice,
  actor: Actor,
): Promise<void> {
  const attempt = await findAttempt(deps.db, { reference })
  if (attempt?.provider !== method) return deps.log.error({ reference, method }, 'a notice names no payment of ours')
  if (about === 'refunds and disputes') return applyRefundsAndDisputes(deps, attempt, actor)
  const charge = await paymentBy(deps, method).read(reference)
  if (charge) await applyCharge(deps, charge, actor)
  if (charge?.state === 'succeeded') await dropLateCodes(deps, actor, reference)
}

async function readNotice({ payments, log }: Deps, method: PaymentMethod, request: Request, body: Uint8Array) {
  try {
    const payment = payments.get(method)
    if (!payment) throw new BadSignature('there is no key to check a notice with')
    return await payment.readNotice(request.headers, body)
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error
    log.warn({ method }, 'a notice came without a good signature')
    throw badRequest('bad_signature', `This notice isn’t signed by ${METHOD_WORDS[method].provider}.`)
  }
}
