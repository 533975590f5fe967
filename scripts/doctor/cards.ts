import { createStripePayment } from '../../server/adapters/payments/stripe/stripe-payment.ts'
import { STRIPE, type Config } from '../../server/config.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

export async function checkCards({ stripe, mode }: Config): Promise<Finding> {
  if (!stripe && mode === 'demo') return ok('the demo’s sandbox')
  if (!stripe) return ok(`not set up, so everything is free; ${STRIPE.join(', ')} turn it on`)
  try {
    const problems = await createStripePayment(stripe).checkKeys()
    if (problems.length) return failed(`${problems.join('; ')}: copy the keys from the provider’s dashboard again`)
  } catch (error) {
    return failed(`the card provider does not answer (${reasonOf(error)}): look at the network, then try again`)
  }
  if (stripe.secretKey.includes('_live_')) return ok('the provider accepts the keys, in live mode')
  const text = 'the provider accepts the keys, in test mode: no money moves'
  return mode === 'demo' ? ok(text) : warning(text)
}
