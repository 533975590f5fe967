// Refunds and disputes as the API answers them.
import { disputes, refunds } from '../../db/schema.ts'
import { inDollars } from '../money.ts'

export const refundAnswer = {
  _id: refunds.id,
  order: refunds.orderId,
  amount: inDollars(refunds.amountCents),
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
