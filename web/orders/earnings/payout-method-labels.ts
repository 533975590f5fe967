import type { PayoutMethod } from '#contract/orders/earning-kinds.ts'
import { m } from '../../paraglide/messages.js'

export const PAYOUT_METHOD_LABELS: Record<PayoutMethod, () => string> = {
  bkash: m.payout_method_bkash,
  nagad: m.payout_method_nagad,
  bank: m.payout_method_bank,
}
