// Whether the seller's details are set. The demo has its own office.
import type { Config } from '../../server/config.ts'
import { ok, warning, type Finding } from './finding.ts'

export async function checkSeller({ mode, seller }: Config): Promise<Finding | null> {
  if (mode === 'demo') return null
  const settings = { SELLER_NAME: seller.name.en, SELLER_ADDRESS: seller.address.en, SELLER_PHONE: seller.phone }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length) return warning(`buyers cannot see all about who sells here: set ${missing.join(', ')}`)
  return ok(`${seller.name.en}, ${seller.address.en}`)
}
