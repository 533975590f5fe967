// Refunds and disputes in the form the API returns.
import { sql } from 'drizzle-orm'
import type { Currency } from '#contract/constants.ts'
import { disputes, orders, refunds } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { inDollars } from '../../money.ts'

/** The refunded amount in the payment's currency. */
const charged = sql<{ amount: number; currency: Currency }>`(
  select json_build_object(
    'amount', case when ${paymentAttempts.rate} is null then ${refunds.amountCents}::float8 / 100 else ${refunds.amount} end,
    'currency', ${paymentAttempts.currency})
  from ${orders} join ${paymentAttempts} on ${paymentAttempts.reference} = ${orders.transactionId}
  where ${orders.id} = ${refunds.orderId})`

export const refundAnswer = {
  _id: refunds.id,
  order: refunds.orderId,
  amount: inDollars(refunds.amountCents),
  charged,
  reason: refunds.reason,
  state: refunds.state,
  problem: refunds.problem,
  at: refunds.createdAt,
}

export const disputeAnswer = {
  _id: disputes.id,
  order: disputes.orderId,
  amount: inDollars(disputes.amountCents),
  reason: disputes.reason,
  state: disputes.state,
  evidenceDue: disputes.evidenceDueAt,
  at: disputes.createdAt,
}
