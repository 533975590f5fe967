// Whether the keys of the local payment methods work.
import { createBkashPayment } from '../../server/adapters/payments/bkash/bkash-payment.ts'
import type { Payment } from '../../server/adapters/payments/payment.ts'
import { createSslcommerzPayment } from '../../server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import { BKASH, SSLCOMMERZ, type Config } from '../../server/config.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

/** The token is not kept: two an hour are allowed, and the product asks for one. */
export const checkBkash = ({ bkash, mode, publicUrl }: Config): Promise<Finding> => {
  const open = bkash && createBkashPayment(bkash, publicUrl ?? '', async (grant) => (await grant()).token)
  return checkGateway({ payment: open, url: bkash?.url, variables: BKASH, mode })
}

export const checkSslcommerz = ({ sslcommerz, mode, publicUrl }: Config): Promise<Finding> => {
  const open = sslcommerz && createSslcommerzPayment(sslcommerz, publicUrl ?? '')
  return checkGateway({ payment: open, url: sslcommerz?.url, variables: SSLCOMMERZ, mode })
}

type Checked = {
  payment: Payment | undefined
  url: string | undefined
  variables: readonly string[]
  mode: Config['mode']
}

async function checkGateway({ payment, url, variables, mode }: Checked): Promise<Finding> {
  if (!payment || !url)
    return ok(mode === 'demo' ? 'the demo’s sandbox' : `not set up; ${variables.join(', ')} turn it on`)
  const { host } = new URL(url)
  try {
    const problems = await payment.checkKeys()
    if (problems.length) return failed(`${problems.join('; ')}: copy them from the provider’s mail again`)
  } catch (error) {
    return failed(`${host} does not answer (${reasonOf(error)}): look at the network, then try again`)
  }
  const isSandbox = host.split('.').includes('sandbox')
  const text = `${host} accepts the keys`
  return isSandbox && mode === 'real' ? warning(`${text}, but it is a sandbox: no money moves`) : ok(text)
}
