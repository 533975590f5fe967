import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { couponCalls } from './coupons/coupon-calls.ts'
import { earningCalls } from './earnings/earning-calls.ts'
import { exchangeRateCalls } from './exchange-rates.ts'
import { failedReversalCalls } from './orders/failed-reversals.ts'
import { heldPaymentCalls } from './orders/held-payments.ts'
import { linkCalls } from './pay-links/link-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { parentCalls } from './pay-links/parent-calls.ts'
import { paymentCalls } from './orders/payment-calls.ts'
import { payoutCalls } from './earnings/payout-calls.ts'
import { policyCalls } from './policies/policy-calls.ts'
import { recordCalls } from './orders/record-calls.ts'
import { refundCalls } from './orders/refund-calls.ts'
import { refundRequestCall } from './orders/refund-request-call.ts'

export function calls(deps: Deps): HandlersOf<'orders'> {
  return {
    ...orderCalls(deps),
    ...paymentCalls(deps),
    ...linkCalls(deps),
    ...parentCalls(deps),
    ...exchangeRateCalls(deps),
    ...heldPaymentCalls(deps),
    ...failedReversalCalls(deps),
    ...recordCalls(deps),
    ...refundRequestCall(deps),
    ...refundCalls(deps),
    ...couponCalls(deps),
    ...earningCalls(deps),
    ...payoutCalls(deps),
    ...policyCalls(deps),
  }
}
